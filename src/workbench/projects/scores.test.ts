/** Scores of takes: kept with their project, written to the file of all projects and read again. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultProjectState } from '#engine/project/project-state'
import { addBundle, readBundle, writeBundle } from './bundle'
import { addScores, forgetScores, readScores, type Score, scoresOf, streakDays } from './scores'
import { pageDrawer, recordOf, storageShelf } from './shelf'

/** A browser's storage with nothing in it. */
function emptyStorage() {
  const words = new Map<string, string>()
  return {
    getItem: (key: string) => words.get(key) ?? null,
    setItem: (key: string, word: string) => void words.set(key, word),
    removeItem: (key: string) => void words.delete(key),
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', emptyStorage())
  return () => vi.unstubAllGlobals()
})

const score = (playedAt: string, right = 7): Score => ({ playedAt, right, total: 8, tempoBpm: 90 })
const MONDAY = score('2026-11-16T18:00:00.000Z', 5)
const TUESDAY = { ...score('2026-11-17T18:00:00.000Z'), meanOffsetMs: -12 }

const ID = 'a'.repeat(32)
const shelfOf = () => storageShelf(pageDrawer(), 'page')

async function exported() {
  const shelf = shelfOf()
  await shelf.put(recordOf(defaultProjectState(), { id: ID, revision: 1 }))
  return { shelf, text: writeBundle(await shelf.all(), '2026-11-18T12:00:00.000Z') }
}

describe('the file of all projects', () => {
  test('brings the scores back into an empty browser', async () => {
    addScores(ID, [MONDAY, TUESDAY])
    const { text } = await exported()
    forgetScores(ID)
    expect(scoresOf(ID)).toEqual([])
    await addBundle(shelfOf(), readBundle(text))
    expect(scoresOf(ID)).toEqual([MONDAY, TUESDAY])
  })

  test('adds scores to a project that is there, each of them once and in order', async () => {
    addScores(ID, [MONDAY])
    const { shelf, text } = await exported()
    forgetScores(ID)
    addScores(ID, [TUESDAY])
    expect(await addBundle(shelf, readBundle(text))).toEqual({ added: 0, present: 1 })
    await addBundle(shelf, readBundle(text))
    expect(scoresOf(ID)).toEqual([MONDAY, TUESDAY])
  })

  test('gives a project that goes beside its own scores', async () => {
    addScores(ID, [MONDAY])
    const { shelf, text } = await exported()
    forgetScores(ID)
    const project = { ...defaultProjectState(), outputLevel: 0.1 }
    await shelf.put(recordOf(project, { id: ID, revision: 2 }))
    await addBundle(shelf, readBundle(text))
    const beside = (await shelf.all()).find(({ id }) => id !== ID)
    expect(scoresOf(beside!.id)).toEqual([MONDAY])
    expect(scoresOf(ID)).toEqual([])
  })

  test('says nothing of scores where there are none', async () => {
    expect((await exported()).text).not.toContain('"scores"')
  })
})

test.each<[string, unknown]>([
  ['no list', { 0: MONDAY }],
  ['no object', [null, 7, 'a']],
  ['no time', [{ ...MONDAY, playedAt: 'yesterday' }]],
  ['more right than there were', [{ ...MONDAY, right: 9 }]],
  ['no notes', [{ ...MONDAY, right: 0, total: 0 }]],
  ['a tempo that is no number', [{ ...MONDAY, tempoBpm: '90' }]],
])('what holds %s is no score', (_what, value) => {
  expect(readScores(value)).toEqual([])
})

test('of many scores the last fifty are kept', () => {
  const all = Array.from({ length: 60 }, (_, minute) =>
    score(`2026-11-16T18:${String(minute).padStart(2, '0')}:00.000Z`),
  )
  addScores(ID, all)
  expect(scoresOf(ID)).toEqual(all.slice(10))
})

/** Local noon of a day of November. */
const noon = (day: number) => new Date(2026, 10, day, 12)
const playedOn = (...days: readonly number[]) => days.map((day) => score(noon(day).toISOString()))

test.each([
  ['nothing was played', [], 0],
  ['only today', [20], 1],
  ['yesterday, and today not yet', [18, 19], 2],
  ['three days and today', [17, 18, 19, 20], 4],
  ['twice today', [19, 20, 20], 2],
  ['with a gap', [16, 18, 19, 20], 3],
  ['the day before yesterday', [17, 18], 0],
])('days in a row on the 20th: %s', (_what, days, count) => {
  expect(streakDays(playedOn(...days), noon(20))).toBe(count)
})
