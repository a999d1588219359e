/** A request as a piece, and the settings that keep most of it. */
import { arrange } from '#engine/arrange/arrange'
import {
  ROLES,
  type ScoreFor,
  type ScoreNote,
  type ScoreWithRoles,
} from '#engine/arrange/arrangement'
import { rolesOf } from '#engine/arrange/roles'
import type { PieceLimits } from '#formats/piece-of-score'
import { readMaxFret } from '../reading/neck-checks'
import { requestErrorOf } from '../reading/read-request'
import { type ArrangeQuery, MAX_ARRANGED_CHORDS, MAX_ARRANGED_NOTES } from './arrange-request'
import { settingsInRange } from './pitches-in-range'
import { type ArrangedPiece, readPiece } from './read-piece'
import { readSettings } from './read-settings'

/** In another octave than the plainest a chord may have a note more. */
const MOST_NOTES = MAX_ARRANGED_NOTES + MAX_ARRANGED_CHORDS

/** The scores with what their notes are for. */
function withRoles({ scoreFor, chords }: ArrangedPiece): ScoreFor {
  const known = new Map<readonly ScoreNote[], ScoreWithRoles>()
  return (setting, isPlayable) => {
    const score = scoreFor(setting, isPlayable)
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
  const { keep, difficulty: ease, style } = query
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
