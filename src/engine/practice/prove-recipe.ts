/**
 * Proofs of a riff, from its tab events, fingers and the scale alone: nothing is taken from the
 * shape, the tones or the place that made it.
 */
import type { Neck } from '../instrument/neck'
import { isAsNarrowAs, soundingMidiOf } from '../instrument/verify-place'
import type { FingeringStep } from '../plan/route'
import type { TabNote } from '../tab/tab-event'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import type { Scale } from '../theory/scale'
import type { RecipeProof } from './recipe'

export interface RecipeClaim {
  readonly key: NoteName
  readonly scale: Scale
  readonly neck: Neck
  readonly tabNotes: readonly TabNote[]
  readonly steps: readonly FingeringStep[]
  /** Indexes of the notes of each statement of the motif. */
  readonly motif: readonly (readonly number[])[]
  /** Semitones above the root of the colour tones promised. */
  readonly colors: readonly number[]
  readonly bars: number
}

/** Frets of a guitar that a beginner's hand spans at most. */
const WIDEST_BEGINNER_SPAN = 4
const SAYINGS_OF_A_MOTIF = 2
const BEATS_PER_BAR = 4
const TICKS_PER_BEAT = 48

/** Where a pitch stands in the riff's own tones, so that a motif can be compared at other heights. */
function rungsOf(tabNotes: readonly TabNote[]): readonly number[] {
  const classes = [...new Set(tabNotes.map(({ midi }) => midi % 12))].sort((a, b) => a - b)
  return tabNotes.map(
    ({ midi }) => Math.floor(midi / 12) * classes.length + classes.indexOf(midi % 12),
  )
}

function isMotifRepeated({ tabNotes, motif }: RecipeClaim): boolean {
  const rungs = rungsOf(tabNotes)
  const shapes = motif.map((indexes) =>
    indexes
      .map((index) => {
        const event = tabNotes[index]
        return event ? `${rungs[index]! - rungs[indexes[0]!]!}:${event.durationBeats}` : 'missing'
      })
      .join(' '),
  )
  return (
    shapes.length >= SAYINGS_OF_A_MOTIF &&
    !shapes[0]!.includes('missing') &&
    shapes[0]!.includes(' ') &&
    shapes.every((shape) => shape === shapes[0])
  )
}

function areBarsFilled({ tabNotes, bars }: RecipeClaim): boolean {
  let clock = 0
  for (const { startBeat, durationBeats } of tabNotes) {
    if (Math.round(startBeat * TICKS_PER_BEAT) !== clock) return false
    clock += Math.round(durationBeats * TICKS_PER_BEAT)
  }
  return clock === bars * BEATS_PER_BAR * TICKS_PER_BEAT
}

function isSpanHeld(fretSpan: number, neck: Neck): boolean {
  return fretSpan <= WIDEST_BEGINNER_SPAN || isAsNarrowAs(WIDEST_BEGINNER_SPAN, fretSpan, neck)
}

/** What is true of a riff. */
export function proveRecipe(claim: RecipeClaim): RecipeProof {
  const { key, scale, tabNotes, steps } = claim
  const above = tabNotes.map(({ midi }) => (midi - pitchClassOf(key) + 12) % 12)
  const frets = tabNotes.map(({ fret }) => fret).filter((fret) => fret > 0)
  const fretSpan = frets.length === 0 ? 0 : Math.max(...frets) - Math.min(...frets)
  const hands = new Set(steps.map(({ handPositionFret }) => handPositionFret))
  const last = tabNotes[tabNotes.length - 1]
  const longest = Math.max(...tabNotes.map(({ durationBeats }) => durationBeats))
  return {
    allNotesInScale: above.every((semitones) => scale.semitones.includes(semitones)),
    startsOnRoot: above[0] === 0,
    restsOnRoot: above[above.length - 1] === 0 && last?.durationBeats === longest,
    motifRepeated: isMotifRepeated(claim),
    colorHeard: claim.colors.every((color) => above.includes(color)),
    onePosition: hands.size === 1 && isSpanHeld(fretSpan, claim.neck),
    fretSpan,
    barsFilled: areBarsFilled(claim),
    stringFretMatchesMidi: tabNotes.every(
      ({ string, fret, midi }) => soundingMidiOf(string, fret, claim.neck) === midi,
    ),
  }
}
