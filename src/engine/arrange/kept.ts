/** How much of a piece an arrangement keeps. */

import { withinOctave } from '../theory/pitch-class'
import type { ArrangedNote, Kept, NoteChange, Role, ScoreWithRoles, Share } from './arrangement'
import { askedTonesOf, unheardTonesOf } from './asked-chords'

const SAME_START_BEATS = 1 / 48

/** Indexes of the score's notes by the onset that they start at. */
function onsetsOf(score: ScoreWithRoles['score']): readonly (readonly number[])[] {
  const order = score.map((_, index) => index)
  order.sort((a, b) => score[a]!.startBeat - score[b]!.startBeat)
  const onsets: number[][] = []
  for (const index of order) {
    const first = onsets.at(-1)?.[0]
    const isSame =
      first !== undefined && score[index]!.startBeat - score[first]!.startBeat <= SAME_START_BEATS
    if (isSame) onsets.at(-1)!.push(index)
    else onsets.push([index])
  }
  return onsets
}

/**
 * Counts what sounds of the wanted parts, and under chord symbols what sounds of their tones. A note
 * counts as kept where its onset sounds it: a unison of two voices keeps both.
 */
export function keptOf(
  { score, roles, chords, keep }: ScoreWithRoles & { readonly keep: readonly Role[] },
  transpose: number,
  left: readonly ArrangedNote[],
  changes: readonly NoteChange[],
): Kept {
  const bySource = new Map(left.map((note) => [note.source, note]))
  for (const { note, with: other } of changes) {
    const shared = other === undefined ? undefined : bySource.get(other)
    if (shared) bySource.set(note, shared)
  }
  const sums = {
    melody: { kept: 0, of: 0 },
    bass: { kept: 0, of: 0 },
    pitchClasses: { kept: 0, of: 0 },
    notes: { kept: 0, of: 0 },
  } satisfies Record<keyof Kept, Share>
  const asked = keep.includes('harmony') ? chords : undefined
  for (const chord of asked ?? []) {
    const of = askedTonesOf(chord.symbol).length
    sums.pitchClasses.of += of
    sums.pitchClasses.kept += of - unheardTonesOf(chord, left, transpose).length
  }
  const count = (name: keyof Kept, isKept: boolean) => {
    sums[name].of++
    if (isKept) sums[name].kept++
  }
  for (const onset of onsetsOf(score)) {
    const wanted = onset.filter((index) => keep.includes(roles[index]!))
    const sounding = wanted.flatMap((index) => bySource.get(index)?.midi ?? [])
    const pitches = new Set(sounding)
    const heard = new Set(sounding.map(withinOctave))
    const classes = new Set(wanted.map((index) => withinOctave(score[index]!.midi + transpose)))
    for (const pitchClass of classes) {
      if (!asked) count('pitchClasses', heard.has(pitchClass))
    }
    for (const index of wanted) {
      const midi = score[index]!.midi + transpose
      const own = bySource.get(index)
      count('notes', own !== undefined)
      if (roles[index] === 'melody') count('melody', pitches.has(midi))
      if (roles[index] === 'bass') {
        count('bass', own !== undefined && withinOctave(own.midi) === withinOctave(midi))
      }
    }
  }
  return sums
}
