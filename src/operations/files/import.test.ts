import { beforeAll, describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { getFile, getFileLinks } from './file'
import { importFile } from './import'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const bytesOf = (text: string) => new TextEncoder().encode(text)

const RIFF = bytesOf(
  '\\title "Riff" \\artist "Band" \\tempo 96 . \\track "Lead" \\tuning E4 B3 G3 D3 A2 E2 12.6{lf 2}.8 14.6 12.5 14.5 r.2 | \\track "Low" \\tuning G2 D2 A1 E1 3.4.4 5.4 r.2 |',
)
const CHORDS = bytesOf('\\title "Chords" . (3.6 2.5 0.4 0.3 0.2 3.1).2 (0.4 2.3 3.2 2.1).2')

async function ask(request: Record<string, unknown>) {
  const read = readRequest(importFile, request)
  await importFile.prepare?.(read)
  return importFile.run(read, CONTEXT)
}

function everyNoteSounds(project: ProjectState): boolean {
  const neck = neckOfProject(project)
  return project.tabProject.measures
    .flatMap(({ notes }) => notes)
    .every((note) => midiAt(note, neck) === note.midi)
}

describe('POST /api/import', () => {
  test('lists the tracks and makes a project of the first with strings', async () => {
    const document = await ask({ file: RIFF })
    expect(document.tracks.map(({ name, instrument }) => [name, instrument])).toEqual([
      ['Lead', 'guitar'],
      ['Low', 'bass'],
    ])
    expect(document).toMatchObject({ track: 1, fingering: null, noteCount: 4, title: 'Riff' })
    expect(document.project?.tabProject.title).toBe('Riff – Band')
    expect(document.project?.tabProject.measures[0]).toMatchObject({ tempo: 96 })
    expect(document.project?.tabProject.measures[0]?.notes[0]).toMatchObject({
      string: 6, fret: 12, midi: 52, finger: 'index', durationBeats: 0.5,
    }) // biome-ignore format: one note
  })

  test('makes a project of the track asked for, on its own neck', async () => {
    const { project, instrument } = await ask({ file: RIFF, track: 2 })
    expect(instrument?.id).toBe('bass')
    expect(everyNoteSounds(project as ProjectState)).toBe(true)
  })

  test.each([RIFF, CHORDS])(
    'new fingers keep pitches and rhythm, and cost no more: %#',
    async (file) => {
      const before = await ask({ file })
      const after = await ask({ file, refinger: true })
      const sound = (document: typeof before) =>
        document.project?.tabProject.measures.flatMap(({ notes }) =>
          notes
            .map(({ midi, startBeat, durationBeats }) => `${midi}@${startBeat}:${durationBeats}`)
            .sort(),
        )
      expect(sound(after)).toEqual(sound(before))
      expect(after.fingering!.costAfter).toBeLessThanOrEqual(after.fingering!.costBefore!)
      expect(everyNoteSounds(after.project as ProjectState)).toBe(true)
    },
  )

  test('counts the notes that moved', async () => {
    const { fingering } = await ask({ file: RIFF, refinger: true })
    expect(fingering).toMatchObject({ noteCount: 4, movedCount: 4, leftOutCount: 0 })
    expect(fingering!.costAfter).toBeLessThan(fingering!.costBefore!)
  })

  test.each([
    ['fingers', 12, 6],
    ['strings', 12, 6],
  ])('keep=%s leaves a note with a finger where it is', async (keep, fret, string) => {
    const { project } = await ask({ file: RIFF, refinger: true, keep })
    expect(project?.tabProject.measures[0]?.notes[0]).toMatchObject({ fret, string })
  })

  test('plans for another neck, on which every place sounds its pitch', async () => {
    const { project, tuning } = await ask({
      file: CHORDS,
      refinger: true,
      tuning: 'drop-d',
      capo: 2,
    })
    expect(tuning).toBe('drop-d')
    expect(everyNoteSounds(project as ProjectState)).toBe(true)
  })

  test('a MIDI file is planned, and the report says so', async () => {
    const { compactUrl } = await ask({ file: CHORDS })
    const zproject = compactUrl!.slice(compactUrl!.indexOf('zproject=') + 9)
    const request = readRequest(getFile, { zproject, type: 'midi' })
    await getFile.prepare?.(request)
    const document = await ask({ file: getFile.run(request, CONTEXT) })
    expect(document.format.id).toBe('midi')
    expect(document.report.map(({ message }) => message).join()).toContain('are planned')
    expect(document.fingering).toMatchObject({
      weights: 'acoustic',
      noteCount: 10,
      costBefore: null,
    })
  })

  test.each([
    [{ file: RIFF, track: 3 }, 'tracks of this file are 1, 2'],
    [{ file: RIFF, tuning: 'drop-d' }, 'the project has tuning'],
    [{ file: RIFF, keep: 'strings' }, 'add refinger=true'],
    [{ file: RIFF, style: 'lead' }, 'style says how refinger plans'],
    [{ file: RIFF, keep: 'frets' }, 'keep must be one of'],
    [{ file: 'no base64!' }, 'file'],
  ])('refuses %# by name', async (request, words) => {
    await expect(ask(request)).rejects.toThrow(words)
    await expect(ask(request)).rejects.toBeInstanceOf(RequestError)
  })
})

describe('GET /api/file', () => {
  let zproject = ''
  beforeAll(async () => {
    const { compactUrl } = await ask({ file: RIFF })
    zproject = compactUrl!.slice(compactUrl!.indexOf('zproject=') + 9)
  })

  test.each(['guitar-pro', 'musicxml', 'alphatex', 'ascii'])(
    '%s is imported again as the same music',
    async (type) => {
      const request = readRequest(getFile, { zproject, type })
      await getFile.prepare?.(request)
      const again = await ask({ file: getFile.run(request, CONTEXT) })
      const places = (project: typeof again.project) =>
        project?.tabProject.measures.flatMap(({ notes }) =>
          notes.map(({ string, fret, startBeat }) => `S${string}F${fret}@${startBeat}`),
        )
      expect(places(again.project)).toEqual(places((await ask({ file: RIFF })).project))
    },
  )

  test('links name the file after its song', () => {
    const { files } = getFileLinks.run(readRequest(getFileLinks, { zproject }), CONTEXT)
    expect(files.map(({ fileName }) => fileName)).toEqual([
      'Riff-Band.mid',
      'Riff-Band.musicxml',
      'Riff-Band.gp',
      'Riff-Band.alphatex',
      'Riff-Band.txt',
    ])
  })

  test('is refused without a project', () => {
    expect(() => getFile.run(readRequest(getFile, { type: 'midi' }), CONTEXT)).toThrow()
  })
})
