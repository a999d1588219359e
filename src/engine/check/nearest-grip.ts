/** The grip to play in place of one that is not the chord it claims to be. */

import { fretsOf } from '../hand/grip'
import { type ChordSymbol, chordWithBass } from '../harmony/chord-symbol'
import type { Frets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { isReentrant, type Neck } from '../instrument/neck'
import { pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from '../voicing/chord-voicings'
import { gripNeckOf } from '../voicing/grip-neck'

export function midisOf(frets: Frets, neck: Neck): readonly number[] {
  return frets.flatMap((fret, place) =>
    fret === null ? [] : [midiAt({ string: frets.length - place, fret }, neck)],
  )
}

/** Pitch class that must lie lowest; on a neck without bass strings only where the name says so. */
export function bassWantedBy({ root, bass }: ChordSymbol, neck: Neck): number | undefined {
  return bass === undefined && isReentrant(neck) ? undefined : pitchClassOf(bass ?? root)
}

/** Frets where a hand is; with open strings only it waits at fret 1. */
function pressedIn(frets: Frets): readonly number[] {
  const pressed = frets.filter((fret) => fret !== null && fret > 0)
  return pressed.length === 0 ? [1] : (pressed as readonly number[])
}

/** Whether a hand that holds one grip covers the other without a shift. */
function shareThePlace(one: Frets, other: Frets, neck: Neck): boolean {
  const pressed = [...pressedIn(one), ...pressedIn(other)]
  const lowest = Math.min(...pressed)
  return Math.max(...pressed) - lowest <= (gripNeckOf(neck).spans[lowest] ?? -1)
}

/** A string that stops or starts counts as a hand's width; an open one less near the nut. */
const STRING_CHANGE_FRETS = 4

/** Frets that a finger moves from one place of a string to another. */
function movedFretsOf(from: number | null, to: number | null, handFret: number): number {
  if (from !== null && to !== null) return Math.abs(to - from)
  return to === 0 ? Math.min(handFret, STRING_CHANGE_FRETS) : STRING_CHANGE_FRETS
}

interface Distance {
  readonly changed: number
  readonly kept: number
  readonly movedFrets: number
}

function distanceBetween(one: Frets, other: Frets): Distance {
  const handFret = Math.min(...pressedIn(one))
  let changed = 0
  let kept = 0
  let movedFrets = 0
  for (const [place, from] of one.entries()) {
    const to = other[place]!
    if (from === to) kept += from === null ? 0 : 1
    else {
      changed += 1
      movedFrets += movedFretsOf(from, to, handFret)
    }
  }
  return { changed, kept, movedFrets }
}

/**
 * The playable grip of a chord over its own bass that is nearest to a grip: among those at its place
 * on the neck, and those that keep more than half of its sounding strings, the one that changes the
 * fewest strings and moves the fewest frets. Where there is none, the usual grip of the chord.
 */
export function nearestGrip(frets: Frets, symbol: ChordSymbol, neck: Neck): Frets | undefined {
  const bassPitchClass = bassWantedBy(symbol, neck)
  const { grips } = rankedGripsOf(pitchClassOf(symbol.root), chordWithBass(symbol), neck)
  const sounding = frets.filter((fret) => fret !== null).length
  let usual: Frets | undefined
  let nearest: { readonly frets: Frets; readonly distance: Distance } | undefined
  for (const grip of grips) {
    const other = fretsOf(grip, frets.length)
    const distance = distanceBetween(frets, other)
    const { changed, kept, movedFrets } = distance
    if (usual && nearest) {
      const more = changed - nearest.distance.changed
      // Grips come best first, so the better one of two that are equally near stays.
      if (more > 0 || (more === 0 && movedFrets >= nearest.distance.movedFrets)) continue
    }
    const bass = Math.min(...midisOf(other, neck)) % 12
    if (bassPitchClass !== undefined && bass !== bassPitchClass) continue
    usual ??= other
    if (kept * 2 > sounding || shareThePlace(frets, other, neck))
      nearest = { frets: other, distance }
  }
  return nearest?.frets ?? usual
}
