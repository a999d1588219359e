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

/** Instruments that are nearly one of ours by name, and are strung otherwise. */
const OTHER_INSTRUMENTS =
  /^(?:mandol[ao]|mandocello|octave mandolin|bouzouki|guitarr[oó]n|banjolele|guitalele)$/i

function suggestInstrument(text: string) {
  const named = findNamedTuning(text) ?? namedTuningOf(text)
  if (named) {
    const { instrument, tuning } = named
    return {
      instead: { instrument: instrument.id, tuning: tuning.id },
      hint: `give instrument=${instrument.id}&tuning=${tuning.id}`,
    }
  }
  const names = INSTRUMENTS.flatMap(({ id, name, aliases = [] }) => [id, name, ...aliases])
  // A number of strings is no typo: a 12-string guitar is not nearly a 7-string one.
  const [stringCount] = text.match(/\d+/) ?? []
  const near = OTHER_INSTRUMENTS.test(text.trim())
    ? undefined
    : nearestOf(
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
    description: 'Fret of the capo. Frets count from it; notes are as they sound.',
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
