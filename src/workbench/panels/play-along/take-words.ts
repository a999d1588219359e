/** A take in words. */
import { formatChordSymbol } from '#engine/theory/chord'
import type { NoteName } from '#engine/theory/pitch'
import { chordOf } from '../../audio/input/chord/heard-chord'
import type { StrumSound } from '../../audio/input/chord/strum-sound'
import type { OnsetVerdict, TakeScore } from '../../audio/input/take/judge-take'
import type { Score } from '../../projects/scores'

/** `14 of 16 right, 1 early, 1 missed, 12 ms late on average`. */
export function scoreText(score: TakeScore): string {
  const { right, total, early, late, partly, octave, wrong, missed, doubled, extra } = score
  const { meanOffsetMs } = score
  const rows: readonly (readonly [number, string])[] = [
    [early, 'early'],
    [late, 'late'],
    [partly, 'partly right'],
    [octave, 'in another octave'],
    [wrong, 'wrong'],
    [missed, 'missed'],
    [doubled, 'doubled'],
    [extra, 'besides'],
  ]
  const counts = rows.flatMap(([count, words]) => (count > 0 ? [`${count} ${words}`] : []))
  const mean =
    meanOffsetMs !== undefined && Math.abs(meanOffsetMs) >= 5
      ? [`${Math.abs(meanOffsetMs)} ms ${meanOffsetMs > 0 ? 'late' : 'early'} on average`]
      : []
  return [`${right} of ${total} right`, ...counts, ...mean].join(', ')
}

/** How notes are written in the key of the tab. */
export interface KeyNames {
  readonly ofMidi: (midi: number) => string
  readonly ofPitchClass: (pitchClass: number) => NoteName
}

/** `sounds like Am – a guess`. */
export function soundText(sound: StrumSound, names: KeyNames): string {
  const heard = chordOf(sound)
  if (!heard) return 'no clear chord'
  return `sounds like ${formatChordSymbol(names.ofPitchClass(heard.root), heard.chord)} – a guess`
}

/** `without E4, G4 besides`. */
function keysText({ asked, struck, besides = [] }: OnsetVerdict, names: KeyNames): string {
  const missing = asked.midis.filter((_, index) => struck?.[index] === false)
  const list = (midis: readonly number[]) => midis.map(names.ofMidi).join(' ')
  return [
    ...(missing.length > 0 ? [`without ${list(missing)}`] : []),
    ...(besides.length > 0 ? [`${list(besides)} besides`] : []),
  ].join(', ')
}

/** What to say of one onset: `late by 70 ms`, `heard C♯4`. */
export function verdictText(row: OnsetVerdict, names: KeyNames): string {
  const { verdict, offsetSeconds = 0, playedMidi, sound, isDoubled } = row
  const off = `${Math.abs(Math.round(offsetSeconds * 1000))} ms`
  const heardNote = playedMidi === undefined ? '' : `heard ${names.ofMidi(playedMidi)}`
  const heard = sound ? soundText(sound, names) : heardNote
  const words = {
    right: 'right',
    early: `early by ${off}`,
    late: `late by ${off}`,
    partly: keysText(row, names),
    octave: `${heard}, another octave`,
    wrong: heard,
    missed: 'not heard',
  }[verdict]
  return isDoubled ? `${words}, struck twice` : words
}

/** `92 % at 96 bpm`. */
export function pastScoreText({ right, total, tempoBpm }: Score): string {
  return `${Math.round((100 * right) / total)} % at ${tempoBpm} bpm`
}
