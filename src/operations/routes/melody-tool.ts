/** The tool for a melody with its rhythm: `G3:1.5,A3:1/2,D4:2/S3` as the notes of `POST /api/route`. */
import * as z from 'zod'
import { readWrittenNote } from '#engine/plan/written-note'
import { MAX_DURATION_BEATS, MAX_START_BEAT } from '#engine/tab/tab-event'
import { parseNote } from '#engine/theory/pitch'
import { MAX_ROUTE_NOTES } from '../reading/route-request'
import type { OperationTool } from '../registry/surfaces'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { textParameter } from '../schemas/parameters'

/** `D4/3` may be a third of a beat, or string 3. */
const BARE_NUMBER = /^[^@:/\s]+(?:@[\d.]+)?\/[1-9]\d?$/
const MAX_CHARACTERS_PER_NOTE = 24
const MIDI = /^\d{1,3}$/

type MelodyNote = Readonly<Record<string, string | number>>

function readMelodyNote(text: string): MelodyNote | undefined {
  const read = readWrittenNote(text)
  if (!read) return undefined
  const { pitch, ...others } = read
  const isMidi = MIDI.test(pitch)
  if (!isMidi && !parseNote(pitch)) return undefined
  return { ...(isMidi ? { midi: Number(pitch) } : { note: pitch }), ...others }
}

/**
 * Reads a melody as text; undefined where a note cannot be read.
 *
 * @example
 * readMelody('G3:1.5,A3:1/2')?.[1] // => {"note":"A3","durationBeats":0.5}
 */
export function readMelody(text: string): readonly MelodyNote[] | undefined {
  const notes = text
    .split(/[,\s]+/)
    .filter((one) => one !== '')
    .map(readMelodyNote)
  const isWhole = notes.length > 0 && notes.length <= MAX_ROUTE_NOTES
  return isWhole && notes.every((note) => note !== undefined) ? notes : undefined
}

/** What a note means that cannot be read, where that is one of two. */
function suggestMelody(text: string) {
  const unclear = text.split(/[,\s]+/).find((one) => BARE_NUMBER.test(one))
  if (unclear === undefined) return {}
  const [note, number] = unclear.split('/')
  return {
    hint: `${unclear} may be a length or a string: write ${note}:1/${number} for 1/${number} beat, ${note}/S${number} for string ${number}`,
  }
}

export const MELODY_TOOL: OperationTool = {
  name: 'plan_melody',
  title: 'Plan a melody with its rhythm',
  description:
    'Finger a melody with its own rhythm, as tab. Use it for "finger G3 dotted quarter, A3 eighth". For notes of one length use plan_route; for known frets render_tab.',
  fields: [
    'root',
    'scale',
    'tempo',
    'timeSignature',
    'position',
    'maxFret',
    'fingers',
    'limit',
    ...NECK_FIELDS,
  ],
  defaults: { limit: 1 },
  own: {
    schema: z.object({
      melody: textParameter({
        description:
          '<note>:<beats> with commas; @<beat> before the colon starts it later, /S3 keeps it on string 3',
        examples: ['G3:1.5,A3:1/2,B3,D4:2/S3'],
        accepts: (text) => readMelody(text) !== undefined,
        maxLength: MAX_ROUTE_NOTES * MAX_CHARACTERS_PER_NOTE,
        suggest: suggestMelody,
        wanted: `1 to ${MAX_ROUTE_NOTES} notes such as G3:1.5,A3:0.5,D4@4:2 (length above 0 and at most ${MAX_DURATION_BEATS} beats, start at most ${MAX_START_BEAT})`,
      }),
    }),
    toRequest: ({ melody }) => ({ notes: [...readMelody(String(melody))!] }),
  },
  examples: [
    {
      title: 'A dotted rhythm in G',
      arguments: { melody: 'G3:1.5,A3:0.5,B3:1,D4:1', root: 'G', tempo: 96 },
    },
    { title: 'With a rest on beat 2', arguments: { melody: 'E4:2,D4@3:1,C4:4' } },
  ],
}
