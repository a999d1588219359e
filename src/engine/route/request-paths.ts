/** The paths that a request asks for: of the neck zones, of a style, or around a hint. */
import { formatFretPosition } from '../instrument/fret-position-text'
import type { FretPosition } from '../instrument/fretboard'
import type { RouteSubject } from './describe-route'
import { beginsAt, nearestPath, notesFrom, pathsAround } from './hinted-zones'
import {
  choosePaths,
  orderPaths,
  type SearchContext,
  searchAs,
  searchZones,
  type ZonePath,
  zonePathsOf,
} from './neck-zones'
import { noteChoicesOf } from './note-choices'
import type { RouteHints } from './route'
import { styledChoicesOf } from './route-styles'

/** What a path is best at, in words. @param rank 1 = first */
export function objectiveOf(
  { zone }: ZonePath,
  { style, start, near }: RouteHints,
  rank: number,
): string {
  if (style) return style === 'open' ? 'Open strings wherever they sound' : `All on ${zone}`
  if (rank === 1 && start) return `Least hand movement from ${formatFretPosition(start)}`
  if (rank === 1 && near !== undefined) return `Least hand movement near fret ${near}`
  if (zone === 'open chord') return 'Open chord held'
  if (zone === 'open chords') return 'Open chords held'
  if (zone === 'chord' || zone === 'chords') return `${zone === 'chord' ? 'Chord' : 'Chords'} held`
  if (zone === 'closed') return 'Best without open strings'
  return zone === 'optimum' ? 'Least hand movement' : `Best around ${zone}`
}

/** The subject with its first note at the place asked for. */
function startedSubject(subject: RouteSubject, start: FretPosition): RouteSubject {
  const { setting, facts, read } = subject
  const notes = notesFrom(subject.notes, start, setting, read)
  return { ...subject, notes, choices: noteChoicesOf(notes, setting, facts.roles) }
}

/** The paths of a subject, the one to prefer first. */
export function pathsOf(subject: RouteSubject, limit: number): readonly ZonePath[] {
  const { choices, facts, setting, hints } = subject
  const context: SearchContext = {
    anchorHandFret: setting.shape?.handPositionFret,
    stepsBack: facts.stepsBack,
    hasClosed: setting.isLowMelody,
    near: hints.near,
  }
  const { style, start, near } = hints
  const started = start ? startedSubject(subject, start) : subject
  if (style) {
    const ways = styledChoicesOf(style, started)
    const paths = ways.map((way) => searchAs(way.zone, way.choices, context))
    const ordered = orderPaths(choices, paths)
    const best = near === undefined ? ordered[0]! : nearestPath(ordered, choices, near)
    return choosePaths(choices, [best, ...ordered.filter((path) => path !== best)], limit)
  }
  if (!start && near === undefined) return searchZones(choices, limit, context)
  const free = zonePathsOf(choices, context)
  const agreeing = start ? free.filter((path) => beginsAt(path, choices, start)) : free
  const others = start ? zonePathsOf(started.choices, context) : free
  const pool = agreeing.length > 0 || !start ? agreeing : pathsAround(others, start)
  const best = near === undefined ? pool[0]! : nearestPath(pool, choices, near)
  return choosePaths(choices, [best, ...others], limit)
}
