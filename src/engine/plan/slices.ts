/** Slices: notes that start together, over those that still sound. */
import type { Note } from './note'
import { ANY_OCTAVE, type SlicePitches } from './states'

/** Notes that start within this of the first of them start together. */
const SAME_START_BEATS = 1 / 48
/** A note that ends within this after an onset need not be held there. */
const OVERLAP_BEATS = 0.06
const LET_RING_BEATS = 4
/** Held notes that the hand takes care of: the latest, fewer where there are more ways than so many. */
const MOST_HELD = 5
const MOST_STATES = 768

export interface Slice {
  readonly startBeat: number
  /** 0-based indexes of the notes that start, in the order of their pitches. */
  readonly fresh: readonly number[]
  /** Of those that still sound, in the order in which they were struck. */
  readonly held: readonly number[]
  readonly pitches: SlicePitches
}

export const pitchOf = ({ midi, anyOctave }: Note): number =>
  anyOctave ? ANY_OCTAVE + (midi % 12) : midi

/** Whether a note that was struck before would still sound at a beat. */
export const ringsAt = (note: Note, beat: number): boolean => endBeatOf(note) > beat + OVERLAP_BEATS

const endBeatOf = ({
  startBeat,
  durationBeats,
  heldBeats = durationBeats,
  letRing,
}: Note): number => startBeat + (letRing ? Math.max(LET_RING_BEATS, heldBeats) : heldBeats)

/** The notes by onset, in time: indexes, ascending by pitch. @param which all, without it */
export function onsetsOf(
  notes: readonly Note[],
  which: readonly number[] = [...notes.keys()],
): readonly (readonly number[])[] {
  const order = which.toSorted((a, b) => notes[a]!.startBeat - notes[b]!.startBeat || a - b)
  const onsets: number[][] = []
  let startBeat = Number.NEGATIVE_INFINITY
  for (const index of order) {
    if (notes[index]!.startBeat - startBeat > SAME_START_BEATS) {
      startBeat = notes[index]!.startBeat
      onsets.push([])
    }
    onsets.at(-1)!.push(index)
  }
  for (const onset of onsets) {
    onset.sort((a, b) => pitchOf(notes[a]!) - pitchOf(notes[b]!) || a - b)
  }
  return onsets
}

/**
 * The slices of some notes and those that no hand can play, which sound nowhere.
 *
 * @param which indexes of those that sound; all, without it
 * @param strings of the neck: no more notes sound together
 * @param countStates how many ways there are to strike pitches over held ones
 */
export function slicesOf(
  notes: readonly Note[],
  strings: number,
  countStates: (pitches: SlicePitches) => number,
  which?: readonly number[],
): { readonly slices: readonly Slice[]; readonly leftOut: readonly Slice[] } {
  const slices: Slice[] = []
  const leftOut: Slice[] = []
  let sounding: readonly number[] = []
  for (const fresh of onsetsOf(notes, which)) {
    const startBeat = Math.min(...fresh.map((index) => notes[index]!.startBeat))
    const freshPitches = fresh.map((index) => pitchOf(notes[index]!))
    const rings = (index: number) =>
      ringsAt(notes[index]!, startBeat) && !freshPitches.includes(pitchOf(notes[index]!))
    const most = Math.max(0, Math.min(MOST_HELD, strings - fresh.length))
    const ringing = sounding.filter(rings)
    const pins = fresh.map((index) => notes[index]!.pin)
    const over = (held: readonly number[]) => ({
      fresh: freshPitches,
      held: held.map((index) => pitchOf(notes[index]!)),
      ...(pins.some((pin) => pin) && { pins }),
    })
    if (countStates(over([])) === 0) {
      leftOut.push({ startBeat, fresh, held: [], pitches: over([]) })
      continue
    }
    let held = ringing.slice(ringing.length - Math.min(most, ringing.length))
    while (held.length > 0 && countStates(over(held)) > MOST_STATES) held = held.slice(1)
    const pitches = over(held)
    slices.push({ startBeat, fresh, held, pitches })
    // Of a unison one note rings on.
    const struck = fresh.filter((_, at) => freshPitches[at] !== freshPitches[at - 1])
    sounding = [...held, ...struck]
  }
  return { slices, leftOut }
}
