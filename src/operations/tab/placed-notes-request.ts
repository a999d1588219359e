import { MAX_FRET, MAX_STRINGS } from '#engine/instrument/neck'
import { parsePlacedNotes } from '#engine/tab/placed-note-text'
import { MAX_TAB_EVENTS, MAX_TECHNIQUE_LENGTH } from '#engine/tab/tab-event'
import { TECHNIQUES } from '#engine/tab/techniques'
import { lazyRequest } from '../schemas/lazy-object'
import { textParameter } from '../schemas/parameters'

const MAX_CHARACTERS_PER_NOTE = 24 + MAX_TECHNIQUE_LENGTH

function textsOf(positions: string): readonly string[] {
  return positions.split(/[,\s]+/).filter((text) => text !== '')
}

export const placedNotesSchema = lazyRequest(() => ({
  positions: textParameter({
    description:
      'S<string>F<fret> with commas, in playing order; @<start beat> and :<beats> where they do not follow beat by beat; last !hammer-on, !slide, !bend, !vibrato, !harmonic, !palm-mute',
    examples: ['S5F3,S4F0,S4F2', 'S6F3@0:0.5,S5F5@0:0.5', 'S3F5!hammer-on,S3F7'],
    accepts: (text) => {
      const texts = textsOf(text)
      return (
        texts.length > 0 &&
        texts.length <= MAX_TAB_EVENTS &&
        parsePlacedNotes(texts).notes !== undefined
      )
    },
    maxLength: MAX_TAB_EVENTS * MAX_CHARACTERS_PER_NOTE,
    wanted: `a list of 1 to ${MAX_TAB_EVENTS} notes such as S5F3,S4F0@1:0.5 (string 1 to ${MAX_STRINGS}, fret 0 to ${MAX_FRET}), after ! last ${TECHNIQUES.join(', ')}`,
  }),
}))

/** The events of a text that the schema has accepted. */
export function placedNotesRequest({
  positions,
}: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return { events: [...parsePlacedNotes(textsOf(String(positions))).notes!] }
}
