/** Techniques that cannot be played are told by every door that takes techniques, in every form. */
import { expect, test } from 'vitest'
import { createApp } from '#service/app'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'

const BASE = 'http://pitch.test'
const app = createApp({ buildId: 'test' })
const toolOf = (name: string) => MCP_TOOLS.find((one) => one.name === name)!

/** G string of one bar, and the same notes as events. */
const ROWS = [
  ['6*', [[6, 'harmonic']], 'no node lies at fret 6'],
  ['0b', [[0, 'bend']], 'no finger presses an open string'],
  ['5h5', [[5, 'hammer-on'], [5]], 'the next note on its string is fret 5 too'],
  ['5/5', [[5, 'slide'], [5]], 'the next note on its string is fret 5 too'],
  ['7--5h', [[7], [5, 'hammer-on']], 'no note follows on its string'],
] as const

const tabOf = (bar: string) =>
  ['e', 'B', 'G', 'D', 'A', 'E']
    .map((label) => `${label}|${(label === 'G' ? bar : '').padEnd(16, '-')}|`)
    .join('\n')

const post = async (path: string, body: object, accept: string) => {
  const headers = { 'content-type': 'application/json', accept }
  const answer = await app.request(`${BASE}${path}`, {
    method: 'POST',
    body: JSON.stringify(body),
    headers,
  })
  return await answer.text()
}

test.each(ROWS)('%s', async (bar, notes, words) => {
  const events = notes.map(([fret, technique = 'normal'], startBeat) => ({
    string: 3,
    fret,
    startBeat,
    technique,
  }))
  for (const accept of ['application/json', 'text/markdown']) {
    expect(await post('/api/tab', { events }, accept)).toContain(words)
    expect(await post('/api/check', { events }, accept)).toContain(words)
    expect(await post('/api/check', { tab: tabOf(bar) }, accept)).toContain(words)
  }
  const positions = events.map(({ fret, technique }) => `S3F${fret}!${technique}`).join(',')
  for (const [name, given] of [
    ['render_tab', { positions: positions.replaceAll('!normal', '') }],
    ['check_tab', { tab: tabOf(bar) }],
  ] as const) {
    const { content, structuredContent } = await callTool(toolOf(name), given, BASE)
    expect(content[0].text).toContain(words)
    expect(JSON.stringify(structuredContent)).toContain(words)
  }
})

test.each(['5h7', '7p5', '12*', '7b', '5/7', '5h3'])(
  '%s is not said to be impossible',
  async (bar) => {
    expect(await post('/api/check', { tab: tabOf(bar) }, 'application/json')).not.toContain(
      'cannot be played',
    )
  },
)

test('a check does not call them all right, nor a hammer-on that leads down', async () => {
  for (const [bar, said] of [
    ['6*', 'playable. S3F6 cannot be played so, harmonic'],
    ['5h3', 'playable. "h" is a hammer-on, and fret 5 to 3 goes down'],
  ] as const) {
    const { summary, ok } = JSON.parse(
      await post('/api/check', { tab: tabOf(bar) }, 'application/json'),
    ) as { summary: string; ok: boolean }
    expect(summary).toContain(said)
    expect(summary).not.toContain('all right')
    expect(ok).toBe(true)
  }
})
