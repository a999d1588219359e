import { describe, expect, expectTypeOf, test } from 'vitest'
import type * as z from 'zod'
import { CHORD_IDS } from '#engine/theory/chord'
import type { Voicing } from '#engine/voicing/voicing'
import { readQuery } from '../reading/query'
import { RequestError } from '../registry/request-errors'
import type { voicing } from '../schemas/voicing'
import { getGuitarVoicings } from './voicings'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const ask = (query: string) =>
  getGuitarVoicings.run(readQuery(getGuitarVoicings, query).request, CONTEXT)

describe('GET /api/voicings', () => {
  test('starts with C major and twelve grips', () => {
    const answer = ask('')
    expect(answer).toMatchObject({ root: 'C', chord: 'major', symbol: 'C' })
    expect(answer.voicings.length).toBe(12)
    expect(answer.voicings[0]).toMatchObject({ text: 'x32010', rank: 1, proof: { valid: true } })
  })

  test('answers every chord type on every limit from 1 to 24 with valid grips only', () => {
    for (const chord of CHORD_IDS) {
      for (let limit = 1; limit <= 24; limit++) {
        const { voicings, matchCount } = ask(`root=G%23&chord=${chord}&limit=${limit}`)
        expect(voicings.length).toBe(Math.min(limit, matchCount))
        expect(voicings.every((voicing) => voicing.proof.valid)).toBe(true)
      }
    }
  })

  test('keeps the spelling of the root', () => {
    expect(ask('root=Gb').voicings[0]!.bass.pitchClass).toBe('Gb')
    expect(ask('root=F%23').voicings[0]!.bass.pitchClass).toBe('F#')
  })

  test.each([
    ['inversion=1', (v: Item) => v.bass.interval === '3'],
    ['bass=E', (v: Item) => v.bass.pitchClass === 'E'],
    ['top=G', (v: Item) => v.top.pitchClass === 'G'],
    ['strings=3,2,1', (v: Item) => v.notes.length === 3 && v.mutedStrings.join() === '6,5,4'],
    ['maxFret=3', (v: Item) => v.notes.every((note) => note.fret <= 3)],
    [
      'position=fifth',
      (v: Item) => v.notes.every((n) => n.fret === 0 || (n.fret > 4 && n.fret < 9)),
    ],
    ['style=triad', (v: Item) => v.styles.includes('triad')],
    ['maxDifficulty=1', (v: Item) => v.difficulty.level === 1],
    ['noBarre=true', (v: Item) => v.barres.length === 0],
  ])('%s narrows the list', (filter, holds) => {
    const { voicings, matchCount, gripCount } = ask(`root=C&limit=24&${filter}`)
    expect(voicings.length).toBeGreaterThan(0)
    expect(matchCount).toBeLessThan(gripCount)
    expect(voicings.filter((voicing) => !holds(voicing))).toEqual([])
  })

  test('a filter that no grip meets gives an empty list', () => {
    expect(ask('root=C&bass=Bb')).toMatchObject({ matchCount: 0, voicings: [] })
  })

  test.each([
    'root=H',
    'root=C4',
    'chord=minor9',
    'limit=0',
    'limit=25',
    'limit=1.5',
    'strings=1,1',
    'strings=7,1',
    'strings=1',
    'style=drop4',
    'maxDifficulty=6',
    'noBarre=1',
    'bass=C2',
    'position=13th',
    'maxFret=16',
  ])('refuses %s', (query) => {
    expect(() => ask(query)).toThrow(RequestError)
  })

  test('shows a voicing with every field of the engine and no other but rank and score', () => {
    type Shown = z.output<typeof voicing>
    expectTypeOf<Exclude<keyof Shown, 'rank' | 'score'>>().toEqualTypeOf<keyof Voicing>()
    expectTypeOf<Shown['notes'][number]>().toExtend<Voicing['notes'][number]>()
    expectTypeOf<Voicing['proof']['faults'][number]>().toExtend<Shown['proof']['faults'][number]>()
  })
})

type Item = ReturnType<typeof ask>['voicings'][number]
