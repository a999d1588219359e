/** A track of a score as a project, and a project as a score. */
import type { Neck } from '#engine/instrument/neck'
import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { CHORDS_OVERLAY_ID, withChordNames } from '#engine/project/chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import {
  compileProjectState,
  PROJECT_VERSION,
  type ProjectState,
} from '#engine/project/project-state'
import { theoryOfProject } from '#engine/project/project-theory'
import { barCountOf, splitIntoBars } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { chordTypeById } from '#engine/theory/chord'
import { C_MAJOR_SIGNATURE, rootOfSignature } from '#engine/theory/key-signature'
import { scaleById } from '#engine/theory/scale'
import type { ReadScore } from '../format'
import { FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { newReport, type Report, type ReportWriter } from '../score/report'
import type { Score, ScoreTrack } from '../score/score'
import { plainText } from '../score/text'
import { chordsOfTrack } from './chords-of-track'
import { scoreOfBars, type TabHeading } from './score-of-tab'
import { songOfScore } from './song-of-score'
import { tabOfTrack } from './tab-of-track'

/** Title and composer as one name, title first: where room is short, the end is cut. */
const BETWEEN = ' – '

interface Song {
  readonly title: string
  /** Composer or artist. */
  readonly artist: string
}

/**
 * @example
 * songNameOf({ title: 'Winter Waltz', artist: 'A. Owner' }) // => "Winter Waltz – A. Owner"
 */
export function songNameOf({ title, artist }: Song): string {
  return [title, artist].filter((text) => text !== '').join(BETWEEN)
}

/** Title and composer of a name that `songNameOf` wrote; of another name, its title alone. */
export function songOfName(name: string): Song {
  const at = name.lastIndexOf(BETWEEN)
  return at < 0
    ? { title: name, artist: '' }
    : { title: name.slice(0, at), artist: name.slice(at + BETWEEN.length) }
}

export interface ProjectOfTrack {
  readonly project: ProjectState
  readonly noteCount: number
}

/**
 * The project of a track, on the neck that its places are of. What a project has no place for is
 * left out, and told.
 */
export function projectOfTrack(
  score: Score,
  track: ScoreTrack,
  neck: Neck,
  report: ReportWriter = newReport(),
): ProjectOfTrack {
  const { sheet } = score
  const { measures, noteCount } = sheet?.isStrummed
    ? { measures: [], noteCount: 0 }
    : tabOfTrack(score, track, neck, report)
  const signature = score.measures[0] ?? C_MAJOR_SIGNATURE
  const { isMinor } = signature
  const first = measures.flatMap(({ notes }) => notes)[0]
  const title = songNameOf(score) || track.name
  const project = compileProjectState({
    neck,
    date: PROJECT_VERSION,
    id: 'imported-tab',
    title: title.slice(0, 200),
    theory: {
      root: rootOfSignature(signature),
      scale: scaleById(isMinor ? 'naturalMinor' : 'major')!,
      chord: chordTypeById(isMinor ? 'minor' : 'major')!,
      layer: 'scale',
    },
    ...(first && {
      selected: { midi: first.midi, position: { string: first.string, fret: first.fret } },
    }),
  })
  const tabProject = {
    ...project.tabProject,
    measures: measures.length > 0 ? measures : project.tabProject.measures,
  }
  const song = sheet?.song ?? songOfScore(score, track, report)
  if (sheet?.isStrummed) {
    report.add('kept', 'The sheet is the song of the project; its tab is empty.')
    return { project: { ...project, ...(song && { song }) }, noteCount }
  }
  const names = chordsOfTrack(score, track, measures.length, report)
  const made = { ...project, tabProject, ...(song && { song }) }
  return { project: withChordNames(made, names), noteCount }
}

/** The project's measures, each one bar long. A few late notes can make thousands of bars. */
export function barsOfProject({ tabProject: { measures } }: ProjectState): readonly Measure[] {
  const count = measures.reduce((sum, measure) => sum + barCountOf(measure), 0)
  if (count > FILE_LIMITS.maxMeasures) {
    throw new FormatError(
      'not-writable',
      `This project has ${count} bars; a score holds ${FILE_LIMITS.maxMeasures}.`,
    )
  }
  return measures.flatMap(splitIntoBars)
}

/**
 * A project as a score with one track.
 *
 * @param bars the project's measures, each one bar long.
 * @throws FormatError `not-writable` for more bars than a score holds.
 */
export function scoreOfProject(
  project: ProjectState,
  bars: readonly Measure[] = barsOfProject(project),
  heading: Partial<TabHeading> = {},
): ReadScore {
  const read = scoreOfBars(bars, neckOfProject(project), {
    title: plainText(project.tabProject.title),
    theory: theoryOfProject(project),
    chords: chordNamesOf(project),
    ...heading,
  })
  const lessons = (project.overlays ?? []).filter(({ id }) => id !== CHORDS_OVERLAY_ID)
  const overlays: Report = lessons.length
    ? [
        {
          kind: 'left-out',
          message: 'Teaching overlays: files of music have none.',
          count: lessons.length,
          bars: [],
        },
      ]
    : []
  return { score: read.score, report: [...read.report, ...overlays] }
}
