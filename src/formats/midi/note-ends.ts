/** Ends of played notes: players and sequencers let go shortly before or after the next note. */
import type { PlayedNote } from './played-tracks'

// All times and lengths are quarters. Shares and limits were chosen by hand on made takes of players
// and sequencers; the rows of the test hold them.

/** A 32nd rest is written; shorter gaps are closed. */
const LEAST_REST = 1 / 8
/** Of a note's length: so far from the next note its end may lie. */
const SHORT_NOTE_SHARE = 1 / 3
/** 15 % of the whole note, counted by what is left of it. */
const LONG_NOTE_SHARE = 0.18
/** Less than an eighth rest, however long the note before it. */
const MOST_GAP = 0.41
const SAME = 1e-6

/** Of the starts: on a 32nd or a triplet 16th, where ends can be judged. */
const USUAL_SHARE = 0.75
/** Ends were played where one gap that no rest can write comes on at most this many ends on time … */
const EXACT_ENDS_PER_ODD_GAP = 2
/** … or where at least this many short gaps of any length … */
const LEAST_SHORT_GAPS = 4
/** … are at least this many for each end on time. */
const SHORT_GAPS_PER_EXACT_END = 4

const distanceToGrid = (quarters: number, parts: number) =>
  Math.abs(Math.round(quarters * parts) / parts - quarters)

/** Lengths of one note value: dotted from the dotted 16th, double-dotted from the double-dotted eighth. */
const PLAIN_LENGTHS: readonly number[] = [1 / 16, 1 / 8, 1 / 4, 1 / 2, 1, 2, 4, 8].flatMap(
  (length) => [
    length,
    ...(length >= 1 / 4 ? [length * 1.5] : []),
    ...(length >= 1 / 2 ? [length * 1.75] : []),
    ...(length >= 1 / 8 ? [(length * 2) / 3] : []),
  ],
)

/** A dotted 32nd says nothing before a rest: it is one value, or a 16th let go early. */
const DOTTED_32ND = 3 / 16

/** The time of a sorted list that is nearest to one; of two the earlier. */
function nearestOf(times: readonly number[], time: number): number | undefined {
  let low = 0
  let high = times.length
  while (low < high) {
    const middle = (low + high) >> 1
    if (times[middle]! < time) low = middle + 1
    else high = middle
  }
  const [before, after] = [times[low - 1], times[low]]
  if (before === undefined || after === undefined) return before ?? after
  return time - before <= after - time ? before : after
}

function reachOf(length: number): number {
  return Math.max(
    Math.min(LEAST_REST - SAME, length * SHORT_NOTE_SHARE + SAME),
    Math.min(MOST_GAP, length * LONG_NOTE_SHARE),
  )
}

/** The start of another note that an end is meant to meet. */
function meets(onsets: readonly number[], start: number, end: number): number | undefined {
  const onset = nearestOf(onsets, end)
  if (onset === undefined || onset <= start + SAME) return undefined
  const reach = reachOf(Math.min(end, onset) - start)
  const isNear = onset > end ? onset - end <= reach : end - onset <= Math.min(LEAST_REST, reach)
  return isNear ? onset : undefined
}

/** Parts of the beat that an end may move to and how far, in the order they are tried. */
const STRAIGHT_PARTS = [[2, 1 / 16], [4, 1 / 24], 'beat', [4, 1 / 16], [8, 1 / 16]] as const // biome-ignore format: one row
const THIRD_PARTS = [[3, 1 / 16], 'beat', [6, 1 / 16]] as const

function beatPartOf(onsets: readonly number[], start: number, end: number): number | undefined {
  const length = end - start
  const part = (parts: number, reach: number) => {
    const time = Math.round(end * parts) / parts
    const most = Math.min(reach, length * SHORT_NOTE_SHARE) + SAME
    return time > start + SAME && Math.abs(time - end) <= most ? time : undefined
  }
  const near = part(1, LEAST_REST - SAME)
  if (near !== undefined) return near
  const beat = Math.floor(end)
  const isThirds = [beat + 1 / 3, beat + 2 / 3].some(
    (third) => Math.abs((nearestOf(onsets, third) ?? beat) - third) < SAME,
  )
  for (const row of isThirds ? THIRD_PARTS : STRAIGHT_PARTS) {
    if (row === 'beat') {
      // Only to a later beat: long notes are let go early.
      if (beat + 1 - end <= reachOf(length)) return beat + 1
      continue
    }
    const [parts, reach] = row
    const time = part(parts, reach)
    if (time !== undefined) return time
  }
  return undefined
}

/** Where the end of a note is written that was played from `start` to `end`. */
export function writtenEnd(onsets: readonly number[], start: number, end: number) {
  return meets(onsets, start, end) ?? beatPartOf(onsets, start, end)
}

/**
 * Whether the ends of a track were played. They were where many notes stop by other than a written
 * rest before the next note, or nearly all by the same short one.
 *
 * @param tolerance quarters: half a tick
 */
export function hasPlayedEnds(notes: readonly PlayedNote[], tolerance: number): boolean {
  const onsets = notes.map(({ startQuarters }) => startQuarters)
  const isUsual = (time: number) => [6, 8].some((parts) => distanceToGrid(time, parts) <= tolerance)
  const isWritable = (gap: number) =>
    [16, 24].some((parts) => distanceToGrid(gap, parts) <= tolerance)
  // Fine rhythms that begin anywhere say nothing of ends.
  if (onsets.filter(isUsual).length < onsets.length * USUAL_SHARE) return false
  let exact = 0
  let odd = 0
  let writable = 0
  for (const [index, { startQuarters: start, durationQuarters: length }] of notes.entries()) {
    // A chord counts once.
    if (!isUsual(start) || onsets[index - 1] === start) continue
    const end = start + length
    const onset = meets(onsets, start, end)
    const gap = (onset ?? beatPartOf(onsets, start, end) ?? end) - end
    const isLength = (value: number) => Math.abs(value - length) <= tolerance
    if (onset === undefined && isLength(DOTTED_32ND)) continue
    const isPlain = PLAIN_LENGTHS.some(isLength)
    const isLate = gap < 0 && isUsual(end + gap)
    const isShort = Math.abs(gap) < LEAST_REST - tolerance
    const isOnTime = Math.abs(gap) <= tolerance || (onset === undefined && isUsual(end))
    if (isOnTime || (isPlain && !isLate)) exact++
    else if (onset !== undefined && isShort && !isWritable(gap)) odd++
    else if (isShort || !isWritable(gap)) writable++
  }
  if (odd >= (exact > 0 ? 2 : 1) && odd * EXACT_ENDS_PER_ODD_GAP >= exact) return true
  const near = odd + writable
  return near >= LEAST_SHORT_GAPS && near >= exact * SHORT_GAPS_PER_EXACT_END
}
