/** General MIDI: what its programs are played on here. */
import type { InstrumentFamily } from '#engine/instrument/instrument-table'

/** It keeps this channel for drums. */
export const DRUM_CHANNEL = 9
export const CHANNELS = 16

/**
 * Programs, counted from 0: steel guitar, fingered bass, banjo; it has no ukulele or mandolin, and
 * players of the format take these guitars for them.
 */
export const PROGRAMS: Readonly<Record<InstrumentFamily, number>> = {
  guitar: 25,
  bass: 33,
  ukulele: 24,
  mandolin: 25,
  banjo: 105,
}

const BASSES = { from: 32, to: 39 }

/** Id of the instrument that a program is best played on. */
export function instrumentIdOf(program: number): string {
  if (program >= BASSES.from && program <= BASSES.to) return 'bass'
  return program === PROGRAMS.banjo ? 'banjo' : 'guitar'
}
