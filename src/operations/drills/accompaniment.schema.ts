/** Request and document of an accompaniment: strummed bars, and a bass line. */
import * as z from 'zod'
import { BASS_KINDS, BASS_ROLES } from '#engine/accompany/bass-line'
import { MAX_STRUM_LENGTH } from '#engine/accompany/strum'
import { FEELS, STRUM_TABLE } from '#engine/accompany/strum-table'
import { FINGERS } from '#engine/hand/finger'
import { DEFAULT_TEMPO } from '#engine/tab/measure'
import { capoSymbolFields } from '../chords/capo-symbols'
import { MAX_PROGRESSION_CHORDS } from '../progressions/progression-chords'
import type { Answer } from '../registry/operation'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { keyParameter } from '../schemas/chord-parameters'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { instrumentField, tuningId } from '../schemas/neck'
import { neckFields } from '../schemas/neck-parameters'
import { textParameter } from '../schemas/parameters'
import { fretNumber, stringNumber } from '../schemas/pitch'
import { tabProject } from '../schemas/project'
import { tempo, timeSignature } from '../schemas/tab'
import { midiNumber, noteText } from '../schemas/theory'
import { fretsText } from '../schemas/voicing'
import { tabHead } from '../tab/tab-head'

const METER = /^([2-9]|1[0-2])\/(4|8)$/

/** The accepted text of a meter as a time signature. */
export function acceptedMeter(text: string): readonly [number, number] {
  const [, beats, unit] = METER.exec(text.trim())!
  return [Number(beats), Number(unit)]
}

const meterParameter = textParameter({
  description: 'Meter of a bar, 2/4 to 12/4 and 2/8 to 12/8; default: that of the strum, or 4/4.',
  examples: ['3/4', '6/8'],
  accepts: (text) => METER.test(text.trim()),
  wanted: 'a meter such as 4/4, 3/4, 6/8 or 12/8',
})

export const DEFAULT_ACCOMPANIED = ['C', 'G', 'Am', 'F']

export const accompanimentRequest = lazyRequest(() => ({
  chords: z
    .array(z.string().max(MAX_NAME_LENGTH))
    .min(1)
    .max(MAX_PROGRESSION_CHORDS)
    .default(DEFAULT_ACCOMPANIED)
    .meta({
      description: `Chord symbols, a bar each, at most ${MAX_PROGRESSION_CHORDS}; with key also numerals or numbers.`,
      examples: ['C,G,Am,F'],
    }),
  key: keyParameter(
    'Key that numerals are read in and a walking bass passes through; default as the chords tell',
  ).optional(),
  meter: meterParameter.optional(),
  strum: z
    .string()
    .min(1)
    .max(MAX_STRUM_LENGTH)
    .optional()
    .meta({
      description: `A strum by its id, or one of your own: D-DU-UDU, D DU UDU, ↓ ↓↑ ↑↓↑ (D down, U up, x damped, - rest, > accent, B bass, A other bass, C above the bass, 1–6 the nth note from the bass). Default: the first that fits. ${STRUM_TABLE.map(({ id, name, meter, slots }) => `${id}: ${name}, ${meter.join('/')} (${slots})`).join('; ')}.`,
      examples: ['folk', 'D-DU-UDU'],
    }),
  feel: z.enum(FEELS).optional().meta({
    description: 'How eighths are played, of a strum of your own too; default as the strum says.',
  }),
  bassLine: z.enum(BASS_KINDS).optional().meta({
    description:
      'A bass line beside the chords: root, root and fifth, or walking; on the bass that is asked for, else on a standard one.',
  }),
  tempo: tempo.default(DEFAULT_TEMPO),
  ...neckFields,
}))

const stroke = z.strictObject({
  startBeat: z.number().min(0).meta({ description: 'In the bar, in units of the denominator.' }),
  durationBeats: z.number(),
  direction: z.enum(['down', 'up']).optional(),
  strings: z
    .union([z.enum(['all', 'high', 'bass', 'other-bass', 'rest']), z.int()])
    .meta({ description: 'high: the four highest; rest: above the bass; n: the nth from it.' }),
  isAccented: z.boolean(),
  isMuted: z.boolean(),
})

const bassPart = lazyObject(() => ({
  kind: z.enum(BASS_KINDS),
  notes: z.array(
    z.strictObject({
      note: noteText,
      midi: midiNumber,
      string: stringNumber,
      fret: fretNumber,
      finger: z.enum(FINGERS),
      startBeat: z.number().min(0),
      durationBeats: z.number(),
      bar: z.int().min(1),
      role: z.enum(BASS_ROLES),
    }),
  ),
  asciiSheet: z.string(),
  compactUrl: z.string().meta({ description: 'Opens the bass line in the workbench.' }),
  warnings: z.array(z.string()),
  notesInChords: z.int().meta({
    description: 'Notes that are tones of the chord of their bar; the others pass or lead on.',
  }),
  proof: z.strictObject({
    beginsOnBass: z.boolean(),
    strongBeatsInChord: z.boolean(),
    comesByStep: z.boolean().meta({ description: 'Walking: to each next bar by a step.' }),
    fillsBars: z.boolean(),
    placesSound: z.boolean(),
  }),
  tuning: tuningId,
  ...instrumentField,
}))

export const accompanimentDocument = lazyObject(() => ({
  ...tabHead,
  input: z.strictObject({
    chords: z.array(z.string()),
    key: z.string(),
    keyIsTold: z.boolean().meta({ description: 'The chords tell it; no key was given.' }),
    meter: timeSignature,
    tempo: z.number(),
  }),
  strum: z.strictObject({
    id: z.string().optional().meta({ description: 'Of the table; absent for your own.' }),
    title: z.string(),
    feel: z.enum(FEELS),
    slots: z.string().meta({ description: 'One bar, slots of equal length: D-DU-UDU.' }),
    arrows: z.string().meta({ description: 'The same, a group a beat: ↓· ↓↑ ·↑ ↓↑.' }),
    strokes: z.array(stroke).meta({ description: 'They and a rest before make up the bar.' }),
  }),
  bars: z.array(
    z.strictObject({
      bar: z.int().min(1),
      symbol: z.string(),
      ...capoSymbolFields,
      text: fretsText,
      startBeat: z.number().min(0),
    }),
  ),
  asciiSheet: z.string(),
  bass: bassPart.optional(),
  warnings: z.array(z.string()),
  proof: z.strictObject({
    notesInChords: z.boolean(),
    placesSound: z.boolean(),
    ringsWithinBars: z.boolean(),
    strokesFillBar: z.boolean(),
  }),
  tuning: tuningId,
  ...instrumentField,
  project: tabProject,
}))

export type AccompanimentQuery = z.output<typeof accompanimentRequest>
export type AccompanimentDocument = Answer<typeof accompanimentDocument>
