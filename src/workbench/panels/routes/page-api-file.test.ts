/** Page, service and file give the same music the same places, whatever its tempo. */
import fc from 'fast-check'
import type { MidiEvent } from 'midi-file'
import { beforeAll, expect, test } from 'vitest'
import { fretPositionsOf } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { emptyMeasure } from '#engine/tab/measure'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { loadMidiFile, midiBytesOf } from '#formats/midi/midi'
import { readRequest } from '#operations/reading/read-request'
import { planMelody } from '#operations/routes/route'
import { drawCount } from '../../../../test/support/draw-count'
import { fileWork } from '../../files/file-work'
import { musicOf } from './music-of-tab'
import { planMusic } from './plan-music'
import { placesOf } from './planned-routes'
import { DEFAULT_FILTERS, type RouteFilters } from './route-filters-state'

const TEMPI = [60, 90, 120, 160]
/** Sixteenths. */
const DURATION_BEATS = 0.25
const TICKS_PER_BEAT = 480

const neck = STANDARD_NECK

/** Pitches that start together, by semitones above open strings: one, or one on each of two or three. */
const anyOnset = fc
  .uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 1, maxLength: 3 })
  .chain((strings) =>
    fc
      .tuple(...strings.map(() => fc.integer({ min: 0, max: 4 })))
      .map((frets) => strings.map((string, at) => neck.strings[string]!.midi + frets[at]!)),
  )
  .map((midis) => [...new Set(midis)].sort((a, b) => a - b))
const anyLine = fc
  .integer({ min: 40, max: 76 })
  .chain((first) =>
    fc
      .array(fc.integer({ min: -5, max: 5 }), { minLength: 3, maxLength: 12 })
      .map((steps) =>
        steps.map((_, at) => steps.slice(0, at).reduce((sum, by) => sum + by, first)),
      ),
  )
  .map((midis) => midis.map((midi) => [Math.min(84, Math.max(40, midi))]))
const anyMusic = fc.oneof(anyLine, fc.array(anyOnset, { minLength: 2, maxLength: 8 }))

type Onsets = readonly (readonly number[])[]

/** Places by start and pitch: `0.25 64 2:5`. */
type Places = readonly string[]
const placeText = (
  beat: number,
  midi: number,
  { string, fret }: { string: number; fret: number },
) => `${beat} ${midi} ${string}:${fret}`

function onPage(onsets: Onsets, tempo: number, filters: RouteFilters) {
  // Written anywhere, each pitch of an onset on a string of its own.
  const notes = onsets.flatMap((midis, at) => {
    const free = new Set(neck.strings.map(({ string }) => string))
    return midis.map((midi) => {
      const place = fretPositionsOf(midi, neck).find(({ string }) => free.delete(string))!
      return tabNoteOf(`n${at}:${midi}`, place, at * DURATION_BEATS, DURATION_BEATS, neck)
    })
  })
  const music = musicOf([{ ...emptyMeasure(1), tempo, notes }])
  const answer = planMusic({ notes: music, neck, pins: new Map(), filters, theory: C_MAJOR })
  const routes = answer.routes.map((route): Places => {
    const places = placesOf({ notes: music }, route)
    return notes
      .map(({ id, midi, startBeat }) => placeText(startBeat, midi, places.get(id)!))
      .sort()
  })
  return { ...answer, routes, costs: answer.routes.map(({ cost }) => cost) }
}

function overApi(onsets: Onsets, tempo: number, more: Readonly<Record<string, unknown>>) {
  const notes = onsets.flatMap((midis, at) =>
    midis.map((midi) => ({ midi, startBeat: at * DURATION_BEATS, durationBeats: DURATION_BEATS })),
  )
  const request = readRequest(planMelody, { notes, tempo, ...more })
  const document = planMelody.run(request, { baseUrl: 'https://pitch-map.example' })
  const routes = document.routes.map(
    ({ notes: placed, tabNotes }): Places =>
      placed.map((place, at) => placeText(tabNotes[at]!.startBeat, place.midi, place)).sort(),
  )
  return { ...document, routes, costs: document.routes.map(({ cost }) => cost) }
}

function midiFileOf(onsets: Onsets, tempo: number): Uint8Array {
  const ticks = DURATION_BEATS * TICKS_PER_BEAT
  const events = onsets.flatMap((midis): MidiEvent[] => [
    ...midis.map((noteNumber): MidiEvent => ({ type: 'noteOn', deltaTime: 0, channel: 0, noteNumber, velocity: 80 })),
    ...midis.map((noteNumber, at): MidiEvent => ({ type: 'noteOff', deltaTime: at === 0 ? ticks : 0, channel: 0, noteNumber, velocity: 0 })),
  ]) // biome-ignore format: a list of events
  const microsecondsPerBeat = Math.round(60_000_000 / tempo)
  const start: MidiEvent = { type: 'setTempo', meta: true, deltaTime: 0, microsecondsPerBeat }
  const header = { format: 1, numTracks: 1, ticksPerBeat: TICKS_PER_BEAT } as const
  return midiBytesOf({ header, tracks: [[start, ...events]] })
}

async function inFile(onsets: Onsets, tempo: number): Promise<Places> {
  await fileWork.read(midiFileOf(onsets, tempo))
  const question = { track: 0, fingers: 'written', neck, leavesOwnNeck: false, title: '' } as const
  const { project } = await fileWork.track(question)
  return project.tabProject.measures
    .flatMap(({ notes }, bar) =>
      notes.map((note) => placeText(bar * 4 + note.startBeat, note.midi, note)),
    )
    .sort()
}

beforeAll(loadMidiFile)

/** What the page and the service call the same limit. */
const anyFilters = fc.constantFrom<
  readonly [Partial<RouteFilters>, Readonly<Record<string, unknown>>]
>(
  [{}, {}],
  [{ style: 'melody' }, { style: 'melody' }],
  [{ style: 'acoustic' }, { style: 'acoustic' }],
  [{ position: 'near', nearFret: 7 }, { near: 7 }],
  [{ position: 'fifth' }, { position: 'fifth' }],
  [
    { position: 'window', startFret: 3, endFret: 7 },
    { handStartFret: 3, handEndFret: 7 },
  ],
  [{ maxFret: 12 }, { maxFret: 12 }],
)

/** The routes of the service, after what is written where that is easier than a search that falls short. */
function expectSame(page: ReturnType<typeof onPage>, asked: ReturnType<typeof overApi>): void {
  const ahead = page.routes.length - asked.routes.length
  expect(page.costs.slice(0, ahead).every((cost) => cost < asked.costs[0]!)).toBe(true)
  expect(page.routes.slice(ahead)).toEqual(asked.routes)
  expect(page.costs.slice(ahead)).toEqual(asked.costs)
  const { weights, weightsReason } = asked.constraints
  expect([page.weights, page.weightsReason]).toEqual([weights, weightsReason])
}

test('the page plans what the service plans', () => {
  let chords = 0
  const tempi = fc.constantFrom(...TEMPI)
  const property = fc.property(anyMusic, tempi, anyFilters, (onsets, tempo, [filters, query]) => {
    const page = onPage(onsets, tempo, { ...DEFAULT_FILTERS, ...filters })
    expectSame(page, overApi(onsets, tempo, query))
    if (onsets.some(({ length }) => length > 1)) chords++
  })
  fc.assert(property, { numRuns: drawCount(40) })
  expect(chords).toBeGreaterThan(0)
})

test('the page begins where the service begins', () => {
  const property = fc.property(anyLine, fc.constantFrom(...TEMPI), (onsets, tempo) => {
    const place = fretPositionsOf(onsets[0]![0]!, neck).at(-1)!
    const start = `S${place.string}F${place.fret}`
    const filters = { position: 'start', firstString: place.string, firstFret: place.fret } as const
    const page = onPage(onsets, tempo, { ...DEFAULT_FILTERS, ...filters })
    expectSame(page, overApi(onsets, tempo, { start }))
  })
  fc.assert(property, { numRuns: drawCount(20) })
})

test('a file lies as the service plans it, at four tempi', async () => {
  const property = fc.asyncProperty(anyMusic, async (onsets) => {
    for (const tempo of TEMPI) {
      expect(await inFile(onsets, tempo)).toEqual(overApi(onsets, tempo, {}).routes[0])
    }
  })
  await fc.assert(property, { numRuns: drawCount(20) })
})
