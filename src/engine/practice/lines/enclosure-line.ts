/**
 * Enclosures: the upper and then the lower neighbour of a chord tone, then the chord tone itself, on
 * beat one or three. A diatonic enclosure takes scale steps, a chromatic one semitones, a mixed one
 * the scale step above and the semitone below (Hindmarsh).
 *
 * Quarters: `upper lower landing tone`, the landing on beat three; the tone on beat four is the next
 * landing, heard before it is surrounded. Shorter notes: `landing tones upper lower`, the landing on
 * the first beat of each half bar, in the first one a plain chord tone; the last half bar closes the
 * loop.
 */
import type { DrillTheory } from '../drill-theory'
import { neighborNameIn } from '../drill-theory'
import { type HandReach, ladderOf, OUT_OF_REACH, UNDER_HAND } from '../hand-reach'
import type { DrillLevel } from '../rhythm-table'
import { walkCells } from '../walk-ladder'
import { chordPathOf, costOfClosing, costOfLeadingTo, firstFluentLine } from './chord-path'
import { cellSizesOf, isInSet, type LineMaker, type LineNote } from './line'

const ENCLOSURE_KINDS = ['diatonic', 'mixed', 'chromatic'] as const
type EnclosureKind = (typeof ENCLOSURE_KINDS)[number]

/** Kinds in order of preference; the advanced ones alternate. */
const KINDS_OF_LEVEL: Readonly<Record<DrillLevel, readonly (readonly EnclosureKind[])[]>> = {
  beginner: [['diatonic', 'mixed', 'chromatic']],
  intermediate: [['mixed', 'diatonic', 'chromatic']],
  advanced: [
    ['mixed', 'chromatic', 'diatonic'],
    ['chromatic', 'mixed', 'diatonic'],
  ],
}

/** A wider scale step, as some synthetic scales have, is no neighbour. */
const WIDEST_NEIGHBOR = 3

/** Semitones to the next scale tone in a direction; `undefined` where it is too far off. */
function scaleStepFrom(midi: number, direction: 1 | -1, scaleSet: number): number | undefined {
  for (let semitones = 1; semitones <= WIDEST_NEIGHBOR; semitones++) {
    if (isInSet(scaleSet, midi + direction * semitones)) return direction * semitones
  }
  return undefined
}

interface Enclosure {
  readonly upper: LineNote
  readonly lower: LineNote
}

function neighborOf(
  landing: number,
  semitones: number | undefined,
  role: 'upper-neighbor' | 'lower-neighbor',
  theory: DrillTheory,
  reach: HandReach,
): LineNote | undefined {
  if (semitones === undefined) return undefined
  const midi = landing + semitones
  if ((reach.byMidi[midi] ?? OUT_OF_REACH) === OUT_OF_REACH) return undefined
  // A wider step has its name from the scale, whatever letters it leaves out.
  const name =
    semitones === 1 || semitones === -1 ? neighborNameIn(theory, landing, semitones) : undefined
  return name ? { midi, role, name } : { midi, role }
}

function encloseAs(
  kind: EnclosureKind,
  landing: number,
  theory: DrillTheory,
  reach: HandReach,
): Enclosure | undefined {
  const above = kind === 'chromatic' ? 1 : scaleStepFrom(landing, 1, theory.scaleSet)
  const below = kind === 'diatonic' ? scaleStepFrom(landing, -1, theory.scaleSet) : -1
  const upper = neighborOf(landing, above, 'upper-neighbor', theory, reach)
  const lower = neighborOf(landing, below, 'lower-neighbor', theory, reach)
  return upper && lower && { upper, lower }
}

function enclose(
  kinds: readonly EnclosureKind[],
  landing: number,
  theory: DrillTheory,
  reach: HandReach,
): Enclosure | undefined {
  for (const kind of kinds) {
    const enclosure = encloseAs(kind, landing, theory, reach)
    if (enclosure) return enclosure
  }
  return undefined
}

/** From this many landings on a drill leaves the guide tones for every chord tone. */
const LANDINGS_FOR_ALL_CHORD_TONES = 5
const ENOUGH_LANDINGS = 3
const WALK = { figures: ['run', 'skip', 'rock'], jumps: 'to-another' } as const

/** Chord tones that can be enclosed, ascending: those wholly under the hand if there are enough. */
function landingsOf(
  landingSet: number,
  ladder: readonly number[],
  theory: DrillTheory,
  reach: HandReach,
): readonly number[] {
  const landings = ladder.filter(
    (midi) => isInSet(landingSet, midi) && enclose(ENCLOSURE_KINDS, midi, theory, reach),
  )
  const easy = landings.filter((midi) => {
    const enclosure = enclose(ENCLOSURE_KINDS, midi, theory, reach)!
    return [midi, enclosure.upper.midi, enclosure.lower.midi].every(
      (pitch) => reach.byMidi[pitch] === UNDER_HAND,
    )
  })
  return easy.length >= ENOUGH_LANDINGS ? easy : landings
}

const landing = (midi: number): LineNote => ({ midi, role: 'landing' })
const chordTone = (midi: number): LineNote => ({ midi, role: 'chord-tone' })

export const makeEnclosureLine: LineMaker = ({ level, theory, reach, slots }) => {
  const ladder = ladderOf(theory.chordSet, reach, true)
  const isQuarters = level === 'beginner'
  const cellSizes = cellSizesOf(slots, isQuarters ? 4 : 2)
  const landingSet =
    cellSizes.length < LANDINGS_FOR_ALL_CHORD_TONES ? theory.guideSet : theory.chordSet
  let landings = landingsOf(landingSet, ladder, theory, reach)
  if (landings.length === 0) landings = landingsOf(theory.chordSet, ladder, theory, reach)
  if (landings.length === 0) return undefined
  const kinds = KINDS_OF_LEVEL[level]
  const encloseFor = (cell: number, midi: number) =>
    enclose(kinds[cell % kinds.length]!, midi, theory, reach)!

  const lineFrom = (startIndex: number): readonly LineNote[] | undefined => {
    const perBar = isQuarters ? 1 : 2
    const goals = walkCells(landings.length, startIndex, cellSizes.length, perBar, WALK).map(
      (index) => landings[index]!,
    )
    const firstMidi = isQuarters ? encloseFor(0, goals[0]!).upper.midi : goals[0]!
    const notes: LineNote[] = []
    for (const [cell, size] of cellSizes.entries()) {
      const midi = goals[cell]!
      const nextMidi = goals[cell + 1]
      const own = encloseFor(cell, midi)
      const next = nextMidi === undefined ? undefined : encloseFor(cell + 1, nextMidi)
      const neighborCount = isQuarters || next ? 2 : 0
      const tones = chordPathOf({
        ladder,
        fromMidi: midi,
        noteCount: size - 1 - neighborCount,
        endCostOf: next
          ? costOfLeadingTo(nextMidi!, next.upper.midi)
          : costOfClosing(firstMidi, theory.rootFifthSet),
      })
      if (!tones) return undefined
      if (isQuarters) notes.push(own.upper, own.lower)
      // The first note of a line that begins on the beat is not enclosed.
      const isEnclosed = isQuarters || cell > 0
      notes.push(isEnclosed ? landing(midi) : chordTone(midi), ...tones.map(chordTone))
      if (!isQuarters && next) notes.push(next.upper, next.lower)
    }
    return notes
  }

  const firstThird = landings.findIndex((midi) => isInSet(theory.thirdSet, midi))
  const starts = [Math.max(0, firstThird), ...landings.keys()]
  const notes = firstFluentLine(starts, lineFrom)
  return notes && { notes }
}
