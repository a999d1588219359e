/** The neck that a request is about: `instrument`, `tuning` and `capo`, shared by every operation. */

import * as z from 'zod'
import { INSTRUMENTS, MAX_CAPO } from '#engine/instrument/neck'
import {
  findInstrument,
  findNamedTuning,
  findTuning,
  type NamedTuning,
} from '#engine/instrument/read-neck'
import { MAX_NAME_LENGTH } from '../registry/published-lengths'
import { nearestOf } from '../suggest/nearest'
import { textParameter } from './parameters'

const INSTRUMENT_IDS = INSTRUMENTS.map(({ id }) => id)

/** The first instrument that has a tuning of that name. */
function namedTuningOf(text: string): NamedTuning | undefined {
  for (const instrument of INSTRUMENTS) {
    const tuning = findTuning(instrument, text)
    if (tuning) return { instrument, tuning }
  }
  return undefined
}

/** Instruments that people ask for and that no neck here stands for, each with what does help. */
const OTHER_INSTRUMENTS: readonly (readonly [RegExp, string])[] = [
  [
    /\b(?:piano|keyboard|keys|organ|synth(?:esi[sz]er)?|accordion|klavier|harpsichord)\b/i,
    'scales and chords are fingered on the piano by /api/piano (finger_piano), notes are found by /api/map (map_pitch)',
  ],
  [
    /(?:12|twelve)[\s-]*str/i,
    'its pairs of strings are fingered as the six of instrument=guitar, whose answers leave out the octave strings',
  ],
  [
    /\b(?:mandol[ao]|mandocello|octave mandolin|bouzouki|guitarr[oó]n|banjolele|guitalele|lute|oud|cavaquinho|charango|sitar|balalaika|dulcimer|requinto|tenor (?:guitar|banjo)|plectrum banjo)\b/i,
    'its strings can be given: the nearest instrument with tuning as a list of pitches',
  ],
  [
    /\b(?:harmonica|flute|recorder|sax(?:ophone)?|trumpet|trombone|clarinet|oboe|violin|viola|cello|fiddle|voice|harp|drums?|kalimba|vocals?)\b/i,
    'it has no frets, and nothing here is worked out for it',
  ],
]

const otherInstrument = (text: string) => OTHER_INSTRUMENTS.find(([name]) => name.test(text))

function suggestInstrument(text: string) {
  const other = otherInstrument(text)
  if (other) return { allowed: INSTRUMENT_IDS, hint: other[1] }
  const named = findNamedTuning(text) ?? namedTuningOf(text)
  if (named) {
    const { instrument, tuning } = named
    return {
      instead: { instrument: instrument.id, tuning: tuning.id },
      hint: `give instrument=${instrument.id}&tuning=${tuning.id}`,
    }
  }
  const names = INSTRUMENTS.flatMap(({ id, name, aliases = [] }) => [id, name, ...aliases])
  // A number of strings is no typo: a 9-string guitar is not nearly an 8-string one.
  const [stringCount] = text.match(/\d+/) ?? []
  const near = nearestOf(
    text,
    names.filter((name) => stringCount === undefined || name.match(/\d+/)?.[0] === stringCount),
  )
  const row = near === undefined ? undefined : findInstrument(near)
  return { allowed: INSTRUMENT_IDS, ...(row && { didYouMean: row.id }) }
}

export const instrumentParameter = textParameter({
  description: 'Id or usual name; /api/instruments lists them.',
  examples: ['guitar', 'ukulele', 'bass'],
  accepts: (text) => findInstrument(text) !== undefined,
  wanted: `an instrument of /api/instruments (${INSTRUMENT_IDS.join(', ')})`,
  suggest: suggestInstrument,
})

const tuningText = z.string().min(1).max(MAX_NAME_LENGTH)

export const tuningParameter = z.union([tuningText, z.array(tuningText).min(1).max(16)]).meta({
  description:
    'Id, usual name, or pitches, the last string first: D2,A2,D3,G3,B3,E4. Default: the standard one.',
  examples: ['drop-d', 'D2,A2,D3,G3,B3,E4'],
})

export const capoParameter = z
  .int()
  .min(0)
  .max(MAX_CAPO)
  .meta({
    description:
      'Fret of the capo. Frets count from it; notes are as they sound, chords as chordNames says.',
    examples: [2],
  })

/** The contract's guitar. */
export const DEFAULT_NECK = { instrument: 'guitar', capo: 0 } as const

/** The three parameters of every operation that names strings or frets. */
export const neckFields = {
  instrument: instrumentParameter.default(DEFAULT_NECK.instrument),
  tuning: tuningParameter.optional(),
  capo: capoParameter.default(DEFAULT_NECK.capo),
}

/** The same where the request may carry its neck otherwise: in a project, in a tab. */
export const optionalNeckFields = {
  instrument: instrumentParameter.optional(),
  tuning: tuningParameter.optional(),
  capo: capoParameter.optional(),
}

export const NECK_FIELDS = ['instrument', 'tuning', 'capo'] as const
