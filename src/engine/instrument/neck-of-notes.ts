/** Necks by their open notes. */
import { keepRecent } from '../keep-recent'
import type { InstrumentRow } from './instrument-table'
import { CUSTOM_TUNING, makeNeck, type Neck, neckOf } from './neck'
import { tuningOfNotes } from './read-neck'

/** What is worked out for a neck hangs on it, so the latest ones are kept. */
const MAX_KEPT_NECKS = 64

/**
 * The neck of open notes with octaves, the last string first; under its name where the table has
 * one. The same object for the same notes.
 */
export const neckOfNotes = keepRecent(
  MAX_KEPT_NECKS,
  (instrument: InstrumentRow, openNotes: readonly string[], capo: number) =>
    `${instrument.id} ${openNotes.join()} ${capo}`,
  (instrument, openNotes, capo): Neck => {
    const row = tuningOfNotes(instrument, openNotes)
    return row
      ? neckOf(instrument, row, capo)
      : makeNeck(instrument, CUSTOM_TUNING, openNotes, capo)
  },
)
