/** Compiles a practice drill: pitches, rhythm, places on the neck, pulse and tab. */
import { formatChordSymbol } from '../theory/chord'
import { formatIntervalLabel, intervalWordsOf, tensionDegreeOf } from '../theory/interval'
import { readPitchClass } from '../theory/layer'
import { formatNoteName, formatPitch } from '../theory/pitch'
import { aimOf } from './aim'
import { chooseLine } from './choose-line'
import { DRILL_LIMITS, type Drill, type DrillRequest } from './drill'
import { type DrillTheory, drillTheoryOf } from './drill-theory'
import { handReachOf } from './hand-reach'
import { leftOutWarningsOf } from './left-out-warnings'
import type { LineNote } from './lines/line'
import { type NamedTarget, planDrill } from './plan-drill'
import { positionDrillOf, tabNotesOfDrill } from './position-drill'
import { proveDrill } from './prove-drill'
import { pulseOf } from './pulse'
import { BEATS_PER_BAR, type RhythmSlot, rhythmRowOf, rhythmSlotsOf } from './rhythm-table'
import { targetRowOf } from './target-table'
import { windowWarningsOf } from './window-warnings'

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
): readonly NamedTarget[] {
  return line.map(({ midi, role, name: ownName }, index) => {
    const { startBeat, durationBeats } = slots[index]!
    const pitchClass = midi % 12
    const reading = ownName
      ? readPitchClass(theory.context, pitchClass, ownName)
      : theory.read(pitchClass)
    const degree = role === 'tension' ? tensionDegreeOf(reading.degree) : reading.degree
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
  const reach = handReachOf(position, level, maxFret, neck)
  const slots = rhythmSlotsOf(level, bars)
  const line = chooseLine(request, { target: row, level, theory, reach, slots }, maxFret)
  const named = targetsOf(line.notes, slots, theory)
  const targets = named.map((note) => note.target)

  const routePlan = planDrill(named, theory, reach, position, request.style)
  const positionDrill = positionDrillOf(targets, routePlan.routes[0]!)
  const tabNotes = tabNotesOfDrill(positionDrill)
  const pitches = targets.map(({ midi }) => midi)
  const warnings = [
    ...windowWarningsOf(positionDrill, reach),
    ...leftOutWarningsOf(row, pitches, theory, reach),
  ]
  const landings = targets.filter(({ role }) => role === 'landing')
  const landingBeats = new Set(landings.map(({ startBeat }) => startBeat % BEATS_PER_BAR))
  const symbol = formatChordSymbol(chordRoot, chord)
  const setting = `${symbol} in ${formatNoteName(key)} ${scale.name}`
  const figured = line.figure ? `${row.title} ${line.figure.title}` : row.title
  const time = `${bars} bar${bars === 1 ? '' : 's'} of ${rhythmRowOf(level).title} at ${bpm} bpm`
  const loopBeats = bars * BEATS_PER_BAR
  const drill = {
    settings: { bars, bpm, countInBeats, level, loopBeats, target },
    neck,
    position,
    maxFret,
    title: `${figured}: ${setting}`,
    objective: `Play ${aimOf(row, line.figure, pitches, theory.chordSet, landingBeats)}, over ${setting}: ${time}, then repeat without a break`,
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
