/** Reads songs from outside a project. */
import type { Issue } from '../errors'
import { readWhole } from './field-reader'
import type { NeckBounds } from './shape'
import { type Song, songField } from './song-shape'

/** A song has no places on a neck. */
const NO_NECK: NeckBounds = { stringCount: 0, maxFret: 0 }

/** A song from a parsed JSON value, without unknown fields, or what is wrong with it by its path. */
export function checkSong(song: unknown): {
  readonly song: Song
  readonly issues: readonly Issue[]
} {
  const issues: Issue[] = []
  return { song: songField.read(readWhole({ song }, issues), 'song', NO_NECK), issues }
}
