/** Chooses the pitches of a drill: which line its target takes, and the refusal where none fits. */
import { DomainError } from '../errors'
import { formatHandWindow } from '../hand/hand-window'
import { formatChordSymbol } from '../theory/chord'
import { formatNoteName } from '../theory/pitch'
import { sizeOfSet } from '../theory/pitch-class'
import type { DrillRequest } from './drill'
import { holdsAll, ladderOf } from './hand-reach'
import { makeApproachLine } from './lines/approach-line'
import { makeEnclosureLine } from './lines/enclosure-line'
import { bestWalk, repeatsBar } from './lines/figure-line'
import { makeLadderLine, setOfTarget } from './lines/ladder-line'
import {
  cellSizesOf,
  isInSet,
  type Line,
  type LineMaker,
  type LineRequest,
  startsOf,
} from './lines/line'
import { makeTensionLine } from './lines/tension-line'
import { BEATS_PER_BAR } from './rhythm-table'
import { scaleFiguresFor } from './scale-figure'
import type { DrillTarget } from './target-table'

/** Scale steps in one figure, from a chord tone to a chord tone that leads back to it. */
const makeScaleLine: LineMaker = (request): Line | undefined => {
  const { target, level, theory, reach, slots } = request
  const ladder = ladderOf(theory.scaleSet, reach, target.gapless)
  if (!holdsAll(ladder, theory.scaleSet)) return undefined
  const starts = startsOf(ladder, request)
  const noteCounts = cellSizesOf(slots, BEATS_PER_BAR)
  const figures = scaleFiguresFor(level, noteCounts.length, sizeOfSet(theory.scaleSet))
  for (const maySkipAtEnd of [false, true]) {
    for (const figure of figures) {
      const walk = bestWalk(ladder, starts, figure, request, maySkipAtEnd)
      if (!walk || repeatsBar(walk.rungs, noteCounts)) continue
      const notes = walk.rungs.map((rung) => {
        const midi = ladder[rung]!
        return { midi, role: isInSet(theory.chordSet, midi) ? 'chord-tone' : 'scale-step' } as const
      })
      return { notes, figure }
    }
  }
  // A maxFret that cuts into the hand may leave too few tones for any figure.
  return makeLadderLine(request)
}

const LINE_MAKERS: Readonly<Record<DrillTarget, LineMaker>> = {
  'root-fifth': makeLadderLine,
  'chord-tones': makeLadderLine,
  arpeggio: makeLadderLine,
  'guide-tones': makeLadderLine,
  'scale-steps': makeScaleLine,
  tensions: makeTensionLine,
  enclosure: makeEnclosureLine,
  approach: makeApproachLine,
}

/** Tones that a line on a ladder needs and that no place in reach sounds. */
function missingTonesOf({ target, theory, reach }: LineRequest): readonly string[] {
  if (LINE_MAKERS[target.id] !== makeLadderLine && target.id !== 'scale-steps') return []
  const set = setOfTarget(target.id, theory)
  const inReach = ladderOf(set, reach, target.gapless)
  return Array.from({ length: 12 }, (_, pitchClass) => pitchClass)
    .filter((tone) => isInSet(set, tone) && !inReach.some((midi) => midi % 12 === tone))
    .map((tone) => theory.read(tone).pitchClass)
}

function refuse(request: DrillRequest, line: LineRequest, maxFret: number): never {
  const { chord, key, scale, target } = request
  const symbol = formatChordSymbol(line.theory.context.root, chord)
  const scaleName = `${formatNoteName(key)} ${scale.name}`
  const where =
    line.reach.window.source === 'none'
      ? `up to fret ${maxFret}`
      : `in ${formatHandWindow(line.reach.window)} up to fret ${maxFret}`
  const { tensionSet, scaleSet, chordSet } = line.theory
  let path = 'position'
  const missing = missingTonesOf(line)
  const said =
    missing.length > 0
      ? `${missing.join(', ')} of ${target === 'scale-steps' ? scaleName : symbol} cannot be played ${where}`
      : `No ${line.target.title.toLowerCase()} of ${symbol} can be played ${where}`
  let message = `${said}; raise maxFret or choose another position`
  if (target === 'tensions' && tensionSet === 0) {
    path = 'scale'
    message = `${scaleName} has no available tension over ${symbol}; choose a scale with a tone a whole step above a chord tone, or another target`
  } else if (target === 'scale-steps' && (scaleSet & chordSet) === 0) {
    path = 'scale'
    message = `${scaleName} and ${symbol} share no tone to begin and end on; choose a scale that holds a tone of the chord`
  }
  throw new DomainError('unplayable-drill', message, [{ path, message }])
}

/**
 * The line of a drill, one note for each slot of its rhythm.
 *
 * @throws DomainError `unplayable-drill` where no target can be played.
 */
export function chooseLine(request: DrillRequest, line: LineRequest, maxFret: number): Line {
  return LINE_MAKERS[request.target](line) ?? refuse(request, line, maxFret)
}
