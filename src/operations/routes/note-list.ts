/** Notes as a list of text: `C3,E3` one after the other, `C3+E3+G3,D4` with chords. */

import { MAX_STRINGS } from '#engine/instrument/neck'
import type { RouteRequestNote } from '#engine/plan/route'
import { askedNoteOf } from '#engine/plan/written-note'
import { MAX_ROUTE_NOTES } from '../reading/route-request'
import { requestErrorOf } from '../registry/request-errors'
import { isNoteOrMidi, suggestNotes, textParameter } from '../schemas/parameters'
import { checkOctaves, pathOfNote, soundTogether } from './posted-notes'

/** Stands between notes that start together. */
const TOGETHER = '+'

const notesOf = (item: string) => item.split(TOGETHER).map((note) => note.trim())

function isItem(text: string): boolean {
  const notes = notesOf(text)
  return notes.length <= MAX_STRINGS && notes.every(isNoteOrMidi)
}

const TOGETHER_HINT = 'notes that start together have a + between them, %2B in a URL'

/** An item of a line: a note, or notes that start together. */
export const lineItemParameter = textParameter({
  description: 'Note name or MIDI number 0–127; several with + between them start together.',
  examples: ['C', 'Eb4', '60', 'C3+E4+G4'],
  accepts: isItem,
  wanted: 'a note name such as C or Eb4, or a MIDI number from 0 to 127',
  suggest: (text) => {
    const { hint, ...suggestion } = suggestNotes(text)
    const own = hint === undefined ? undefined : `${hint}; ${TOGETHER_HINT}`
    return { ...suggestion, ...(own !== undefined && { hint: own }) }
  },
})

/** How the items of a list follow each other. */
interface ListTimes {
  readonly startBeat: number
  /** Of every item. */
  readonly durationBeats: number
}

/**
 * The music of a list.
 *
 * @throws RequestError for a note of a chord without octave, and for too many notes.
 */
export function notesOfList(
  items: readonly string[],
  { startBeat, durationBeats }: ListTimes,
): readonly RouteRequestNote[] {
  const notes = items.flatMap((item, index) =>
    notesOf(item).map((text) => ({
      ...askedNoteOf(text),
      startBeat: startBeat + index * durationBeats,
      durationBeats,
    })),
  )
  if (notes.length > MAX_ROUTE_NOTES) {
    const message = `notes: ${notes.length} notes are more than the ${MAX_ROUTE_NOTES} that one route may have`
    throw requestErrorOf('invalid-parameter', [{ path: 'notes', message }])
  }
  if (soundTogether(notes)) checkOctaves(notes, pathOfNote)
  return notes
}
