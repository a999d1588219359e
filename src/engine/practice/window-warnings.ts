/** Places of a drill outside the hand window that was asked for, in words. */
import { formatHandWindow, type HandWindow, isInHandWindow } from '../route/hand-window'
import type { DrillNote } from './drill'

/** A place as warnings name it; a reader can search for it. */
export function placeTextOf(note: Pick<DrillNote, 'string' | 'fret'>): string {
  return `string ${note.string} fret ${note.fret}`
}

/** One sentence for each place outside the window; open strings always belong to it. */
export function windowWarningsOf(
  positionDrill: readonly DrillNote[],
  window: HandWindow,
): readonly string[] {
  const warnings = new Set<string>()
  for (const note of positionDrill) {
    if (isInHandWindow(note.fret, window)) continue
    const below = window.startFret - note.fret
    const frets = below > 0 ? below : note.fret - window.endFret
    const how =
      frets > 1 ? 'shift the hand' : `stretch the ${below > 0 ? 'index' : 'little'} finger`
    warnings.add(
      `${note.note} at ${placeTextOf(note)} lies ${frets} fret${frets > 1 ? 's' : ''} ${below > 0 ? 'below' : 'above'} ${formatHandWindow(window)}: ${how}`,
    )
  }
  return [...warnings]
}
