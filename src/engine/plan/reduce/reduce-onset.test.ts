import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../../instrument/neck'
import { claimsOf, faultsOf } from '../chart.test-support'
import type { Note } from '../note'
import { planMusic } from '../plan-music'
import { isPlayable } from './playable'
import { reduceOnset } from './reduce-onset'

function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

const draw = drawFrom(17)

/** Four to eight different pitches over five octaves. */
function uniformOnset(): readonly number[] {
  const pitches = new Set<number>()
  const size = 4 + draw(5)
  while (pitches.size < size) pitches.add(36 + draw(60))
  return [...pitches].sort((a, b) => a - b)
}

/** As two hands on a piano: a seventh chord, low in the left hand and higher in the right. */
function pianoOnset(): readonly number[] {
  const root = draw(12)
  const chord = [
    [0, 4, 7, 11],
    [0, 3, 7, 10],
    [0, 4, 7, 10],
    [0, 4, 7, 12],
  ][draw(4)]!
  const size = 4 + draw(5)
  const left = 1 + draw(3)
  const pitches = new Set<number>()
  while (pitches.size < size) {
    const octave = pitches.size < left ? 36 + 12 * draw(2) : 60 + 12 * draw(2)
    pitches.add(octave + root + chord[draw(4)]!)
  }
  return [...pitches].sort((a, b) => a - b)
}

const onsets = [
  ...Array.from({ length: 100 }, uniformOnset),
  ...Array.from({ length: 100 }, pianoOnset),
]

const planOf = (midis: readonly number[]) => {
  const notes = midis.map((midi): Note => ({ midi, startBeat: 0, durationBeats: 1 }))
  const plan = planMusic(notes, { neck: STANDARD_NECK, reduce: true })
  const sounds = plan.routes[0]!.notes.map(({ midi }) => midi).sort((a, b) => a - b)
  const left = sounds.map((midi): Note => ({ midi, startBeat: 0, durationBeats: 1 }))
  return { plan, sounds, claim: claimsOf(left, { neck: STANDARD_NECK })[0]! }
}

const classesOf = (midis: readonly number[]) => new Set(midis.map((midi) => midi % 12))

describe('two hundred drawn piano onsets', () => {
  const plans = onsets.map((midis) => ({ midis, ...planOf(midis) }))
  const share = (part: (own: (typeof plans)[number]) => number, of: typeof part) =>
    plans.reduce((sum, own) => sum + part(own), 0) / plans.reduce((sum, own) => sum + of(own), 0)

  test('all become playable', () => {
    for (const { claim } of plans) expect(faultsOf(claim)).toEqual([])
  })

  test('the pitch class on top stays on top in all', () => {
    const kept = plans.filter(({ midis, sounds }) => sounds.at(-1)! % 12 === midis.at(-1)! % 12)
    expect(kept).toHaveLength(200)
  })

  test('the pitch class of the bass stays lowest in at least 199', () => {
    const kept = plans.filter(({ midis, sounds }) => sounds[0]! % 12 === midis[0]! % 12)
    expect(kept.length).toBeGreaterThanOrEqual(199)
  })

  test('at least 80 % of the notes and 92 % of the pitch classes sound', () => {
    expect(
      share(
        ({ sounds }) => sounds.length,
        ({ midis }) => midis.length,
      ),
    ).toBeGreaterThan(0.8)
    const kept = ({ sounds }: { readonly sounds: readonly number[] }) => classesOf(sounds).size
    expect(share(kept, ({ midis }) => classesOf(midis).size)).toBeGreaterThan(0.92)
  })

  test('every note that does not sound as written is named', () => {
    for (const { midis, sounds, plan } of plans) {
      const written = midis.flatMap((midi, note) => {
        const loss = plan.losses.find((own) => own.note === note)
        return loss?.kind === 'dropped' ? [] : [midi + (loss?.semitones ?? 0)]
      })
      expect(written.sort((a, b) => a - b)).toEqual(sounds)
    }
  })
})

describe('the least loss', () => {
  const sounding = (midis: readonly number[]) => midis.map((midi, note) => ({ note, midi }))
  const range = { lowMidi: 40, highMidi: 88 }
  /** A hand that can play so many notes and no more. */
  const reduceTo = (most: number, midis: readonly number[]) =>
    reduceOnset(sounding(midis), range, (notes) => notes.length <= most)?.map(({ midi }) => midi)

  test.each([
    ['what can be played stays', 4, [40, 47, 52, 56], [40, 47, 52, 56]],
    ['a doubled pitch class goes first', 3, [40, 52, 56, 59], [40, 56, 59]],
    ['then the fifth over the bass', 3, [40, 47, 56, 62], [40, 56, 62]],
    ['the third and the seventh outlast the fifth', 3, [48, 52, 55, 58], [48, 52, 58]],
    ['top and bass outlast all', 2, [40, 47, 56, 62], [40, 62]],
    ['at last the top alone', 1, [40, 47, 56, 62], [62]],
  ])('%s', (_, most, midis, left) => {
    expect(reduceTo(most, midis)).toEqual(left)
  })

  test.each([
    ['the bass comes up by octaves', [28, 64], [40, 64]],
    ['the top comes down and stays on top', [64, 100], [64, 88]],
    ['an inner note stays between bass and top', [28, 33, 47], [40, 45, 47]],
    [
      'an inner note that would double a pitch takes the octave above',
      [28, 32, 44, 64],
      [40, 44, 56, 64],
    ],
    ['where none is free it is left out', [28, 32, 44, 52], [40, 44, 52]],
  ])('%s', (_, midis, left) => {
    const isInRange = (notes: readonly { midi: number }[]) =>
      notes.every(({ midi }) => midi >= range.lowMidi && midi <= range.highMidi)
    expect(reduceOnset(sounding(midis), range, isInRange)?.map(({ midi }) => midi)).toEqual(left)
  })

  test('pinned notes are neither moved nor dropped', () => {
    const [low, high] = sounding([40, 41])
    const pinned = [
      { ...low!, pin: { string: 6 } },
      { ...high!, pin: { string: 6 } },
    ]
    const isInHand = (notes: typeof pinned) =>
      isPlayable(notes, { neck: STANDARD_NECK, maxFret: 24, ease: 'hard' })
    expect(
      reduceOnset(pinned, range, (notes) => isInHand([...notes] as typeof pinned)),
    ).toBeUndefined()
  })

  test('ten notes of a piano are thinned to what a hand holds', () => {
    const { sounds, claim } = planOf([36, 40, 43, 48, 60, 64, 67, 72, 76, 84])
    expect(faultsOf(claim)).toEqual([])
    expect(sounds.length).toBeGreaterThanOrEqual(4)
    expect([sounds[0]! % 12, sounds.at(-1)]).toEqual([0, 84])
  })
})
