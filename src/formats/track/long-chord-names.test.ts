/** Long chord names come whole through projects and files; what is longer still is told. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { chordNamesIn, MAX_CHORD_NAME_LENGTH, withChordNames } from '#engine/project/chord-names'
import { defaultProjectState } from '#engine/project/project-state'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { drawCount } from '../../../test/support/draw-count'
import { FORMATS, formatById, newReport, projectOfTrack, scoreOfProject } from '../index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const namesOf = (symbol: string) => [{ beat: 0, symbol }]
const projectWith = (symbol: string) =>
  decodeCompressedProject(
    encodeCompressedProject(withChordNames(defaultProjectState(), namesOf(symbol))),
  )

// 21 to 64 characters; some are no symbols, as names in files may be.
const LONG_NAMES = [
  'F#13(b5,#5,b9,#9)/A##',
  'F#13#11(#5,b9,#9,add11,no5)/G##3',
  'F##7sus2(b9,#9,#11,b13,no5)/G##33',
  'F##maj9#11(add11,b13,add13,no5)/G##',
  'F##maj7#11(b9,add9,#9,add11,b13,add13,no5)/G##',
  `Cmaj7${'(b9)'.repeat(14)}(9)`,
] as const

describe.each(LONG_NAMES)('%s', (symbol) => {
  test('is whole in a project', () => {
    expect(symbol.length).toBeLessThanOrEqual(MAX_CHORD_NAME_LENGTH)
    expect(chordNamesIn(projectWith(symbol).overlays)).toEqual(namesOf(symbol))
  })

  test.each(['musicxml', 'guitar-pro', 'alphatex'] as const)('and in a file of %s', (id) => {
    const format = formatById(id)!
    const { bytes } = format.write(scoreOfProject(projectWith(symbol)).score)
    const { score } = format.read(bytes)
    const { project } = projectOfTrack(score, score.tracks[0]!, score.tracks[0]!.neck!)
    expect(chordNamesIn(project.overlays)).toEqual(namesOf(symbol))
  })
})

test('a name that is too long ends in dots, and the report of the file says so', () => {
  const { score } = scoreOfProject(projectWith('C'))
  const long = 'C'.padEnd(MAX_CHORD_NAME_LENGTH + 1, '(b9)')
  const [track] = score.tracks
  const measures = track!.measures.map((voices) =>
    voices.map((voice) => voice.map((beat) => (beat.chord ? { ...beat, chord: long } : beat))),
  )
  const report = newReport()
  const { project } = projectOfTrack(score, { ...track!, measures }, track!.neck!, report)
  const cut = `${long.slice(0, MAX_CHORD_NAME_LENGTH - 1)}…`
  expect(chordNamesIn(project.overlays)).toEqual(namesOf(cut))
  expect(report.finish()).toContainEqual(
    expect.objectContaining({
      kind: 'changed',
      message: 'Chord names are cut after 64 characters.',
    }),
  )
  expect(chordNamesIn(projectWith(long).overlays)).toEqual(namesOf(cut))
})

test('every symbol that is read is written in fewer characters than a name may have', () => {
  // biome-ignore format: a list
  const parts = ['m', 'maj7', '7', '13', 'maj13', 'alt', 'dim7', 'sus2', 'sus4', 'add9', 'add11', 'b5', '#5', 'b9', '#9', '#11', 'b13', 'no3', 'no5', 'add13', '6/9']
  let read = 0
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...parts), { maxLength: 9 }), (own) => {
      const symbol = parseChordSymbol(`F##${own.join('')}/G##`)?.symbol
      if (symbol === undefined) return
      read += 1
      expect(symbol.length).toBeLessThanOrEqual(MAX_CHORD_NAME_LENGTH)
    }),
    { numRuns: drawCount(2000) },
  )
  expect(read).toBeGreaterThan(100)
})
