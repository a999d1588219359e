/** Fingers when the capo moves: kept with what they press, not beside what no hand holds with them. */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { reachMmOf, TAUGHT_REACH_MM } from '#engine/hand/reach'
import { INSTRUMENTS, type Neck, neckOf } from '#engine/instrument/neck'
import { findInstrument, findTuning } from '#engine/instrument/read-neck'
import { columnsOf, emptyMeasure } from '#engine/tab/measure'
import { type Measure, TAB_FINGERS, tabNoteOf } from '#engine/tab/tab-event'
import { drawCount } from '../../../test/support/draw-count'
import { moveNotes } from './move-notes'

/** Letters of the fingers; an open string has none. */
const FINGERS = { i: 'index', m: 'middle', r: 'ring', l: 'little', t: 'thumb' } as const

const neckNamed = (instrument: string, tuning: string, capo: number) => {
  const row = findInstrument(instrument)!
  return neckOf(row, findTuning(row, tuning)!, capo)
}

/** `5:3r` is string 5, fret 3, ring; notes of one word sound together, words follow for a beat. */
function measureOf(text: string, neck: Neck): Measure {
  const notes = text.split(' ').flatMap((column, startBeat) =>
    column.split('+').map((note) => {
      const [, string, fret, letter] = /^(\d+):(\d+)([imrlt]?)$/.exec(note)!
      const place = { string: Number(string), fret: Number(fret) }
      const finger = Object.entries(FINGERS).find(([own]) => own === letter)?.[1]
      return {
        ...tabNoteOf(`${startBeat}-${string}`, place, startBeat, 1, neck),
        ...(finger && { finger }),
      }
    }),
  )
  return { ...emptyMeasure(), notes }
}

const letterOf = (finger: string | undefined) =>
  Object.entries(FINGERS).find(([, name]) => name === finger)?.[0] ?? ''

function written({ notes }: Measure): string {
  return columnsOf(notes)
    .map((column) =>
      [...column]
        .sort((a, b) => b.string - a.string)
        .map(({ string, fret, finger }) => `${string}:${fret}${letterOf(finger)}`)
        .join('+'),
    )
    .join(' ')
}

describe('a capo that moves', () => {
  test.each([
    ['a line goes with it', 'guitar', 'standard', 3, 0, '5:2m 4:1i 3:4l', '5:5m 4:4i 3:7l', 0],
    ['a line up the neck too', 'guitar', 'standard', 0, 2, '5:5m 4:4i 3:7l', '5:3m 4:2i 3:5l', 0],
    ['what lies open has no finger', 'guitar', 'standard', 0, 2, '5:2m 5:4l', '5:0 5:2l', 1],
    ['E minor leaves the index for a barre', 'guitar', 'standard', 3, 0,
      '6:0+5:2m+4:2r+3:0+2:0+1:0', '6:3+5:5m+4:5r+3:3+2:3+1:3', 0],
    ['E major has its index elsewhere', 'guitar', 'standard', 3, 0,
      '6:0+5:2m+4:2r+3:1i+2:0+1:0', '6:3+5:5+4:5+3:4+2:3+1:3', 3],
    ['C too', 'guitar', 'standard', 3, 0,
      '5:3r+4:2m+3:0+2:1i+1:0', '5:6+4:5+3:3+2:4+1:3', 3],
    ['a barre chord has no open string', 'guitar', 'standard', 2, 0,
      '6:1i+5:3r+4:3l+3:2m+2:1i+1:1i', '6:3i+5:5r+4:5l+3:4m+2:3i+1:3i', 0],
    ['a barre chord becomes the open one', 'guitar', 'standard', 0, 1,
      '6:1i+5:3r+4:3l+3:2m+2:1i+1:1i', '6:0+5:2r+4:2l+3:1m+2:0+1:0', 3],
    ['an open string and a finger too far from it', 'guitar', 'standard', 1, 0,
      '6:0+1:4l', '6:1+1:5', 1],
    ['the same far up, where frets are close', 'guitar', 'standard', 7, 0,
      '6:0+1:4l', '6:7+1:11l', 0],
    ['in turn they do not meet', 'guitar', 'standard', 3, 0, '5:0 3:1i', '5:3 3:4i', 0],
    ['in drop D', 'guitar', 'drop-d', 3, 0, '6:0+5:0+4:0 4:2i', '6:3+5:3+4:3 4:5i', 0],
    ['on a ukulele', 'ukulele', 'standard', 2, 0, '4:0+3:0+2:0+1:3r', '4:2+3:2+2:2+1:5r', 0],
  ] as const)('%s', (_what, instrument, tuning, before, after, text, expected, lost) => {
    const from = neckNamed(instrument, tuning, before)
    const moved = moveNotes([measureOf(text, from)], neckNamed(instrument, tuning, after), from)
    expect(written(moved.measures[0]!)).toBe(expected)
    expect(moved.unfingered).toBe(lost)
  }) // biome-ignore format: one row a shape

  test('takes the fingers of a held chord when a note comes that needs the index', () => {
    const from = neckNamed('guitar', 'standard', 3)
    const [held, open] = measureOf('2:1i 1:0', from).notes
    const notes = [{ ...held!, durationBeats: 2 }, open!]
    const to = neckNamed('guitar', 'standard', 0)
    const { measures, unfingered } = moveNotes([{ ...emptyMeasure(), notes }], to, from)
    expect(written(measures[0]!)).toBe('2:4 1:3')
    expect(unfingered).toBe(1)
  })

  test('leaves fingers on another neck, or with another pitch, as before', () => {
    const from = neckNamed('guitar', 'standard', 2)
    const raised = measureOf('5:2m', from)
    expect(moveNotes([raised], neckNamed('guitar', 'standard', 0)).unfingered).toBe(1)
    const other = neckNamed('ukulele', 'standard', 0)
    expect(moveNotes([measureOf('1:7m', from)], other, from).unfingered).toBe(1)
  })
})

test('a finger that stays presses the point that it pressed, and none is out of reach of the barre', () => {
  const necks = INSTRUMENTS.flatMap((instrument) =>
    instrument.tunings.slice(0, 3).map((tuning) => [instrument, tuning] as const),
  )
  const spots = fc.array(
    fc.record({
      string: fc.nat(9),
      fret: fc.nat(7),
      beat: fc.nat(2),
      length: fc.integer({ min: 1, max: 3 }),
      finger: fc.constantFrom(...TAB_FINGERS),
    }),
    { minLength: 1, maxLength: 10 },
  )
  fc.assert(
    fc.property(
      fc.constantFrom(...necks),
      fc.nat(7),
      fc.nat(7),
      spots,
      (on, before, after, drawn) => {
        const from = neckOf(...on, before)
        const to = neckOf(...on, after)
        const notes = drawn.flatMap(({ string: at, fret, beat, length, finger }, index) => {
          const { string, startFret } = from.strings[at % from.strings.length]!
          if (startFret > 0) return []
          const made = tabNoteOf(`n${index}`, { string, fret }, beat, length, from)
          return fret > 0 ? { ...made, finger } : made
        })
        const unique = [
          ...new Map(notes.map((one) => [`${one.string}@${one.startBeat}`, one])).values(),
        ]
        const { measures } = moveNotes([{ ...emptyMeasure(), notes: unique }], to, from)
        const moved = measures[0]!.notes
        const old = new Map(unique.map((one) => [one.id, one]))
        for (const note of moved) {
          const was = old.get(note.id)!
          if (note.finger) {
            expect([note.finger, note.string]).toEqual([was.finger, was.string])
            expect(note.fret + after).toBe(was.fret + before)
            expect(note.fret).toBeGreaterThan(0)
          }
          const isAnew = was.fret === 0 && note.fret > 0 && note.string === was.string
          if (!isAnew) continue
          const held = moved.filter(
            (one) =>
              one.finger &&
              one.startBeat < note.startBeat + note.durationBeats &&
              note.startBeat < one.startBeat + one.durationBeats,
          )
          for (const { finger, fret } of held) {
            expect(finger).not.toBe('index')
            expect(reachMmOf(note.fret, fret, to)).toBeLessThanOrEqual(TAUGHT_REACH_MM)
          }
        }
      },
    ),
    { numRuns: drawCount(300) },
  )
})

test('a line above both capos keeps every string and finger', () => {
  const spots = fc.array(
    fc.tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 8, max: 15 })),
    {
      minLength: 1,
      maxLength: 8,
    },
  )
  const neckAt = (capo: number) => neckNamed('guitar', 'dadgad', capo)
  fc.assert(
    fc.property(fc.nat(7), fc.nat(7), spots, (before, after, line) => {
      const onNeck = (capo: number) =>
        line.map(([string, point]) => `${string}:${point - capo}m`).join(' ')
      const measure = measureOf(onNeck(before), neckAt(before))
      const { measures, unfingered } = moveNotes([measure], neckAt(after), neckAt(before))
      expect(written(measures[0]!)).toBe(onNeck(after))
      expect(unfingered).toBe(0)
    }),
  )
})
