/** Keeping projects: nothing is written over, whatever other tabs do and wherever it is kept. */
import { describe, expect, test } from 'vitest'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { named } from '../state/project-store'
import { addBundle, readBundle, writeBundle } from './bundle'
import { recover } from './open-shelf'
import { freeName, namedAfter, putBeside } from './put-beside'
import { agoText, pageDrawer, recordOf, type Shelf, sizeText, storageShelf } from './shelf'

const called = (title: string): ProjectState => named(defaultProjectState(), title)
const shelfOf = () => storageShelf(pageDrawer(), 'page')
const id = (digit: string) => digit.repeat(32)

const namesOn = async (shelf: Shelf) => (await shelf.all()).map(({ name }) => name).sort()

describe('a record', () => {
  test.each([
    ['the first revision of none', [], 1, true],
    ['the revision after', [1], 2, true],
    ['the same revision again', [1], 1, false],
    ['a revision that skips one', [1], 3, false],
    ['a later revision of none', [], 2, false],
    ['an old revision', [1, 2, 3], 3, false],
  ])('%s is kept or not', async (_what, before, revision, isKept) => {
    const shelf = shelfOf()
    for (const earlier of before) {
      await shelf.put(recordOf(called(`Take ${earlier}`), { id: id('a'), revision: earlier }))
    }
    const answer = await shelf.put(recordOf(called('Mine'), { id: id('a'), revision }))
    expect('kept' in answer).toBe(isKept)
    const there = await shelf.get(id('a'))
    expect(there?.name).toBe(
      isKept ? 'Mine' : before.length > 0 ? `Take ${before.at(-1)}` : undefined,
    )
  })

  const whole = recordOf(called('Waltz'), { id: id('d'), revision: 3 })
  const { name: _name, ...nameless } = whole
  test.each([
    ['no name', nameless, 'Waltz', '1 bar, 0 notes'],
    ['a name that is a number', { ...whole, name: 5 }, 'Waltz', '1 bar, 0 notes'],
    ['no time', { ...whole, savedAt: undefined }, 'Waltz', '1 bar, 0 notes'],
    ['no project', { ...whole, project: undefined }, 'Waltz', 'damaged'],
    [
      'a project without a tab',
      { ...whole, name: undefined, project: {} },
      'Damaged project',
      'damaged',
    ],
    [
      'measures that are none',
      { ...whole, project: { tabProject: { measures: [null] } } },
      'Waltz',
      'damaged',
    ],
    ['a list in its place', [], 'Damaged project', 'damaged'],
    ['nothing in its place', null, 'Damaged project', 'damaged'],
    ['half a text', '{"id"', 'Damaged project', 'damaged'],
  ])(
    'with %s is listed beside the others and never written over',
    async (_what, held, name, size) => {
      const drawer = pageDrawer()
      const shelf = storageShelf(drawer, 'page')
      await shelf.put(recordOf(called('Other'), { id: id('1'), revision: 1 }))
      const text = typeof held === 'string' ? held : JSON.stringify(held)
      drawer.setItem(`pitch-map.shelf.${id('d')}`, text)
      const damaged = (await shelf.all()).find((record) => record.id === id('d'))!
      expect([damaged.name, sizeText(damaged), agoText(damaged.savedAt, 0)]).toEqual([
        name,
        size,
        expect.any(String),
      ])
      expect(await namesOn(shelf)).toEqual([name, 'Other'].sort())
      const first = recordOf(called('Mine'), { id: id('d'), revision: 1 })
      expect(await shelf.put(first)).toEqual({ newer: damaged })
      expect(drawer.getItem(`pitch-map.shelf.${id('d')}`)).toBe(text)
      await putBeside(shelf, called('Waltz'))
      expect(JSON.parse(writeBundle(await shelf.all(), '')).projects).toHaveLength(3)
    },
  )

  test('is gone when it is removed, and the others are not', async () => {
    const shelf = shelfOf()
    await shelf.put(recordOf(called('One'), { id: id('1'), revision: 1 }))
    await shelf.put(recordOf(called('Two'), { id: id('2'), revision: 1 }))
    await shelf.remove(id('1'))
    expect(await namesOn(shelf)).toEqual(['Two'])
  })
})

test.each([
  ['Blues', [], 'Blues'],
  ['Blues', ['Blues'], 'Blues (2)'],
  ['Blues', ['Blues', 'Blues (2)'], 'Blues (3)'],
  ['Blues (2)', ['Blues (2)'], 'Blues (3)'],
  ['x'.repeat(200), ['x'.repeat(200)], `${'x'.repeat(196)} (2)`],
])('beside others, %s is called so', (title, taken, name) => {
  expect(freeName(title, new Set(taken))).toBe(name.length > 200 ? name.slice(0, 200) : name)
})

test.each([
  ['Untitled', 'Waltz.gp', 'Waltz.gp'],
  ['', 'Waltz', 'Waltz'],
  ['Own title', 'Waltz', 'Own title'],
  ['Untitled', ' ', 'Untitled'],
])('a project called %j from a file called %j has the title %j', (title, file, expected) => {
  expect(namedAfter(called(title), file).tabProject.title).toBe(expected)
})

describe('what was left unsaved', () => {
  const left = (title: string, revision: number) => [
    { id: id('a'), revision, isSaved: false, text: JSON.stringify(called(title)) },
  ]

  test.each([
    ['is kept when the shelf never had it', [], 0, ['Mine']],
    ['follows the record that it continues', ['Old'], 1, ['Mine']],
    ['is a copy where another tab went on', ['Old', 'Theirs'], 1, ['Mine', 'Theirs']],
    ['is dropped where the shelf has the same', ['Old', 'Mine'], 1, ['Mine']],
  ])('%s', async (_what, before, revision, names) => {
    const shelf = shelfOf()
    for (const [index, title] of before.entries()) {
      await shelf.put(recordOf(called(title), { id: id('a'), revision: index + 1 }))
    }
    await recover(shelf, left('Mine', revision))
    expect(await namesOn(shelf)).toEqual(names)
  })

  test('is not touched when it cannot be read', async () => {
    const shelf = shelfOf()
    await recover(shelf, [{ id: id('a'), revision: 0, isSaved: false, text: '{broken' }])
    expect(await shelf.all()).toEqual([])
  })
})

describe('all projects in one file', () => {
  const filled = async () => {
    const shelf = shelfOf()
    await shelf.put(recordOf(called('Blues'), { id: id('b'), revision: 1 }))
    await shelf.put(recordOf(called('Waltz'), { id: id('c'), revision: 1 }))
    return shelf
  }
  const textOf = async (shelf: Shelf) => writeBundle(await shelf.all(), '2026-11-22T12:00:00.000Z')

  test('come back whole into an empty browser', async () => {
    const [from, to] = [await filled(), shelfOf()]
    expect(await addBundle(to, readBundle(await textOf(from)))).toEqual({ added: 2, present: 0 })
    expect(await to.all()).toEqual(await from.all())
  })

  test('are left alone where they are, and go beside where they differ', async () => {
    const shelf = await filled()
    const bundle = readBundle(await textOf(shelf))
    await shelf.put(
      recordOf(
        { ...called('Waltz'), theory: { ...called('').theory, root: 'G' } },
        { id: id('c'), revision: 2 },
      ),
    )
    expect(await addBundle(shelf, bundle)).toEqual({ added: 1, present: 1 })
    expect(await namesOn(shelf)).toEqual(['Blues', 'Waltz', 'Waltz (2)'])
    expect((await shelf.get(id('c')))?.project.theory.root).toBe('G')
  })

  test('one that is broken is named, and the others are read', async () => {
    const text = (await textOf(await filled())).replace('"measures": [', '"measures": 7, "old": [')
    const { projects, broken } = readBundle(text)
    expect(projects.map(({ project }) => project.tabProject.title)).toEqual(['Waltz'])
    expect(broken).toEqual([{ name: '“Blues”', reason: expect.stringContaining('measures') }])
  })

  test.each([
    ['no JSON', '{"app":"pitch-map-projects"', /not whole/],
    ['another file', '{"app":"pitch-map"}', /no list/],
    ['a list without entries', '{"app":"pitch-map-projects","version":1}', /no list/],
    ['a later version', '{"app":"pitch-map-projects","version":9,"projects":[]}', /newer version/],
    ['nothing', '', /not whole/],
    ['a bare value', 'null', /no list/],
  ])('%s is refused with its reason', (_what, text, reason) => {
    expect(() => readBundle(text)).toThrow(reason)
  })
})

test.each([
  ['2026-11-22T11:59:30Z', 'just now'],
  ['2026-11-22T11:55:00Z', '5 min ago'],
  ['2026-11-22T09:00:00Z', '3 h ago'],
  ['2026-11-21T11:00:00Z', '1 day ago'],
  ['2026-11-01T11:00:00Z', '2026-11-01'],
  ['2026-11-22T12:30:00Z', 'just now'],
])('at noon of the 22nd, %s is %s', (savedAt, text) => {
  expect(agoText(savedAt, Date.parse('2026-11-22T12:00:00Z'))).toBe(text)
})

test('the list says how much a project holds', () => {
  expect(sizeText(recordOf(called('Blues'), { id: id('a'), revision: 1 }))).toBe('1 bar, 0 notes')
})
