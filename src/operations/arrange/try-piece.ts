/** A request as a piece, and the settings that keep most of it. */
import { arrange } from '#engine/arrange/arrange'
import {
  ROLES,
  type ScoreFor,
  type ScoreNote,
  type ScoreWithRoles,
  type Setting,
} from '#engine/arrange/arrangement'
import { rolesOf } from '#engine/arrange/roles'
import { CAPOS, KEYS, OCTAVES } from '#engine/arrange/setting-ranges'
import { findInstrument } from '#engine/instrument/read-neck'
import { MAX_MIDI } from '#engine/theory/pitch'
import type { PieceLimits } from '#formats/track/piece-of-score'
import { readMaxFret } from '../reading/neck-checks'
import { type NeckRequest, readNeck } from '../reading/neck-request'
import { requestErrorOf } from '../registry/request-errors'
import {
  type ArrangeQuery,
  DEFAULT_STYLE,
  MAX_ARRANGED_CHORDS,
  MAX_ARRANGED_NOTES,
  MAX_TRANSPOSE,
} from './arrange.schema'
import { type ArrangedPiece, readPiece } from './read-piece'

/** The settings that a request leaves open: transpositions, capos, tunings. */
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
function readSettings(query: ArrangeQuery): readonly Setting[] {
  const { instrument } = query
  return tuningsOf(query).flatMap((tuning) =>
    caposOf(query.capo).flatMap((capo) => {
      const neck = readNeck({ instrument, tuning, capo })
      return transpositionsOf(query.transpose).map((transpose) => ({ transpose, neck }))
    }),
  )
}

/** The settings in which every pitch of a piece is one that there is, 0–127. */
const signed = (semitones: number) => (semitones > 0 ? `+${semitones}` : `${semitones}`)

/**
 * @param written the notes as they were sent, at least one
 * @throws RequestError where the transposition asked for takes a note out of the range.
 */
function settingsInRange(
  settings: readonly Setting[],
  written: readonly ScoreNote[],
): readonly Setting[] {
  const midis = written.map(({ midi }) => midi)
  const [lowest, highest] = [Math.min(...midis), Math.max(...midis)]
  const isInRange = ({ transpose }: Setting) =>
    lowest + transpose >= 0 && highest + transpose <= MAX_MIDI
  const left = settings.filter(isInRange)
  if (left.length > 0) return left
  const { transpose } = settings[0]!
  const outside = transpose < 0 ? lowest : highest
  const least = Math.max(-lowest, -MAX_TRANSPOSE)
  const most = Math.min(MAX_MIDI - highest, MAX_TRANSPOSE)
  const message = `transpose: ${signed(transpose)} semitones take MIDI ${outside} to ${outside + transpose}, and pitches are 0 to ${MAX_MIDI}; this piece may be transposed by ${signed(least)} to ${signed(most)}`
  // The same key, by octaves nearer.
  const octave = -Math.sign(transpose) * 12
  let nearer = transpose
  while (nearer < least || nearer > most) {
    if (nearer * octave > 0)
      throw requestErrorOf('invalid-parameter', [{ path: 'transpose', message }])
    nearer += octave
  }
  throw requestErrorOf('invalid-parameter', [
    { path: 'transpose', message, didYouMean: String(nearer) },
  ])
}

/** In another octave than the plainest a chord may have a note more. */
const MOST_NOTES = MAX_ARRANGED_NOTES + MAX_ARRANGED_CHORDS

/** The scores with what their notes are for. */
function withRoles({ scoreFor, chords }: ArrangedPiece): ScoreFor {
  const known = new Map<readonly ScoreNote[], ScoreWithRoles>()
  return (setting, isPlayable, tones) => {
    const score = scoreFor(setting, isPlayable, tones)
    const whole = known.get(score) ?? { score, roles: rolesOf(score), ...(chords && { chords }) }
    known.set(score, whole)
    return whole
  }
}

/**
 * The piece of a request and the settings that keep most of it, best first.
 *
 * @throws as `readPiece` and `settingsInRange`, and RequestError where the piece has none of the parts to keep.
 */
export function tryPiece(query: ArrangeQuery, limits?: PieceLimits) {
  const allowed = readSettings(query)
  const [plainest] = allowed
  const maxFret = readMaxFret(query.maxFret, plainest!.neck)
  let piece = readPiece(query, plainest!, limits)
  const settings = settingsInRange(allowed, piece.written)
  const { roles } = withRoles(piece)(plainest!)
  if (!roles.some((role) => query.keep.includes(role))) {
    const has = ROLES.filter((role) => roles.includes(role))
    const noRoom = ` and no room for more in ${MAX_ARRANGED_NOTES} notes; send the piece in parts`
    const message = `keep: the score has no ${query.keep.join(' and no ')}; it has ${has.join(', ')}${piece.fullness ? noRoom : ''}`
    throw requestErrorOf('invalid-parameter', [{ path: 'keep', message, allowed: has }])
  }
  const { keep, difficulty: ease, style = DEFAULT_STYLE } = query
  const tryAs = (own: ArrangedPiece) =>
    arrange({
      scoreFor: withRoles(own),
      ...(own.outline && { outline: own.outline, mostNotes: MOST_NOTES }),
      settings,
      keep,
      ease,
      style,
      maxFret,
      barOf: own.barOf,
    })
  let trials = tryAs(piece)
  // In the octave where they lie best, chords may have more notes than in the plainest.
  while (trials.length === 0 && piece.thinner) {
    const { thinner, ...same } = piece
    piece = { ...same, ...thinner() }
    trials = tryAs(piece)
  }
  const [best] = trials
  if (best!.notes.length === 0) {
    const others = ROLES.filter((role) => roles.includes(role) && !keep.includes(role))
    const instead = [
      ...others.map((role) => `keep ${role} too`),
      'give another maxFret or transpose',
    ]
    const message = `keep: no hand plays the ${keep.join(' and ')} of this piece on these frets; ${instead.join(' or ')}`
    throw requestErrorOf('invalid-parameter', [{ path: 'keep', message, allowed: ROLES }])
  }
  return { piece, trials }
}
