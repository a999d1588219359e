/**
 * A project written with the other tracks of the file that it was opened from. Bars are matched by
 * their ids, which a project's bars keep when others are added, moved or taken out.
 */
import type { ProjectState } from '#engine/project/project-state'
import { measureIdOf } from '#engine/tab/measure'
import type { ReadScore } from '../format'
import { newReport } from '../score/report'
import { restsAfter } from '../score/rests'
import { valuesOf } from '../score/rhythm'
import type { Score, ScoreMeasure, ScoreTrack, TempoChange, Voice } from '../score/score'
import { barQuartersOf, measureQuartersOf, withPickup } from '../score/score-times'
import { barsOfProject, scoreOfProject } from './project-of-track'
import { startTemposOf, tempoOfBar } from './tab-of-track'

/** The file, and what of it was made into projects. */
export interface FileTracks {
  readonly score: Score
  /** 0-based indexes of the tracks that the project stands for. */
  readonly own: readonly number[]
  /** Other tracks that were edited, by 0-based index. */
  readonly parts: ReadonlyMap<number, ProjectState>
}

interface Bar {
  readonly voices: readonly Voice[]
  readonly quarters: number
}

const restVoice = (quarters: number): Voice =>
  valuesOf(quarters).map((rhythm) => ({ rhythm, notes: [] }))

/** The bars of a track of the file by id; those of a pickup are filled from the front. */
function barsOfTrack({ measures, tracks }: Score, track: ScoreTrack): ReadonlyMap<string, Bar> {
  return new Map(
    measures.map((measure, index) => {
      const quarters = barQuartersOf(measure)
      const missing = quarters - measureQuartersOf(measure, tracks, index)
      const voices = track.measures[index]!
      const filled = voices.map((voice) => [...restVoice(missing), ...voice])
      return [measureIdOf(index + 1), { quarters, voices: missing > 0 ? filled : voices }]
    }),
  )
}

function barsOfPart(part: ProjectState): ReadonlyMap<string, Bar> {
  const bars = barsOfProject(part)
  const { measures, tracks } = scoreOfProject(part, bars).score
  return new Map(
    bars.map(({ id }, index) => [
      id,
      { quarters: barQuartersOf(measures[index]!), voices: tracks[0]!.measures[index]! },
    ]),
  )
}

/** Tempos and keys inside and between bars as the file has them, where the project left them alone. */
function measuresLikeFile(
  measures: readonly ScoreMeasure[],
  ids: readonly (string | undefined)[],
  project: ProjectState,
  file: Score,
): readonly ScoreMeasure[] {
  const indexOf = new Map(file.measures.map((_, index) => [measureIdOf(index + 1), index]))
  const starts = startTemposOf(file)
  const tempoOf = new Map(project.tabProject.measures.map(({ id, tempo }) => [id, tempo]))
  const hasItsKey =
    measures[0]?.fifths === file.measures[0]?.fifths &&
    measures[0]?.isMinor === file.measures[0]?.isMinor
  let heard: number | undefined
  let written: number | undefined
  return measures.map((measure, bar) => {
    written = measure.tempos.at(-1)?.quarterBpm ?? written
    const id = ids[bar]
    const index = id === undefined ? undefined : indexOf.get(id)
    const own = index === undefined ? undefined : file.measures[index]
    const start = index === undefined ? undefined : starts[index]
    const kept = start && tempoOfBar(start, measure.timeSignature[1]).tempo
    const isLikeFile = own !== undefined && kept === tempoOf.get(id!)
    const tempo = isLikeFile ? start : written
    const changes: TempoChange[] =
      tempo === undefined || tempo === heard ? [] : [{ offsetQuarters: 0, quarterBpm: tempo }]
    if (isLikeFile)
      changes.push(...own.tempos.filter(({ offsetQuarters }) => offsetQuarters > 1e-6))
    heard = changes.at(-1)?.quarterBpm ?? heard
    const key = hasItsKey && own && { fifths: own.fifths, isMinor: own.isMinor }
    return { ...measure, ...key, tempos: changes }
  })
}

/**
 * The score of a project with all tracks of its file, in the file's order and under its names.
 *
 * @param read the score of the project
 */
export function withFileTracks(
  { score, report }: ReadScore,
  project: ProjectState,
  { score: file, own, parts }: FileTracks,
): ReadScore {
  const told = newReport()
  const ids = barsOfProject(project).map(({ id }): string | undefined => id)
  const first = own[0]
  const tracks = file.tracks.flatMap((track, index): ScoreTrack[] => {
    if (index === first) {
      const { name, program, neck } = track
      return [{ ...score.tracks[0]!, name, ...(neck && { program }) }]
    }
    if (own.includes(index)) return []
    const part = parts.get(index)
    const bars = part ? barsOfPart(part) : barsOfTrack(file, track)
    const about = { track: track.name }
    const measures = score.measures.map((measure, bar) => {
      const found = bars.get(ids[bar] ?? '')
      const quarters = barQuartersOf(measure)
      if (found && Math.abs(found.quarters - quarters) < 1e-6) return found.voices
      if (found)
        told.add('left-out', 'Bars of other tracks whose time signature is another one now.', {
          ...about,
          bar: bar + 1,
        })
      return [restsAfter(0, measure).map((rhythm) => ({ rhythm, notes: [] }))]
    })
    const kept = new Set(ids)
    const lost = [...bars].filter(([id, { voices }]) => !kept.has(id) && hasNotes(voices)).length
    if (lost > 0)
      told.add('left-out', 'Bars of other tracks that this track no longer has.', {
        ...about,
        count: lost,
      })
    const neck = part ? scoreOfProject(part).score.tracks[0]!.neck : track.neck
    return [{ ...track, measures, ...(neck && { neck }) }]
  })
  const measures = measuresLikeFile(score.measures, ids, project, file)
  const whole = { ...score, measures, tracks }
  const pickup = file.measures[0]?.isPickup === true && ids[0] === measureIdOf(1)
  const quarters = pickup && measureQuartersOf(file.measures[0]!, file.tracks, 0)
  return {
    score: quarters ? withPickup(whole, quarters) : whole,
    report: [...report, ...told.finish()],
  }
}

const hasNotes = (voices: readonly Voice[]) =>
  voices.some((beats) => beats.some(({ notes }) => notes.length > 0))
