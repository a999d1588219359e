/** A file with two written voices on one staff: they are the melody and the bass, and stay two voices. */
import { beforeAll, describe, expect, test } from 'vitest'
import { askArrangement, CONTEXT } from '../../../test/support/ask-arrangement'
import { convert } from '../files/convert'
import { importFile } from '../files/import'
import { loadFormats } from '../files/load-formats'
import { readRequest } from '../reading/read-request'

const DUET = new TextEncoder().encode(
  '\\title "Duet" \\tempo 80 . \\track "Piece" \\instrument 0 \\ts 3 4 \\ks g \\voice d5.4 g4.8 a4.8 b4.4 | g4.2 b4.4 \\voice g3.2 b3.4 | c3.2{d}',
)

const voiceOf = ({ voice }: { readonly voice?: number | undefined }) => voice ?? 1

beforeAll(async () => {
  await loadFormats()
})

test('the upper voice is the melody, the lower one the bass', async () => {
  const { score } = await askArrangement({ file: DUET })
  expect(score.map(({ role, voice }) => `${role} ${voice}`).sort()).toEqual([
    ...Array.from({ length: 3 }, () => 'bass lower'),
    ...Array.from({ length: 6 }, () => 'melody upper'),
  ])
})

test.each([
  [['melody'], [1, 1, 1, 1, 1, 1]],
  [['bass'], [1, 1, 1]],
  [
    ['melody', 'bass'],
    [1, 2, 1, 1, 1, 2, 1, 2, 1],
  ],
])('keep=%j is written in the voices %j', async (keep, voices) => {
  const { routes, project } = await askArrangement({ file: DUET, keep })
  expect(routes[0]!.tabNotes.map(voiceOf)).toEqual(voices)
  expect(project.measures.flatMap(({ notes }) => notes.map(voiceOf))).toEqual(voices)
})

describe('fingered and written', () => {
  test.each(['musicxml', 'guitar-pro', 'alphatex'] as const)(
    'as %s and read again, it has its voices',
    async (type) => {
      const { bytes } = await convert(DUET, type, readRequest(importFile, { file: DUET }))
      const request = readRequest(importFile, { file: bytes, refinger: true })
      await importFile.prepare?.(request)
      const { project } = importFile.run(request, CONTEXT)
      const notes = project!.tabProject.measures.flatMap(({ notes: own }) => own)
      expect(notes.map(voiceOf)).toEqual([1, 2, 1, 1, 1, 2, 1, 2, 1])
    },
  )
})
