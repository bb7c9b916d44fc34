import type { FlagName, Flags } from './flags.ts'

/** How the command is called where `npm install` has put it. */
export const CALL = 'npx ziggurat'

/** One thing that `ziggurat` can do. */
export interface Command {
  readonly name: string
  /** What stands after the name, if anything. */
  readonly target: 'game' | 'file' | null
  readonly says: string
  readonly flags: readonly FlagName[]
  /** The exit code: 0, or 1 if what was examined failed. Throws `BadInput` for what cannot be done. */
  run(target: string | undefined, flags: Flags): number | Promise<number>
}
