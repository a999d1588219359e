/** A track of a score as a project, and a project as a score. */
import type { Neck } from '#engine/instrument/neck'
import { CHORDS_OVERLAY_ID, chordNamesIn, withChordNames } from '#engine/project/chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import {
  compileProjectState,
  PROJECT_VERSION,
  type ProjectState,
} from '#engine/project/project-state'
import { splitIntoBars } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { chordTypeById } from '#engine/theory/chord'
import { parseRoot } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { chordsOfTrack, chordsOverBars } from './chords-of-track'
import type { ReadScore } from './format'
import { keyOf, rootOfSignature } from './key-names'
import { layChords } from './lay-chords'
import { newReport, type Report, type ReportWriter } from './report'
import type { Score, ScoreTrack } from './score'
import { scoreOfBars } from './score-of-tab'
import { barQuartersOf } from './score-times'
import { tabOfTrack } from './tab-of-track'

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
  const { measures, noteCount } = tabOfTrack(score, track, neck, report)
  const { fifths, isMinor } = score.measures[0] ?? { fifths: 0, isMinor: false }
  const first = measures.flatMap(({ notes }) => notes)[0]
  const title = [score.artist, score.title].filter((text) => text !== '').join(' – ') || track.name
  const project = compileProjectState({
    neck,
    date: PROJECT_VERSION,
    id: 'imported-tab',
    title: title.slice(0, 200),
    theory: {
      root: parseRoot(rootOfSignature(fifths, isMinor))!,
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
  const names = chordsOfTrack(score, track, measures.length, report)
  return { project: withChordNames({ ...project, tabProject }, names), noteCount }
}

/** The score with the project's names over the bars of its one track. */
function withNames({ overlays }: ProjectState, bars: readonly Measure[], score: Score): Score {
  const names = chordsOverBars(chordNamesIn(overlays), bars)
  const named = (track: ScoreTrack): ScoreTrack => ({
    ...track,
    measures: track.measures.map((voices, bar) =>
      layChords(
        voices,
        names.filter((name) => name.bar === bar),
        barQuartersOf(score.measures[bar]!),
      ),
    ),
  })
  return names.length === 0 ? score : { ...score, tracks: score.tracks.map(named) }
}

/**
 * A project as a score with one track.
 *
 * @param bars the project's measures, each one bar long.
 */
export function scoreOfProject(
  project: ProjectState,
  bars: readonly Measure[] = project.tabProject.measures.flatMap(splitIntoBars),
): ReadScore {
  const { theory, tabProject } = project
  const read = scoreOfBars(bars, neckOfProject(project), {
    title: tabProject.title,
    ...keyOf(parseRoot(theory.root)!, scaleById(theory.scale)!),
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
  return { score: withNames(project, bars, read.score), report: [...read.report, ...overlays] }
}
