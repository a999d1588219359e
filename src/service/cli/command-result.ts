/** How a run of the command line ends. */

export const EXIT = { answered: 0, foundMistake: 1, refused: 2, fault: 70 } as const

export interface CommandResult {
  readonly exitCode: number
  readonly output: string
  readonly complaint: string
}
