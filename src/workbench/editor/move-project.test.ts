import { expect, test } from 'vitest'
import { neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { findInstrument, findTuning, withCapo } from '#engine/instrument/read-neck'
import { checkProject } from '#engine/project/check-project'
import type { JsonValue } from '#engine/project/overlay'
import { neckOfProject } from '#engine/project/project-neck'
import { defaultProjectState } from '#engine/project/project-state'
import { readSong } from '#engine/song/read-song'
import { lineOf } from './chord-line'
import { moveProject } from './move-project'

const GUITAR = findInstrument('guitar')!
const UKULELE = findInstrument('ukulele')!

const projectWithMark = (selector: JsonValue) => ({
  ...defaultProjectState(),
  overlays: [{ id: 'lesson', title: 'Lesson', marks: [{ role: 'root', label: 'here', selector }] }],
})

test.each([
  [
    'moves to the string that keeps its pitch',
    { kind: 'fret-position', string: 2, fret: 1 },
    { kind: 'fret-position', string: 3, fret: 0 },
  ],
  [
    'without a place marks its pitch',
    { kind: 'fret-position', string: 6, fret: 0 },
    { kind: 'pitch', midi: 40 },
  ],
  ['of a degree stays', { kind: 'degree', degree: '3' }, { kind: 'degree', degree: '3' }],
])('on a ukulele a mark %s', (_, before, after) => {
  const ukulele = neckOf(UKULELE, UKULELE.tunings[0]!)
  const { project } = moveProject(projectWithMark(before), ukulele)
  expect(project.overlays).toMatchObject([{ marks: [{ role: 'root', selector: after }] }])
})

test('a moved project is on its new neck, is valid, and comes home the same', () => {
  const dropD = neckOf(GUITAR, findTuning(GUITAR, 'drop-d')!, 2)
  const start = projectWithMark({ kind: 'fret-position', string: 3, fret: 5 })
  const { project } = moveProject(start, dropD)
  expect(neckOfProject(project)).toBe(dropD)
  expect(checkProject(JSON.parse(JSON.stringify(project)))).toEqual(project)
  expect(moveProject(project, STANDARD_NECK).project).toEqual(start)
})

test.each([
  [undefined, 'F C'],
  ['sounding' as const, 'G D'],
])('a song called by %s sounds as before over a capo', (chordNames, expected) => {
  const { song: read } = readSong('G D')
  const song = { ...read, ...(chordNames && { chordNames }) }
  const capo2 = withCapo(STANDARD_NECK, 2)
  const { project } = moveProject({ ...defaultProjectState(), song }, capo2)
  expect(lineOf(project.song!)).toBe(expected)
  expect(project.song!.capo).toBe(2)
  const home = moveProject(project, STANDARD_NECK).project.song
  expect(home).toEqual({ ...song, capo: 0 })
})
