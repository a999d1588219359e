/** Chooses the pitches of a drill: which line its target takes, and the refusal where none fits. */
import { DomainError } from '../errors'
import { formatHandWindow } from '../route/hand-window'
import { formatChordSymbol } from '../theory/chord'
import { formatNoteName } from '../theory/pitch'
import type { DrillRequest } from './drill'
import { makeApproachLine } from './lines/approach-line'
import { makeEnclosureLine } from './lines/enclosure-line'
import { makeLadderLine } from './lines/ladder-line'
import type { Line, LineMaker, LineRequest } from './lines/line'
import { makeScaleLine } from './lines/scale-line'
import { makeTensionLine } from './lines/tension-line'
import type { DrillTarget } from './target-table'

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

function refuse(request: DrillRequest, line: LineRequest, maxFret: number): never {
  const { chord, key, scale, target } = request
  const symbol = formatChordSymbol(line.theory.context.root, chord)
  const where =
    line.reach.window.source === 'none'
      ? `up to fret ${maxFret}`
      : `in ${formatHandWindow(line.reach.window)} up to fret ${maxFret}`
  const scaleName = `${formatNoteName(key)} ${scale.name}`
  const { tensionSet, scaleSet, chordSet } = line.theory
  let path = 'position'
  let message = `No ${line.target.title.toLowerCase()} of ${symbol} can be played ${where}; raise maxFret or choose another position`
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
