/** Reduction of whole pieces: every onset as a hand can play it, and what that loses. */
import type { HandLoss, HandNote } from './hand-plan'
import type { NewNotes } from './onsets'
import { type PlayableSetting, pitchRangeOf, playableOn } from './playable'
import { reduceOnset } from './reduce-onset'

/** The onsets with every note that no hand can play folded, moved or dropped. */
export function reduceOnsets(
  groups: readonly NewNotes[],
  setting: PlayableSetting,
): readonly NewNotes[] {
  const range = pitchRangeOf(setting.neck, setting.maxFret)
  const isPlayable = playableOn(setting)
  return groups.map((group) => {
    const fresh = reduceOnset(group.fresh, range, isPlayable)
    return { ...group, fresh: fresh ?? group.fresh }
  })
}

/** What a reduction did to the notes asked for, in their order. */
export function lossesOf(
  asked: readonly HandNote[],
  groups: readonly NewNotes[],
): readonly HandLoss[] {
  const midiOf = new Map(groups.flatMap(({ fresh }) => fresh.map(({ note, midi }) => [note, midi])))
  return asked.flatMap(({ midi, voice }, note): HandLoss[] => {
    const sounds = midiOf.get(note)
    if (sounds === midi) return []
    const named = voice === undefined ? {} : { voice }
    return sounds === undefined
      ? [{ note, kind: 'dropped', semitones: 0, ...named }]
      : [{ note, kind: 'moved', semitones: sounds - midi, ...named }]
  })
}
