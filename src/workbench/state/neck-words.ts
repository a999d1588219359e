/** A neck in the words of its button and its messages. */
import type { Neck } from '#engine/instrument/neck'
import { withSigns } from './display-text'

/** `Drop D`, `Ukulele`, `Bass, drop D`, `Guitar, custom`. */
export function neckTitle({ instrument, tuning }: Neck): string {
  if (tuning.name === 'Standard' || instrument.tunings.length === 1) return instrument.name
  const isGuitar = instrument.id === 'guitar' && tuning.id !== 'custom'
  const name = withSigns(tuning.name)
  return isGuitar ? name : `${instrument.name}, ${name}`
}

/** `Drop D, capo 2`. */
export function neckTitleWithCapo(neck: Neck): string {
  return neck.capo > 0 ? `${neckTitle(neck)}, capo ${neck.capo}` : neckTitle(neck)
}

/** `E A D G B E`: open notes without octaves, the last string first. */
export function notesText(openNotes: readonly string[]): string {
  return openNotes.map((note) => withSigns(note.replace(/-?\d+$/, ''))).join(' ')
}
