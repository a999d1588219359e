/** A song as bars of tab: its chords as grips chosen together, struck through the beats they last. */
import { groupBy } from '../group-by'
import { chordWithBass } from '../harmony/chord-symbol'
import type { Neck } from '../instrument/neck'
import type { SongTimes, TimedChord } from '../song/song-times'
import type { Measure } from '../tab/tab-event'
import { planGrips } from '../voicing/grip-path'
import type { Voicing } from '../voicing/voicing'
import type { Strum } from './strum'
import { struckBar } from './strummed-bars'

/** A chord of a song and the grip that sounds it. */
export interface GrippedCell {
  readonly cell: TimedChord
  readonly voicing: Voicing
}

export interface StrummedSong {
  readonly measures: readonly Measure[]
  /** What sounds, in the order of the bars. */
  readonly grips: readonly GrippedCell[]
  /** The chords over the bars, at beats of the strum's meter from the start of the piece. */
  readonly names: readonly { readonly beat: number; readonly symbol: string }[]
  /** The first chord that no hand can hold on this neck; then there are no bars. */
  readonly unplayable?: string
}

/**
 * The bars of a song, a repeat once, as many as are asked for.
 *
 * @param times of the song whose chords are named as they sound.
 * @param strum of the song's meter.
 */
export function strummedSong(
  { chords, bars, barBeats }: SongTimes,
  strum: Strum,
  tempo: number,
  neck: Neck,
  mostBars: number,
): StrummedSong {
  const sounding = chords.filter(({ bar, chord }) => chord !== undefined && bar <= mostBars)
  const asked = sounding.map(({ chord, symbol }) => ({
    symbol,
    root: chord!.root,
    chord: chordWithBass(chord!),
    bass: chord!.bass,
  }))
  const { voicings, unplayable } = planGrips(asked, neck)
  if (unplayable) return { measures: [], grips: [], names: [], unplayable: unplayable.symbol }
  const [, unit] = strum.meter
  const inMeter = (quarters: number) => (quarters * unit) / 4
  const grips = sounding.map((cell, at) => ({ cell, voicing: voicings[at]! }))
  const byBar = groupBy(grips, ({ cell }) => cell.bar)
  const measures = Array.from({ length: Math.min(bars, mostBars) }, (_, index) =>
    struckBar(
      index + 1,
      (byBar.get(index + 1) ?? []).map(({ cell: { beat, beats }, voicing }) => ({
        voicing,
        fromBeat: inMeter(beat),
        toBeat: inMeter(beat + beats),
      })),
      strum,
      tempo,
      neck,
    ),
  )
  const names = sounding
    .filter(({ held: isHeld }) => !isHeld)
    .map(({ bar, beat, chord }) => ({
      beat: inMeter((bar - 1) * barBeats + beat),
      symbol: chord!.symbol,
    }))
  return { measures, grips, names }
}
