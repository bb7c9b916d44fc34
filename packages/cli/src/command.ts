import type { FlagName, Flags } from './flags.ts'

/** How to call the command after `npm install`. */
export const CALL = 'npx ziggurat'

/** A subcommand of `ziggurat`. */
export interface Command {
  readonly name: string
  /** The argument after the name, if any. */
  readonly target: 'game' | 'file' | null
  readonly summary: string
  readonly flags: readonly FlagName[]
  /** Returns the exit code: 0, or 1 if a check failed. Throws `BadInput` for wrong input. */
  run(target: string | undefined, flags: Flags): number | Promise<number>
}
