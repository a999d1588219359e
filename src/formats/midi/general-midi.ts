/** General MIDI: what its programs are played on here. */
import { familyOf } from '#engine/instrument/family-table'
import { INSTRUMENTS } from '#engine/instrument/neck'

/** It keeps this channel for drums. */
export const DRUM_CHANNEL = 9
export const CHANNELS = 16

/** Id of the instrument that a program is best played on. */
export function instrumentIdOf(program: number): string {
  const row = INSTRUMENTS.find((instrument) => {
    const [first, last] = familyOf(instrument).programsRead ?? []
    return first !== undefined && last !== undefined && program >= first && program <= last
  })
  return row?.id ?? 'guitar'
}
