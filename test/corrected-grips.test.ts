/** What a check offers in place of a grip: playable, and changed only where it says so. */

import { describe, expect, test } from 'vitest'
import { tryToHold } from '#engine/check/hold'
import { fretsOfPositions } from '#engine/hand/refinger'
import { formatFrets, parseFrets, soundingPositionsOf } from '#engine/instrument/fret-text'
import { type FretPosition, fretPositionsOf, midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { OPERATIONS } from '#operations/index'
import { readRequest } from '#operations/reading/read-request'
import { drawFrom } from './support/random-request'

const checkTab = OPERATIONS.find(({ id }) => id === 'checkTab')!
const check = (frets: string, symbol?: string) =>
  checkTab.run(readRequest(checkTab, { frets, ...(symbol !== undefined && { symbol }) }), {
    baseUrl: 'https://pitch-map.example',
  })

const midisOf = (frets: string) =>
  soundingPositionsOf(parseFrets(frets)!).map((at) => midiAt(at, STANDARD_NECK))
const isHeld = (frets: string) => tryToHold(parseFrets(frets)!, STANDARD_NECK).isPlayable

/** Grips of frets 0–14 that no hand holds. */
function drawUnplayable(seed: number, count: number): readonly string[] {
  const draw = drawFrom(seed)
  const grips: string[] = []
  while (grips.length < count) {
    const frets = formatFrets(Array.from({ length: 6 }, () => (draw(4) === 0 ? null : draw(15))))
    if (/\d/.test(frets) && !isHeld(frets)) grips.push(frets)
  }
  return grips
}

/** Whether some places of all these pitches can be held: every one is tried. */
function canBeHeld(midis: readonly number[], places: readonly FretPosition[] = []): boolean {
  if (places.length === midis.length)
    return tryToHold(fretsOfPositions(places, STANDARD_NECK), STANDARD_NECK).isPlayable
  return fretPositionsOf(midis[places.length]!, STANDARD_NECK).some((place) => {
    const isFree = places.every(({ string }) => string !== place.string)
    // A hand that cannot reach over two of the notes cannot hold them with more.
    const isNear = places.every(
      ({ fret }) => fret === 0 || place.fret === 0 || Math.abs(fret - place.fret) <= 12,
    )
    return isFree && isNear && canBeHeld(midis, [...places, place])
  })
}

/** The most of some pitches that a hand holds at once. */
function mostHeld(midis: readonly number[]): number {
  for (let most = midis.length; most > 0; most--) {
    for (let set = 1; set < 1 << midis.length; set++) {
      const chosen = midis.filter((_, index) => (set >> index) & 1)
      if (chosen.length === most && canBeHeld(chosen)) return most
    }
  }
  return 0
}

const UNPLAYABLE = drawUnplayable(13, 500)

describe('a grip that no hand holds', () => {
  test('gets a playable one that says what was changed, and its picture draws that one', () => {
    for (const frets of ['1xxxx9', '123412', ...UNPLAYABLE]) {
      const { corrected, playable, pictures } = check(frets)
      expect([frets, playable, corrected.changed]).toEqual([frets, false, true])
      expect(isHeld(corrected.frets)).toBe(true)
      expect(corrected.frets).not.toBe(frets)
      expect(corrected.changes.length).toBeGreaterThan(0)
      expect(fretsOfPositions(corrected.events, STANDARD_NECK)).toEqual(parseFrets(corrected.frets))
      expect(new URL(pictures[0]).searchParams.get('frets')).toBe(corrected.frets)
    }
  })

  test('keeps its pitches, and adds none', () => {
    for (const frets of UNPLAYABLE) {
      const left = midisOf(frets)
      for (const midi of midisOf(check(frets).corrected.frets)) {
        expect(left).toContain(midi)
        left.splice(left.indexOf(midi), 1)
      }
    }
  })

  test('loses as few notes as a search of every place does', () => {
    for (const frets of UNPLAYABLE.slice(0, 40)) {
      const kept = midisOf(check(frets).corrected.frets).length
      expect([frets, kept]).toEqual([frets, mostHeld(midisOf(frets))])
    }
  })

  test.each(['C', 'Am7', 'G7b13', 'F#m7b5', 'Eb/G'])(
    'gets a grip of %s where it claims to be that',
    (symbol) => {
      for (const frets of ['781431', ...UNPLAYABLE.slice(0, 60)]) {
        const { corrected, claim } = check(frets, symbol)
        expect(isHeld(corrected.frets)).toBe(true)
        expect(check(corrected.frets, symbol).claim.matches).toBe(true)
        if (!claim.matches) expect(corrected.frets).toBe(claim.nearestFrets)
      }
    },
  )
})

describe('a grip is changed', () => {
  test.each([
    ['x32010', undefined, false, 'x32010', []],
    ['x-3-2-0-1-0', undefined, false, 'x32010', []],
    ['x32010', 'C', false, 'x32010', []],
    ['332010', 'C', false, '332010', []],
    ['x32O1O', undefined, true, 'x32010', ['x32O1O → x32010']],
    ['81010988', undefined, true, '8-10-10-9-8-8', ['81010988 → 8-10-10-9-8-8']],
    ['x32011', 'C', true, 'x32010', ['x32011 → x32010']],
    ['1xxxx9', undefined, true, '1xxxxx', ['S1F9 left out: no hand reaches it with the rest']],
  ])('%s as %s: %s, to %s, %j', (frets, symbol, changed, corrected, changes) => {
    expect(check(frets, symbol).corrected).toMatchObject({ changed, frets: corrected, changes })
  })

  test.each([
    ['x3201', undefined],
    ['xxxxxx', undefined],
    ['x3201z', undefined],
    ['x32010', 'C13(b9,#9,#11)/Gb'],
  ])('nothing is offered for %s as %s', (frets, symbol) => {
    const { corrected, pictures, summary } = check(frets, symbol)
    expect(corrected).toMatchObject({
      changed: false,
      changes: [],
      frets: null,
      asciiTab: null,
      events: [],
      tabRenderRequest: null,
    })
    expect(pictures).toEqual([])
    expect(summary).not.toContain('see corrected')
  })
})
