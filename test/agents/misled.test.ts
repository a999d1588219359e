/** Questions that were once answered with a silent guess: a table of each kind, over HTTP and MCP. */
import { expect, test } from 'vitest'
import { formatQuery } from '#operations/registry/format-query'
import { createApp } from '#service/app'
import { callTool, requestOfCall } from '#service/mcp/tools/call-tool'
import { inputSchemaOf } from '#service/mcp/tools/tool-schema'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { factsMissed } from './facts'

const BASE = 'http://pitch.test'
const app = createApp({ buildId: 'test' })
type Given = Readonly<Record<string, string | number>>

/** The answer over HTTP and the one over MCP; a refusal is one too. */
async function askBoth(name: string, given: Given): Promise<readonly unknown[]> {
  const tool = MCP_TOOLS.find((one) => one.name === name)!
  const { structuredContent } = await callTool(tool, given, BASE)
  if (tool.own) return [structuredContent]
  const url = `${BASE}${tool.operation.http.path}${formatQuery(given)}`
  return [structuredContent, await (await app.fetch(new Request(url))).json()]
}

async function expectFacts(name: string, given: Given, facts: Readonly<Record<string, unknown>>) {
  for (const answer of await askBoth(name, given)) expect(factsMissed(answer, facts)).toEqual([])
}

test.each([
  ['1 4 5', ['C', 'F', 'G']],
  ['1-4-5', ['C', 'F', 'G']],
  ['1,4,5', ['C', 'F', 'G']],
  ['1|4|5', ['C', 'F', 'G']],
  ['1 – 4 – 5', ['C', 'F', 'G']],
  ['1/4/5', ['C', 'F', 'G']],
  ['1-5-6-4', ['C', 'G', 'A', 'F']],
  ['1 5 6- 4', ['C', 'G', 'Am', 'F']],
  ['1-5-6m-4', ['C', 'G', 'Am', 'F']],
  ['2-7 57 1maj7', ['Dm7', 'G7', 'Cmaj7']],
  ['I–V–vi–IV', ['C', 'G', 'Am', 'F']],
  ['C G Am F', ['C', 'G', 'Am', 'F']],
  ['C-G-Am-F', ['C', 'G', 'Am', 'F']],
])('the chords %s are %j', async (chords, symbols) => {
  await expectFacts(
    'plan_progression',
    { chords, key: 'C', limit: 1 },
    { 'chords.*.symbol': symbols },
  )
})

test.each([
  ['plan_progression', { chords: '145', key: 'C' }, /1,4,5/],
  ['plan_progression', { chords: '565', key: 'C' }, /5,6,5/],
  ['plan_progression', { chords: '1 4 5' }, /needs a key/],
  ['lead_voices', { from: '1 4', to: '5', key: 'C' }, /2 chords; give one/],
  ['find_voicings', { symbol: 'Do' }, /C in solfège names, and may be Ddim/],
  ['find_voicings', { symbol: 'do7' }, /C7 in solfège names, and may be Ddim7/],
  ['find_voicings', { symbol: 'DO#7' }, /C#7 in solfège/],
  ['find_voicings', { symbol: 'Do♭7' }, /Cb7 in solfège/],
  ['find_voicings', { symbol: 'Dom' }, /solfège/],
  ['find_voicings', { symbol: 'Ré' }, /solfège/],
  ['find_voicings', { symbol: 'sol7' }, /solfège/],
  ['find_voicings', { symbol: 'Lam' }, /solfège/],
  ['suggest_scales', { chord: 'Do7' }, /solfège/],
  ['plan_progression', { chords: 'Do,Sol' }, /solfège/],
  ['get_scale', { root: 'Am', scale: 'major' }, /Natural Minor, and scale="major" is Major/],
  ['get_scale', { root: 'C major', scale: 'dorian' }, /Dorian/],
  ['compile_drill', { key: 'Em', scale: 'mixolydian' }, /Mixolydian/],
  ['get_scale', { root: 'E', scale: 'D dorian' }, /two tonics/],
  ['find_voicings', { symbol: 'C', instrument: 'piano' }, /fingered on the piano by \/api\/piano/],
  ['find_voicings', { symbol: 'C', instrument: 'digital piano' }, /finger_piano/],
  ['plan_route', { notes: 'C4,D4', instrument: 'harmonica' }, /no frets/],
  ['plan_route', { notes: 'C4,D4', instrument: 'violin' }, /no frets/],
  ['get_scale', { root: 'C', instrument: '12-string guitar' }, /fingered as the six/],
  ['get_scale', { root: 'C', instrument: 'twelve string' }, /fingered as the six/],
  ['plan_progression', { chords: 'C,G', instrument: 'bouzouki' }, /list of pitches/],
  ['plan_progression', { chords: 'C,G', instrument: 'tenor guitar' }, /list of pitches/],
  ['plan_progression', { chords: 'C,G', instrument: 'tenor banjo' }, /list of pitches/],
  ['plan_melody', { melody: 'E4/2,F4' }, /may be a length or a string/],
] as const)('%s %j is asked about', async (name, given, said) => {
  for (const answer of await askBoth(name, given)) {
    expect(answer).toMatchObject({ error: expect.stringMatching(said) })
  }
})

test.each([
  [{ scale: 'D dorian' }, 'D', 'dorian'],
  [{ scale: 'F# lydian dominant' }, 'F#', 'lydianDominant'],
  [{ scale: 'Bb major' }, 'Bb', 'major'],
  [{ scale: 'Am' }, 'A', 'naturalMinor'],
  [{ scale: 'E minor pentatonic' }, 'E', 'minorPentatonic'],
  [{ scale: 'harmonic minor in A' }, 'A', 'harmonicMinor'],
  [{ root: 'D', scale: 'D dorian' }, 'D', 'dorian'],
  [{ root: 'Am' }, 'A', 'naturalMinor'],
  [{ root: 'A minor' }, 'A', 'naturalMinor'],
  [{ root: 'Am', scale: 'pentatonic' }, 'A', 'minorPentatonic'],
  [{ root: 'A', scale: 'pentatonic' }, 'A', 'majorPentatonic'],
  [{ root: 'C major', scale: 'pentatonic' }, 'C', 'majorPentatonic'],
  [{ root: 'Em', scale: 'blues' }, 'E', 'blues'],
  [{ root: 'F#m', scale: 'harmonic' }, 'F#', 'harmonicMinor'],
  [{ root: 'Bbm', scale: 'dorian' }, 'Bb', 'dorian'],
  [{ root: 'D dorian' }, 'D', 'dorian'],
  [{ root: 'C', scale: 'dorian' }, 'C', 'dorian'],
])('the scale of %j is %s %s', async (given, root, id) => {
  await expectFacts('get_scale', given as Given, { root, id })
})

test.each([
  ['E4:1/2,F4:1/2', [0.5, 0.5], [0, 0.5]],
  ['E4:3/2,F4', [1.5, 1], [0, 1.5]],
  ['G3:1.5,A3:1/2,B3', [1.5, 0.5, 1], [0, 1.5, 2]],
  ['E4@1/2:1/4,F4@3/2', [0.25, 1], [0.5, 1.5]],
])('the notes of %s last %j', async (melody, durations, starts) => {
  await expectFacts(
    'plan_melody',
    { melody, detail: 'full' },
    {
      'routes.0.tabNotes.*.durationBeats': durations,
      'routes.0.tabNotes.*.startBeat': starts,
    },
  )
})

test('a string is written with its letter', async () => {
  await expectFacts(
    'plan_melody',
    { melody: 'E4:2/S2,D4/S3' },
    {
      'routes.0.notes.*.string': [2, 3],
    },
  )
})

test.each([
  [
    'plan_progression',
    { chords: 'G,Cadd9', capo: 4 },
    { 'chords.*.shapeSymbol': ['G', 'Cadd9'], 'chords.*.symbol': ['B', 'Eadd9'] },
  ],
  [
    'plan_progression',
    { chords: 'G,Cadd9', capo: 4, chordNames: 'sounding' },
    { 'chords.*.shapeSymbol': ['Eb', 'Abadd9'], 'chords.*.symbol': ['G', 'Cadd9'] },
  ],
  [
    'plan_progression',
    { chords: '1,4,5', key: 'G', capo: 2 },
    { 'chords.*.shapeSymbol': ['G', 'C', 'D'], 'chords.*.symbol': ['A', 'D', 'E'] },
  ],
  [
    'plan_progression',
    { chords: 'G,D', capo: 2, transpose: -2 },
    { 'chords.*.shapeSymbol': ['F', 'C'], 'chords.*.symbol': ['G', 'D'] },
  ],
  [
    'find_voicings',
    { symbol: 'Em', capo: 5, limit: 1 },
    { shapeSymbol: 'Em', symbol: 'Am', 'grips.0.text': '022000' },
  ],
  [
    'find_voicings',
    { symbol: 'Am', capo: 5, chordNames: 'sounding', limit: 1 },
    { shapeSymbol: 'Em', symbol: 'Am' },
  ],
  [
    'lead_voices',
    { from: 'C', to: 'Am', capo: 3, fromFrets: 'x32010' },
    { 'from.symbol': 'Eb', 'to.symbol': 'Cm' },
  ],
  [
    'pick_pattern',
    { pattern: 'travis', chords: 'C,G', capo: 2 },
    { 'chords.*.symbol': ['D', 'A'] },
  ],
] as const)('under a capo %s %j names shapes and what sounds', async (name, given, facts) => {
  await expectFacts(name, given, facts)
})

test.each([
  ['plan_progression', { chords: 'G,Cadd9', capo: 4 }, ['G shape', 'B (']],
  ['find_voicings', { symbol: 'Em', capo: 5 }, ['Am (Em shape)']],
  ['lead_voices', { from: 'C', to: 'Am', capo: 3 }, ['Eb (C shape)', 'Cm (Am shape)']],
  ['suggest_moves', { chord: 'G7', capo: 3 }, ['chords are named as they sound']],
] as const)('the text of %s %j tells both', async (name, given, told) => {
  const { content } = await callTool(MCP_TOOLS.find((one) => one.name === name)!, given, BASE)
  for (const words of told) expect(content[0].text).toContain(words)
})

test.each([
  [{ note: 'A4', a4: 432 }, 'A4', 432],
  [{ note: 'C4', a4: 432 }, 'C4', 256.869],
  [{ note: 'A3', a4: 415 }, 'A3', 207.5],
  [{ frequencyHz: 432, a4: 432 }, 'A4', 432],
  [{ frequencyHz: 256.87, a4: 432 }, 'C4', 256.869],
  [{ note: 'A4' }, 'A4', 440],
])('%j sounds %s at %f Hz', async (given, note, frequencyHz) => {
  await expectFacts('map_pitch', given as Given, {
    'selected.note': note,
    'selected.frequencyHz': frequencyHz,
  })
})

test('a technique that is not known is answered with those that are', async () => {
  const allowed = expect.stringContaining('after ! last hammer-on, slide')
  for (const answer of await askBoth('render_tab', { positions: 'S5F3!slid' })) {
    expect(answer).toMatchObject({ error: allowed })
  }
  const picture = `${BASE}/api/diagram/tab.svg?positions=S5F3!slid`
  expect(await (await app.request(picture)).json()).toMatchObject({ error: allowed })
})

test.each([
  ['slid', 'slide'],
  ['bend+bend', 'bend'],
  ['bned+vibrato+bend', 'bend+vibrato'],
])('the technique %s is refused, and %s is offered', async (technique, didYouMean) => {
  const events = [{ string: 5, fret: 3, startBeat: 0, durationBeats: 1, technique }]
  const asked = { method: 'POST', body: JSON.stringify({ events }) }
  const answer = await app.request(`${BASE}/api/tab`, asked)
  expect(answer.status).toBe(400)
  expect((await answer.json()).issues).toMatchObject([{ didYouMean }])
})

test.each([
  ['/api/map?note=A4', ['positions']],
  ['/api/positions?note=A4', ['map', 'anyOctave']],
  ['/api/positions?note=A', ['map', 'exact']],
] as const)('further questions of %s keep the reference pitch', async (path, links) => {
  const { examples } = await (await app.request(`${BASE}${path}&a4=432`)).json()
  for (const link of links) expect(examples[link]).toMatch(/&a4=432$/)
})

test.each([
  ['lead_voices', { from: 'C', to: 'F' }],
  ['identify_chord', { frets: 'x32010' }],
] as const)('%s says who mirrors for a left hand', async (name, given) => {
  for (const answer of await askBoth(name, { ...given, leftHanded: 'true' })) {
    expect(answer).toMatchObject({ error: expect.stringContaining('leftHanded is not a') })
  }
})

test.each([
  ['find_voicings', { symbol: 'D' }],
  ['plan_progression', { chords: 'D,G' }],
  ['get_scale', { root: 'D' }],
  ['map_pitch', { note: 'D4' }],
] as const)(
  '%s mirrors pictures and text for a left hand, and nothing else',
  async (name, given) => {
    const tool = MCP_TOOLS.find((one) => one.name === name)!
    const right = await callTool(tool, given, BASE)
    const left = await callTool(tool, { ...given, leftHanded: true }, BASE)
    const mirroredUrl = /\/diagram\/(?:voicing|fretboard)[^ )"]*leftHanded=true/
    const { pictures, leftHanded, ...rest } = left.structuredContent!
    expect(leftHanded).toBe(true)
    expect((pictures as string[]).join(' ')).toMatch(mirroredUrl)
    const { pictures: _pictures, ...same } = right.structuredContent!
    expect(rest).toEqual(same)
    expect(right.structuredContent!.pictures).not.toEqual(pictures)
  },
)

test('a mirrored box has the low string on the right, a mirrored neck its nut', async () => {
  const textOf = async (name: string, given: Given) => {
    const tool = MCP_TOOLS.find((one) => one.name === name)!
    return (await callTool(tool, { ...given, leftHanded: true }, BASE)).content[0].text
  }
  const box = await textOf('find_voicings', { symbol: 'D', limit: 1 })
  expect(box).toContain('low string on the right')
  expect(box).toContain('         o x x')
  expect(await textOf('map_pitch', { note: 'E4' })).toMatch(/^│.*║ 3 {3}e$/m)
})

const BARS = (count: number) =>
  Buffer.from(
    ['e', 'B', 'G', 'D', 'A', 'E']
      .map((name) => `${name}|${'0---1---2---3---|'.repeat(count)}`)
      .join('\n'),
  ).toString('base64')
const TIED = Buffer.from('\\tempo 90 . 3.3.2 5.3.2 | -.3.2 7.3.2').toString('base64')

test.each([
  [BARS(1), 'The one bar.', 1],
  [BARS(4), 'All 4 bars.', 4],
  [BARS(9), 'The first 4 of 9 bars;', 4],
  [TIED, 'Tied notes sound on and are not drawn again.', 2],
])('an import tells what it draws (%#)', async (file, told, shown) => {
  const tool = MCP_TOOLS.find(({ name }) => name === 'import_file')!
  const { content, structuredContent } = await callTool(tool, { file }, BASE)
  expect(content[0].text).toContain(told)
  expect(structuredContent).toMatchObject({ shownMeasureCount: shown })
})

test('a tied note is one number', async () => {
  const tool = MCP_TOOLS.find(({ name }) => name === 'import_file')!
  const { structuredContent } = await callTool(tool, { file: TIED }, BASE)
  expect(String(structuredContent!.asciiTab).match(/\d/g)).toEqual(['3', '5', '7'])
})

test.each(['plan_melody', 'arrange_piece', 'render_tab', 'check_tab'])(
  '%s takes a meter as text',
  async (name) => {
    const tool = MCP_TOOLS.find((one) => one.name === name)!
    const meters = { '3/4': [3, 4], '6,8': [6, 8], '4/3': 'refused', '3': 'refused' }
    for (const [timeSignature, meter] of Object.entries(meters)) {
      const request = () => requestOfCall(tool, { ...tool.examples[0]!.arguments, timeSignature })
      if (meter === 'refused') expect(request).toThrow(/timeSignature/)
      else expect(request().timeSignature).toEqual(meter)
    }
  },
)

test('what tools list has words, and no field is undefined', () => {
  expect(JSON.stringify(MCP_TOOLS.map(inputSchemaOf))).not.toContain('undefined')
})
