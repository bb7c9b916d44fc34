/** Wrong input of the user. The message is one line that says what is wrong and what would be possible. */
export class BadInput extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'BadInput'
  }
}
