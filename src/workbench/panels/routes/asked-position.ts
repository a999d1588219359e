/** Whether a route keeps to the hand position that was asked for, and why it does not. */
import { resolveHandWindow } from '#engine/hand/hand-window'
import { hasFret } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { lengthBeatsOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatPitch, pitchClassOfMidi } from '#engine/theory/pitch'
import { counted } from '../../state/display-text'
import { type PlannedRoutes, playedNotesOf, type ShownRoute } from './planned-routes'
import { limitsOf, type RouteFilters } from './route-filters-state'

/** A finger stretches one fret beyond either side of a position. */
const STRETCH_FRETS = 1

/** `bar 3` of a beat of the piece. */
function barOf(measures: readonly Measure[], pieceBeat: number): number {
  let end = 0
  const index = measures.findIndex((measure) => {
    end += lengthBeatsOf(measure)
    return pieceBeat < end - 1e-6
  })
  return index + 1
}

/**
 * `Not possible in frets 5–8, because E2 in bar 1 has no place there.` `undefined` where the route
 * keeps to the position, or none was asked for. Open strings belong to every position.
 */
export function whyNotInPosition(
  { notes, neck }: { readonly notes: PlannedRoutes['notes']; readonly neck: Neck },
  route: ShownRoute,
  filters: RouteFilters,
  measures: readonly Measure[],
  theory: TheoryContext,
): string | undefined {
  const { maxFret = neck.maxFret, ...limits } = limitsOf(filters, neck)
  const { source, startFret, endFret } = resolveHandWindow({ ...limits, maxFret })
  if (source === 'none') return undefined
  const isIn = (fret: number) =>
    fret === 0 || (fret >= startFret - STRETCH_FRETS && fret <= endFret + STRETCH_FRETS)
  const outside = playedNotesOf(route).flatMap(({ fret, asked }) => {
    const routed = notes[asked]
    return !routed || routed.isKept || isIn(fret) ? [] : [routed]
  })
  const hasPlace = (midi: number) =>
    neck.strings.some((row) => {
      const fret = midi - row.midi
      return hasFret(row, fret, maxFret) && isIn(fret)
    })
  const [lost, ...others] = outside.filter(({ note }) => !hasPlace(note.midi))
  const frets = `frets ${startFret}–${endFret}`
  if (lost) {
    const name = formatPitch(
      readPitchClass(theory, pitchClassOfMidi(lost.note.midi)).name,
      lost.note.midi,
    )
    const more = others.length > 0 ? ` and ${counted(others.length, 'other note')}` : ''
    const bar = barOf(measures, lost.startBeat)
    return `Not possible in ${frets}, because ${name} in bar ${bar}${more} ${more ? 'have' : 'has'} no place there.`
  }
  const [first] = outside
  if (!first) return undefined
  return `Not kept in ${frets}: from bar ${barOf(measures, first.startBeat)} on, ${counted(outside.length, 'note')} of this route ${outside.length === 1 ? 'lies' : 'lie'} outside, since the hand is easier there.`
}
