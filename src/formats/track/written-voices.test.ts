/** Two voices of a staff stay two voices from a project to a file and back. */
import { beforeAll, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { type LowerVoice, type TabNote, tabNoteOf } from '#engine/tab/tab-event'
import { FORMATS, type FormatId, formatById, projectOfTrack, scoreOfTab } from '../index'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

/** `5:0@0+3/2`: string 5 open from beat 0 for three beats in the second voice. */
function noteOf(text: string, index: number): TabNote {
  const [, string, fret, start, length, voice] = /^(\d):(\d+)@([\d.]+)\+([\d.]+)(?:\/(\d))?$/
    .exec(text)!
    .map(Number)
  const place = { string: string!, fret: fret! }
  const note = tabNoteOf(`n-${index + 1}`, place, start!, length!, STANDARD_NECK)
  return voice ? { ...note, voice: voice as LowerVoice } : note
}

const textOf = ({ string, fret, startBeat, durationBeats, voice }: TabNote) =>
  `${string}:${fret}@${startBeat}+${durationBeats}${voice ? `/${voice}` : ''}`

const scoreOf = (text: string) => {
  const measure = {
    id: 'measure-1',
    notes: text.split(' ').map(noteOf),
    tempo: 90,
    timeSignature: [3, 4] as const,
  }
  return scoreOfTab([measure], STANDARD_NECK, { title: 'Two voices' }).score
}

function projectOf(text: string, id: FormatId) {
  const format = formatById(id)!
  const { score } = format.read(format.write(scoreOf(text)).bytes)
  return projectOfTrack(score, score.tracks[0]!, STANDARD_NECK).project
}

const notesOf = ({ tabProject }: ReturnType<typeof projectOf>) =>
  tabProject.measures.flatMap(({ notes }) => notes.map(textOf)).join(' ')

// biome-ignore format: a bar a line
const BARS = [
  ['a melody over a bass that is held', '1:0@0+1 5:0@0+3/2 2:1@1+1 1:3@2+1'],
  ['a bass of the same lengths as the melody', '1:0@0+1 5:0@0+1/2 1:1@1+1 5:2@1+1/2 1:3@2+1 5:3@2+1/2'],
  ['a bass alone in its voice', '5:0@0+1/2 1:0@1+2'],
  ['a bass after the melody rests', '1:0@0+1 5:0@2+1/2'],
  ['voices that cross', '1:0@0+3/2 3:0@0+1 3:2@1+2'],
  ['an inner voice of its own', '1:0@0+3 5:0@0+3/2 3:2@1+2/3'],
  ['chords below a melody', '1:0@0+1.5 4:2@0+3/2 5:0@0+3/2 1:1@1.5+1.5'],
] as const

const KEEPING: readonly FormatId[] = ['musicxml', 'guitar-pro', 'alphatex']

describe.each(KEEPING)('%s keeps', (id) => {
  test.each(BARS)('%s', (_, bar) => {
    expect(notesOf(projectOf(bar, id))).toBe(bar)
  })
})

test.each(BARS)('a link keeps %s', (_, bar) => {
  const project = projectOf(bar, 'musicxml')
  expect(decodeCompressedProject(encodeCompressedProject(project))).toEqual(project)
})

test('notes without voices are divided by what sounds together, as before', () => {
  const [bar] = scoreOf('1:0@0+1 5:0@0+3 2:1@1+1 1:3@2+1').tracks[0]!.measures
  expect(bar!.map((beats) => beats.flatMap(({ notes }) => notes.map(({ midi }) => midi)))).toEqual([
    [64, 60, 67],
    [45],
  ])
})

test('a note for which its voice has no room leaves the melody its own', () => {
  const [bar] = scoreOf('1:0@0+1 5:0@0+3/2 3:2@1+2/2 1:1@1+1 1:3@2+1').tracks[0]!.measures
  expect(bar!.map((beats) => beats.flatMap(({ notes }) => notes.map(({ midi }) => midi)))).toEqual([
    [64, 65, 67],
    [45],
    [57],
  ])
})
