/** What players of other instruments ask, and what a tuning and a capo change. */
import { describe, expect, test } from 'vitest'
import { createApp } from '#service/app'

const ORIGIN = 'https://pitch-map.example'
const app = createApp({ buildId: 'test', publicUrl: ORIGIN })

const get = async (path: string) => {
  const response = await app.request(`${ORIGIN}${path}`)
  return { status: response.status, body: await response.json() }
}

const post = async (path: string, body: object) => {
  const response = await app.request(`${ORIGIN}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'Content-Type': 'application/json' },
  })
  return { status: response.status, body: await response.json() }
}

test.each([
  ['0003', 'instrument=ukulele', 'C'],
  ['2010', 'instrument=ukulele', 'F'],
  ['0212', 'instrument=ukulele', 'G7'],
  ['2000', 'instrument=ukulele', 'Am'],
  ['2020', 'instrument=ukulele', 'D7'],
  ['4242', 'instrument=ukulele', 'E7'],
  ['0131', 'instrument=ukulele', 'Eb7'],
  ['000xxx', 'tuning=drop-d', 'D5'],
  ['xx0232', 'capo=2', 'E'],
  ['00000', 'instrument=banjo', 'G'],
])('the grip %s with %s is %s', async (frets, neck, symbol) => {
  const { body } = await get(`/api/identify?frets=${frets}&${neck}&limit=1`)
  expect(body.chords[0].symbol).toBe(symbol)
})

test.each([
  ['instrument=ukulele', 'C', '0003'],
  ['instrument=ukulele&tuning=low-g', 'C', '0003'],
  ['capo=2&chordNames=sounding', 'E', 'xx0232'],
  ['tuning=half-step-down', 'B', 'x32010'],
])('on %s the first grip of %s is %s', async (neck, symbol, text) => {
  const { body } = await get(`/api/chord?symbol=${symbol}&${neck}&limit=1`)
  expect(body.grips[0].text).toBe(text)
})

test.each([
  ['ukulele', 'C', '0003', '0003'],
  ['ukulele', 'Em', '0432', '0321'],
  ['ukulele', 'G', '0232', '0132'],
  ['ukulele', 'Am', '2000', '2000'],
  ['mandolin', 'G', '0023', '0012'],
  ['mandolin', 'C', '0230', '0120'],
  ['mandolin', 'D', '2002', '1002'],
  ['mandolin', 'A', '2240', '1230'],
])('on the %s %s is %s with the fingers %s', async (instrument, symbol, text, fingers) => {
  const { body } = await get(`/api/chord?symbol=${symbol}&instrument=${instrument}&limit=1`)
  expect([body.grips[0].text, body.grips[0].fingers.join('')]).toEqual([text, fingers])
})

test('the nearest right grip of a ukulele changes one string, whatever lies lowest', async () => {
  const asked = { frets: '0212', symbol: 'G', instrument: 'ukulele' }
  const { body } = await post('/api/check', asked)
  expect(body.corrected.frets).toBe('0232')
})

test.each([
  ['instrument=ukulele', 'G4,C4,E4,A4'],
  ['instrument=banjo&style=acoustic', 'G4,G3,B3,D4,G4,D4,B3,G3'],
])('on %s the open strings %s are played open', async (neck, notes) => {
  const { body } = await get(`/api/route?notes=${notes}&${neck}`)
  expect(body.routes[0].notes.map(({ fret }: { fret: number }) => fret)).toEqual(
    notes.split(',').map(() => 0),
  )
})

test('a chord under a capo has the name that is heard and that of the shape', async () => {
  const { body } = await get('/api/chord?symbol=F%23m7/E&capo=2&chordNames=sounding&limit=1')
  expect(body).toMatchObject({ soundingSymbol: 'F#m7/E', shapeSymbol: 'Em7/D' })
  expect((await get('/api/chord?symbol=E')).body).not.toHaveProperty('shapeSymbol')
})

test.each([
  ['320003', 'G', 2, 'A', 'G is the shape; with the capo at fret 2 it sounds A'],
  ['x02210', 'Am', 3, 'Cm', 'Am is the shape; with the capo at fret 3 it sounds Cm'],
])(
  '%s called %s with the capo at fret %i sounds %s',
  async (frets, symbol, capo, sounding, words) => {
    const { body } = await post('/api/check', { frets, symbol, capo })
    expect(body).toMatchObject({
      ok: true,
      claim: { symbol, soundingSymbol: sounding, shapeSymbol: symbol, matches: false },
      mistakes: [{ code: 'shape-name', severity: 'caution', message: words }],
      corrected: { changed: false, frets },
    })
    expect(body.summary).toContain(words)
    const heard = await post('/api/check', { frets, symbol: sounding, capo })
    expect(heard.body).toMatchObject({
      claim: { matches: true, shapeSymbol: symbol },
      mistakes: [],
    })
  },
)

test('shapes under a capo are spelled in one key', async () => {
  const { body } = await get(
    '/api/progression?chords=Ab,Db,Eb,Fm&capo=7&chordNames=sounding&limit=1',
  )
  expect(body.chords.map(({ shapeSymbol }: { shapeSymbol: string }) => shapeSymbol)).toEqual([
    'Db',
    'Gb',
    'Ab',
    'Bbm',
  ])
})

test('a scale map says why a string is blank', async () => {
  const textOf = async (neck: string) =>
    (await app.request(`${ORIGIN}/api/scale-map?format=md&${neck}`)).text()
  expect(await textOf('instrument=ukulele')).toContain('String 4 (G4) stays blank')
  expect(await textOf('instrument=banjo')).toContain('String 5 (G4) stays blank: it is a drone')
  expect(await textOf('instrument=ukulele&tuning=low-g')).not.toContain('stays blank')
})

test('a document on another neck names it; one on the standard guitar does not', async () => {
  const { body } = await get('/api/positions?note=D2&tuning=D2,A2,D3,G3,A3,E4&capo=0')
  expect(body).toMatchObject({
    tuning: 'custom',
    instrument: {
      id: 'guitar',
      capo: 0,
      maxFret: 24,
      strings: { 5: { note: 'D2', openMidi: 38 } },
    },
  })
  expect((await get('/api/positions?note=E2')).body).not.toHaveProperty('instrument')
})

describe('what the neck does not have is refused by the name of the parameter', () => {
  test.each([
    ['/api/map?note=C4&maxFret=23&capo=2', 'maxFret', 'guitar has 22 frets above the capo'],
    ['/api/map?note=C4&maxFret=19&instrument=ukulele', 'maxFret', 'ukulele has 18 frets'],
    ['/api/route?notes=C4&near=19&instrument=ukulele', 'near', 'ukulele has 18 frets'],
    ['/api/route?notes=C4&hand=15-19&instrument=ukulele', 'hand', 'ukulele has 18 frets'],
    ['/api/route?notes=C4&handEndFret=20&capo=5', 'handEndFret', 'guitar has 19 frets above the'],
    ['/api/positions?note=C4&handStartFret=19&instrument=ukulele', 'handStartFret', '18 frets'],
    ['/api/progression?chords=C,F&tuning=C5,C5,C5', 'chords[1]', 'choose another tuning or chord'],
    ['/api/progression?chords=C13&tuning=C2,C3,C4', 'chords[0]', 'write it with fewer tensions'],
    ['/api/voice-leading?from=C&to=G&tuning=C2,C3,C4', 'to', 'No hand can hold G on these strings'],
    ['/api/voice-leading?from=C&to=F%23m7b5&maxFret=1', 'to', 'meets these filters'],
    ['/api/voicings?strings=6,5&instrument=ukulele', 'strings[0]', 'which has 1 to 4'],
    [
      '/api/identify?frets=x32010&instrument=ukulele',
      'frets',
      'x32010 has 6 places; ukulele has 4',
    ],
    ['/api/identify?frets=30000&instrument=banjo', 'frets', 'begins at fret 5'],
    ['/api/positions?note=C4&previous=S5F2&instrument=bass', 'previous', 'which has 1 to 4'],
    ['/api/diagram/fretboard.svg?toFret=20&instrument=ukulele', 'toFret', 'ukulele has 18 frets'],
    ['/api/diagram/tab.svg?positions=S6F3&instrument=bass', 'positions[0]', 'which has 1 to 4'],
    ['/api/route?notes=C4&frets=0003', 'frets', '0003 has 4 places; guitar has 6'],
    ['/api/identify?frets=0003', 'frets', 'instrument=ukulele'],
    ['/api/identify?frets=0200000', 'frets', 'instrument=guitar-7 has 7'],
  ])('%s', async (path, parameter, words) => {
    const { status, body } = await get(path)
    expect([status, body.issues[0].path]).toEqual([400, parameter])
    expect(body.error).toContain(words)
  })

  test('a string and a fret of a posted event', async () => {
    const events = [{ string: 5, fret: 3, startBeat: 0 }]
    const { status, body } = await post('/api/tab', { events, instrument: 'ukulele' })
    expect([status, body.issues[0].path]).toEqual([400, 'events[0].string'])
  })
})

describe('a project carries its neck', () => {
  const projectOf = async (neck: object) => {
    const events = [{ string: 6, fret: 0, startBeat: 0 }]
    const { body } = await post('/api/tab', { events, ...neck })
    return { body, zproject: new URL(body.compactUrl).searchParams.get('zproject')! }
  }

  test('the low string of drop D sounds D2, in the tab and in the project', async () => {
    const { body, zproject } = await projectOf({ tuning: 'drop-d' })
    expect(body.project.tabProject.measures[0].notes[0].midi).toBe(38)
    const carried = await get(`/api/project?zproject=${zproject}`)
    expect(carried.body).toEqual(body.project)
    const tab = await app.request(`${ORIGIN}/api/tab/export?zproject=${zproject}&tuning=drop-d`)
    expect(await tab.text()).toContain('\nD|0')
  })

  test.each([
    ['tuning=standard', 'tuning'],
    ['capo=2', 'capo'],
    ['instrument=bass', 'instrument'],
  ])('%s beside a project in drop D is refused', async (given, path) => {
    const { zproject } = await projectOf({ tuning: 'drop-d' })
    for (const operation of ['project', 'tab/export', 'diagram/tab.svg']) {
      const { status, body } = await get(`/api/${operation}?zproject=${zproject}&${given}`)
      expect([status, body.code, body.issues[0].path]).toEqual([
        400,
        'conflicting-parameters',
        path,
      ])
    }
  })

  test('without a project, the empty one is on the neck that is asked for', async () => {
    const { body } = await get('/api/project?instrument=ukulele&capo=2')
    expect(body.tabProject).toMatchObject({ instrument: 'ukulele', capo: 2, tuning: { length: 4 } })
  })
})

describe('a tab that is checked', () => {
  test('names its tuning by its labels', async () => {
    const { body } = await post('/api/check', { tab: 'G|----|\nD|----|\nA|----|\nE|0---|' })
    expect(body.instrument.id).toBe('bass')
    expect(body.events[0].notes[0].midi).toBe(28)
  })

  test('is read in the tuning of the parameters where there are some', async () => {
    const tab = 'e|----|\nB|----|\nG|----|\nD|----|\nA|----|\nD|0---|'
    for (const tuning of ['drop-d', ['D2', 'A2', 'D3', 'G3', 'B3', 'E4']]) {
      const { body } = await post('/api/check', { tab, tuning })
      expect(body.events[0].notes[0].midi).toBe(38)
    }
  })
})

test.each([
  [
    '/api/chord?symbol=E&capo=2&chordNames=sounding',
    'On Guitar, tuning standard-6-string (E2 A2 D3 G3 B3 E4), capo 2: frets count from it; the shapes are those of D.',
  ],
  ['/api/scale-map?root=A&instrument=bass', 'On Bass, tuning standard (E1 A1 D2 G2).'],
])('as Markdown %s says on which neck it is', async (path, line) => {
  const response = await app.request(`${ORIGIN}${path}&format=md`)
  expect(await response.text()).toContain(line)
})
