/** Chords by ear: all roots and qualities in their usual grips, and what is no chord. */
import { describe, expect, test } from 'vitest'
import { fretsOf } from '#engine/hand/grip'
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { rankedGripsOf } from '#engine/voicing/chord-voicings'
import { drawSome } from '../../../../../test/support/draw-count'
import { renderStrum, SAMPLE_RATE, type StrumTone } from '../../../../../test/support/strum-take'
import { seededNoise } from '../../voices/karplus-strong'
import { chordOf, HEARD_QUALITIES, type HeardChord, soundsLike } from './heard-chord'
import { strumSoundOf } from './strum-sound'

/** Grips of each chord: the usual ones. */
const GRIPS = 2
/** What is listened to of a strum. */
const FROM_SECONDS = 0.03
const TO_SECONDS = 0.43

const CHORDS = HEARD_QUALITIES.flatMap((chord) =>
  Array.from({ length: 12 }, (_, root) => ({ root, chord })),
)
const STRUMS = CHORDS.flatMap(({ root, chord }) =>
  [...rankedGripsOf(root, chord, STANDARD_NECK).grips.slice(0, GRIPS)].map((grip) => ({
    root,
    chord,
    frets: fretsOf(grip, 6),
  })),
)

function soundOf(frets: readonly (number | null)[], tone: StrumTone, toSeconds = TO_SECONDS) {
  const samples = renderStrum(frets, tone, toSeconds)
  return strumSoundOf(samples.subarray(Math.round(FROM_SECONDS * SAMPLE_RATE)), SAMPLE_RATE)
}

interface Shares {
  /** Percent of all strums. */
  readonly rootAndQuality: number
  readonly root: number
}

function sharesOf(tone: StrumTone, toSeconds: number, few: number): Shares {
  const strums = drawSome(STRUMS, few)
  const heard = strums.map(({ frets }) => chordOf(soundOf(frets, tone, toSeconds)))
  const share = (isHit: (strum: HeardChord, index: number) => boolean) =>
    (100 * strums.filter((strum, index) => isHit(strum, index)).length) / strums.length
  return {
    root: share(({ root }, index) => heard[index]?.root === root),
    rootAndQuality: share(
      ({ root, chord }, index) => heard[index]?.root === root && heard[index].chord === chord,
    ),
  }
}

/** Of many strums by one sound, and of some by each other. */
const MANY = 80
const SOME = 40

test.each<[StrumTone, number, Shares, number]>([
  ['clean', 0.43, { rootAndQuality: 93, root: 97 }, MANY],
  ['noisy', 0.43, { rootAndQuality: 93, root: 97 }, SOME],
  ['detuned', 0.43, { rootAndQuality: 91, root: 97 }, SOME],
  ['overdriven', 0.43, { rootAndQuality: 88, root: 91 }, SOME],
  ['clean', 0.25, { rootAndQuality: 93, root: 97 }, SOME],
])('of %s strums, %d s long, most are named: %j percent', (tone, seconds, least, few) => {
  const shares = sharesOf(tone, seconds, few)
  expect(shares.rootAndQuality).toBeGreaterThanOrEqual(least.rootAndQuality)
  expect(shares.root).toBeGreaterThanOrEqual(least.root)
})

test('of thirty single notes three at most are taken for a chord', () => {
  const named = [0, 1, 2, 3, 4, 5].flatMap((string) =>
    [0, 2, 5, 9, 12].filter((fret) => {
      const frets = [0, 1, 2, 3, 4, 5].map((other) => (other === string ? fret : null))
      return chordOf(soundOf(frets, 'clean')) !== undefined
    }),
  )
  expect(named.length).toBeLessThanOrEqual(3)
})

const noise = seededNoise(3)
const LENGTH = 0.4 * SAMPLE_RATE
test.each([
  ['silence', new Float32Array(LENGTH)],
  ['nothing', new Float32Array(0)],
  ['noise', new Float32Array(LENGTH).map(() => 0.1 * noise())],
  ['a knock', new Float32Array(LENGTH).map((_, at) => noise() * Math.exp(-at / 800))],
])('%s is no chord', (_what, samples) => {
  const sound = strumSoundOf(samples, SAMPLE_RATE)
  expect(chordOf(sound)).toBeUndefined()
  expect(soundsLike(sound, [48, 52, 55])).toBe(false)
})

test.each(['012345', '565656', '001122'])('a cluster (%s) is no chord', (frets) => {
  expect(chordOf(soundOf(parseFrets(frets)!, 'clean'))).toBeUndefined()
})

const OPEN_MIDI = [40, 45, 50, 55, 59, 64]
const midisOf = (frets: readonly (number | null)[]) =>
  frets.flatMap((fret, string) => (fret === null ? [] : [OPEN_MIDI[string]! + fret]))

describe('a written chord', () => {
  const GRIPS_IN_WORDS = [
    ...['x32010', '320003', 'x02210', 'xx0232', 'xx0231', '022000', '133211', 'x24432'],
    ...['3x0001', 'x02010', 'x32310', 'xx0212', '020000', 'x02200', 'x355xx'],
  ]
  const sounds = GRIPS_IN_WORDS.map((frets) => {
    const grip = parseFrets(frets)!
    return { grip, sound: soundOf(grip, 'clean') }
  })

  test.each(GRIPS_IN_WORDS.map((frets, index) => [frets, index] as const))(
    '%s sounds like itself and like no other',
    (_, index) => {
      const { grip, sound } = sounds[index]!
      expect(soundsLike(sound, midisOf(grip))).toBe(true)
      const alike = sounds.filter((other) => other !== sounds[index])
      const mistaken = alike.filter((other) => soundsLike(other.sound, midisOf(grip)))
      expect(mistaken.map((other) => other.grip)).toEqual([])
    },
  )

  test('of another quality than those told apart sounds like itself', () => {
    for (const frets of ['x32333', 'x01013', 'x32030', '3x2430', 'x03221']) {
      const grip = parseFrets(frets)!
      expect(soundsLike(soundOf(grip, 'clean'), midisOf(grip)), frets).toBe(true)
    }
  })
})
