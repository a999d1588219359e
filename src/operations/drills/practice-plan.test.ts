import { expect, test } from 'vitest'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { isMinorScale } from '#engine/harmony/key'
import { INSTRUMENTS } from '#engine/instrument/neck'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { SCALES, scaleById } from '#engine/theory/scale'
import { createApp } from '#service/app'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { drawSome } from '../../../test/support/draw-count'
import { readQuery } from '../reading/query'
import { chordsOfPlan, foreignIn } from './plan-chords'
import { getPracticePlan } from './practice-plan'

/** Their tones make no triad, so they are played over the chords of major or minor. */
const WITHOUT_TRIADS: readonly string[] = ['messiaenMode5']

const BASE = { baseUrl: 'http://pitch.test' }
const app = createApp({ buildId: 'test' })
const planOf = (query: string) =>
  getPracticePlan.document.parse(
    getPracticePlan.run(readQuery(getPracticePlan, query).request, BASE),
  )

const toolCalled = (name: string) => MCP_TOOLS.find((tool) => tool.name === name)!

const queries = [
  '',
  'key=Am&minutes=20',
  'key=F%23&level=intermediate',
  'key=D&scale=dorian&minutes=45&level=advanced',
  'minutes=5',
  'chords=Bm7,E7,Amaj7&key=A&minutes=180',
  ...drawSome(INSTRUMENTS, 3).map(({ id }) => `instrument=${id}&key=G`),
]

test.each(queries)('of %s each block is answered, over HTTP and as a tool', async (query) => {
  const { blocks, minutes } = planOf(query)
  expect(blocks.reduce((sum, block) => sum + block.minutes, 0)).toBe(minutes)
  for (const block of blocks) {
    expect((await app.request(block.url)).status, block.url).toBe(200)
    const { isError, content } = await callTool(
      toolCalled(block.tool),
      block.arguments,
      BASE.baseUrl,
    )
    expect(isError, content[0]?.text).toBeFalsy()
  }
})

test('chords of a minor key, and those that are given', () => {
  const chordsOf = (query: string) => planOf(query).blocks[1]!.arguments.chords
  expect(chordsOf('key=Am')).toBe('Am,F,C,G')
  expect(chordsOf('key=Eb')).toBe('Eb,Bb,Cm,Ab')
  expect(chordsOf('chords=G7,C')).toBe('G7,C')
})

test.each([
  ['key=D&scale=dorian', 'Dm,F,C,G'],
  ['key=E&scale=phrygian', 'Em,C,G,Dm'],
  ['key=G&scale=mixolydian', 'G,Dm,Em,C'],
  ['key=C&scale=lydian', 'C,G,Am,D'],
  ['key=B&scale=locrian', 'Bdim,G,Dm,Am'],
  ['key=A&scale=harmonicMinor', 'Am,F,Dm,E'],
  ['key=A&scale=minorPentatonic', 'Am,F,C,G'],
  ['key=C&scale=majorPentatonic', 'C,G,Am,F'],
  ['key=G&chords=1,4,5', 'G,C,D'],
  ['key=Am&chords=i,VI,III,VII', 'Am,F,C,G'],
  ['chords=%7C C G %7C Am F %7C', 'C,G,Am,F'],
])('%s is played over %s', (query, chords) => {
  expect(planOf(query).blocks[1]!.arguments.chords).toBe(chords)
})

test.each([
  ['chords=G,C,D', 'G major', /taken to be in G major/i],
  ['chords=Am,Dm,E7,Am', 'A natural minor', /taken to be in A .*minor/i],
  ['chords=G,C,D&scale=minorPentatonic', 'minor pentatonic', /taken to be in/],
  ['chords=1,4,5', 'C major', /numerals are read in C major/i],
  ['chords=G,C,D&key=D', 'D major', /^C: tones lie outside D major/i],
  ['chords=C,E7&key=C', 'C major', /^E7: tones lie outside C major/i],
  ['chords=C,G&key=C&scale=wholeTone', 'C whole tone', /^C, G: tones lie outside C whole.tone/i],
])('%s is a plan in %s, and it is told', (query, name, said) => {
  const { title, warnings } = planOf(query)
  expect(title.toLowerCase()).toContain(name.toLowerCase())
  expect(warnings).toContainEqual(expect.stringMatching(said))
})

test.each([
  '',
  'key=G',
  'key=G&chords=G,C,D',
  'chords=1,4,5&key=G',
  'key=Am&chords=Am,F,C,G',
  'key=A&scale=minorPentatonic&chords=Am,F',
])('of %s nothing is taken for granted', (query) => {
  expect(planOf(query).warnings).toEqual([])
})

test('the chords of every scale are its own, or of the major or minor scale that it is part of', () => {
  for (const scale of SCALES) {
    const minor = isMinorScale(scale)
    const parent = scaleById(minor ? 'naturalMinor' : 'major')!
    const isPart = scale.semitones.every((tone) => parent.semitones.includes(tone))
    const tones = isPart ? parent.semitones : scale.semitones
    for (const key of ['C', 'F#', 'Eb', 'A']) {
      const root = parseRoot(key)!
      const chords = chordsOfPlan({ root, scale })
      expect(chords.length, scale.id).toBeGreaterThan(0)
      const heard = chords.flatMap((symbol) => parseChordSymbol(symbol)!.tones)
      const outside = heard.filter(
        (tone) => !tones.includes((pitchClassOf(tone) - pitchClassOf(root) + 12) % 12),
      )
      const isForeign = WITHOUT_TRIADS.includes(scale.id)
      expect([scale.id, key, outside.length > 0]).toEqual([scale.id, key, isForeign])
      const said = foreignIn(
        chords.map((symbol) => parseChordSymbol(symbol)!),
        { root, scale },
      )
      expect(said.length > 0).toBe(isForeign)
    }
  }
})

test.each(['goals', 'weeks', 'changes', 'minute'])('as a tool it refuses %s', async (name) => {
  const { isError, content } = await callTool(
    toolCalled('plan_practice'),
    { [name]: '3' },
    BASE.baseUrl,
  )
  expect(isError).toBe(true)
  expect(content[0]!.text).toContain(`${name} is not an argument of plan_practice`)
})

test.each([
  ['german', 'H7,B'],
  ['solfege', 'Si7,Sib'],
])('arguments in %s names say so, and are answered', async (names, chords) => {
  const query = new URLSearchParams({ names, chords })
  const { blocks } = await (await app.request(`${BASE.baseUrl}/api/practice-plan?${query}`)).json()
  expect(blocks[1].arguments).toMatchObject({ names, chords })
  const asTool = await callTool(toolCalled('plan_practice'), { names, chords }, BASE.baseUrl)
  expect(asTool.structuredContent).toMatchObject({
    blocks: [{}, { arguments: { names, chords } }, {}, {}, {}],
  })
  for (const block of blocks) {
    const { isError, content } = await callTool(
      toolCalled(block.tool),
      block.arguments,
      BASE.baseUrl,
    )
    expect(isError, content[0]?.text).toBeFalsy()
  }
})

test.each(['minutes=4', 'minutes=181', 'chords=Foo', 'level=expert'])('%s is refused', (query) => {
  expect(() => planOf(query)).toThrow()
})
