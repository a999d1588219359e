/** Whether a hand can play notes that start together, and what a neck can sound at all. */
import type { Neck } from '../instrument/neck'
import { comparePresses } from './finger-maps'
import { fingeringsOf } from './fingerings'
import type { PitchRange } from './fold-onset'
import type { SoundingNote } from './onsets'
import { placementsOf } from './placements'

/** Lowest and highest pitch of a neck up to a fret. */
export function pitchRangeOf(neck: Neck, maxFret: number): PitchRange {
  const lows = neck.strings.map(({ midi }) => midi)
  const highs = neck.strings.map(({ midi, startFret }) => midi + Math.max(0, maxFret - startFret))
  return { lowMidi: Math.min(...lows), highMidi: Math.max(...highs) }
}

const FREE = { stretch: 0, squeeze: 0, indexBarre: 0, tipBarre: 0 }

/** Whether some placement of the notes has a fingering. */
export function isPlayable(notes: readonly SoundingNote[], neck: Neck, maxFret: number): boolean {
  return placementsOf({ fresh: notes, held: [] }, neck, maxFret).some(({ strings, frets }) => {
    const soundingFrets = neck.strings.map(() => -1)
    for (const [column, string] of strings.entries()) soundingFrets[string - 1] = frets[column]!
    const presses = notes
      .map(({ pin }, column) => ({
        string: strings[column]!,
        fret: frets[column]!,
        pin,
        isNew: true,
      }))
      .filter(({ fret }) => fret > 0)
      .sort(comparePresses)
    if (presses.length === 0) return true
    const question = { neck, presses, soundingFrets, weights: FREE, isSingleNote: false }
    return fingeringsOf(question).length > 0
  })
}
