/** Compiles a practice drill: pitches, rhythm, places on the neck, pulse and tab. */
import { DomainError } from '../errors'
import { formatChordSymbol } from '../theory/chord'
import { formatIntervalLabel, intervalWordsOf, tensionDegreeOf } from '../theory/interval'
import { readPitchClass } from '../theory/layer'
import { formatPitch, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { aimOf } from './aim'
import { degreeInChord } from './arpeggio-stack'
import { chooseLine } from './choose-line'
import { DRILL_LIMITS, type Drill, type DrillRequest } from './drill'
import { drillSettingOf } from './drill-chord-names'
import { type DrillTheory, drillTheoryOf } from './drill-theory'
import { leftOutWarningsOf, windowWarningsOf } from './drill-warnings'
import { type HandReach, handReachOf, OUT_OF_REACH, stringReachesOf } from './hand-reach'
import type { LineNote } from './lines/line'
import { type NamedTarget, planDrill } from './plan-exercise'
import { positionDrillOf, tabNotesOfDrill } from './position-drill'
import { proveDrill } from './prove-drill'
import { pulseOf } from './pulse'
import {
  BEATS_PER_BAR,
  DRILL_LEVELS,
  type RhythmSlot,
  rhythmRowOf,
  rhythmSlotsOf,
} from './rhythm-table'
import { type DrillTarget, targetRowOf } from './target-table'

export const DEFAULT_MAX_FRET = 15
export const DEFAULT_COUNT_IN_BEATS = 4

function requireWithin(name: string, value: number, min: number, max: number): void {
  if (!Number.isInteger(value) || value < min || value > max) {
    throw new RangeError(`${name} ${value} is not an integer from ${min} to ${max}`)
  }
}

/** The notes of a line in time, spelled and read against the chord root. */
function targetsOf(
  line: readonly LineNote[],
  slots: readonly RhythmSlot[],
  theory: DrillTheory,
  target: DrillTarget,
): readonly NamedTarget[] {
  return line.map(({ midi, role, name: ownName }, index) => {
    const { startBeat, durationBeats } = slots[index]!
    const pitchClass = midi % 12
    const reading = ownName
      ? readPitchClass(theory.context, pitchClass, ownName)
      : theory.read(pitchClass)
    const told =
      target === 'arpeggio' ? degreeInChord(reading.degree, theory.context.chord) : reading.degree
    const degree = role === 'tension' ? tensionDegreeOf(reading.degree) : told
    return {
      target: {
        id: `practice-target-${index + 1}`,
        interval: formatIntervalLabel(degree),
        intervalName: intervalWordsOf(degree),
        midi,
        note: formatPitch(reading.name, midi),
        pitchClass: reading.pitchClass,
        role,
        startBeat,
        durationBeats,
      },
      name: reading.name,
    }
  })
}

/**
 * Where the hand can be, in the order in which it is tried. A style says how far the hand goes: a
 * line on one string may take the whole string, and another style as much of the neck as it needs.
 */
function reachesOf(
  { style, position = 'any', level, key, neck }: DrillRequest,
  maxFret: number,
): readonly HandReach[] {
  const usual = handReachOf(position, level, maxFret, neck)
  if (style === undefined || position !== 'any') return [usual]
  if (style !== 'one-string') {
    const higher = DRILL_LEVELS.slice(DRILL_LEVELS.indexOf(level) + 1)
    return [usual, ...higher.map((own) => handReachOf(position, own, maxFret, neck))]
  }
  const root = pitchClassOf(key)
  const lowestRootOf = ({ byMidi }: HandReach) => {
    const from = byMidi.findIndex((kind) => kind !== OUT_OF_REACH)
    return withinOctave(root - from)
  }
  // An octave from the root fits best where the root lies low.
  return stringReachesOf(maxFret, neck).toSorted((a, b) => lowestRootOf(a) - lowestRootOf(b))
}

/** What the first reach that holds a drill gives. @throws DomainError that of the last one. */
function firstThatFits<Found>(
  reaches: readonly HandReach[],
  find: (reach: HandReach) => Found,
): Found {
  for (const reach of reaches.slice(0, -1)) {
    try {
      return find(reach)
    } catch (error) {
      if (!(error instanceof DomainError)) throw error
    }
  }
  return find(reaches.at(-1)!)
}

/**
 * Compiles a drill. The same request always gives the same drill; when it is repeated its last note
 * leads back to its first by a step, a common tone or a fifth.
 *
 * @throws DomainError `unplayable-drill` when no target can be played under the limits,
 * `unplayable-style` when the line cannot lie in the style, and
 * `invalid-hand-window` when the position starts above maxFret.
 * @throws RangeError for bars, bpm or countInBeats outside `DRILL_LIMITS`.
 */
export function compileDrill(request: DrillRequest): Drill {
  const { key, scale, chord, chordRoot = key, target, level, neck } = request
  const { position = 'any', bars = 1 } = request
  const { maxFret = Math.min(DEFAULT_MAX_FRET, neck.maxFret) } = request
  const { bpm = rhythmRowOf(level).bpm, countInBeats = DEFAULT_COUNT_IN_BEATS } = request
  const limits = DRILL_LIMITS
  requireWithin('bars', bars, limits.minBars, limits.maxBars)
  requireWithin('bpm', bpm, limits.minBpm, limits.maxBpm)
  requireWithin('countInBeats', countInBeats, limits.minCountInBeats, limits.maxCountInBeats)

  const row = targetRowOf(target)
  const theory = drillTheoryOf(request, row.layer)
  const slots = rhythmSlotsOf(level, bars)
  const weights = request.weights ?? (level === 'beginner' ? 'melody' : undefined)
  const { line, named, reach, routePlan } = firstThatFits(
    reachesOf({ ...request, position }, maxFret),
    (own) => {
      const found = chooseLine(request, { target: row, level, theory, reach: own, slots }, maxFret)
      const notes = targetsOf(found.notes, slots, theory, target)
      const plan = planDrill(notes, theory, own, position, request.style, weights)
      return { line: found, named: notes, reach: own, routePlan: plan }
    },
  )
  const targets = named.map((note) => note.target)
  const positionDrill = positionDrillOf(targets, routePlan.routes[0]!)
  const tabNotes = tabNotesOfDrill(positionDrill)
  const pitches = targets.map(({ midi }) => midi)
  const warnings = [
    ...windowWarningsOf(positionDrill, reach),
    ...leftOutWarningsOf(row, pitches, theory, reach),
  ]
  const landings = targets.filter(({ role }) => role === 'landing')
  const landingBeats = new Set(landings.map(({ startBeat }) => startBeat % BEATS_PER_BAR))
  const hasDegree = (number: number) => chord.degrees.some((degree) => degree.number === number)
  const isSixthChord = hasDegree(6) && !hasDegree(7)
  const aim = aimOf(row, line.figure, pitches, theory.chordSet, landingBeats, isSixthChord)
  const symbol = formatChordSymbol(chordRoot, chord)
  const setting = drillSettingOf(symbol, key, scale)
  const figured = line.figure ? `${row.title} ${line.figure.title}` : row.title
  const time = `${bars} bar${bars === 1 ? '' : 's'} of ${rhythmRowOf(level).title} at ${bpm} bpm`
  const loopBeats = bars * BEATS_PER_BAR
  const drill = {
    settings: { bars, bpm, countInBeats, level, loopBeats, target },
    neck,
    position,
    maxFret,
    title: `${figured}: ${setting}`,
    objective: `Play ${aim}, over ${setting}: ${time}, then repeat without a break`,
    targets,
    positionDrill,
    tabNotes,
    pulse: pulseOf(targets, countInBeats, loopBeats),
    routePlan,
    warnings,
    theory: theory.context,
  }
  return { ...drill, proof: proveDrill(drill) }
}
