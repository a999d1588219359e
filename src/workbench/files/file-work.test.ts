import type { MidiEvent } from 'midi-file'
import { beforeAll, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { planRoutes } from '#engine/plan/plan-routes'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { ProjectState } from '#engine/project/project-state'
import { C_MAJOR } from '#engine/theory/layer'
import { FORMAT_IDS } from '#formats/format'
import { loadMidiFile, midiBytesOf } from '#formats/midi/midi'
import type { TrackRequest } from './file-messages'
import { fileWork, refusalOf } from './file-work'

const textOf = (text: string) => new TextEncoder().encode(text)

/** A lead part high up on string 6, and a bass. */
const DUO = textOf(
  '\\title "Riff" \\artist "Band" \\tempo 96 . \\track "Lead" \\tuning E4 B3 G3 D3 A2 E2 12.6{lf 2}.8 14.6 12.5 14.5 r.2 | (3.5 2.4 0.3).2 0.6.2 \\track "Low" \\tuning G2 D2 A1 E1 3.4.4 5.4 r.2 | r.1',
)

const ASKED: TrackRequest = {
  track: 0,
  fingers: 'written',
  neck: STANDARD_NECK,
  leavesOwnNeck: false,
  title: 'file name',
}

const notesOf = ({ tabProject }: ProjectState) => tabProject.measures.flatMap(({ notes }) => notes)
const placesOf = (project: ProjectState) =>
  notesOf(project).map(({ string, fret }) => `${string}:${fret}`)
const soundOf = ({ tabProject }: ProjectState) =>
  tabProject.measures.map(({ tempo, timeSignature, notes }) => ({
    tempo,
    timeSignature,
    notes: notes
      .map(({ midi, startBeat, durationBeats }) => `${midi}@${startBeat}+${durationBeats}`)
      .sort(),
  }))

const line = (midis: readonly number[], program = 0): MidiEvent[] => [
  { type: 'programChange', deltaTime: 0, channel: 0, programNumber: program },
  ...midis.flatMap((noteNumber): MidiEvent[] => [
    { type: 'noteOn', deltaTime: 0, channel: 0, noteNumber, velocity: 80 },
    { type: 'noteOff', deltaTime: 480, channel: 0, noteNumber, velocity: 0 },
  ]),
]
const midiOf = (...tracks: MidiEvent[][]) =>
  midiBytesOf({ header: { format: 1, numTracks: tracks.length, ticksPerBeat: 480 }, tracks })

/** A MIDI file of so many quarters, one after the other, written byte by byte to be quick. */
function quartersOf(count: number): Uint8Array {
  const whole = midiOf(line([40]))
  const head = whole.subarray(0, 22)
  const length = count * 9
  const bytes = new Uint8Array(head.length + length)
  bytes.set(head)
  new DataView(bytes.buffer).setUint32(18, length)
  for (let index = 0; index < count; index++) {
    const pitch = 40 + (index % 30)
    bytes.set([0, 0x90, pitch, 80, 0x83, 0x60, 0x80, pitch, 0], head.length + index * 9)
  }
  return bytes
}

const namedLine = (name: string, midis: readonly number[]): MidiEvent[] => [
  { type: 'trackName', meta: true, deltaTime: 0, text: name },
  ...line(midis),
]

beforeAll(loadMidiFile)

test.each([
  ['a part that plays beside others', [namedLine('Right hand', [60]), line([48])], 'file name'],
  ['a track without notes', [namedLine('Waltz', []), line([60]), line([48])], 'Waltz'],
  ['the only track', [namedLine('Waltz', [60])], 'Waltz'],
])('the name of %s, first in a MIDI file, titles: %#', async (_what, tracks, title) => {
  await fileWork.read(midiOf(...tracks))
  const { project } = await fileWork.track({ ...ASKED, track: tracks.length > 2 ? 1 : 0 })
  expect(project.tabProject.title).toBe(title)
})

describe('a file of several tracks', () => {
  test('is listed track by track, and begins with the first that strings play', async () => {
    const { tracks, title, artist, format, firstTrack } = await fileWork.read(DUO)
    expect([format.id, artist, title, firstTrack]).toEqual(['alphatex', 'Band', 'Riff', 0])
    expect(
      tracks.map(({ name, neck, noteCount }) => [name, neck?.instrument.id, noteCount]),
    ).toEqual([
      ['Lead', 'guitar', 8],
      ['Low', 'bass', 2],
    ])
  })

  test('gives the places of the track that is chosen, on its own neck', async () => {
    await fileWork.read(DUO)
    const { project, placing } = await fileWork.track({ ...ASKED, track: 1 })
    expect(project.tabProject.instrument).toBe('bass')
    expect(placesOf(project)).toEqual(['4:3', '4:5'])
    expect(placing).toBeUndefined()
  })

  test('fingers for me sound the same and are easier, and the move is counted', async () => {
    await fileWork.read(DUO)
    const before = await fileWork.track(ASKED)
    const after = await fileWork.track({ ...ASKED, fingers: 'none' })
    expect(soundOf(after.project)).toEqual(soundOf(before.project))
    expect(after.placing!.costAfter).toBeLessThan(after.placing!.costBefore!)
    const moved = placesOf(before.project).filter(
      (place, index) => place !== placesOf(after.project)[index],
    )
    expect(after.placing!.movedCount).toBe(moved.length)
    expect(moved.length).toBeGreaterThan(0)
  })

  test('what is kept stays: every string, or the note with a finger', async () => {
    await fileWork.read(DUO)
    const written = placesOf((await fileWork.track(ASKED)).project)
    const strings = placesOf((await fileWork.track({ ...ASKED, fingers: 'strings' })).project)
    expect(strings.map((place) => place[0])).toEqual(written.map((place) => place[0]))
    const fingers = placesOf((await fileWork.track({ ...ASKED, fingers: 'fingers' })).project)
    expect(fingers[0]).toBe('6:12')
  })
})

describe('a file without strings', () => {
  test('lies where the route planner puts the line, and takes the name of its file', async () => {
    const midis = [48, 50, 52, 53, 60, 45]
    await fileWork.read(midiOf(line(midis)))
    const { project, placing } = await fileWork.track(ASKED)
    const [route] = planRoutes({
      neck: STANDARD_NECK,
      theory: C_MAJOR,
      limits: { limit: 1 },
      notes: midis.map((midi, startBeat) => ({ midi, startBeat, durationBeats: 1 })),
    }).routes
    expect(placesOf(project)).toEqual(route!.notes.map(({ string, fret }) => `${string}:${fret}`))
    expect(project.tabProject.title).toBe('file name')
    expect(placing).toMatchObject({ noteCount: 6, leftOutCount: 0, costBefore: null })
  })

  test.each([
    [33, 'bass'],
    [0, undefined],
  ])('program %i is planned on %s', async (program, instrument) => {
    await fileWork.read(midiOf(line([40, 43], program)))
    expect((await fileWork.track(ASKED)).project.tabProject.instrument).toBe(instrument)
  })

  test('of 260,000 notes opens its beginning, and says so', async () => {
    const { report, tracks } = await fileWork.read(quartersOf(260_000))
    expect(tracks).toHaveLength(1)
    const made = await fileWork.track(ASKED)
    const bars = made.project.tabProject.measures.length
    expect(bars).toBeLessThanOrEqual(PROJECT_LIMITS.maxMeasures)
    expect(made.noteCount).toBe(4 * bars)
    const messages = [...report, ...made.report].map(({ message }) => message).join(' ')
    expect(messages).toMatch(/after the first/)
    expect(messages).toMatch(/a project holds/)
  }, 20_000)
})

test.each(FORMAT_IDS)('a project written as %s opens again as the same music', async (format) => {
  await fileWork.read(DUO)
  const { project } = await fileWork.track(ASKED)
  const { bytes } = await fileWork.write({ project, format })
  const again = await fileWork.read(bytes)
  // A sheet without chords holds the tab as a block, which only ChordPro names.
  expect(again.format.id).toBe(format === 'sheet' ? 'chordpro' : format)
  const opened = await fileWork.track(ASKED)
  const starts = (state: ProjectState) =>
    state.tabProject.measures.flatMap(({ notes }, bar) =>
      notes.map(({ midi, startBeat }) => `${bar} ${startBeat} ${midi}`).sort(),
    )
  expect(starts(opened.project)).toEqual(starts(project))
  // Text has no lengths, MIDI no places.
  const hasLengths = !['ascii', 'chordpro', 'sheet'].includes(format)
  if (hasLengths) expect(soundOf(opened.project)).toEqual(soundOf(project))
  if (format !== 'midi') expect(placesOf(opened.project)).toEqual(placesOf(project))
})

test.each([
  ['words', () => textOf('no tab at all'), /no format that is read here/],
  ['nothing', () => new Uint8Array(0), /empty/],
  ['a cut file', () => midiOf(line([60])).subarray(0, 20), /broken or cut off|holds no notes/],
] as const)('%s are refused in a sentence', async (_what, bytes, words) => {
  const refusal = await fileWork.read(bytes()).then(() => undefined, refusalOf)
  expect(refusal).toMatch(words)
})

describe('two hands of a piano', () => {
  test('become one part that a neck plays, with what became of every note', async () => {
    await fileWork.read(midiOf(line([72, 74, 76, 79]), line([48, 43, 45, 36])))
    const made = await fileWork.arrange({
      tracks: [0, 1],
      neck: STANDARD_NECK,
      ease: 'hard',
      key: 'octave',
      findsCapo: false,
      choice: 0,
      title: 'file name',
    })
    expect(made.notes).toHaveLength(8)
    expect(made.kept.melody).toEqual({ kept: 4, of: 4 })
    expect(notesOf(made.project).length).toBe(made.noteCount)
    expect(made.project.tabProject.title).toBe('file name')
  })
})
