/** What the user typed cannot be done: one line that says so and what would be possible. */
export class BadInput extends Error {
  constructor(problem: string) {
    super(problem)
    this.name = 'BadInput'
  }
}
