/** The open project, a second tab, and what opening something does to what is open. */
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import { messages } from '../state/messages'
import {
  adjust,
  edit,
  named,
  newProjectId,
  openedProject,
  openProject,
  project,
  title,
  undo,
} from '../state/project-store'
import { continueRecord } from './continued'
import { newProject } from './new-project'
import { openAsOwnProject, openKept } from './open-as-own-project'
import { shelfOfBrowser } from './open-shelf'
import { bringBack, deleteProject, duplicateProject, renameProject } from './project-list'
import { isOpenSaved, saveBeforeLeaving, saveProject } from './save-project'
import { type ProjectRecord, recordOf } from './shelf'
import { startProject, unsavedProjects } from './start-project'

const withRoot = (state: ProjectState, to: string) => ({
  ...state,
  theory: { ...state.theory, root: to },
})
const rename = (to: string) => edit('Rename', (before) => named(before, to))
const root = (to: string) => edit('Key', (before) => withRoot(before, to))
const elsewhere = (before: ProjectState) => ({
  ...before,
  transport: { cursorBeat: 3, outputLevel: 0.5 },
})
const names = async () => (await (await shelfOfBrowser()).all()).map(({ name }) => name).sort()

/** Changes the open project's record as another tab would. Gives the record of before. */
async function otherTab(change: (theirs: ProjectState) => ProjectState): Promise<ProjectRecord> {
  const shelf = await shelfOfBrowser()
  const record = (await shelf.get(openedProject.peek()))!
  const { id, revision } = record
  await shelf.put(recordOf(change(record.project), { id, revision: revision + 1 }))
  return record
}

beforeEach(async () => {
  const shelf = await shelfOfBrowser()
  for (const { id } of await shelf.all()) await shelf.remove(id)
  messages.value = []
  const begun = defaultProjectState()
  const id = newProjectId()
  continueRecord(id, { revision: 0, saved: begun })
  openProject(begun, id)
})

describe('saving', () => {
  test('an empty project is not kept before it is changed', async () => {
    await saveProject()
    expect(await names()).toEqual([])
    rename('Blues')
    await saveProject()
    expect(await names()).toEqual(['Blues'])
  })

  test('where the player looks makes no revision', async () => {
    rename('Blues')
    await saveProject()
    adjust((before) => ({ ...before, transport: { ...before.transport, cursorBeat: 3 } }))
    await saveProject()
    expect((await (await shelfOfBrowser()).get(openedProject.peek()))?.revision).toBe(1)
  })

  test('a change that another tab made meanwhile is not written over', async () => {
    rename('Blues')
    await saveProject()
    const mine = await otherTab((theirs) => withRoot(theirs, 'E'))
    const shelf = await shelfOfBrowser()
    root('A')
    await saveProject()
    expect(await names()).toEqual(['Blues', 'Blues (2)'])
    expect((await shelf.get(mine.id))?.project.theory.root).toBe('E')
    expect(title.peek()).toBe('Blues (2)')
    expect((await shelf.get(openedProject.peek()))?.project.theory.root).toBe('A')
    expect(messages.peek().map(({ text }) => text)).toEqual([
      expect.stringContaining('both are kept'),
    ])
    // Later changes go on with the copy.
    root('B')
    await saveProject()
    expect(await names()).toEqual(['Blues', 'Blues (2)'])
  })

  test('a copy beside what another tab changed is saved as it is', async () => {
    rename('Blues')
    await saveProject()
    await otherTab((theirs) => withRoot(theirs, 'E'))
    root('A')
    await saveProject()
    expect(isOpenSaved()).toBe(true)
    await saveProject()
    expect((await (await shelfOfBrowser()).get(openedProject.peek()))?.revision).toBe(1)
  })

  test.each([
    ['Blues', 'Another tab changed “Blues” too. What you changed here is now “Blues (2)”'],
    [
      'Waltz',
      'Another tab changed “Blues” too. The other tab’s is “Waltz”, what you changed here is “Blues”',
    ],
  ])('where the other tab calls it %s, both are told by their names', async (theirs, text) => {
    rename('Blues')
    await saveProject()
    await otherTab((before) => withRoot(named(before, theirs), 'E'))
    root('A')
    await saveProject()
    expect(messages.peek().map((message) => message.text)).toEqual([`${text}; both are kept.`])
  })

  test.each([
    ['key', () => root('A')],
    ['title', () => rename('Waltz')],
    ['key and title', () => [root('A'), rename('Waltz')]],
  ])(
    'a change of the %s that the shelf has already, told or not, makes no copy',
    async (_what, change) => {
      rename('Blues')
      await saveProject()
      change()
      // As when a page ends after its last change is written and before it learns so.
      await otherTab(() => structuredClone(project.peek()))
      await saveProject()
      expect(await names()).toEqual([title.peek()])
      expect(messages.peek()).toEqual([])
      root('D')
      await saveProject()
      expect(await names()).toEqual([title.peek()])
      expect((await (await shelfOfBrowser()).get(openedProject.peek()))?.revision).toBe(3)
    },
  )

  test('what another tab deleted is kept again when it is changed here', async () => {
    rename('Blues')
    await saveProject()
    await (await shelfOfBrowser()).remove(openedProject.peek())
    root('D')
    await saveProject()
    expect(await names()).toEqual(['Blues'])
  })
})

describe('what is kept aside until the shelf has it', () => {
  beforeEach(() => {
    const words: Record<string, string> = {}
    const ask = (answer: unknown) => ({ value: answer, enumerable: false })
    const storage = Object.defineProperties(words, {
      getItem: ask((key: string) => words[key] ?? null),
      setItem: ask((key: string, word: string) => {
        words[key] = word
      }),
      removeItem: ask((key: string) => delete words[key]),
    })
    vi.stubGlobal('localStorage', storage)
    return () => vi.unstubAllGlobals()
  })

  test('is nothing after a copy was made beside what another tab changed', async () => {
    rename('Blues')
    await saveProject()
    await otherTab((theirs) => withRoot(theirs, 'E'))
    root('A')
    await saveProject()
    expect(unsavedProjects()).toEqual([])
    expect(startProject()).toMatchObject({ id: openedProject.peek(), isSaved: true })
  })

  test('is nothing after a link led to the project that it made before', async () => {
    const linked = named(defaultProjectState(), 'Lesson 1')
    await openAsOwnProject(linked, 'x')
    await saveProject()
    newProject()
    rename('Mine')
    await openAsOwnProject(linked, 'x')
    await saveProject()
    expect(unsavedProjects()).toEqual([])
    expect(await names()).toEqual(['Lesson 1', 'Mine'])
  })

  test('is the last change of a page that is left', () => {
    rename('Blues')
    saveBeforeLeaving()
    expect(unsavedProjects()).toMatchObject([{ id: openedProject.peek(), revision: 0 }])
  })
})

describe('opening a project as its own', () => {
  const linked = named(defaultProjectState(), 'Lesson 1')

  test('keeps what was open, and leads back to it', async () => {
    rename('Mine')
    const opened = await openAsOwnProject(linked, 'From a link')
    expect(opened.name).toBe('Lesson 1')
    expect(title.peek()).toBe('Lesson 1')
    await saveProject()
    expect(await names()).toEqual(['Lesson 1', 'Mine'])
    opened.goBack?.()
    await expect.poll(() => title.peek()).toBe('Mine')
  })

  test('offers no way back to an empty project', async () => {
    expect((await openAsOwnProject(linked, 'x')).goBack).toBeUndefined()
  })

  describe('twice', () => {
    const openLinked = async () => {
      await openAsOwnProject(linked, 'x')
      await saveProject()
    }
    const begin = async () => {
      newProject()
      rename('Mine')
      await saveProject()
    }
    test.each([
      ['at once', []],
      ['after another one', [begin]],
      ['after a change that was saved and taken back', [() => root('F'), saveProject, undo]],
      ['after such a change and another one', [() => root('F'), saveProject, undo, begin]],
      ['after a look elsewhere', [() => adjust(elsewhere), saveProject, begin]],
      ['after a copy was made of it', [() => duplicateProject(openedProject.peek()), begin]],
      ['after it was given another name and its own again', [() => rename('L'), undo, begin]],
    ])('%s is one project', async (_when, steps) => {
      await openLinked()
      const id = openedProject.peek()
      for (const step of steps) await step()
      const before = await names()
      await openLinked()
      expect(openedProject.peek()).toBe(id)
      expect(await names()).toEqual(before)
    })

    test.each([
      ['key', () => root('F'), ['Lesson 1', 'Lesson 1']],
      ['title', () => rename('Mine'), ['Lesson 1', 'Mine']],
      ['loudness and title', () => [adjust(elsewhere), rename('Mine')], ['Lesson 1', 'Mine']],
    ])('with a change of its %s between is two projects', async (_what, change, expected) => {
      await openLinked()
      change()
      const changed = project.peek()
      const id = openedProject.peek()
      await openLinked()
      expect(openedProject.peek()).not.toBe(id)
      expect(await names()).toEqual(expected)
      expect((await (await shelfOfBrowser()).get(id))?.project).toEqual(changed)
    })

    test('opens one’s own project again that was shared', async () => {
      rename('Song')
      root('Bb')
      const id = openedProject.peek()
      const { encodeCompressedProject, decodeCompressedProject } = await import(
        '#engine/project/state-codec'
      )
      const link = encodeCompressedProject(project.peek())
      await begin()
      await openAsOwnProject(decodeCompressedProject(link), 'x')
      await saveProject()
      expect(openedProject.peek()).toBe(id)
      expect(await names()).toEqual(['Mine', 'Song'])
      // The one that is open stays as it is, with its history.
      const open = project.peek()
      expect((await openAsOwnProject(decodeCompressedProject(link), 'x')).goBack).toBeUndefined()
      expect(project.peek()).toBe(open)
    })
  })

  test('names it after its file when it has no title', async () => {
    expect((await openAsOwnProject(defaultProjectState(), 'waltz')).name).toBe('waltz')
  })
})

describe('the list', () => {
  test('a new project leaves the one before where it is', async () => {
    rename('Mine')
    newProject()
    expect(title.peek()).toBe('Untitled')
    await saveProject()
    expect(await names()).toEqual(['Mine'])
  })

  test('renames, copies, deletes and brings back', async () => {
    rename('Mine')
    await saveProject()
    const id = openedProject.peek()
    await duplicateProject(id)
    expect(await names()).toEqual(['Mine', 'Mine (2)'])
    const copy = (await (await shelfOfBrowser()).all()).find(({ name }) => name === 'Mine (2)')!
    await renameProject(copy.id, 'Other')
    expect(await names()).toEqual(['Mine', 'Other'])
    await deleteProject(copy.id)
    expect(await names()).toEqual(['Mine'])
    expect(await bringBack()).toBe('Other')
    expect(await names()).toEqual(['Mine', 'Other'])
    expect(await openKept(copy.id)).toBe(true)
    expect(title.peek()).toBe('Other')
  })

  test('the open project can be deleted: another opens, and it does not come back by itself', async () => {
    rename('Mine')
    await saveProject()
    await openAsOwnProject(named(defaultProjectState(), 'Second'), 'x')
    root('G')
    await deleteProject(openedProject.peek())
    expect(title.peek()).toBe('Mine')
    await saveProject()
    expect(await names()).toEqual(['Mine'])
    await deleteProject(openedProject.peek())
    expect(await names()).toEqual([])
    expect(project.peek().tabProject.measures[0]?.notes).toEqual([])
    await bringBack()
    expect(await names()).toEqual(['Mine'])
  })
})
