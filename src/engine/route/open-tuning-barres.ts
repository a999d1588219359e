/** The barres of an open tuning: one finger across, which sounds the open chord higher up. */
import type { Frets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'

const FIFTH = 7
/** Minor and major third. */
const THIRDS = [3, 4]
const OCTAVE = 12

const aboveRoot = (midi: number, root: number) => (midi - root + OCTAVE * OCTAVE) % OCTAVE

/** The root, a pitch class, where the open strings are a major or minor chord. */
function rootOf({ strings }: Neck): number | undefined {
  const tones = [...new Set(strings.map(({ openMidi }) => openMidi % OCTAVE))]
  return tones.find((root) => {
    const above = tones.map((tone) => aboveRoot(tone, root))
    const isThird = (interval: number) => THIRDS.includes(interval)
    return tones.length === 3 && above.includes(FIFTH) && above.some(isThird)
  })
}

/**
 * Barres at frets 1 to `lastFret` over all strings, and over those from the thickest root up; none
 * where the open strings are no chord.
 */
export function openTuningBarres(neck: Neck, lastFret: number): readonly Frets[] {
  const root = rootOf(neck)
  if (root === undefined || neck.strings.some(({ startFret }) => startFret > 0)) return []
  const thickFirst = neck.strings.toReversed()
  const bass = thickFirst.findIndex(({ openMidi }) => openMidi % OCTAVE === root)
  const frets = Array.from({ length: Math.min(lastFret, neck.maxFret) }, (_, index) => index + 1)
  return frets.flatMap((fret) =>
    [...new Set([0, bass])].map((from) =>
      thickFirst.map((_, index) => (index < from ? null : fret)),
    ),
  )
}
