/**
 * The figure of a scale drill, heard again from its notes: groups of scale tones that each begin one
 * step further on, up or down, and one step beside the note before where they turn.
 */
import type { Target } from '#engine/practice/drill'
import { aboveRoot, heardTonesOf, isCut, playable } from './check-melody'
import type { DrillRule } from './problem'

/** The places of a group's notes in the scale under the hand. */
type Group = readonly number[]

interface KnownFigure {
  readonly id: string
  /** The words that must tell it in the title. */
  readonly words: (scaleSize: number) => string
  readonly groupsOf: (notes: readonly Target[], places: readonly number[]) => readonly Group[]
}

function inGroupsOf(size: number): KnownFigure['groupsOf'] {
  return (notes, places) =>
    Array.from({ length: Math.ceil(notes.length / size) }, (_, group) =>
      places.slice(group * size, (group + 1) * size),
    )
}

const byBeat: KnownFigure['groupsOf'] = (notes, places) => {
  const beats = [...new Set(notes.map(({ startBeat }) => Math.floor(startBeat + 1e-9)))]
  return beats.map((beat) =>
    places.filter((_, index) => Math.floor(notes[index]!.startBeat + 1e-9) === beat),
  )
}

const KNOWN_FIGURES: readonly KnownFigure[] = [
  { id: 'fours', words: () => 'in groups of four', groupsOf: inGroupsOf(4) },
  {
    id: 'skips',
    words: (scaleSize) => (scaleSize === 7 ? 'in thirds' : 'in skips'),
    groupsOf: inGroupsOf(2),
  },
  { id: 'beats', words: () => 'beat by beat', groupsOf: byBeat },
  { id: 'steps', words: () => 'in order', groupsOf: inGroupsOf(1) },
]

/** 1 for a group that rises as its size asks (a pair by a skip, three and four by steps), −1, or 0. */
function headingOf(places: Group): number {
  const moves = places.slice(1).map((place, index) => place - places[index]!)
  const heading = Math.sign(moves[0] ?? 0)
  const move = heading * (places.length === 2 ? 2 : 1)
  return moves.every((other) => other === move) ? heading : 0
}

/** Whether every group follows the one before as the figure asks. */
function holds(groups: readonly Group[]): boolean {
  const isSingle = groups.every((group) => group.length === 1)
  return groups.every((group, index) => {
    if (!isSingle && headingOf(group) === 0) return false
    const before = groups[index - 1]
    if (!before) return true
    const last = before[before.length - 1]!
    const isNextToLast = Math.abs(group[0]! - last) === 1
    if (isSingle || headingOf(group) !== headingOf(before)) return isNextToLast
    return group[0]! - before[0]! === headingOf(group)
  })
}

/**
 * Scale steps in single notes may skip one tone to reach the last where no plain way of that length
 * need lead back: in one or two bars, and in scales of six or eight tones.
 */
function endsOnSkip(places: readonly number[]): readonly number[] {
  const [before, last] = [places[places.length - 2]!, places[places.length - 1]!]
  if (Math.abs(last - before) !== 2) return places
  return [...places.slice(0, -1), (before + last) / 2]
}

export const checkScaleSteps: DrillRule = (drill, request) => {
  if (request.target !== 'scale-steps' || isCut(drill)) return []
  const { targets, title } = drill
  const { scale } = heardTonesOf(request)
  const ladder = [...playable(drill, 1)]
    .filter((midi) => scale.has(aboveRoot(midi, request)))
    .sort((left, right) => left - right)
  const places = targets.map(({ midi }) => ladder.indexOf(midi))
  const mayEndOnSkip = scale.size % 2 === 0 || drill.settings.bars <= 2
  const heard = KNOWN_FIGURES.filter(({ id, groupsOf }) =>
    holds(groupsOf(targets, id === 'steps' && mayEndOnSkip ? endsOnSkip(places) : places)),
  ).map(({ words }) => words(scale.size))
  if (heard.length === 0) return ['does not keep to one figure of the scale']
  return heard.some((words) => title.includes(` ${words}:`))
    ? []
    : [`is played ${heard[0]}, but is called "${title}"`]
}
