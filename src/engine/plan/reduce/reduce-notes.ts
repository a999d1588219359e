/** Reduction of whole pieces: every onset as a hand can play it, and what that loses. */
import type { Loss, Note } from '../note'
import { onsetsOf } from '../slices'
import { type PlayableSetting, pitchRangeOf, playableOn } from './playable'
import { reduceOnset } from './reduce-onset'

export interface ReducedNotes {
  /** As asked for, but moved ones at their new pitch; each at its index. */
  readonly notes: readonly Note[]
  /** Indexes of those that are not dropped. */
  readonly kept: readonly number[]
  /** In the order of the notes. */
  readonly losses: readonly Loss[]
}

/** The notes with all that no hand can play folded, moved or dropped. */
export function reduceNotes(asked: readonly Note[], setting: PlayableSetting): ReducedNotes {
  const range = pitchRangeOf(setting.neck, setting.maxFret)
  const isPlayable = playableOn(setting)
  const midiOf = new Map<number, number>()
  for (const onset of onsetsOf(asked)) {
    const fresh = onset.map((note) => {
      const { midi, pin } = asked[note]!
      return { note, midi, ...(pin && { pin }) }
    })
    for (const { note, midi } of reduceOnset(fresh, range, isPlayable) ?? fresh) {
      midiOf.set(note, midi)
    }
  }
  const notes = asked.map((note, index) => {
    const midi = midiOf.get(index) ?? note.midi
    return midi === note.midi ? note : { ...note, midi }
  })
  return {
    notes,
    kept: [...asked.keys()].filter((note) => midiOf.has(note)),
    losses: asked.flatMap(({ midi }, note): readonly Loss[] => {
      if (!midiOf.has(note)) return [{ note, kind: 'dropped', semitones: 0 }]
      const semitones = notes[note]!.midi - midi
      return semitones === 0 ? [] : [{ note, kind: 'moved', semitones }]
    }),
  }
}
