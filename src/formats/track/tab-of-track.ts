/** A track as measures of tab, which hold notes with places and nothing else. */
import { isOnNeck } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { measureIdOf } from '#engine/tab/measure'
import {
  LOWER_VOICES,
  type Measure,
  NORMAL_TECHNIQUE,
  type TabNote,
  tabNoteIdOf,
  tabNoteOf,
} from '#engine/tab/tab-event'
import { isOfSignature } from '#engine/theory/name-in-key'
import { formatNoteName } from '#engine/theory/pitch'
import { signatureOf } from '../score/fit-measures'
import type { ReportWriter } from '../score/report'
import {
  DEFAULT_QUARTER_BPM,
  type Score,
  type ScoreMeasure,
  type ScoreNote,
  type ScoreTrack,
} from '../score/score'
import {
  barQuartersOf,
  beatQuartersOf,
  cleanTime,
  measureQuartersOf,
  tieKeyOf,
} from '../score/score-times'
import { TECHNIQUE_TABLE } from '../score/technique-table'

export interface TabOfTrack {
  readonly measures: readonly Measure[]
  readonly noteCount: number
}

/** The time signature, or one of the same length that a project can hold. */
export function allowedSignature(measure: ScoreMeasure): readonly [number, number] {
  const { timeSignature } = measure
  const [beats, unit] = timeSignature
  const isUnit = PROJECT_LIMITS.beatUnits.some((known) => known === unit)
  return isUnit && beats <= PROJECT_LIMITS.maxBeatsPerBar
    ? timeSignature
    : signatureOf(barQuartersOf(measure), 4)
}

/** Quarters a minute at the start of each measure. */
export function startTemposOf({ measures }: Score): readonly number[] {
  let before = DEFAULT_QUARTER_BPM
  return measures.map(({ tempos }) => {
    const atStart = tempos.findLast(({ offsetQuarters }) => offsetQuarters < 1e-6)
    const start = atStart?.quarterBpm ?? before
    before = tempos.at(-1)?.quarterBpm ?? start
    return start
  })
}

/** Beats a minute that a project's bar has for so many quarters a minute, and those it would have without bounds. */
export function tempoOfBar(quarterBpm: number, unit: number) {
  const exact = Math.round(((quarterBpm * unit) / 4) * 1000) / 1000
  const { minTempo, maxTempo } = PROJECT_LIMITS
  return { exact, tempo: Math.min(maxTempo, Math.max(minTempo, exact)) }
}

/** Names joined by `+`, as many as fit. */
function techniqueOf({ techniques = [] }: ScoreNote, leftOut: (name: string) => void): string {
  let text = ''
  for (const technique of techniques) {
    const longer = text === '' ? technique : `${text}+${technique}`
    if (longer.length <= PROJECT_LIMITS.maxTechniqueLength) text = longer
    else leftOut(TECHNIQUE_TABLE[technique].name)
  }
  return text || NORMAL_TECHNIQUE
}

type Growing = { -readonly [Key in keyof TabNote]: TabNote[Key] }

function measureOf(
  score: Score,
  track: ScoreTrack,
  neck: Neck,
  index: number,
  counted: number,
  report: ReportWriter,
): readonly TabNote[] {
  const measure = score.measures[index]!
  const about = { bar: index + 1, track: track.name }
  const [, unit] = allowedSignature(measure)
  // A project has one key.
  const key = score.measures[0]!
  const beatsOf = (quarters: number) => cleanTime((quarters * unit) / 4)
  const pickup = barQuartersOf(measure) - measureQuartersOf(measure, score.tracks, index)
  const notes: Growing[] = []
  for (const [voiceIndex, beats] of track.measures[index]!.entries()) {
    const voice = LOWER_VOICES.find((known) => known === voiceIndex + 1)
    const open = new Map<string, Growing>()
    let at = pickup
    for (const beat of beats) {
      const quarters = beatQuartersOf(beat)
      for (const note of beat.notes) {
        const { string, fret, finger, tied, name } = note
        const before = tied && open.get(tieKeyOf(note))
        if (beat.grace) report.add('left-out', 'Grace notes: a project has none.', about)
        else if (string === undefined || fret === undefined || !isOnNeck({ string, fret }, neck)) {
          report.add('left-out', 'Notes without a place on the neck.', about)
        } else if (before)
          before.durationBeats = cleanTime(beatsOf(at + quarters) - before.startBeat)
        else {
          const id = tabNoteIdOf('import', { string, fret }, counted + notes.length + 1)
          const made = tabNoteOf(id, { string, fret }, beatsOf(at), beatsOf(quarters), neck)
          const growing: Growing = {
            ...made,
            technique: techniqueOf(note, (name) =>
              report.add('left-out', `${name}, beside other techniques of a note.`, about),
            ),
            ...(finger && { finger }),
            ...(tied && { tied }),
            ...(voice && { voice }),
            ...(name && !isOfSignature(name, key) && { name: formatNoteName(name) }),
          }
          notes.push(growing)
          open.set(tieKeyOf(note), growing)
        }
      }
      at += quarters
    }
  }
  return notes.sort((a, b) => a.startBeat - b.startBeat || a.string - b.string)
}

/**
 * The measures of a track on the neck that its places are of, as many as a project holds.
 *
 * @param from 0-based index of the first measure
 */
export function tabOfTrack(
  score: Score,
  track: ScoreTrack,
  neck: Neck,
  report: ReportWriter,
  from = 0,
): TabOfTrack {
  const measures: Measure[] = []
  let noteCount = 0
  const startTempos = startTemposOf(score)
  for (let index = from; index < score.measures.length; index++) {
    const measure = score.measures[index]!
    const about = { bar: index + 1, track: track.name }
    const timeSignature = allowedSignature(measure)
    const { exact, tempo } = tempoOfBar(startTempos[index]!, timeSignature[1])
    const notes = measureOf(score, track, neck, index, noteCount, report)
    if (
      measures.length === PROJECT_LIMITS.maxMeasures ||
      noteCount + notes.length > PROJECT_LIMITS.maxNotes
    ) {
      report.add(
        'left-out',
        `Bars from ${index + 1} on: a project holds ${PROJECT_LIMITS.maxMeasures} bars and ${PROJECT_LIMITS.maxNotes} notes.`,
        about,
      )
      break
    }
    if (tempo !== exact)
      report.add(
        'changed',
        `Tempos beyond ${PROJECT_LIMITS.minTempo} to ${PROJECT_LIMITS.maxTempo} beats a minute.`,
        about,
      )
    if (measure.tempos.some(({ offsetQuarters }) => offsetQuarters > 1e-6)) {
      report.add('changed', 'Tempo changes inside a bar: they begin with the next bar.', about)
    }
    if (timeSignature !== measure.timeSignature)
      report.add('changed', 'Time signatures that a project cannot hold.', about)
    measures.push({ id: measureIdOf(measures.length + 1), notes, tempo, timeSignature })
    noteCount += notes.length
  }
  return { measures, noteCount }
}
