/** Chord names of a score as a project holds them, at beats of the piece, and back over its bars. */
import type { ChordName } from '#engine/project/chord-names'
import { fitChordName, MAX_CHORD_NAME_LENGTH } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { barBeatsOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import type { ChordOverBar } from '../score/lay-chords'
import type { ReportWriter } from '../score/report'
import type { Score, ScoreTrack } from '../score/score'
import { barQuartersOf, beatQuartersOf, cleanTime, measureQuartersOf } from '../score/score-times'
import { allowedSignature } from './tab-of-track'

/** Each name is an object of two values; half of what overlays may hold is left for lessons. */
const MAX_NAMES = Math.floor(PROJECT_LIMITS.maxOverlayValues / 6)

function hasNames({ measures }: ScoreTrack): boolean {
  return measures.some((voices) => voices.flat().some(({ chord }) => chord !== undefined))
}

/** The first of the tracks that has names. */
export function trackWithNames(tracks: readonly ScoreTrack[]): ScoreTrack | undefined {
  return tracks.find(hasNames)
}

/**
 * The names over some bars of a track, as many as a project holds; of several at a beat the first.
 *
 * @param from 0-based first bar
 * @param to the bar after the last
 * @param beatAt beat of the piece, from a bar and quarters from the start of its voices
 */
export function namesOverBars(
  track: ScoreTrack,
  [from, to]: readonly [from: number, to: number],
  beatAt: (bar: number, quarters: number) => number,
  report: ReportWriter,
): readonly ChordName[] {
  const names = new Map<number, ChordName>()
  let cutCount = 0
  for (const [index, voices] of track.measures.slice(from, to).entries()) {
    for (const voice of voices) {
      let at = 0
      for (const { chord, ...own } of voice) {
        const beat = beatAt(from + index, at)
        if (chord !== undefined && !names.has(beat)) {
          if (chord.length > MAX_CHORD_NAME_LENGTH) cutCount += 1
          names.set(beat, { beat, symbol: fitChordName(chord) })
        }
        at += beatQuartersOf(own)
      }
    }
  }
  const inOrder = [...names.values()].sort((a, b) => a.beat - b.beat)
  const kept = inOrder.slice(0, MAX_NAMES)
  if (kept.length === 0) return []
  report.add('kept', 'Chord names stand over the bars.', { track: track.name, count: kept.length })
  if (cutCount > 0) {
    const message = `Chord names are cut after ${MAX_CHORD_NAME_LENGTH} characters.`
    report.add('changed', message, { track: track.name, count: cutCount })
  }
  if (inOrder.length > MAX_NAMES) {
    report.add('left-out', `Chord names: a project holds ${MAX_NAMES}.`, {
      track: track.name,
      count: inOrder.length - MAX_NAMES,
    })
  }
  return kept
}

/** Names of the first `barCount` bars of a track; where it has none, of the first that has some. */
export function chordsOfTrack(
  score: Score,
  track: ScoreTrack,
  barCount: number,
  report: ReportWriter,
): readonly ChordName[] {
  const named = trackWithNames([track, ...score.tracks])
  if (!named) return []
  let end = 0
  const bars = score.measures.slice(0, barCount).map((measure, index) => {
    const [beats, unit] = allowedSignature(measure)
    const start = end
    end += beats
    const pickup = barQuartersOf(measure) - measureQuartersOf(measure, score.tracks, index)
    return { start, pickup, unit }
  })
  const beatAt = (bar: number, quarters: number) => {
    const { start, pickup, unit } = bars[bar]!
    return cleanTime(start + ((pickup + quarters) * unit) / 4)
  }
  return namesOverBars(named, [0, bars.length], beatAt, report)
}

/** Sums of beats differ by less. */
const SAME_BEAT = 1e-4

/** Names at beats of the piece, over bars that are measures of their own. */
export function chordsOverBars(
  names: readonly ChordName[],
  bars: readonly Measure[],
): readonly ChordOverBar[] {
  let end = 0
  return bars.flatMap(({ timeSignature }, bar) => {
    const start = end
    end += barBeatsOf(timeSignature)
    return names
      .filter(({ beat }) => beat > start - SAME_BEAT && beat < end - SAME_BEAT)
      .map(({ beat, symbol }) => {
        const quarters = cleanTime(Math.max(0, beat - start) * (4 / timeSignature[1]))
        return { bar, quarters, symbol }
      })
  })
}
