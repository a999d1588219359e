/** Chord names of a score as a project holds them, at beats of the piece, and back over its bars. */
import type { ChordName } from '#engine/project/chord-names'
import { MAX_CHORD_NAME_LENGTH } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { barBeatsOf } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import type { ChordOverBar } from './lay-chords'
import type { ReportWriter } from './report'
import type { Score, ScoreTrack } from './score'
import { barQuartersOf, beatQuartersOf, cleanTime, measureQuartersOf } from './score-times'
import { allowedSignature } from './tab-of-track'

/** Each name is an object of two values; half of what overlays may hold is left for lessons. */
const MAX_NAMES = Math.floor(PROJECT_LIMITS.maxOverlayValues / 6)

function hasNames({ measures }: ScoreTrack): boolean {
  return measures.some((voices) => voices.flat().some(({ chord }) => chord !== undefined))
}

/** Names of the first `barCount` bars of a track; where it has none, of the first that has some. */
export function chordsOfTrack(
  score: Score,
  track: ScoreTrack,
  barCount: number,
  report: ReportWriter,
): readonly ChordName[] {
  const named = [track, ...score.tracks].find(hasNames)
  if (!named) return []
  const names = new Map<number, ChordName>()
  let barStart = 0
  for (const [index, measure] of score.measures.slice(0, barCount).entries()) {
    const [beats, unit] = allowedSignature(measure)
    const pickup = barQuartersOf(measure) - measureQuartersOf(measure, score.tracks, index)
    for (const voice of named.measures[index] ?? []) {
      let at = pickup
      for (const { chord, ...beat } of voice) {
        const beatOfPiece = cleanTime(barStart + (at * unit) / 4)
        if (chord !== undefined && !names.has(beatOfPiece)) {
          const symbol = chord.slice(0, MAX_CHORD_NAME_LENGTH)
          names.set(beatOfPiece, { beat: beatOfPiece, symbol })
        }
        at += beatQuartersOf(beat)
      }
    }
    barStart += beats
  }
  const inOrder = [...names.values()].sort((a, b) => a.beat - b.beat)
  const kept = inOrder.slice(0, MAX_NAMES)
  report.add('kept', 'Chord names stand over the bars.', { track: named.name, count: kept.length })
  if (inOrder.length > MAX_NAMES) {
    report.add('left-out', `Chord names: a project holds ${MAX_NAMES}.`, {
      track: named.name,
      count: inOrder.length - MAX_NAMES,
    })
  }
  return kept
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
