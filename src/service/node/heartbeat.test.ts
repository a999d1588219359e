import { describe, expect, test } from 'vitest'
import { createHeartbeatWatch, HUNG_AFTER_LOOKS, UNSTARTED_AFTER_LOOKS } from './heartbeat'

/** How often a worker is looked at until it is told to hang, given the looks after which it beats. */
function looksUntilHung(beatsAfter: readonly number[], most = 1000): number | undefined {
  const watch = createHeartbeatWatch<string>()
  watch.add('worker')
  for (let look = 1; look <= most; look++) {
    if (beatsAfter.includes(look - 1)) watch.beat('worker')
    if (watch.look().length > 0) return look
  }
  return undefined
}

const EVERY_LOOK = Array.from({ length: 1000 }, (_, look) => look)

describe('a watched worker hangs', () => {
  test.each([
    ['when it never comes to beat', [], UNSTARTED_AFTER_LOOKS + 1],
    ['when it beat once', [0], HUNG_AFTER_LOOKS + 1],
    ['when it stops beating', [0, 1, 2, 3], HUNG_AFTER_LOOKS + 4],
    ['not as long as it beats', EVERY_LOOK, undefined],
    [
      'not when a beat comes just in time',
      EVERY_LOOK.filter((look) => look % HUNG_AFTER_LOOKS === 0),
      undefined,
    ],
  ])('%s', (_name, beatsAfter, expected) => {
    expect(looksUntilHung(beatsAfter)).toBe(expected)
  })
})

test('one that hangs is told once, and the others stay watched', () => {
  const watch = createHeartbeatWatch<string>()
  watch.add('hung')
  watch.add('busy')
  watch.beat('hung')
  const told: string[] = []
  for (let look = 0; look < UNSTARTED_AFTER_LOOKS; look++) {
    watch.beat('busy')
    told.push(...watch.look())
  }
  expect(told).toEqual(['hung'])
})

test('a worker that leaves is not watched, even when it still beats', () => {
  const watch = createHeartbeatWatch<string>()
  watch.add('leaving')
  watch.forget('leaving')
  watch.beat('leaving')
  for (let look = 0; look <= UNSTARTED_AFTER_LOOKS; look++) expect(watch.look()).toEqual([])
})
