/** The refusal of a chord that no grip plays. */
import { DomainError } from '#engine/errors'
import type { Neck } from '#engine/instrument/neck'
import type { GripTable } from '#engine/voicing/grip-motion'
import type { AskedChord } from './asked-chord'

/** Says whether the neck or the filters are the reason. @param which `, chord 2` among several */
export function noGrip(
  { symbol, chord }: AskedChord,
  { ranked }: GripTable,
  neck: Neck,
  path: string,
  which = '',
): DomainError {
  const hasTooMany = chord.degrees.length > neck.strings.length
  const onNeck = hasTooMany
    ? `${symbol}${which} has more tones than a hand can hold on these strings; write it with fewer tensions`
    : `No hand can hold ${symbol}${which} on these strings; choose another tuning or chord`
  const message =
    ranked.grips.length === 0
      ? onNeck
      : `No grip of ${symbol}${which} meets these filters; leave one out or widen it`
  return new DomainError('unplayable-chord', message, [{ path, message }])
}
