/** What a drill warns of, in words: places outside the hand window asked for, and tones left out. */
import { isStretch } from '../hand/finger-reach'
import { formatHandWindow, isInHandWindow } from '../hand/hand-window'
import { formatPitch } from '../theory/pitch'
import type { DrillNote } from './drill'
import type { DrillTheory } from './drill-theory'
import { type HandReach, OUT_OF_REACH } from './hand-reach'
import { setOfTarget } from './lines/ladder-line'
import { isInSet } from './lines/line'
import type { DrillTargetRow } from './target-table'

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

/** Tones between the highest and the lowest of a line in order that no string plays in reach. */
export function leftOutWarningsOf(
  target: DrillTargetRow,
  pitches: readonly number[],
  theory: DrillTheory,
  reach: HandReach,
): readonly string[] {
  if (!target.gapless) return []
  const set = setOfTarget(target.id, theory)
  const leftOut: string[] = []
  for (let midi = Math.min(...pitches); midi <= Math.max(...pitches); midi++) {
    if (!isInSet(set, midi) || reach.byMidi[midi] !== OUT_OF_REACH) continue
    leftOut.push(formatPitch(theory.read(midi % 12).name, midi))
  }
  if (leftOut.length === 0) return []
  const where =
    reach.window.source === 'none'
      ? `up to fret ${reach.highestFret}`
      : `in ${formatHandWindow(reach.window)}`
  const them = leftOut.length === 1 ? 'it' : 'them'
  return [`${leftOut.join(', ')} cannot be played ${where}, so the line leaves ${them} out`]
}
