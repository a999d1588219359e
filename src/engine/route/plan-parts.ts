/** What a plan says beside its routes, of a line and of chords alike. */
import type { TheoryContext } from '../theory/layer'
import { formatNoteName } from '../theory/pitch'
import { formatHandWindow, type HandWindow } from './hand-window'
import type { RouteConstraints, RouteLimits, RouteRequestNote } from './route'

/** Another zone this much dearer than the best is worth a warning. */
const NEAR_TIE = 1.1

export function nearTieWarnings(
  costs: readonly number[],
  labels: readonly string[],
): readonly string[] {
  const [best, second] = costs
  if (second === undefined || second > best! * NEAR_TIE) return []
  return [`Another neck zone is within 10 %: ${labels[1]} costs ${second}, this route ${best}`]
}

/** The limits as they were applied. */
export function constraintsOf(
  notes: readonly Pick<RouteRequestNote, 'startBeat' | 'durationBeats'>[],
  window: HandWindow,
  { limit, maxFret, position }: Required<Pick<RouteLimits, 'limit' | 'maxFret' | 'position'>>,
): RouteConstraints {
  return {
    durationBeats: notes[0]!.durationBeats,
    handEndFret: window.endFret,
    handStartFret: window.startFret,
    limit,
    maxFret,
    position,
    startBeat: notes[0]!.startBeat,
    handWindowSource: window.source,
  }
}

/**
 * @example
 * counted(2, 'onset') // => "2 onsets"
 */
export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`
}

/** @param what `3 notes` */
export function objectiveTextOf(what: string, theory: TheoryContext, window: HandWindow): string {
  const tones = theory.layer === 'scale' ? theory.scale.name : theory.chord.name
  const inWindow = window.source === 'none' ? '' : `, inside ${formatHandWindow(window)}`
  return `Play ${what} (${formatNoteName(theory.root)} ${tones}) with the least hand movement${inWindow}`
}
