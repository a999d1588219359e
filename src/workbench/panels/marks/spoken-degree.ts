/** A degree for the ear. */
import type { ToneReading } from '../../state/theory'

/** `1, root`, `flat 3`, `5`. */
export function spokenDegree(reading: ToneReading): string {
  if (reading.isRoot) return '1, root'
  const { number, alteration } = reading.degree
  const sign = alteration < 0 ? 'flat ' : 'sharp '
  return sign.repeat(Math.abs(alteration)) + String(number)
}
