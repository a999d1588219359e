/** Accompaniments as they are asked: meters, strums of one's own, bass lines, refusals. */
import { describe, expect, test } from 'vitest'
import { BASS_KINDS } from '#engine/accompany/bass-line'
import { proveBars } from '#engine/accompany/prove-bars'
import { STRUM_TABLE } from '#engine/accompany/strum-table'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { STANDARD_NECK } from '#engine/instrument/neck'
import type { TabNote } from '#engine/tab/tab-event'
import { pitchClassOf } from '#engine/theory/pitch'
import { readQuery } from '../reading/query'
import { RequestError } from '../registry/request-errors'
import { getAccompaniment } from './accompaniment'

const ask = (query: string) =>
  getAccompaniment.run(
    readQuery(getAccompaniment, query).request as Parameters<typeof getAccompaniment.run>[0],
    { baseUrl: 'https://x.example' },
  )
const everyTrue = (proof: object) => Object.values(proof).every((value) => value === true)

test.each([
  ['', [4, 4], 'D-DU-UDU'],
  ['strum=D%20DU%20UDU', [4, 4], 'D-DU-UDU'],
  ['strum=%E2%86%93%20%E2%86%93%E2%86%91', [4, 4], 'D-DUD-DU'],
  ['strum=waltz', [3, 4], 'BCC'],
  ['meter=3/4', [3, 4], 'BCC'],
  ['meter=6/8', [6, 8], '>D-D>UDU'],
  ['meter=5/4', [5, 4], 'DDDDD'],
  ['meter=7/8', [7, 8], 'D-D-D-D-D-D-D-'],
  ['strum=quarters&meter=5/4', [5, 4], 'DDDDD'],
])('%s is in %j, %s', (query, meter, slots) => {
  const document = ask(query)
  expect(document.input.meter).toEqual(meter)
  expect(document.strum.slots).toBe(slots)
  expect(document.project.measures[0]!.timeSignature).toEqual(meter)
  expect(everyTrue(document.proof)).toBe(true)
})

describe('is proved', () => {
  test.each(STRUM_TABLE)('$id over open, closed and slash chords', ({ id }) => {
    const { proof, warnings } = ask(`strum=${id}&chords=C,F%23m7b5,G/B,Bbmaj7&capo=1`)
    expect(everyTrue(proof)).toBe(true)
    expect(warnings).toEqual([])
  })
  test.each(BASS_KINDS)('bass line %s, on a standard bass and on one that is asked for', (kind) => {
    for (const query of ['', '&meter=3/4', '&meter=12/8', '&instrument=bass-5']) {
      const { bass } = ask(`chords=Dm7,G7/B,Cmaj7,A7b9&bassLine=${kind}${query}`)
      expect(everyTrue(bass!.proof), query).toBe(true)
      expect(bass!.instrument!.id).toBe(query.includes('bass-5') ? 'bass-5' : 'bass')
      expect(bass!.compactUrl).not.toBe(ask('').compactUrl)
    }
  })
})

test('the proof is false for a wrong tone, a wrong place, a note over its bar and a bar too short', () => {
  const note = { id: 'a', string: 5, fret: 3, midi: 48, startBeat: 0, durationBeats: 4 }
  const proofOf = (change: Partial<TabNote>, beats = 4) =>
    proveBars(
      [{ ...note, technique: 'normal', ...change }],
      [{ startBeat: 0, durationBeats: beats, strings: 'all', isAccented: false, isMuted: false }],
      ['C'],
      [4, 4],
      STANDARD_NECK,
    )
  expect(everyTrue(proofOf({}))).toBe(true)
  expect(proofOf({ fret: 4, midi: 49 }).notesInChords).toBe(false)
  expect(proofOf({ midi: 60 }).placesSound).toBe(false)
  expect(proofOf({ startBeat: 1 }).ringsWithinBars).toBe(false)
  expect(proofOf({}, 3).strokesFillBar).toBe(false)
})

test('numerals, a capo and tempo are read, and the chords tell the key where none is given', () => {
  const document = ask('chords=1,6m,4,5&key=A&capo=2&tempo=72')
  expect(document.input).toMatchObject({ chords: ['A', 'F#m', 'D', 'E'], tempo: 72 })
  expect(document.bars.map(({ shapeSymbol }) => shapeSymbol)).toEqual(['G', 'Em', 'C', 'D'])
  expect(document.input.keyIsTold).toBe(false)
  expect(ask('chords=A,F%23m,D,E').input).toMatchObject({ key: 'A major', keyIsTold: true })
})

describe('the proof tells of a bass line what holds of it', () => {
  test.each([
    ['root', true],
    ['root-fifth', true],
    ['walking', false],
  ] as const)('%s', (kind, isAllInChords) => {
    for (const chords of ['Dm7,G7,Cmaj7', 'C,Am,F,G', 'Bm7b5,E7,Am', 'G,Cmaj7/E,D7']) {
      const document = ask(`chords=${chords}&bassLine=${kind}`)
      const { notes, notesInChords } = document.bass!
      // By the chords' spelled tones, not by the proof's own count.
      const tonesOf = (bar: number) => parseChordSymbol(document.bars[bar - 1]!.symbol)!
      const own = notes.filter(({ midi, bar }) => {
        const { tones, bass } = tonesOf(bar)
        return [...tones, ...(bass ? [bass] : [])].some((tone) => pitchClassOf(tone) === midi % 12)
      })
      expect(notesInChords).toBe(own.length)
      expect(notesInChords === notes.length, chords).toBe(isAllInChords)
      const text = getAccompaniment.markdown!(document, 'lean')
      expect(text).toContain(`of the ${notes.length} notes of the bass ${own.length} are`)
      expect(text).toContain('every strummed note is of its chord')
      expect(text.includes('from one to the next')).toBe(!isAllInChords)
    }
    expect(getAccompaniment.markdown!(ask(''), 'lean')).toContain('every note is of its chord')
  })
})

test('swing that changes nothing is told, in Markdown too', () => {
  for (const strum of ['quarters', 'sixteenths', 'jig', 'D--D--D--D--']) {
    const document = ask(`strum=${strum}&feel=swing`)
    expect(document.warnings, strum).toHaveLength(1)
    expect(getAccompaniment.markdown!(document, 'lean')).toContain('feel=swing')
  }
  expect(ask('strum=folk&feel=swing').warnings).toEqual([])
})

test.each([
  ['strum=falk', /did you mean "folk"/],
  ['strum=folk&meter=3/4', /does not fit 3\/4; write your own, D-DU, or choose waltz/],
  ['strum=D-D-D', /has 5 slots, and a bar of 4\/4 has 4, 8, 12, 16/],
  ['meter=4', /a meter such as 4\/4/],
  ['bassLine=walk', /walking/],
  [`strum=${'D'.repeat(97)}`, /at most 96/],
])('%s is refused: %s', (query, message) => {
  expect(() => ask(query)).toThrow(RequestError)
  expect(() => ask(query)).toThrow(message)
})
