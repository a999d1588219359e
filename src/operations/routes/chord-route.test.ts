/** POST /api/route with notes that sound together. */
import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { checkTab } from '#operations/tab/check'
import { renderTab } from '#operations/tab/render-tab'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { planMelody } from './route'
import { writeRoute } from './route.markdown'

const BASE = { baseUrl: 'https://pitch-map.example' }

interface Note {
  readonly note: string
  readonly startBeat: number
  readonly durationBeats?: number
  readonly [field: string]: unknown
}
type Body = { readonly notes: readonly Note[]; readonly [field: string]: unknown }

const ask = (body: Body) => planMelody.run(readRequest(planMelody, body), BASE)

/** Onsets a beat apart: `E2*4 B4 | B3`; `*4` sounds for four of them. */
function notesOf(music: string, durationBeats = 1): Note[] {
  return music.split('|').flatMap((onset, startBeat) =>
    onset
      .trim()
      .split(/\s+/)
      .filter((text) => text !== '')
      .map((text) => {
        const [note, beats] = text.split('*')
        return { note: note!, startBeat, durationBeats: beats ? Number(beats) : durationBeats }
      }),
  )
}

type Document = ReturnType<typeof ask>

/** `string:fret` of the notes struck, onset by onset, in the order asked. */
function placesOf({ routes: [best] }: Document): string {
  const onsets = best!.onsets ?? best!.notes.map((_, index) => ({ notes: [index] }))
  return onsets
    .map(({ notes }) =>
      [...notes]
        .sort((a, b) => a - b)
        .map((index) => `${best!.notes[index]!.string}:${best!.notes[index]!.fret}`)
        .join(' '),
    )
    .join(' | ')
}

const fingersOf = ({ routes: [best] }: Document) =>
  best!.fingering.steps.map(({ finger }) => finger).join(' ')

/**
 * Music that guitarists learn from books, in time as they write it. Sources stand in the table of
 * the engine (`method-book.test.ts`): editions of Asturias, Romanza and Malagueña, Greensleeves in
 * first position, Travis picking as methods teach it, drop-3 and drop-2 chord melody. Romanza's
 * melody goes on down its string where the hand is asked to stay low.
 */
// biome-ignore format: a row reads as it is printed
const BOOK: readonly (readonly [what: string, body: Omit<Body, 'notes'>, music: string, places: string])[] = [
  ['Asturias, bars 1 and 2', { style: 'acoustic', root: 'E', scale: 'naturalMinor' },
    'E3 | B3 | F#3 | B3 | G3 | B3 | F#3 | B3 | E3 | B3 | D#3 | B3 | E3 | B3 | B2 | B3',
    '4:2 | 2:0 | 4:4 | 2:0 | 3:0 | 2:0 | 4:4 | 2:0 | 4:2 | 2:0 | 4:1 | 2:0 | 4:2 | 2:0 | 5:2 | 2:0'],
  ['Romanza, bars 1 and 2', { near: 3, root: 'E', scale: 'naturalMinor' },
    'E2*9 B4 | B3 | G3 | B4 | B3 | G3 | B4 | B3 | G3 | E2*9 B4 | B3 | G3 | A4 | B3 | G3 | G4 | B3 | G3',
    '6:0 1:7 | 2:0 | 3:0 | 1:7 | 2:0 | 3:0 | 1:7 | 2:0 | 3:0 | 6:0 1:7 | 2:0 | 3:0 | 1:5 | 2:0 | 3:0 | 1:3 | 2:0 | 3:0'],
  ['Malagueña, the chords', { root: 'E', scale: 'phrygian' },
    'A2 E3 A3 C4 E4 | G2 B2 D3 G3 B3 G4 | F2 C3 F3 A3 C4 F4 | E2 B2 E3 G#3 B3 E4',
    '5:0 4:2 3:2 2:1 1:0 | 6:3 5:2 4:0 3:0 2:0 1:3 | 6:1 5:3 4:3 3:2 2:1 1:1 | 6:0 5:2 4:2 3:1 2:0 1:0'],
  ['Greensleeves in two voices', { root: 'A', scale: 'naturalMinor' },
    'A3 | A2*3 C4*2 | | D4 | A2*3 E4 | F4 | E4 | G2*3 D4*2',
    '3:2 | 5:0 2:1 | 2:3 | 5:0 1:0 | 1:1 | 1:0 | 6:3 2:3'],
  ['Travis picking over C, Am and G', {},
    'C3*2 E4*2 | G3 | E3*2 | C4 | C3*2 | G3 | E3*2 | C4 | A2*2 E4 | A3 | E3*2 | C4 | G2*2 G4 | G3 | D3*2 | B3',
    '5:3 1:0 | 3:0 | 4:2 | 2:1 | 5:3 | 3:0 | 4:2 | 2:1 | 5:0 1:0 | 3:2 | 4:2 | 2:1 | 6:3 1:3 | 3:0 | 4:0 | 2:0'],
  ['Travis picking, the starts alone', {},
    'C3 E4 | G3 | E3 | C4 | C3 | G3 | E3 | C4 | A2 E4 | A3 | E3 | C4 | G2 G4 | G3 | D3 | B3',
    '5:3 1:0 | 3:0 | 4:2 | 2:1 | 5:3 | 3:0 | 4:2 | 2:1 | 5:0 1:0 | 3:2 | 4:2 | 2:1 | 6:3 1:3 | 3:0 | 4:0 | 2:0'],
  ['Romanza, the starts alone', { near: 3, root: 'E', scale: 'naturalMinor' },
    'E2 B4 | B3 | G3 | B4 | B3 | G3 | B4 | B3 | G3 | E2 B4 | B3 | G3 | A4 | B3 | G3 | G4 | B3 | G3',
    '6:0 1:7 | 2:0 | 3:0 | 1:7 | 2:0 | 3:0 | 1:7 | 2:0 | 3:0 | 6:0 1:7 | 2:0 | 3:0 | 1:5 | 2:0 | 3:0 | 1:3 | 2:0 | 3:0'],
  ['a ii–V–I for chord melody', { root: 'Bb' },
    'C3 G3 Bb3 Eb4 | F2 Eb3 A3 C4 | Bb2 F3 A3 D4',
    '5:3 4:5 3:3 2:4 | 6:1 4:1 3:2 2:1 | 5:1 4:3 3:2 2:3'],
  ['a melody in eighths over a bass in quarters, as bourrées have it', { root: 'E', scale: 'naturalMinor' },
    'E4 G3*2 | F#4 | G4*2 E3*2 |  | F#4 A3*2 | E4 | D#4*2 B3*2',
    '1:0 3:0 | 1:2 | 1:3 4:2 | 1:2 3:2 | 1:0 | 2:4 3:4'],
  ['sixths up from the open fourth string in G', { root: 'G', position: 'first' },
    'D3 B3 | E3 C4 | F#3 D4 | G3 E4 | A3 F#4 | B3 G4',
    '4:0 2:0 | 4:2 2:1 | 4:4 2:3 | 3:0 1:0 | 3:2 1:2 | 2:0 1:3'],
  ['tenths in C', { root: 'C' },
    'C3 E4 | D3 F4 | E3 G4 | F3 A4 | E3 G4 | D3 F4 | C3 E4',
    '5:3 1:0 | 4:0 1:1 | 4:2 1:3 | 4:3 1:5 | 4:2 1:3 | 4:0 1:1 | 5:3 1:0'],
  ['power chords in drop D', { tuning: 'drop-d', root: 'D', scale: 'naturalMinor' },
    'D2 A2 D3 | F2 C3 F3 | G2 D3 G3 | D2 A2 D3 | F2 C3 F3 | G#2 D#3 G#3 | G2 D3 G3',
    '6:0 5:0 4:0 | 6:3 5:3 4:3 | 6:5 5:5 4:5 | 6:0 5:0 4:0 | 6:3 5:3 4:3 | 6:6 5:6 4:6 | 6:5 5:5 4:5'],
]

test.each(BOOK)('%s lies where books print it', (_what, fields, music, places) => {
  const document = ask({ ...fields, notes: notesOf(music) })
  expect(placesOf({ ...document })).toBe(places)
  for (const { proof } of document.routes) {
    expect(Object.entries(proof).filter(([, value]) => value === false)).toEqual([])
  }
})

describe('the document', () => {
  const notes = [
    { note: 'E4', startBeat: 0, durationBeats: 1, voice: 'melody' },
    { note: 'C3', startBeat: 0, durationBeats: 2, voice: 'bass' },
    { note: 'D4', startBeat: 1, durationBeats: 1, voice: 'melody' },
  ]
  const document = ask({ notes, title: 'Two voices' })
  const [best] = document.routes

  test('lists the notes in the order asked, with onset, voice and barre', () => {
    expect(best!.notes.map(({ note, onset, voice, barre }) => [note, onset, voice, barre])).toEqual([
      ['E4', 0, 'melody', false], ['C3', 0, 'bass', false], ['D4', 1, 'melody', false],
    ]) // biome-ignore format: a note in a row
    expect(document.input.notes.map(({ note }) => note)).toEqual(['E4', 'C3', 'D4'])
  })

  test('says at each onset what is struck and what is held', () => {
    expect(best!.onsets).toMatchObject([
      { startBeat: 0, notes: [1, 0], held: [], letGo: [] },
      { startBeat: 1, notes: [2], held: [{ note: 1, heldFrom: 0, finger: 'index' }], letGo: [] },
    ])
  })

  test('carries a tab that renders and proves every event', () => {
    const rendered = renderTab.run(readRequest(renderTab, document.tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
    expect(rendered.asciiTab).toBe(document.asciiTab)
    expect(document.project.title).toBe('Two voices')
  })

  test('names a barre with its finger, its fret and its outer strings', () => {
    const { routes } = ask({ notes: notesOf('F2 C3 F3 A3 C4 F4') })
    expect(routes[0]!.onsets![0]!.barres).toEqual([
      { finger: 'index', fret: 1, fromString: 6, toString: 1 },
    ])
  })
})

describe('lines and notes that sound together', () => {
  const line = [
    { note: 'C4', startBeat: 0 },
    { note: 'E4', startBeat: 0.5 },
    { note: 'G4', startBeat: 1 },
  ]

  test.each<[string, Body]>([
    ['notes without a length do not overlap', { notes: line }],
    ['notes that are not in the order of time', { notes: notesOf('C4 | E4').reverse() }],
    ['a finger that is asked for', { notes: [{ note: 'C4', startBeat: 0, finger: 'ring' }] }],
    ['style=acoustic', { notes: line, style: 'acoustic' }],
  ])('%s: a line has no onsets', (_, body) => {
    const [best] = ask(body).routes
    expect(best!.onsets).toBeUndefined()
    expect(best!.notes.map(({ onset }) => onset)).toEqual(body.notes.map(() => undefined))
  })

  test.each<[string, Body]>([
    ['a note that lasts beyond the next start', { notes: notesOf('C4*2 | E4') }],
    ['notes that start together', { notes: notesOf('C4 E4') }],
  ])('%s: with onsets', (_, body) => {
    expect(ask(body).routes[0]!.onsets).toBeDefined()
  })

  test.each<[Body, string, string]>([
    [{ notes: line }, 'melody', 'a line whose highest note lies on string 1 in first position'],
    [{ notes: notesOf('E2 | G2 | A2') }, 'lead', 'a single line'],
    [{ notes: line, style: 'acoustic' }, 'acoustic', 'asked for'],
    [{ notes: notesOf('C4 E4'), style: 'melody' }, 'melody', 'asked for'],
    [
      { notes: notesOf('B0 | D1'), instrument: 'bass-5' },
      'low',
      'a line on a neck with a string below E1',
    ],
  ])('%#: the answer says its weights and why', (body, weights, weightsReason) => {
    const document = ask(body)
    expect(document).toMatchObject({ constraints: { style: weights, weights, weightsReason } })
    expect(writeRoute(document, 'lean')).toContain(`Weights: ${weights} (${weightsReason}).`)
  })

  test('a line tells the voices of its notes', () => {
    const { routes } = ask({ notes: line.map((note) => ({ ...note, voice: 'melody' })) })
    expect(routes[0]!.notes.map(({ voice }) => voice)).toEqual(['melody', 'melody', 'melody'])
  })

  test.each<[string, string, 'lead' | 'acoustic']>([
    ['open chords', 'C3 E3 G3 C4 E4 | G2 B2 D3 G3 B3 G4 | A2 E3 A3 C4 E4', 'acoustic'],
    [
      'an open chord beside one that lead would bar',
      'E2 B2 E3 G3 B3 E4 | D3 A3 D4 F#4',
      'acoustic',
    ],
    ['barre chords', 'F2 C3 F3 A3 C4 F4 | G2 D3 G3 B3 D4 G4', 'lead'],
    ['a melody over a held bass', 'A2*3 C4*2 | D4 | E4 | G2*3 D4', 'acoustic'],
    ['open power chords', 'E2 B2 E3 | A2 E3 A3 | D3 A3 D4', 'lead'],
    ['sixths', 'G#3 E4 | F#3 D#4 | E3 C#4 | D#3 B3 | C#3 A3 | B2 G#3', 'acoustic'],
    ['thirds', 'C4 E4 | D4 F4 | E4 G4 | D4 F4 | C4 E4', 'acoustic'],
    ['tenths', 'G2 B3 | A2 C4 | B2 D4 | C3 E4', 'acoustic'],
    [
      'two voices, note against note',
      'C3 E4 | G3 D4 | A2 C4 | G2 D4 | C3 E4 | A2 E4 | C3 E4 | G2 D4',
      'acoustic',
    ],
    ['power chords of two notes', 'E2 B2 | G2 D3 | A2 E3 | E2 B2 | G2 D3 | A#2 F3 | A2 E3', 'lead'],
    ['a riff in fourths', 'D3 G3 | F3 A#3 | G3 C4 | D3 G3 | F3 A#3 | G#3 C#4 | G3 C4', 'lead'],
    ['octaves', 'A2 A3 | B2 B3 | C#3 C#4 | E3 E4', 'lead'],
    ['blues double stops', 'C4 E4 | A3 D4 | G3 C4 | E3 A3 | G3 C4 | E3 A3', 'lead'],
    ['a broken chord in C', 'C3 E4 | G3 | E3 | C4 | C3 E4 | G3 | E3 | C4', 'acoustic'],
    ['a tremolo over plucked basses', 'A2 E4 | E4 | E3 | E4 | A2 E4 | E4 | E3 | E4', 'acoustic'],
    ['a broken chord in D flat', 'Db3 F4 | Ab3 | F3 | Db4 | Db3 F4 | Ab3 | F3 | Db4', 'lead'],
    ['a riff over a low E', 'E2 | B2 E3 | E2 | C3 G3 | E2 | D3 A3 | E2 | B2 E3', 'lead'],
    [
      'a riff that comes back to a low E',
      'E2 | B2 | E2 | A#2 | E2 | A2 | E2 | G2 | E2 | E2 B2 E3 G#3 B3 E4',
      'lead',
    ],
    ['a run into a chord', 'E3 | F3 | G3 | A3 | B3 | C4 | D4 | G3 B3 D4 G4', 'lead'],
  ])('%s are weighed as %s', (_, music, style) => {
    expect(ask({ notes: notesOf(music) }).constraints.style).toBe(style)
  })
})

describe('what is asked of the hand is kept', () => {
  const chord = notesOf('E3 G#3 B3')
  const pinned = (pin: object) =>
    ask({ notes: chord.map((note, index) => (index === 0 ? { ...note, ...pin } : note)) })

  test.each<[object, (document: Document) => unknown, unknown]>([
    [{ string: 5 }, ({ routes }) => routes[0]!.notes[0]!.string, 5],
    [{ fret: 12 }, ({ routes }) => routes[0]!.notes[0]!.fret, 12],
    [{ finger: 'little' }, ({ routes }) => routes[0]!.fingering.steps[0]!.finger, 'little'],
    [{ barre: false }, ({ routes }) => routes[0]!.notes[0]!.barre, false],
    [{ handPositionFret: 4 }, ({ routes }) => routes[0]!.onsets![0]!.handPositionFret, 4],
  ])('%o', (pin, read, wanted) => {
    const document = pinned(pin)
    expect(read(document)).toBe(wanted)
    expect(document.routes[0]!.proof.pinsKept).toBe(true)
  })

  test('a hand window holds chords too, and says what lies outside', () => {
    const notes = notesOf('C4 E4 G4 | B3 D4 G4')
    const free = ask({ notes, limit: 1, style: 'acoustic' })
    const { routes, constraints } = ask({ notes, position: 'seventh', limit: 1, style: 'acoustic' })
    const frets = routes[0]!.notes.map(({ fret }) => fret)
    expect(Math.min(...frets)).toBeGreaterThanOrEqual(7)
    expect(free.routes[0]!.notes.map(({ fret }) => fret)).not.toEqual(frets)
    expect(constraints).toMatchObject({ handStartFret: 7, handEndFret: 10, position: 'seventh' })
    expect(routes[0]!.proof).toMatchObject({ notesOutsideHandWindow: 0, costIsSumOfTerms: true })
    const low = ask({ notes: notesOf('E4 G4 | E5 C5'), hand: '1-4', limit: 1 }).routes[0]!
    expect(low.proof.notesOutsideHandWindow).toBeGreaterThan(0)
    expect(low.breakdown.map(({ term }) => term)).toContain('fret-off-window')
    expect(low.fingering.warnings.join()).toMatch(/Outside the hand window \(frets 1-4\)/)
  })

  test('in open position open strings are not charged as outside it', () => {
    const { routes } = ask({ notes: notesOf('E4 A4 | B3 F4'), position: 'open', limit: 1 })
    const terms = routes[0]!.breakdown.map(({ term }) => term)
    expect(terms).not.toContain('open-in-closed-position')
    expect(routes[0]!.proof.openStrings).toBeGreaterThan(0)
  })

  test.each([
    ['a fret to stay near', { near: 7 }, ({ hand }: { hand: number }) => Math.abs(hand - 6) <= 2],
    ['a first place', { start: 'S6F8' }, ({ hand }: { hand: number }) => hand >= 5],
  ])('%s is kept by chords too', (_, hint, isThere) => {
    const { routes } = ask({ notes: notesOf('C3 E3 G3 | A2 E3'), ...hint })
    expect(isThere({ hand: routes[0]!.onsets![0]!.handPositionFret })).toBe(true)
    expect(routes[0]!.proof.beginsAtStart ?? true).toBe(true)
  })

  test('a capo moves the shapes', () => {
    const { routes } = ask({ notes: notesOf('Eb3 G3 Bb3 Eb4 G4'), capo: 3, style: 'acoustic' })
    expect(routes[0]!.notes.map(({ fret }) => fret)).toEqual([3, 2, 0, 1, 0])
    expect(fingersOf({ routes } as Document)).toBe('ring middle open index open')
  })

  test('a ukulele plays its own chords', () => {
    const { routes } = ask({ instrument: 'ukulele', notes: notesOf('G4 C4 E4 C5') })
    expect(routes[0]!.notes.map(({ string, fret }) => `${string}:${fret}`)).toEqual([
      '4:0',
      '3:0',
      '2:0',
      '1:3',
    ])
  })
})

describe('what no hand can play is refused by name', () => {
  const refusalOf = (body: Body) => {
    try {
      ask(body)
    } catch (error) {
      if (error instanceof DomainError || error instanceof RequestError) {
        return { code: error.code, path: error.issues[0]!.path, text: error.issues[0]!.message }
      }
      throw error
    }
    return undefined
  }

  test.each<[string, Body, object]>([
    ['a pitch below the neck', { notes: notesOf('C2 G3') }, { code: 'unplayable-pitch', path: 'notes[0]', text: expect.stringContaining('standard tuning plays E2 (MIDI 40)') }],
    ['two notes for one string', { notes: notesOf('C4 | E2 F2'), strict: true }, { code: 'unplayable-chord', path: 'notes[1]', text: 'No hand can play E2, F2 together at beat 1; it can be played without E2' }],
    ['seven notes', { notes: notesOf('E2 B2 E3 G#3 B3 E4 B4') }, { code: 'unplayable-chord', path: 'notes[0]', text: expect.stringContaining('there are 6 strings; it can be played') }],
    ['pins that no hand keeps', { notes: notesOf('E3 G#3').map((note) => ({ ...note, fret: 1 })) }, { code: 'unplayable-chord', path: 'notes[0]', text: expect.stringContaining('without them it can be played') }],
    ['a name without octave', { notes: notesOf('C4 E') }, { code: 'invalid-parameter', path: 'notes[1].note', text: expect.stringContaining('such as E4') }],
    ['a shape beside chords', { notes: notesOf('C4 E4'), shape: 'E-major-barre:1' }, { code: 'conflicting-parameters', path: 'shape', text: expect.stringContaining('pin the notes') }],
    ['a window above maxFret', { notes: notesOf('C4 E4'), maxFret: 4, hand: '7-10' }, { code: 'invalid-hand-window' }],
    ['a finger that is none', { notes: [{ note: 'C4', startBeat: 0, finger: 'thumb' }] }, { code: 'invalid-parameter', path: 'notes[0].finger' }],
    ['a hand beyond the neck', { instrument: 'ukulele', notes: [{ note: 'C4', startBeat: 0, handPositionFret: 24 }] }, { code: 'invalid-parameter', path: 'notes[0].handPositionFret' }],
  ])('%s', (_, body, refusal) => {
    expect(refusalOf(body)).toMatchObject(refusal)
  }) // biome-ignore format: one case a line
})

describe('what no hand can play beside other notes is left out and named', () => {
  const document = ask({ notes: notesOf('E2 F2 | C4 | E4') })
  const REASON = 'Left out: No hand can play E2, F2 together at beat 0; it can be played without E2'

  test('in every route, with the numbers of the notes asked for', () => {
    for (const { fingering, notes, tabNotes, proof } of document.routes) {
      expect(fingering.steps.map(({ targetIndex }) => targetIndex)).toEqual([2, 3])
      expect([notes.length, tabNotes.length]).toEqual([2, 2])
      expect(fingering.warnings[0]).toBe(REASON)
      expect(proof.allNotesMapped).toBe(true)
    }
    expect(document.leftOut).toEqual([{ startBeat: 0, notes: [0, 1], reason: REASON }])
    expect(document.input.notes).toHaveLength(4)
    expect(document.singleNoteFallback.routeFirstNote.note).toBe('C4')
  })

  test.each(['lean', 'full'] as const)('in the %s text', (detail) => {
    expect(writeRoute(document, detail)).toContain(REASON)
  })

  test('where all can be played nothing is said of it', () => {
    expect(ask({ notes: notesOf('C4 E4') })).not.toHaveProperty('leftOut')
  })

  test('the voices of the others stay theirs', () => {
    const notes = notesOf('E2 F2 | C4 | E4').map((note, index) => ({
      ...note,
      voice: index < 2 ? 'bass' : 'melody',
    }))
    const [best] = ask({ notes }).routes
    expect(best!.notes.map(({ voice }) => voice)).toEqual(['melody', 'melody'])
  })
})

test('what is routed, /api/check finds playable, with every note that is let go', () => {
  const music = [
    'F2*4 C3 F3 A3 C4 F4 | G4 | C3 E3 G3 C4 E4',
    'E3*3 B3 | G#4*3 | B4 | E2*2',
    'G2 D3 B3 | A2 E3 C#4 G4',
  ]
  for (const text of music) {
    const { routes } = ask({ notes: notesOf(text) })
    for (const { tabNotes } of routes) {
      const events = tabNotes.map(({ technique: _, ...event }) => event)
      const checked = checkTab.run(readRequest(checkTab, { events }), BASE)
      expect([checked.ok, checked.playable]).toEqual([true, true])
    }
  }
})

test('ways for a line to lie are refused for notes that sound together', () => {
  const notes = notesOf('C3 G3')
  expect(() => ask({ notes, style: 'one-string' })).toThrow('style one-string is for single lines')
})
