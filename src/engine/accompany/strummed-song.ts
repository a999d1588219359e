/** A song as bars of tab: its chords as grips chosen together, struck through the beats they last. */
import { chordWithBass } from '../harmony/chord-symbol'
import type { Neck } from '../instrument/neck'
import type { SongTimes, TimedChord } from '../song/song-times'
import type { Measure } from '../tab/tab-event'
import { planGrips } from '../voicing/grip-path'
import type { Strum } from './strum'
import { struckBar } from './strummed-bars'

export interface StrummedSong {
  readonly measures: readonly Measure[]
  /** The chords over the bars, at quarter notes from the start of the piece. */
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
  if (unplayable) return { measures: [], names: [], unplayable: unplayable.symbol }
  const [, unit] = strum.meter
  const inMeter = (quarters: number) => (quarters * unit) / 4
  const held = new Map<number, { readonly cell: TimedChord; readonly at: number }[]>()
  sounding.forEach((cell, at) => {
    held.set(cell.bar, [...(held.get(cell.bar) ?? []), { cell, at }])
  })
  const measures = Array.from({ length: Math.min(bars, mostBars) }, (_, index) =>
    struckBar(
      index + 1,
      (held.get(index + 1) ?? []).map(({ cell: { beat, beats }, at }) => ({
        voicing: voicings[at]!,
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
    .map(({ bar, beat, chord }) => ({ beat: (bar - 1) * barBeats + beat, symbol: chord!.symbol }))
  return { measures, names }
}
