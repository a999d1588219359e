/** Places of a drill outside the hand window that was asked for, in words. */
import { isStretch } from '../hand/finger-reach'
import { formatHandWindow, isInHandWindow } from '../hand/hand-window'
import type { DrillNote } from './drill'
import type { HandReach } from './hand-reach'

/** A place as warnings name it; a reader can search for it. */
export function placeTextOf(note: Pick<DrillNote, 'string' | 'fret'>): string {
  return `string ${note.string} fret ${note.fret}`
}

/**
 * One sentence for each place outside the window, with what the fingering does there; open strings
 * always belong to it.
 */
export function windowWarningsOf(
  positionDrill: readonly DrillNote[],
  { window, neck }: Pick<HandReach, 'window' | 'neck'>,
): readonly string[] {
  const warnings = new Map<string, string>()
  for (const note of positionDrill) {
    const place = placeTextOf(note)
    if (isInHandWindow(note.fret, window) || warnings.has(place)) continue
    const below = window.startFret - note.fret
    const frets = below > 0 ? below : note.fret - window.endFret
    const how = isStretch(note.fret, note.handPositionFret, neck)
      ? 'stretch the little finger'
      : `shift the hand to fret ${note.handPositionFret}`
    warnings.set(
      place,
      `${note.note} at ${place} lies ${frets} fret${frets > 1 ? 's' : ''} ${below > 0 ? 'below' : 'above'} ${formatHandWindow(window)}: ${how}`,
    )
  }
  return [...warnings.values()]
}
