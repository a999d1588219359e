/** Strummed takes of a made guitar, heard and judged as a microphone's are. */
import { describe, expect, test } from 'vitest'
import { parseFrets } from '#engine/instrument/fret-text'
import { renderStrum, SAMPLE_RATE, type StrumTone } from '../../../../../test/support/strum-take'
import { createStrumCutter, cutOf, type PlayedStrum } from '../chord/strum-cutter'
import { createOnsetDetector } from '../onset-detector'
import { judgeTake } from './judge-take'
import { type AskedOnset, onsetsOfStrings } from './played-onset'

const BLOCK = 882
const MEMORY_SECONDS = 0.7
const OPEN_MIDI = [40, 45, 50, 55, 59, 64]

interface Strum {
  readonly frets: string
  readonly seconds: number
}

function render(strums: readonly Strum[], tone: StrumTone): Float32Array {
  const last = strums.at(-1)?.seconds ?? 0
  const take = new Float32Array(Math.round((last + 1.2) * SAMPLE_RATE))
  for (const [index, { frets, seconds }] of strums.entries()) {
    const start = Math.round(seconds * SAMPLE_RATE)
    const next = strums[index + 1]?.seconds ?? seconds + 1
    for (const [at, sample] of renderStrum(parseFrets(frets)!, tone, next - seconds).entries()) {
      take[start + at]! += sample
    }
  }
  return take
}

async function hear(take: Float32Array): Promise<readonly PlayedStrum[]> {
  const heard: PlayedStrum[] = []
  let end = 0
  const onsets = createOnsetDetector(SAMPLE_RATE)
  const cutter = createStrumCutter(
    {
      sampleRate: SAMPLE_RATE,
      memorySeconds: MEMORY_SECONDS,
      lastSamples: () => take.slice(Math.max(0, end - MEMORY_SECONDS * SAMPLE_RATE), end),
    },
    (strum) => heard.push(strum),
  )
  for (end = BLOCK; end <= take.length; end += BLOCK) {
    for (const onset of onsets.hear(take.subarray(end - BLOCK, end))) {
      cutter.struck((end - BLOCK) / SAMPLE_RATE + onset)
    }
    cutter.look(end / SAMPLE_RATE)
    // A chord is reported in a later microtask.
    await Promise.resolve()
  }
  return heard
}

const SONG = ['x32010', '320003', 'x02210', '133211', 'x32010', 'xx0232', '022000', 'x02010']
const START_SECONDS = 0.5

const strumsOf = (frets: readonly string[], stepSeconds: number): readonly Strum[] =>
  frets.map((one, index) => ({ frets: one, seconds: START_SECONDS + index * stepSeconds }))

const askedOf = (strums: readonly Strum[]): readonly AskedOnset[] =>
  strums.map(({ frets, seconds }, index) => ({
    id: `c${index}`,
    midis: parseFrets(frets)!.flatMap((fret, string) =>
      fret === null ? [] : [OPEN_MIDI[string]! + fret],
    ),
    seconds,
  }))

async function verdicts(played: readonly Strum[], tone: StrumTone, stepSeconds: number) {
  const heard = await hear(render(played, tone))
  const { onsets, extra } = judgeTake(
    askedOf(strumsOf(SONG, stepSeconds)),
    onsetsOfStrings([], heard),
  )
  return { verdicts: onsets.map(({ verdict }) => verdict), extra: extra.length }
}

describe.each<[StrumTone, number]>([
  ['clean', 0.8],
  ['noisy', 0.8],
  ['clean', 0.3],
])('%s strums %d s apart', (tone, step) => {
  const right = strumsOf(SONG, step)

  test('that are the written chords are right', async () => {
    expect((await verdicts(right, tone, step)).verdicts).toEqual(SONG.map(() => 'right'))
  })

  test('of other chords are wrong, and those left out missed', async () => {
    const played = right.flatMap((strum, index) => {
      if (index === 2) return [{ ...strum, frets: 'xx0231' }]
      return index === 5 ? [] : [strum]
    })
    expect(await verdicts(played, tone, step)).toEqual({
      verdicts: SONG.map((_, index) => (index === 2 ? 'wrong' : index === 5 ? 'missed' : 'right')),
      extra: 0,
    })
  })

  test('80 ms late are late', async () => {
    const late = right.map((strum) => ({ ...strum, seconds: strum.seconds + 0.08 }))
    expect((await verdicts(late, tone, step)).verdicts).toEqual(SONG.map(() => 'late'))
  })
})

test.each([
  [1, undefined, 1.02, 1.42],
  [1, 1.25, 1.02, 1.25],
  [1, 9, 1.02, 1.42],
])('a strum at %d s, the next at %s, is heard from %d to %d s', (seconds, next, from, to) => {
  expect(cutOf(seconds, next)).toEqual({ from, to })
})
