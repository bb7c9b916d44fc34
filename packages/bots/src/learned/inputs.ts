/** More than any position has. */
const MOST = 2048

/** The inputs of a network that are not zero. One object is filled again and again. */
export class Inputs {
  readonly places = new Uint16Array(MOST)
  readonly values = new Float32Array(MOST)
  count = 0

  clear(): void {
    this.count = 0
  }

  add(place: number, value = 1): void {
    if (value === 0) return
    this.places[this.count] = place
    this.values[this.count++] = value
  }

  /** A thermometer: sets one input for each step that a number goes beyond, up to `steps`. */
  fill(place: number, number: number, steps: number, value = 1): void {
    for (let i = 0; i < steps && number > i; i++) this.add(place + i, value)
  }
}

/** The places of a network's inputs, in named groups. */
export class Layout<Group extends string = string> {
  size = 0
  private readonly ranges: { readonly group: Group; readonly from: number }[] = []

  /** Adds inputs to a group, and returns the place of the first one. */
  add(group: Group, size = 1): number {
    const from = this.size
    this.ranges.push({ group, from })
    this.size += size
    return from
  }

  groupOf(place: number): Group {
    const range = this.ranges.findLast(({ from }) => from <= place)
    if (range === undefined || place >= this.size) throw new RangeError(`there is no input ${place}`)
    return range.group
  }
}

/** What a network is told of a position: nothing that the seat may not know. */
export interface Features<State, Group extends string = string> {
  readonly layout: Layout<Group>
  write(state: State, seat: number, inputs: Inputs): void
}
