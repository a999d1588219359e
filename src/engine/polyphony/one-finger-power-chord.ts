/**
 * Power chords at one fret of neighbouring strings, the root on the thickest: what drop tunings are
 * for. One finger lies on them and slides along like on one low string; the open ones are the pedal.
 */

interface Place {
  readonly midi: number
  readonly string: number
  readonly fret: number
}

const OCTAVE = 12
const FIFTH = 7
const LITTLE_FINGER = 4

/** Whether several notes are a root with fifths and octaves above it, under one finger or all open. */
export function isOneFingerPowerChord(places: readonly Place[]): boolean {
  const strings = places.map(({ string }) => string)
  const thickest = Math.max(...strings)
  const areNeighbours = thickest - Math.min(...strings) === places.length - 1
  if (places.length < 2 || !areNeighbours) return false
  const root = places.find(({ string }) => string === thickest)!
  return places.every(({ midi, fret }) => {
    const above = midi - root.midi
    return fret === root.fret && above >= 0 && [0, FIFTH].includes(above % OCTAVE)
  })
}

/** Index, middle and ring finger lie flat with ease, the little finger hardly. */
export function mayLieOnPowerChord(finger: number): boolean {
  return finger < LITTLE_FINGER
}
