/** The aim of a drill, as half a sentence that is true of its notes. */
import { holdsAll } from './hand-reach'
import type { ScaleFigureRow } from './scale-figure'
import type { DrillTargetRow } from './target-table'

/** Which ways a line goes, in turn: 1 up, −1 down. */
function headingsOf(pitches: readonly number[]): readonly number[] {
  const headings: number[] = []
  for (let index = 1; index < pitches.length; index++) {
    const heading = Math.sign(pitches[index]! - pitches[index - 1]!)
    if (heading !== 0 && heading !== headings.at(-1)) headings.push(heading)
  }
  return headings
}

const BEAT_NAMES = ['one', 'two', 'three', 'four'] as const

/**
 * Beats of a bar in words.
 *
 * @example
 * beatWords(new Set([2, 0])) // => "beats one and three"
 */
export function beatWords(beats: ReadonlySet<number>): string {
  const names = BEAT_NAMES.filter((_, beat) => beats.has(beat))
  return `beat${names.length === 1 ? '' : 's'} ${names.join(' and ')}`
}

const WORDS = { up: ['up', 'up and down'], down: ['down', 'down and up'] } as const

/**
 * The way a line goes.
 *
 * @example
 * wayOf([60, 59, 57, 55]) // => "down"
 * wayOf([60, 62, 64, 62]) // => "up and down"
 */
export function wayOf(pitches: readonly number[]): string {
  const headings = headingsOf(pitches)
  return WORDS[headings[0] === -1 ? 'down' : 'up'][headings.length > 1 ? 1 : 0]
}

/**
 * The aim of a target; words that hold for only some of its lines are used for those alone.
 *
 * @param chordSet pitch classes of the chord, bit n for pitch class n
 * @param landingBeats beats of the bar on which an enclosure lands, from 0
 * @param isSixthChord whether the chord has a sixth and no seventh
 */
export function aimOf(
  { id, aim, way: usual }: DrillTargetRow,
  figure: ScaleFigureRow | undefined,
  pitches: readonly number[],
  chordSet: number,
  landingBeats: ReadonlySet<number>,
  isSixthChord: boolean,
): string {
  const way = wayOf(pitches)
  if (id === 'guide-tones' && isSixthChord) return `${aim}, ${usual}`
  if (id === 'enclosure') return `${aim}, landing on ${beatWords(landingBeats)}`
  if (id === 'arpeggio') {
    return `${aim}, up from the lowest root${way === 'up' ? '' : ' and back down'}`
  }
  if (id === 'chord-tones') {
    const isStraight = headingsOf(pitches).length === 1
    const tones = holdsAll(pitches, chordSet) ? aim : 'tones of the chord'
    return `${tones}, ${isStraight ? `in order, ${way}` : usual}`
  }
  if (!figure) return aim
  return figure.groupSize === 1 ? `${figure.aim}, ${way}` : figure.aim
}
