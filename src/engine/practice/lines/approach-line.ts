/**
 * Approach notes: a chord tone on the beat, reached from the semitone below (or above). In quarters
 * landings fall on beats one and three, in shorter notes on every beat; the approach is the last
 * note before. The last cell closes the loop on a chord tone.
 */
import { neighborNameIn } from '../drill-theory'
import { ladderOf, OUT_OF_REACH } from '../hand-reach'
import { BEATS_PER_BAR } from '../rhythm-table'
import { walkCells } from '../walk-ladder'
import { chordPathOf, costOfClosing, costOfLeadingTo, firstFluentLine } from './chord-path'
import { cellSizesOf, isInSet, type LineMaker, type LineNote, type LineRequest } from './line'

const WALK = { figures: ['run', 'skip', 'threes', 'rock'], jumps: 'to-another' } as const

/**
 * The approach to a landing: from below, or from above where `aboveFirst` says so; the other way
 * where only that lies under the hand, or where it would repeat the note before.
 */
function approachTo(
  landing: number,
  beforeMidi: number | undefined,
  aboveFirst: boolean,
  { theory, reach }: LineRequest,
): LineNote | undefined {
  const kindOf = (semitones: number) => reach.byMidi[landing + semitones] ?? OUT_OF_REACH
  const reachable = (aboveFirst ? ([1, -1] as const) : ([-1, 1] as const))
    .filter((semitones) => kindOf(semitones) !== OUT_OF_REACH)
    .sort((left, right) => kindOf(right) - kindOf(left))
  const semitones =
    reachable.find((candidate) => landing + candidate !== beforeMidi) ?? reachable[0]
  if (semitones === undefined) return undefined
  const midi = landing + semitones
  const name = neighborNameIn(theory, landing, semitones)
  return name ? { midi, role: 'approach', name } : { midi, role: 'approach' }
}

const ENOUGH_LANDINGS = 3

/**
 * Chord tones that can be approached, ascending. One that is approached from a chord tone alone is
 * left out where there are enough others: that tone may just have been played.
 */
function landingsOf(ladder: readonly number[], request: LineRequest): readonly number[] {
  const { chordSet } = request.theory
  const landings = ladder.filter((midi) => approachTo(midi, undefined, false, request))
  const free = landings.filter((midi) =>
    [midi - 1, midi + 1].some(
      (approach) =>
        (request.reach.byMidi[approach] ?? OUT_OF_REACH) !== OUT_OF_REACH &&
        !isInSet(chordSet, approach),
    ),
  )
  return free.length >= ENOUGH_LANDINGS ? free : landings
}

export const makeApproachLine: LineMaker = (request) => {
  const { level, theory, reach, slots } = request
  const ladder = ladderOf(theory.chordSet, reach, true)
  const landings = landingsOf(ladder, request)
  if (landings.length === 0) return undefined
  const beatsPerCell = level === 'beginner' ? 2 : 1
  const cellSizes = cellSizesOf(slots, beatsPerCell)
  const cellsPerBar = BEATS_PER_BAR / beatsPerCell
  const alternates = level === 'advanced'

  const lineFrom = (startIndex: number): readonly LineNote[] | undefined => {
    const goals = walkCells(landings.length, startIndex, cellSizes.length, cellsPerBar, WALK).map(
      (index) => landings[index]!,
    )
    const notes: LineNote[] = []
    for (const [cell, size] of cellSizes.entries()) {
      const midi = goals[cell]!
      const nextMidi = goals[cell + 1]
      const approach =
        nextMidi === undefined
          ? undefined
          : approachTo(nextMidi, midi, alternates && cell % 2 === 1, request)
      const tones = chordPathOf({
        ladder,
        fromMidi: midi,
        noteCount: size - (approach ? 2 : 1),
        endCostOf: approach
          ? costOfLeadingTo(nextMidi!, approach.midi)
          : costOfClosing(goals[0]!, theory.rootFifthSet),
      })
      if (!tones) return undefined
      notes.push({ midi, role: 'landing' })
      for (const tone of tones) notes.push({ midi: tone, role: 'chord-tone' })
      if (approach) notes.push(approach)
    }
    return notes
  }

  const firstRoot = landings.findIndex((midi) => midi % 12 === theory.chordRootPitchClass)
  const starts = [Math.max(0, firstRoot), ...landings.keys()]
  const notes = firstFluentLine(starts, lineFrom)
  return notes && { notes }
}
