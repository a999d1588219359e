/** The tool for a melody with its rhythm: `G3:1.5,A3:0.5,D4:2/3` as the notes of `POST /api/route`. */
import * as z from 'zod'
import { MAX_DURATION_BEATS, MAX_START_BEAT } from '#engine/tab/tab-event'
import { parseNote } from '#engine/theory/pitch'
import { MAX_ROUTE_NOTES } from '../reading/route-request'
import type { OperationTool } from '../registry/surfaces'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { textParameter } from '../schemas/parameters'

/** Note or MIDI number, then `@start`, `:length` and `/string` where given. */
const MELODY_NOTE = /^([^@:/\s]+)(?:@(\d+(?:\.\d+)?))?(?::(\d+(?:\.\d+)?))?(?:\/([1-9]\d?))?$/
const MAX_CHARACTERS_PER_NOTE = 24
const MIDI = /^\d{1,3}$/

type MelodyNote = Readonly<Record<string, string | number>>

function readMelodyNote(text: string): MelodyNote | undefined {
  const [, pitch = '', start, length, string] = MELODY_NOTE.exec(text) ?? []
  const isMidi = MIDI.test(pitch)
  if (!isMidi && !parseNote(pitch)) return undefined
  if (Number(start ?? 0) > MAX_START_BEAT) return undefined
  if (length !== undefined && !(Number(length) > 0 && Number(length) <= MAX_DURATION_BEATS)) {
    return undefined
  }
  return {
    ...(isMidi ? { midi: Number(pitch) } : { note: pitch }),
    ...(start !== undefined && { startBeat: Number(start) }),
    ...(length !== undefined && { durationBeats: Number(length) }),
    ...(string !== undefined && { string: Number(string) }),
  }
}

/**
 * Reads a melody as text; undefined where a note cannot be read.
 *
 * @example
 * readMelody('G3:1.5,A3:0.5')?.[1] // => {"note":"A3","durationBeats":0.5}
 */
export function readMelody(text: string): readonly MelodyNote[] | undefined {
  const notes = text
    .split(/[,\s]+/)
    .filter((one) => one !== '')
    .map(readMelodyNote)
  const isWhole = notes.length > 0 && notes.length <= MAX_ROUTE_NOTES
  return isWhole && notes.every((note) => note !== undefined) ? notes : undefined
}

export const MELODY_TOOL: OperationTool = {
  name: 'plan_melody',
  title: 'Plan a melody with its rhythm',
  description:
    'Plan how a melody with its own rhythm is fingered, as tab. Use it for "finger G3 dotted quarter, A3 eighth, B3 half". For notes of one length use plan_route; for tab from known frets render_tab.',
  fields: ['root', 'scale', 'tempo', 'position', 'limit', ...NECK_FIELDS],
  defaults: { limit: 1 },
  own: {
    schema: z.object({
      melody: textParameter({
        description:
          'Notes with commas, each <note>:<beats>, 1 where left out; @<beat> before the colon starts it later, /<string> at its end keeps it there',
        examples: ['G3:1.5,A3:0.5,B3,D4:2/3'],
        accepts: (text) => readMelody(text) !== undefined,
        maxLength: MAX_ROUTE_NOTES * MAX_CHARACTERS_PER_NOTE,
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
