/** Values made from keys, each once, when it is first needed: options that are offered again and again. */
export class Memo<Key, Made> {
  private readonly made = new Map<Key, Made>()
  private readonly make: (key: Key) => Made

  constructor(make: (key: Key) => Made) {
    this.make = make
  }

  get(key: Key): Made {
    let made = this.made.get(key)
    if (made === undefined) this.made.set(key, (made = this.make(key)))
    return made
  }
}
