/** A request as a piece, and the settings that keep most of it. */
import { arrange } from '#engine/arrange/arrange'
import { ROLES } from '#engine/arrange/arrangement'
import { rolesOf } from '#engine/arrange/roles'
import type { PieceLimits } from '#formats/piece-of-score'
import { readMaxFret } from '../reading/neck-checks'
import { requestErrorOf } from '../reading/read-request'
import type { ArrangeQuery } from './arrange-request'
import { readPiece } from './read-piece'
import { readSettings } from './read-settings'

/**
 * The piece of a request and the settings that keep most of it, best first.
 *
 * @throws as `readPiece`, and RequestError where the piece has none of the parts to keep.
 */
export function tryPiece(query: ArrangeQuery, limits?: PieceLimits) {
  const settings = readSettings(query)
  const { neck } = settings[0]!
  const maxFret = readMaxFret(query.maxFret, neck)
  const piece = readPiece(query, Math.min(...neck.strings.map(({ midi }) => midi)), limits)
  const { score, barOf } = piece
  const roles = rolesOf(score)
  if (!roles.some((role) => query.keep.includes(role))) {
    const has = ROLES.filter((role) => roles.includes(role))
    const message = `keep: the score has no ${query.keep.join(' and no ')}; it has ${has.join(', ')}`
    throw requestErrorOf('invalid-parameter', [{ path: 'keep', message, allowed: has }])
  }
  const { keep, difficulty: ease, style } = query
  const request = { score, roles, settings, keep, ease, style, maxFret, barOf }
  return { piece, roles, trials: arrange(request) }
}
