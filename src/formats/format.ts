/** What every file format can do. */
import type { FormatId } from './format-ids'
import type { Report } from './report'
import type { Score } from './score'

export interface ReadScore {
  readonly score: Score
  readonly report: Report
}

export interface WrittenScore {
  readonly bytes: Uint8Array
  readonly report: Report
}

export interface TabFormat {
  readonly id: FormatId
  readonly name: string
  /** Without dot, the one to write first. */
  readonly extensions: readonly string[]
  /** Of what is written. */
  readonly mediaType: string
  /** Loads what reading and writing need; to be awaited before either. */
  readonly load?: () => Promise<void>
  /** Whether bytes begin as this format does; names of files are not believed. */
  sniff(bytes: Uint8Array): boolean
  /**
   * @param maxInflatedBytes of an entry of a zip; default: `maxLocalInflatedBytes`.
   * @throws FormatError `unreadable-file`, `file-too-large` or `empty-file`.
   */
  read(bytes: Uint8Array, maxInflatedBytes?: number): ReadScore
  /** @throws FormatError `not-writable`. */
  write(score: Score): WrittenScore
}
