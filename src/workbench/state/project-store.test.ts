import { beforeEach, describe, expect, test } from 'vitest'
import { defaultProjectState } from '#engine/project/project-state'
import {
  adjust,
  edit,
  endGesture,
  openProject,
  project,
  redo,
  redoLabel,
  undo,
  undoLabel,
} from './project-store'

const withCapo = (capo: number) => (before: ReturnType<typeof defaultProjectState>) => ({
  ...before,
  tabProject: { ...before.tabProject, capo },
})
const withScale = (scale: string) => (before: ReturnType<typeof defaultProjectState>) => ({
  ...before,
  theory: { ...before.theory, scale },
})

beforeEach(() => openProject(defaultProjectState()))

describe('the history of the project', () => {
  test('undo restores the same object as before, redo the other one', () => {
    const before = project.value
    edit('Dorian', withScale('dorian'))
    const after = project.value
    expect(after.theory.scale).toBe('dorian')
    expect(undo()).toBe('Dorian')
    expect(project.value).toBe(before)
    expect(redo()).toBe('Dorian')
    expect(project.value).toBe(after)
  })

  test('a change that changes nothing is no step', () => {
    edit('Nothing', (before) => before)
    expect(undoLabel.value).toBeUndefined()
    expect(undo()).toBeUndefined()
  })

  test('a new edit forgets what was undone', () => {
    edit('Dorian', withScale('dorian'))
    undo()
    expect(redoLabel.value).toBe('Dorian')
    edit('Lydian', withScale('lydian'))
    expect(redoLabel.value).toBeUndefined()
  })

  test('edits of one gesture are one step, the next gesture is another', () => {
    const before = project.value
    for (const capo of [1, 2, 3]) edit('Capo', withCapo(capo), { gesture: 'capo' })
    endGesture()
    edit('Capo', withCapo(4), { gesture: 'capo' })
    undo()
    expect(project.value.tabProject.capo).toBe(3)
    undo()
    expect(project.value).toBe(before)
  })

  test('an edit of something else ends a gesture', () => {
    edit('Capo', withCapo(1), { gesture: 'capo' })
    edit('Dorian', withScale('dorian'))
    edit('Capo', withCapo(2), { gesture: 'capo' })
    undo()
    expect(project.value.tabProject.capo).toBe(1)
  })

  test('the selected pitch and the cursor are stored but are no step of the history', () => {
    adjust((before) => ({ ...before, transport: { ...before.transport, cursorBeat: 3 } }))
    expect(project.value.transport.cursorBeat).toBe(3)
    expect(undoLabel.value).toBeUndefined()
  })

  test('a change of the tab is stamped, a change of the key is not', () => {
    const { updatedAt } = project.value.tabProject
    edit('Dorian', withScale('dorian'))
    expect(project.value.tabProject.updatedAt).toBe(updatedAt)
    edit('Capo', withCapo(2))
    expect(Date.parse(project.value.tabProject.updatedAt)).toBeGreaterThan(Date.parse(updatedAt))
  })
})
