/** Proofs of a pattern drill, from its tab events and letters alone: nothing is taken from what made it. */
import { groupBy } from '../group-by'
import type { TabNote } from '../tab/tab-event'
import { LETTERS, type Letter } from './pattern-table'

/** What sounds over a stretch of time. */
export interface Harmony {
  readonly startBeat: number
  /** Pitch classes, the root or the bass first. */
  readonly tones: readonly number[]
}

export interface PatternClaim {
  readonly tabNotes: readonly TabNote[]
  /** Of each note. */
  readonly letters: readonly Letter[]
  /** Notes that the hand lets go before they end. */
  readonly letGo: readonly number[]
  /** In time; the scale of double stops is one. */
  readonly harmony: readonly Harmony[]
  /** Scale steps between the notes of a double stop; left out over chords. */
  readonly steps?: number
}

export interface PatternProof {
  /** Every note is a tone of its chord, or of the scale. */
  readonly notesInHarmony: boolean
  /** Each chord begins on its bass, a scale on its root. */
  readonly beginsOnBass: boolean
  /** The thumb is below the fingers, and no finger strikes two strings at once. */
  readonly lettersInOrder: boolean
  /** No note rings into the next chord, or is struck over while it rings. */
  readonly ringsWithinChord: boolean
  /** The hand holds every note until its end. */
  readonly gripsHeld: boolean
  /** Two notes at a time, as far apart as the pattern says; true over chords. */
  readonly intervalsAsNamed: boolean
}

const ROUNDING = 1e-6
const classOf = (midi: number) => midi % 12

function harmonyAt({ harmony }: PatternClaim, beat: number): Harmony | undefined {
  return harmony.findLast(({ startBeat }) => startBeat <= beat + ROUNDING)
}

/** Indexes of the notes by their start. */
function onsetsOf({ tabNotes }: PatternClaim): readonly (readonly number[])[] {
  return [...groupBy(tabNotes.keys(), (index) => tabNotes[index]!.startBeat).values()]
}

function areLettersInOrder(claim: PatternClaim): boolean {
  const { tabNotes, letters } = claim
  return (
    letters.length === tabNotes.length &&
    onsetsOf(claim).every((onset) => {
      const fromThick = onset.toSorted((a, b) => tabNotes[b]!.string - tabNotes[a]!.string)
      const ranks = fromThick.map((index) => LETTERS.indexOf(letters[index]!))
      return ranks.every((rank, at) => rank >= 0 && (at === 0 || rank > ranks[at - 1]!))
    })
  )
}

function beginsOnBass(claim: PatternClaim): boolean {
  return claim.harmony.every(({ startBeat, tones }) => {
    const first = claim.tabNotes.filter((note) => Math.abs(note.startBeat - startBeat) < ROUNDING)
    const thickest = first.toSorted((a, b) => b.string - a.string)[0]
    return thickest !== undefined && classOf(thickest.midi) === tones[0]
  })
}

function ringsWithinChord({ tabNotes, harmony }: PatternClaim): boolean {
  return tabNotes.every((note) => {
    const end = note.startBeat + note.durationBeats
    const next = harmony.find(({ startBeat }) => startBeat > note.startBeat + ROUNDING)
    const isOver = tabNotes.some(
      (other) =>
        other !== note &&
        other.string === note.string &&
        other.startBeat > note.startBeat - ROUNDING &&
        other.startBeat < end - ROUNDING,
    )
    return !isOver && (next === undefined || end <= next.startBeat + ROUNDING)
  })
}

/** Scale steps between two pitches, by counting the tones between. */
function stepsBetween(low: number, high: number, tones: readonly number[]): number {
  let steps = 0
  for (let midi = low + 1; midi <= high; midi++) if (tones.includes(classOf(midi))) steps++
  return steps
}

function areIntervalsAsNamed(claim: PatternClaim): boolean {
  const { steps, tabNotes, harmony } = claim
  if (steps === undefined) return true
  return onsetsOf(claim).every((onset) => {
    const midis = onset.map((index) => tabNotes[index]!.midi).sort((a, b) => a - b)
    return midis.length === 2 && stepsBetween(midis[0]!, midis[1]!, harmony[0]!.tones) === steps
  })
}

/** What is true of a pattern drill. */
export function provePattern(claim: PatternClaim): PatternProof {
  return {
    notesInHarmony: claim.tabNotes.every(({ midi, startBeat }) =>
      harmonyAt(claim, startBeat)?.tones.includes(classOf(midi)),
    ),
    beginsOnBass: beginsOnBass(claim),
    lettersInOrder: areLettersInOrder(claim),
    ringsWithinChord: ringsWithinChord(claim),
    gripsHeld: claim.letGo.length === 0,
    intervalsAsNamed: areIntervalsAsNamed(claim),
  }
}
