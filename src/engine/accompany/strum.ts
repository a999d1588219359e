/** A strum: strokes through a bar, from marks or from text as players write it. */
import type { TimeSignature } from '../tab/measure'
import { type Feel, STRUM_TABLE, type StrumRow } from './strum-table'

/** Which strings sound; a number is the nth note from the bass. */
export type HitStrings = 'all' | 'high' | 'bass' | 'other-bass' | 'rest' | number

export interface Stroke {
  /** From the start of the bar, in units of the denominator. */
  readonly startBeat: number
  /** Until the next stroke, or the end of the bar. */
  readonly durationBeats: number
  readonly strings: HitStrings
  /** Of the plectrum; none where strings are picked. */
  readonly direction?: 'down' | 'up'
  readonly isAccented: boolean
  readonly isMuted: boolean
}

export interface Strum {
  readonly meter: TimeSignature
  readonly feel: Feel
  /** One bar: `D-DU-UDU`. */
  readonly slots: string
  readonly strokes: readonly Stroke[]
  /** Some stroke comes late, as swing asks: on the second eighth of a beat. */
  readonly isSwung: boolean
}

const DIRECTIONS: Readonly<Record<string, 'down' | 'up'>> = { D: 'down', U: 'up', C: 'down' }
const STRINGS: Readonly<Record<string, HitStrings>> = {
  D: 'all',
  U: 'high',
  x: 'all',
  B: 'bass',
  A: 'other-bass',
  C: 'rest',
}

/** Marks with their accents: `['>D', '-', 'D']`. */
const marksOf = (slots: string): readonly string[] => slots.match(/>?[DUxXBAC1-6-]/g) ?? []

const SWUNG = 2 / 3

/** Eighths of a bar. */
const eighthsOf = ([beats, unit]: TimeSignature) => (beats * 8) / unit

/** Makes a strum of one bar of marks. */
function strumOf(marks: readonly string[], meter: TimeSignature, feel: Feel): Strum {
  const [barBeats] = meter
  const slotBeats = barBeats / marks.length
  const isSwung = feel === 'swing' && marks.length === eighthsOf(meter) && meter[1] === 4
  const startOf = (slot: number) =>
    isSwung && slot % 2 ? (slot - 1) / 2 + SWUNG : slot * slotBeats
  const struck = marks.flatMap((mark, slot) => (mark === '-' ? [] : { mark, slot }))
  const strokes = struck.map(({ mark, slot }, index): Stroke => {
    const kind = mark.at(-1)!
    // A damped stroke goes with the hand.
    const direction = kind === 'x' ? (slot % 2 ? 'up' : 'down') : DIRECTIONS[kind]
    const next = struck[index + 1]
    return {
      startBeat: startOf(slot),
      durationBeats: (next ? startOf(next.slot) : barBeats) - startOf(slot),
      strings: STRINGS[kind] ?? Number(kind),
      ...(direction && { direction }),
      isAccented: mark.startsWith('>'),
      isMuted: kind === 'x',
    }
  })
  const hasSwung = isSwung && struck.some(({ slot }) => slot % 2 === 1)
  return { meter, feel, slots: marks.join(''), strokes, isSwung: hasSwung }
}

/** The shortest beginning that a list repeats. */
function cellOf(marks: readonly string[]): readonly string[] {
  const isCell = (size: number) => marks.every((mark, at) => mark === marks[at % size])
  let size = 1
  while (marks.length % size !== 0 || !isCell(size)) size++
  return marks.slice(0, size)
}

/**
 * A strum of the table in a meter: as it is, or what it repeats as often as the bar holds it;
 * `undefined` where it does not fit.
 *
 * @example
 * strumIn(findStrum('quarters')!, [3, 4])!.slots // => "DDD"
 * strumIn(findStrum('folk')!, [3, 4]) // => undefined
 */
export function strumIn({ slots, meter, feel }: StrumRow, asked: TimeSignature): Strum | undefined {
  const marks = marksOf(slots)
  const isSame = meter[0] === asked[0] && meter[1] === asked[1]
  if (isSame) return strumOf(marks, meter, feel)
  const cell = cellOf(marks)
  const slotBeats = meter[0] / marks.length
  const times = asked[0] / (cell.length * slotBeats)
  // A held bar would be struck anew in the middle of a longer one.
  if (meter[1] !== asked[1] || !Number.isInteger(times) || cell.length === marks.length) {
    return undefined
  }
  return strumOf(Array.from({ length: times }, () => cell).flat(), asked, feel)
}

/** The strums of the table that fit a meter, those written for it first. */
export function strumsIn(meter: TimeSignature): readonly StrumRow[] {
  const fitting = STRUM_TABLE.filter((row) => strumIn(row, meter))
  const isOwn = (row: StrumRow) => row.meter[0] === meter[0] && row.meter[1] === meter[1]
  return [...fitting.filter(isOwn), ...fitting.filter((row) => !isOwn(row))]
}

/** Other ways to write a mark. */
const FOLDED: readonly (readonly [RegExp, string])[] = [
  [/down/gi, 'D'],
  [/up/gi, 'U'],
  [/[↓⬇⇓d]/g, 'D'],
  [/[↑⬆⇑u]/g, 'U'],
  [/[X×✕]/g, 'x'],
  [/[.·_–—~]/g, '-'],
]

export const MAX_STRUM_LENGTH = 96

export type ReadStrum = Strum | { readonly problem: string }

/** Strokes alone, laid on a hand that goes down on even slots and up on odd ones. */
function onPendulum(marks: readonly string[]): readonly string[] {
  const slots: string[] = []
  for (const mark of marks) {
    const isUp = mark.endsWith('U')
    const isDown = /[DX]$/.test(mark)
    if ((isUp && slots.length % 2 === 0) || (isDown && slots.length % 2 === 1)) slots.push('-')
    slots.push(mark.replace('X', 'x'))
  }
  if (slots.length % 2) slots.push('-')
  return slots
}

const repeated = (marks: readonly string[], times: number) =>
  Array.from({ length: times }, () => marks).flat()

/** Marks as often as they make up so many slots. */
function filling(marks: readonly string[], slotCount: number): readonly string[] | undefined {
  const times = slotCount / marks.length
  return Number.isInteger(times) ? repeated(marks, times) : undefined
}

/**
 * Reads a strum of one bar: `D DU UDU`, `D-DU-UDU`, `↓ ↓↑ ↑↓↑`, `down down up up down up`. With rests
 * every mark is a slot: quarters, eighths, triplets or sixteenths of the bar. Without, the hand goes
 * down on the beat and up between, and what fills a part of the bar is repeated.
 *
 * @example
 * readStrum('D DU UDU', [4, 4]).slots // => "D-DU-UDU"
 * readStrum('↓↑', [3, 4]).slots // => "DUDUDU"
 */
export function readStrum(text: string, meter: TimeSignature, feel: Feel = 'straight'): ReadStrum {
  let folded = text.slice(0, MAX_STRUM_LENGTH)
  for (const [written, mark] of FOLDED) folded = folded.replace(written, mark)
  // A damped stroke goes with the hand; one that begins a group is on the beat.
  folded = folded.replace(/(^|[\s,|]|[\s,|]>)x/g, '$1X').replace(/[\s,|]/g, '')
  const marks = marksOf(folded)
  if (marks.join('') !== folded || !marks.some((mark) => mark !== '-')) {
    return { problem: 'is not a strum such as D-DU-UDU, D DU UDU or ↓ ↓↑ ↑↓↑' }
  }
  const eighths = eighthsOf(meter)
  const perBeat = eighths / meter[0]
  const grids = [meter[0], eighths, eighths * 2, ...(perBeat === 2 ? [meter[0] * 3] : [])]
  const hasPlainStrokes = marks.every((mark) => /[DUxX]$/.test(mark))
  const plain = marks.map((mark) => mark.replace('X', 'x'))
  const laid = hasPlainStrokes ? onPendulum(marks) : plain
  const whole =
    (hasPlainStrokes ? (filling(laid, eighths) ?? filling(laid, eighths * 2)) : undefined) ??
    (grids.includes(plain.length) ? plain : undefined) ??
    (hasPlainStrokes ? undefined : filling(plain, eighths))
  if (whole) return strumOf(whole, meter, feel)
  return {
    problem: `has ${laid.length} slots, and a bar of ${meter.join('/')} has ${[...new Set(grids)].sort((a, b) => a - b).join(', ')}; write rests as -`,
  }
}

const ARROWS: Readonly<Record<string, string>> = { D: '↓', U: '↑', x: '×', '-': '·' }

/**
 * One bar as arrows, a group a beat, or three eighths in compound meters; other marks as they are.
 *
 * @example
 * arrowsOf(strumIn(findStrum('folk')!, [4, 4])!) // => "↓· ↓↑ ·↑ ↓↑"
 */
export function arrowsOf({ slots, meter: [beats, unit] }: Strum): string {
  const marks = marksOf(slots)
  const groupBeats = unit === 8 && beats % 3 === 0 ? 3 : 1
  const size = Math.max(1, Math.round((marks.length / beats) * groupBeats))
  const arrows = marks.map((mark) => mark.slice(0, -1) + (ARROWS[mark.at(-1)!] ?? mark.at(-1)!))
  const groups: string[] = []
  for (let at = 0; at < arrows.length; at += size) groups.push(arrows.slice(at, at + size).join(''))
  return groups.join(' ')
}
