/** The tab of a progression: every grip struck once and held. */
import { DEFAULT_TIME_SIGNATURE, type TimeSignature } from '../tab/measure'
import type { TabNote } from '../tab/tab-event'
import type { Voicing } from './voicing'

/**
 * One event a sounding string, low strings first; chord n starts at n × `beatsPerChord`. Ids are
 * `progression-<string>-<fret>-<number>`, numbered from 1.
 */
export function progressionTabOf(
  voicings: readonly Voicing[],
  beatsPerChord: number,
): readonly TabNote[] {
  const notes: TabNote[] = []
  for (const [at, voicing] of voicings.entries()) {
    const lowStringFirst = [...voicing.notes].sort((a, b) => b.string - a.string)
    for (const { string, fret, midi } of lowStringFirst) {
      notes.push({
        id: `progression-${string}-${fret}-${notes.length + 1}`,
        string,
        fret,
        midi,
        startBeat: at * beatsPerChord,
        durationBeats: beatsPerChord,
        technique: 'normal',
      })
    }
  }
  return notes
}

/** Beats of a bar, the usual ones first. */
const BAR_BEATS = [4, 3, 5, 7] as const

const isWhole = (quotient: number) => Number.isInteger(Math.round(quotient * 1e6) / 1e6)

/**
 * The time signature in which no chord of equal length crosses a bar line without filling bars: 4/4
 * where it can be, else bars of three, five or seven quarters, else a bar a chord.
 *
 * @example
 * progressionMeterOf(2) // => [4,4]
 * progressionMeterOf(3) // => [3,4]
 * progressionMeterOf(6) // => [3,4]
 * progressionMeterOf(4.1) // => [4,4]
 */
export function progressionMeterOf(beatsPerChord: number): TimeSignature {
  const fits = (beats: number) => isWhole(beats / beatsPerChord) || isWhole(beatsPerChord / beats)
  const beats = BAR_BEATS.find(fits) ?? beatsPerChord
  return Number.isInteger(beats) ? [beats, 4] : DEFAULT_TIME_SIGNATURE
}
