import { expect, test } from 'vitest'
import { INSTRUMENTS } from '#engine/instrument/neck'
import { createApp } from '#service/app'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { drawSome } from '../../../test/support/draw-count'
import { readQuery } from '../reading/query'
import { getPracticePlan } from './practice-plan'

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
