import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { parseNote } from '#engine/theory/pitch'
import { itemsOfText } from '../reading/field-text'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { lazyRequest } from '../schemas/lazy-object'
import { textParameter } from '../schemas/parameters'
import { MAX_ARRANGED_CHORDS, MAX_ARRANGED_NOTES } from './arrange.schema'

const MAX_CHARACTERS_PER_NOTE = 24

interface TimedText {
  readonly text: string
  readonly startBeat?: number
  readonly durationBeats?: number
}

const NUMBER = String.raw`(\d+(?:\.\d+)?|\.\d+)`
const TIMED = new RegExp(`^(.+?)(?:@${NUMBER})?(?::${NUMBER})?$`)

/** Items separated by commas, each with its start and length where they are given. */
function readTimed(text: string): readonly TimedText[] {
  return itemsOfText(text)
    .filter((item) => item !== '')
    .map((item) => {
      const [, name = item, start, length] = TIMED.exec(item) ?? []
      return {
        text: name,
        ...(start !== undefined && { startBeat: Number(start) }),
        ...(length !== undefined && { durationBeats: Number(length) }),
      }
    })
}

/** The notes of a text, chords opened; one without a start follows the one before. */
function readNotes(text: string): readonly (TimedText & { readonly note: string })[] {
  let end = 0
  return readTimed(text).flatMap(({ text: names, startBeat = end, durationBeats = 1 }) => {
    end = startBeat + durationBeats
    return names.split('+').map((note) => ({ text: note, note, startBeat, durationBeats }))
  })
}

const isScore = (text: string) => {
  const notes = readNotes(text)
  return notes.length > 0 && notes.every(({ note }) => parseNote(note)?.octave !== undefined)
}

function scoreText(description: string, examples: string[]) {
  return textParameter({
    description,
    examples,
    accepts: isScore,
    maxLength: MAX_ARRANGED_NOTES * MAX_CHARACTERS_PER_NOTE,
    wanted: 'notes such as C3+E4@0:2,D4@2:1, each with its octave',
  })
}

const isChords = (text: string) => {
  const chords = readTimed(text)
  const isRead = chords.every(({ text: symbol }) => parseChordSymbol(symbol) !== undefined)
  return chords.length > 0 && chords.length <= MAX_ARRANGED_CHORDS && isRead
}

export const scoreTextFields = lazyRequest(() => ({
  notes: scoreText('NOTE@start:beats, commas between, + between notes that start together', [
    'C3@0:4,G4@0:1,A4@1:1',
  ]).optional(),
  melody: scoreText('A melody, as notes', ['E4:1,F4:1']).optional(),
  chords: textParameter({
    description: 'Chords under the melody, with lengths',
    examples: ['C:4,G7:4', 'Am7@0:2,D7@2:2'],
    accepts: isChords,
    maxLength: MAX_ARRANGED_CHORDS * MAX_NAME_LENGTH,
    wanted: `chord symbols with lengths such as C:4,G7:4, at most ${MAX_ARRANGED_CHORDS}`,
  }).optional(),
}))

const withoutText = ({ text: _, ...rest }: TimedText) => rest

/** The request of texts that the schema has accepted. */
export function scoreTextRequest(own: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { notes, melody, chords } = own
  return {
    ...(typeof notes === 'string' && { notes: readNotes(notes).map(withoutText) }),
    ...(typeof melody === 'string' && { melody: readNotes(melody).map(withoutText) }),
    ...(typeof chords === 'string' && {
      chords: readTimed(chords).map(({ text, ...time }) => ({ symbol: text, ...time })),
    }),
  }
}
