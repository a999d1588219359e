/** The open project, a second tab, and what opening something does to what is open. */
import { beforeEach, describe, expect, test } from 'vitest'
import { defaultProjectState } from '#engine/project/project-state'
import { messages } from '../messages'
import { openAsOwnProject, openKept } from '../open-as-own-project'
import { adjust, edit, named, openedProject, openProject, project, title } from '../project-store'
import { continueRecord } from './continued'
import { newProject } from './new-project'
import { shelfOfBrowser } from './open-shelf'
import { newProjectId } from './project-id'
import { bringBack, deleteProject, duplicateProject, renameProject } from './project-list'
import { saveProject } from './save-project'

const rename = (to: string) => edit('Rename', (before) => named(before, to))
const root = (to: string) =>
  edit('Key', (before) => ({ ...before, theory: { ...before.theory, root: to } }))
const names = async () => (await (await shelfOfBrowser()).all()).map(({ name }) => name).sort()

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
    const shelf = await shelfOfBrowser()
    const mine = (await shelf.get(openedProject.peek()))!
    await shelf.put({
      ...mine,
      revision: 2,
      project: { ...mine.project, theory: { ...mine.project.theory, root: 'E' } },
    })
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

  test('what another tab deleted is kept again when it is changed here', async () => {
    rename('Blues')
    await saveProject()
    await (await shelfOfBrowser()).remove(openedProject.peek())
    root('D')
    await saveProject()
    expect(await names()).toEqual(['Blues'])
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

  test('twice is one project while it is as it was, and two when it was changed', async () => {
    await openAsOwnProject(linked, 'x')
    await openAsOwnProject(linked, 'x')
    await saveProject()
    expect(await names()).toEqual(['Lesson 1'])
    root('F')
    await openAsOwnProject(linked, 'x')
    await saveProject()
    expect(await names()).toEqual(['Lesson 1', 'Lesson 1'])
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
