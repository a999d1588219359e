import { describe, expect, test } from 'vitest'
import { createNoteDetector, type HeardNote, type PitchReading } from './note-detector'
import {
  type ExpectedNote,
  isCleanPass,
  judgeNote,
  type NoteVerdict,
  summarize,
  type Verdict,
  verdictSecondsOf,
} from './play-along'

const GUITAR_RANGE = { lowestHz: 70, highestHz: 1400 }

function hz(midi: number, cents = 0): number {
  return 440 * 2 ** ((midi - 69 + cents / 100) / 12)
}

/** Readings 20 ms apart: a number is a clear pitch, `-` is silence, `~` is noise. */
function readings(...pitches: readonly (number | '-' | '~')[]): readonly PitchReading[] {
  return pitches.map((pitch, index) => ({
    timeSeconds: index * 0.02,
    frequencyHz: typeof pitch === 'number' ? hz(pitch, 4) : 300,
    clarity: typeof pitch === 'number' ? 0.97 : pitch === '~' ? 0.4 : 1,
    rms: pitch === '-' ? 0.0005 : 0.05,
  }))
}

function heardIn(...pitches: readonly (number | '-' | '~')[]) {
  const detector = createNoteDetector(() => GUITAR_RANGE)
  return readings(...pitches).map((reading) => detector.hear(reading)?.midi)
}

describe('the note detector', () => {
  test('hears a note when three readings agree', () => {
    expect(heardIn(60, 60, 60, 60)).toEqual([undefined, undefined, 60, 60])
  })

  test('does not take a stray reading for a note', () => {
    expect(heardIn(60, 60, 60, 72, 60, 60)).toEqual([undefined, undefined, 60, 60, 60, 60])
    expect(heardIn('~', 60, '~', 60, '-')).toEqual(Array(5).fill(undefined))
  })

  test('goes over from one note to the next', () => {
    expect(heardIn(60, 60, 60, 62, 62, 62).at(-1)).toBe(62)
  })

  test('forgives two bad readings, as in an attack, and ends after three', () => {
    expect(heardIn(60, 60, 60, '~', '~', 60)).toEqual([undefined, undefined, 60, 60, 60, 60])
    expect(heardIn(60, 60, 60, '-', '-', '-').at(-1)).toBeUndefined()
  })

  test('tells when a note began, when it was last heard and how far it is off', () => {
    const detector = createNoteDetector(() => GUITAR_RANGE)
    const last = readings('-', 60, 60, 60, 60)
      .map((reading) => detector.hear(reading))
      .at(-1)
    expect(last).toEqual({ midi: 60, cents: 4, startSeconds: 0.02, endSeconds: 0.08 })
  })

  test('hears nothing below and above its range', () => {
    expect(heardIn(30, 30, 30, 30).at(-1)).toBeUndefined()
    expect(heardIn(100, 100, 100, 100).at(-1)).toBeUndefined()
  })
})

const wanted: ExpectedNote = { id: 'n1', midi: 60, startSeconds: 1, endSeconds: 1.5, pass: 0 }

function heard(midi: number, startSeconds: number, endSeconds: number): HeardNote {
  return { midi, cents: 3, startSeconds, endSeconds }
}

describe('a verdict', () => {
  test.each<[string, readonly HeardNote[], Verdict]>([
    ['the pitch itself', [heard(60, 1.06, 1.4)], 'right'],
    ['its name an octave up', [heard(72, 1.06, 1.4)], 'octave'],
    ['another note', [heard(61, 1.06, 1.4)], 'wrong'],
    ['nothing', [], 'missed'],
    ['a wrong note, then the right one', [heard(61, 1.02, 1.1), heard(60, 1.15, 1.4)], 'right'],
    ['the note before, still ringing', [heard(55, 0.5, 1.2)], 'missed'],
    ['the right note, held over from before', [heard(60, 0.5, 1.2)], 'right'],
    ['the next note, a little early', [heard(62, 1.52, 1.9)], 'missed'],
    ['the right note long before', [heard(60, 0.2, 0.6)], 'missed'],
  ])('on %s is right, octave, wrong or missed', (_, notes, verdict) => {
    expect(judgeNote(wanted, notes).verdict).toBe(verdict)
  })

  test('names what was heard', () => {
    expect(judgeNote(wanted, [heard(61, 1.06, 1.4)])).toMatchObject({ heardMidi: 61, cents: 3 })
    expect(judgeNote(wanted, [])).not.toHaveProperty('heardMidi')
  })

  test('waits for a note that comes late', () => {
    expect(verdictSecondsOf(wanted)).toBeGreaterThan(wanted.endSeconds)
    expect(judgeNote(wanted, [heard(60, 1.45, 1.66)]).verdict).toBe('right')
  })
})

describe('a summary', () => {
  const rows: readonly NoteVerdict[] = [
    { expected: wanted, verdict: 'right', heardMidi: 60, cents: 8 },
    { expected: { ...wanted, id: 'n2' }, verdict: 'right', heardMidi: 60, cents: -2 },
    { expected: { ...wanted, id: 'n3' }, verdict: 'octave', heardMidi: 72, cents: 40 },
    { expected: { ...wanted, id: 'n4', pass: 1 }, verdict: 'wrong', heardMidi: 61, cents: 0 },
    { expected: { ...wanted, id: 'n5', pass: 1 }, verdict: 'missed' },
  ]

  test('counts each verdict and averages only what was right', () => {
    expect(summarize(rows)).toEqual({
      right: 2,
      octave: 1,
      wrong: 1,
      missed: 1,
      total: 5,
      meanCents: 3,
    })
    expect(summarize([])).toEqual({ right: 0, octave: 0, wrong: 0, missed: 0, total: 0 })
  })

  test('calls a pass clean without a wrong or missed note', () => {
    expect(isCleanPass(rows, 0)).toBe(true)
    expect(isCleanPass(rows, 1)).toBe(false)
  })
})
