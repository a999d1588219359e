import { describe, expect, test } from 'vitest'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { parseMeter } from '../song/song-head'
import { planGrips } from '../voicing/grip-path'
import { arrowsOf, readStrum, type Strum, strumIn, strumsIn } from './strum'
import { findStrum, STRUM_TABLE, type StrumRow } from './strum-table'
import { placesOfHit, strummedBars } from './strummed-bars'

const gripsOf = (text: string) =>
  planGrips(
    text.split(' ').map((one) => parseChordSymbol(one)!),
    STANDARD_NECK,
  ).voicings
const meterOf = (text: string) => parseMeter(text)!
const METERS = ['2/4', '3/4', '4/4', '5/4', '6/4', '3/8', '6/8', '7/8', '9/8', '12/8']
const ROWS: readonly StrumRow[] = STRUM_TABLE

function expectWhole({ strokes, meter }: Strum): void {
  const [first] = strokes
  const sum = strokes.reduce((beats, { durationBeats }) => beats + durationBeats, 0)
  expect(first!.startBeat + sum).toBeCloseTo(meter[0], 9)
  for (const [at, { startBeat, durationBeats }] of strokes.entries()) {
    expect(durationBeats).toBeGreaterThan(0)
    const next = strokes[at + 1]
    if (next) expect(startBeat + durationBeats).toBeCloseTo(next.startBeat, 9)
  }
}

describe('the table', () => {
  test.each(ROWS)('$id fills its bar, and every bar that it fits', (row) => {
    expect(strumIn(row, row.meter)).toBeDefined()
    for (const meter of METERS) {
      const strum = strumIn(row, meterOf(meter))
      if (strum) expectWhole(strum)
    }
  })

  test('ids are unique, and slots are read marks alone', () => {
    expect(new Set(ROWS.map(({ id }) => id)).size).toBe(ROWS.length)
    for (const row of ROWS) expect(strumIn(row, row.meter)!.slots).toBe(row.slots)
  })

  test.each([
    ['quarters', '5/4', 'DDDDD'],
    ['down-up', '3/4', 'DUDUDU'],
    ['bass-strum', '2/4', 'BC'],
    ['folk', '3/4', undefined],
    ['held', '3/4', undefined],
    ['quarters', '6/8', undefined],
    ['jig', '9/8', '>DUD>DUD>DUD'],
    ['slow-blues', '3/8', '>DDD'],
    ['six', '12/8', undefined],
  ])('%s in %s is %s', (id, meter, slots) => {
    expect(strumIn(findStrum(id)!, meterOf(meter))?.slots).toBe(slots)
  })

  test.each(['2/4', '3/4', '4/4', '6/8', '12/8'])('%s has a strum of its own first', (meter) => {
    expect(strumsIn(meterOf(meter))[0]!.meter).toEqual(meterOf(meter))
  })
})

describe('reading', () => {
  test.each([
    ['D DU UDU', '4/4', 'D-DU-UDU'],
    ['D-DU-UDU', '4/4', 'D-DU-UDU'],
    ['↓ ↓↑ ↑↓↑', '4/4', 'D-DU-UDU'],
    ['↓· ↓↑ ·↑ ↓↑', '4/4', 'D-DU-UDU'],
    ['down down up up down up', '4/4', 'D-DU-UDU'],
    ['d, d u, u d u', '4/4', 'D-DU-UDU'],
    ['D D DU', '3/4', 'D-D-DU'],
    ['DDDD', '4/4', 'D-D-D-D-'],
    ['D', '3/4', 'D-D-D-'],
    ['DU', '4/4', 'DUDUDUDU'],
    ['DUDUDUDUDUDUDUDU', '4/4', 'DUDUDUDUDUDUDUDU'],
    ['DUD DUD', '6/8', 'DUDDUD'],
    ['D DUDU', '6/8', 'D-DUDU'],
    ['D--D-U', '6/8', 'D--D-U'],
    ['D--D--D--D--', '4/4', 'D--D--D--D--'],
    ['B-C-', '4/4', 'B-C-'],
    ['BC', '4/4', 'BCBCBCBC'],
    ['>D xU', '4/4', '>D-xU>D-xU'],
    ['1 3 4 5 1 5 4 3', '4/4', '13451543'],
    ['D-DU-UDUDU', '5/4', 'D-DU-UDUDU'],
    ['D-D-DU-', '7/8', 'D-D-DU-'],
  ])('%s in %s is %s', (text, meter, slots) => {
    const read = readStrum(text, meterOf(meter))
    expect('slots' in read && read.slots).toBe(slots)
    if ('slots' in read) expectWhole(read)
  })

  test.each([
    ['D D D', '4/4', /6 slots.*4, 8, 12, 16/],
    ['D-DU-UDU', '3/4', /8 slots, and a bar of 3\/4 has 3, 6, 9, 12/],
    ['strum', '4/4', /is not a strum/],
    ['', '4/4', /is not a strum/],
    ['- - - -', '4/4', /is not a strum/],
    ['D 7 U', '4/4', /is not a strum/],
  ])('%s in %s: %s', (text, meter, problem) => {
    const read = readStrum(text, meterOf(meter))
    expect('problem' in read && read.problem).toMatch(problem)
  })

  test('what is drawn as arrows is read again', () => {
    for (const row of ROWS) {
      const strum = strumIn(row, row.meter)!
      const read = readStrum(arrowsOf(strum), row.meter, row.feel)
      // A bar of quarters is read as strokes on eighths: the same strokes at the same beats.
      expect('strokes' in read && read.strokes, row.id).toEqual(strum.strokes)
    }
  })

  test('swing lets the second eighth come at two thirds', () => {
    const { strokes } = strumIn(findStrum('shuffle')!, [4, 4])!
    expect(strokes.slice(0, 3).map(({ startBeat }) => startBeat)).toEqual([0, 2 / 3, 1])
  })
})

describe('bars of tab', () => {
  test.each(ROWS)('$id writes notes that lie where they sound and never overlap', (row) => {
    const strum = strumIn(row, row.meter)!
    for (const { notes, timeSignature } of strummedBars(
      gripsOf('C Am F G'),
      strum,
      96,
      STANDARD_NECK,
    )) {
      expect(timeSignature).toEqual(row.meter)
      for (const note of notes) {
        expect(midiAt(note, STANDARD_NECK)).toBe(note.midi)
        expect(note.startBeat + note.durationBeats).toBeLessThanOrEqual(row.meter[0] + 1e-9)
        for (const other of notes) {
          if (other.string !== note.string || other.startBeat <= note.startBeat) continue
          expect(other.startBeat).toBeGreaterThanOrEqual(note.startBeat + note.durationBeats - 1e-9)
        }
      }
    }
  })

  test('a bass note is the lowest, an upstroke the highest four, the nth note counts from the bass', () => {
    const [c] = gripsOf('C')
    const midis = (strings: Parameters<typeof placesOfHit>[1]) =>
      placesOfHit(c!, strings, STANDARD_NECK).map(({ midi }) => midi)
    expect(midis('bass')).toEqual([48])
    expect(midis('other-bass')).toEqual([43])
    expect(midis('high')).toEqual([52, 55, 60, 64])
    expect(midis('rest')).toEqual([52, 55, 60, 64])
    expect(midis(3)).toEqual([55])
    expect(midis(9)).toEqual([64])
  })

  test('damped strokes are dead notes, and accents are told', () => {
    const [bar] = strummedBars(gripsOf('G'), readStrum('>D x', [2, 4]) as Strum, 90, STANDARD_NECK)
    expect([...new Set(bar!.notes.map(({ technique }) => technique))]).toEqual(['accent', 'dead'])
  })
})
