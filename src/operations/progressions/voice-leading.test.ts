import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { refused } from '../../../test/support/refused'
import { readQuery } from '../reading/query'
import { RequestError } from '../registry/request-errors'
import { getVoiceLeading } from './voice-leading'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const lead = (query: string) =>
  getVoiceLeading.run(readQuery(getVoiceLeading, query).request, CONTEXT)

/** The refusal that a request meets. */
describe('GET /api/voice-leading', () => {
  test('from open C one voice leads to A minor over C, and two fingers stay for A minor', () => {
    const { pairs } = lead('fromFrets=x32010&toRoot=A&toChord=minor&prefer=voices')
    expect(pairs.slice(0, 3).find((pair) => pair.to.text === 'x32210')).toMatchObject({
      motion: { voiceSemitones: 2 },
    })
    expect(pairs.find((pair) => pair.to.text === 'x02210')).toMatchObject({
      from: { text: 'x32010' },
      motion: { heldFingers: 2, handShift: 0 },
    })
  })

  test.each([
    ['from=Dm7&to=G7', 'xx0211', '320001'],
    ['from=C&to=Am', 'x32010', 'x02210'],
    ['from=ii7&to=V7&key=C', 'xx0211', '320001'],
    ['from=4&to=5/7&key=G', 'x32010', '200232'],
    ['from=C&to=G/B', 'x32010', 'x20003'],
    ['fromRoot=D&fromChord=minor7&toRoot=G&toChord=dominant7', 'xx0211', '320001'],
  ])('%s starts with %s to %s', (query, from, to) => {
    const [best] = lead(query).pairs
    expect([best!.from.text, best!.to.text]).toEqual([from, to])
  })

  test('a symbol reaches types that have no id, and the links ask for it again', () => {
    const { from, to, examples } = lead('from=Cmaj7&to=Bb13(b9,%2311)&key=C')
    expect(from).toMatchObject({ symbol: 'Cmaj7', inKey: { numeral: 'Imaj7', role: 'tonic' } })
    expect(to.symbol).toBe('Bb13#11(b9)')
    const { searchParams, pathname } = new URL(examples.back!)
    expect(pathname).toBe('/api/voice-leading')
    expect(lead(searchParams.toString()).to.symbol).toBe('Cmaj7')
  })

  test.each([
    ['from=1&to=b7&key=D', ['D', 'C']],
    ['from=b6&to=b7&key=C', ['Ab', 'Bb']],
    ['from=e&to=b7&key=E', ['E', 'B7']],
    ['from=b7&to=e', ['B7', 'E']],
  ])('%s asks for %j', (query, symbols) => {
    const { from, to } = lead(query)
    expect([from.symbol, to.symbol]).toEqual(symbols)
  })

  test.each([
    ['from=H7&to=C', 'from', /from: "H7".*Cmaj7/],
    ['from=C&to=V7', 'key', /needs a key/],
    ['from=C&to=8&key=C', 'to', /to: "8"/],
    ['from=C&to=G&prefer=hands', 'prefer', /hand/],
  ])('refuses %s at %s', (query, path, says) => {
    const error = refused(() => lead(query))
    expect(error.issues[0]!.path).toBe(path)
    expect(error.issues[0]!.message).toMatch(says)
  })

  test.each(['hand', 'voices'])(
    'pairs come cheapest first with prefer=%s, each proven',
    (prefer) => {
      const { pairs, search } = lead(
        `fromRoot=D&fromChord=minor9&toRoot=G&toChord=dominant13&limit=24&prefer=${prefer}`,
      )
      expect(pairs.length).toBe(24)
      expect(search.pairCount).toBe(prefer === 'hand' ? 24 * 24 : 96 * 96)
      for (const [index, pair] of pairs.entries()) {
        expect(pair.proof).toEqual({ costIsSumOfParts: true, allGripsValid: true })
        expect(pair.cost).toBeGreaterThanOrEqual(pairs[index - 1]?.cost ?? 0)
        if (prefer === 'voices') expect(pair.cost).toBe(pair.motion.cost)
        else expect(pair.cost).toBeGreaterThanOrEqual(pair.motion.cost)
      }
    },
  )

  test('search=all never finds a dearer pair than search=best', () => {
    const best = lead('fromRoot=E&toRoot=A').pairs[0]!.cost
    const all = lead('fromRoot=E&toRoot=A&search=all').pairs[0]!.cost
    expect(all).toBeLessThanOrEqual(best)
  })

  test('transposing both chords transposes what is common', () => {
    expect(lead('fromRoot=C&toRoot=E&toChord=minor').commonPitchClasses).toEqual(['E', 'G'])
    expect(lead('fromRoot=D&toRoot=F%23&toChord=minor').commonPitchClasses).toEqual(['F#', 'A'])
  })

  test('refuses a held grip that is not of the chord', () => {
    expect(() => lead('fromFrets=x02210&toRoot=A')).toThrow(RequestError)
    expect(() => lead('toRoot=A&style=shell')).toThrow(DomainError)
  })
})
