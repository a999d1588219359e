import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { tabNoteOf } from '#engine/tab/tab-event'
import { readQuery } from '../reading/query'
import { formatQuery } from '../registry/format-query'
import { drawFretboard } from './diagram-fretboard'
import { drawPiano } from './diagram-piano'
import { drawTab } from './diagram-tab'
import { drawVoicing } from './diagram-voicing'

const context = { baseUrl: 'http://pitch.test' }
const voicing = (request: object) =>
  drawVoicing.run(readQuery(drawVoicing, formatQuery({ ...request }).slice(1)).request, context)
const neck = (request: object) =>
  drawFretboard.run(readQuery(drawFretboard, formatQuery({ ...request }).slice(1)).request, context)
const piano = (request: object) =>
  drawPiano.run(readQuery(drawPiano, formatQuery({ ...request }).slice(1)).request, context)
const tab = (request: object) =>
  drawTab.run(readQuery(drawTab, formatQuery({ ...request }).slice(1)).request, context)

/** A project whose notes all sound at once. */
function crowded(count: number): string {
  const project = defaultProjectState()
  const [measure] = project.tabProject.measures
  const place = { string: 1, fret: 3 }
  const notes = Array.from({ length: count }, (_, index) =>
    tabNoteOf(`note-${index}`, place, 0, 1, STANDARD_NECK),
  )
  const tabProject = { ...project.tabProject, measures: [{ ...measure!, notes }] }
  return encodeCompressedProject({ ...project, tabProject })
}

describe('a drawn grip', () => {
  test('names itself by its notes where no chord is given', () => {
    expect(voicing({ frets: 'x32010' })).toContain('<title>C on guitar</title>')
  })

  test('is named by the chord given, each tone by its degree', () => {
    const svg = voicing({ frets: 'x02210', symbol: 'C6' })
    expect(svg).toContain('<title>C6 on guitar</title>')
    expect(svg).toContain('string 5 open A2 6')
  })

  test('of a symbol alone is its best grip', () => {
    expect(voicing({ symbol: 'F#m7' })).toContain('barre at fret 2 from string 6 to string 1')
  })

  test('that no hand can hold is drawn without fingers', () => {
    const svg = voicing({ frets: '1-x-x-x-x-12', labels: 'fingers' })
    expect(svg).toContain('string 6 fret 1 F2')
    expect(svg).not.toContain('finger ')
  })

  test('needs frets or a symbol', () => {
    expect(() => voicing({})).toThrow('give frets')
  })
})

describe('a drawn neck', () => {
  test('marks every tone of the scale up to the last fret shown', () => {
    const svg = neck({ root: 'A', scale: 'minorPentatonic', toFret: 3 })
    expect(svg.match(/string \d (?:open|fret \d) /g)).toHaveLength(12)
  })

  test('marks only the places given', () => {
    const svg = neck({ positions: 'S5F3,S4F2' })
    expect(svg).toContain('<desc>string 5 fret 3 C3 root; string 4 fret 2 E3 3.</desc>')
  })

  test('refuses frets the wrong way round', () => {
    expect(() => neck({ fromFret: 9, toFret: 3 })).toThrow('fromFret 9 lies above toFret 3')
  })
})

describe('a drawn keyboard', () => {
  test('marks a note with octave once and one without everywhere', () => {
    expect(piano({ notes: 'C4' }).match(/C\d root/g)).toEqual(['C4 root'])
    expect(piano({ notes: 'C' }).match(/C\d root/g)).toHaveLength(5)
  })
})

describe('drawn tab', () => {
  test('follows notes without a start one after the other', () => {
    expect(tab({ positions: 'S5F3,S4F0' })).toContain(
      '<desc>bar 1 beat 1: string 5 fret 3; bar 1 beat 2: string 4 fret 0.</desc>',
    )
  })

  test('needs notes from one source', () => {
    expect(() => tab({})).toThrow('give positions')
  })

  const notesAt = (beats: readonly number[]) => beats.map((beat) => `S1F3@${beat}`).join(',')

  test('may be a part, whose bars keep their numbers', () => {
    const svg = tab({ positions: notesAt([0, 4, 8, 12]), fromBar: 2, toBar: 3 })
    expect(svg).toContain(
      '<desc>bar 2 beat 1: string 1 fret 3; bar 3 beat 1: string 1 fret 3.</desc>',
    )
  })

  test.each([
    [{ positions: notesAt([1020]) }, 'has 256 bars from bar 1 on; a picture holds 64, so ask for a part such as fromBar=1&toBar=64'],
    [{ positions: notesAt([1020]), fromBar: 2, toBar: 200 }, 'has 199 bars from bar 2 on'],
    [{ positions: notesAt([0]), fromBar: 2 }, 'fromBar 2 lies after the last bar, 1'],
    [{ positions: notesAt([0]), fromBar: 2, toBar: 1 }, 'toBar 1 lies before fromBar 2'],
    [{ positions: notesAt(Array.from({ length: 513 }, () => 0)) }, 'positions has 513 items; at most 512'],
    [{ zproject: crowded(600) }, 'Bars 1 to 1 have 600 notes; a picture holds 512'],
  ])('is refused before it is drawn where it is too long: %#', (request, words) => {
    expect(() => tab(request)).toThrow(words)
  }) // biome-ignore format: one line a row
})
