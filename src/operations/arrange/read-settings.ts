/** The settings that a request leaves open: transpositions, capos, tunings. */
import type { Setting } from '#engine/arrange/arrangement'
import { CAPOS, KEYS, OCTAVES } from '#engine/arrange/setting-ranges'
import { findInstrument } from '#engine/instrument/read-neck'
import { type NeckRequest, readNeck } from '../reading/neck-request'
import type { ArrangeQuery } from './arrange-request'

const MOST_TUNINGS = 6

function transpositionsOf(transpose: ArrangeQuery['transpose']): readonly number[] {
  if (transpose === 'octave') return OCTAVES
  return transpose === 'auto' ? KEYS : [transpose]
}

/** Tunings as common as the guitar's own: what fingerstyle players retune to. */
const GUITAR_TUNINGS = [
  'standard-6-string',
  'drop-d',
  'double-drop-d',
  'dadgad',
  'open-g',
  'open-d',
]

function tuningsOf({ instrument, tuning }: ArrangeQuery): readonly NeckRequest['tuning'][] {
  if (tuning !== 'auto') return [tuning]
  const row = findInstrument(instrument)!
  const ids = row.tunings.map(({ id }) => id)
  return row.id === 'guitar' ? GUITAR_TUNINGS : ids.slice(0, MOST_TUNINGS)
}

function caposOf(capo: ArrangeQuery['capo']): readonly number[] {
  return capo === 'auto' ? CAPOS : [capo]
}

/** Every setting that a request allows, the plainest first. */
export function readSettings(query: ArrangeQuery): readonly Setting[] {
  const { instrument } = query
  return tuningsOf(query).flatMap((tuning) =>
    caposOf(query.capo).flatMap((capo) => {
      const neck = readNeck({ instrument, tuning, capo })
      return transpositionsOf(query.transpose).map((transpose) => ({ transpose, neck }))
    }),
  )
}
