/** Percussion: General MIDI sounds as the articulations of a track. */
import type { model } from '@coderline/alphatab'
import type { ScoreTrack } from '../score/score'
import { alphaTab } from './library'

/** General MIDI sounds of a percussion track; a note names one by its place in this list. */
export function drumsOf({ isPercussion, measures }: ScoreTrack): readonly number[] {
  if (!isPercussion) return []
  const midis = measures.flat(2).flatMap(({ notes }) => notes.map(({ midi }) => midi))
  return [...new Set(midis)].sort((a, b) => a - b)
}

export function articulationOf(midi: number): model.InstrumentArticulation {
  const { InstrumentArticulation, MusicFontSymbol, TechniqueSymbolPlacement } = alphaTab().model
  const { NoteheadBlack, NoteheadHalf, NoteheadWhole, None } = MusicFontSymbol
  const { Outside } = TechniqueSymbolPlacement
  const heads = [NoteheadBlack, NoteheadHalf, NoteheadWhole] as const
  return new InstrumentArticulation(`Drum ${midi}`, 3, midi, ...heads, None, Outside, midi)
}
