import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { defaultProjectState } from '#engine/project/project-state'
import { emptyMeasure } from '#engine/tab/measure'
import type { TabNote } from '#engine/tab/tab-event'
import { messages } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { edit, openProject, project, redo, undo, undoLabel } from '../../state/project-store'
import { selectPitch } from '../../state/view-state'
import { changeNeck } from './change-neck'
import { leftOut } from './neck-message'

const PLACES = [
  [6, 0],
  [5, 2],
  [1, 3],
  [2, 1],
] as const

/** Quarter notes, fingered but for the open string. */
const NOTES = PLACES.map(
  ([string, fret], startBeat): TabNote => ({
    id: `note-${startBeat + 1}`,
    string,
    fret,
    midi: midiAt({ string, fret }, STANDARD_NECK),
    startBeat,
    durationBeats: 1,
    technique: 'normal',
    ...(fret > 0 && { finger: 'index' }),
  }),
)

function begin(): void {
  const plain = defaultProjectState()
  const measures = [{ ...emptyMeasure(), notes: NOTES }]
  openProject({ ...plain, tabProject: { ...plain.tabProject, measures } })
}
beforeEach(begin)

const capo = (fret: number) => changeNeck(withCapo(neck.peek(), fret))
const named = (id: string) => {
  const instrument = INSTRUMENTS.find((row) => row.id === id)!
  return neckOf(instrument, instrument.tunings[0]!)
}
const neckMessages = () =>
  messages.value.filter(({ text }) => text.includes('on this neck')).map(({ text }) => text)

describe('changes of the neck one after the other', () => {
  test('that lead back leave the tab, its fingers and the history as they were', () => {
    const before = project.peek()
    for (const fret of [1, 2, 3, 2, 1, 0]) capo(fret)
    expect(project.peek()).toBe(before)
    expect(undoLabel.value).toBeUndefined()
  })

  test('are one step of the history, whatever is chosen on the neck', () => {
    const before = project.peek()
    for (const to of [named('ukulele'), named('bass'), withCapo(STANDARD_NECK, 4)]) changeNeck(to)
    expect(undoLabel.value).toBe('Guitar, capo 4')
    undo()
    expect(project.peek()).toBe(before)
    redo()
    expect(neck.value.capo).toBe(4)
    capo(0)
    expect(project.peek().tabProject).toBe(before.tabProject)
  })

  test('start from the tab also where the key was changed between, which stays its own step', () => {
    const { measures } = project.peek().tabProject
    capo(3)
    edit('Dorian', (state) => ({ ...state, theory: { ...state.theory, scale: 'dorian' } }))
    capo(0)
    expect(project.peek().tabProject.measures).toBe(measures)
    expect(project.peek().theory.scale).toBe('dorian')
    undo()
    expect(neck.value.capo).toBe(3)
    undo()
    expect(project.peek().theory.scale).toBe('major')
  })

  test('start anew from an edited tab', () => {
    capo(3)
    const kept = project.peek().tabProject.measures[0]!.notes.slice(0, 1)
    edit('Erase', (state) => {
      const measures = state.tabProject.measures.map((bar) => ({ ...bar, notes: kept }))
      return { ...state, tabProject: { ...state.tabProject, measures } }
    })
    capo(0)
    expect(project.peek().tabProject.measures[0]!.notes.map(({ id }) => id)).toEqual([kept[0]!.id])
    undo()
    expect(neck.value.capo).toBe(3)
  })

  test('also after a reload, which forgets the tab as it lay, keep fingers of what still is pressed', () => {
    capo(1)
    // Opened from the shelf: equal, and no longer the same objects.
    openProject(structuredClone(project.peek()))
    capo(0)
    const [second, third] = project.peek().tabProject.measures[0]!.notes
    expect([second, third].map((note) => [note?.string, note?.fret, note?.finger])).toEqual([
      [5, 2, 'index'],
      [1, 3, 'index'],
    ])
    expect(neckMessages()).toEqual([])
  })

  test('keep a pitch that was chosen between', () => {
    capo(2)
    selectPitch({ midi: 67 })
    capo(0)
    expect(project.peek().selectedPitch.midi).toBe(67)
  })

  test('give the tab that the last one alone gives', () => {
    const necks = INSTRUMENTS.flatMap((instrument) =>
      instrument.tunings.flatMap((tuning) =>
        [0, 3].map((fret) => neckOf(instrument, tuning, fret)),
      ),
    )
    const tabOn = (path: readonly Neck[]) => {
      begin()
      path.forEach(changeNeck)
      return project.peek().tabProject.measures
    }
    const paths = fc.array(fc.constantFrom(...necks), { minLength: 1, maxLength: 5 })
    fc.assert(
      fc.property(paths, (path) => {
        expect(tabOn(path)).toEqual(tabOn(path.slice(-1)))
      }),
    )
  })
})

describe('the message of a change of the neck', () => {
  test('names lost notes and lost fingers, one message at a time', () => {
    capo(1)
    capo(3)
    expect(neckMessages()).toEqual([
      '1 note has no place on this neck (Guitar, capo 3) and left the tab; 3 others lost their fingers. Undo brings them back.',
    ])
    expect(leftOut.value?.notes.map(({ note }) => note.id)).toEqual(['note-1'])
  })

  test('names fingers alone where every note has a place', () => {
    edit('Erase', (state) => {
      const measures = [{ ...emptyMeasure(), notes: NOTES.slice(3, 4) }]
      return { ...state, tabProject: { ...state.tabProject, measures } }
    })
    capo(2)
    expect(neckMessages()).toEqual([
      '1 note has another place on this neck (Guitar, capo 2) and lost its finger. Undo brings it back.',
    ])
    expect(leftOut.value).toBeUndefined()
  })

  test.each([
    ['the way back', () => capo(0)],
    ['an undo', undo],
    ['another project on the same neck', () => openProject(project.peek())],
  ])('goes with %s', (_, leave) => {
    capo(3)
    expect(neckMessages()).toHaveLength(1)
    leave()
    expect(neckMessages()).toEqual([])
    expect(leftOut.value).toBeUndefined()
  })

  test('stays when something else is edited', () => {
    capo(3)
    edit('Dorian', (state) => ({ ...state, theory: { ...state.theory, scale: 'dorian' } }))
    expect(neckMessages()).toHaveLength(1)
  })
})
