/** The tool of pattern drills: what a chat gets of them. */
import { describe, expect, test } from 'vitest'
import { callTool } from './tools/call-tool'
import { MCP_TOOLS } from './tools/tool-table'

const tool = MCP_TOOLS.find(({ name }) => name === 'pick_pattern')!

const call = (given: Record<string, unknown>) => callTool(tool, given, 'https://pitch-map.example')

describe('pick_pattern', () => {
  // biome-ignore format: a call a line
  test.each([
    [{}, /p i m a p i m a/],
    [{ pattern: 'travis', chords: 'C,Am,F,G7', bpm: 80 }, /p {3}p i p m p i/],
    [{ pattern: 'sixths', key: 'G' }, /^# Sixths of G Major/],
    [{ pattern: 'pami', chords: 'C,F', instrument: 'ukulele' }, /p a m i/],
    [{ pattern: 'travis', chords: 'E,A', tuning: 'drop-d' }, /Travis/],
  ])('%j answers a fingered sheet that proves itself', async (given, words) => {
    const result = await call(given)
    expect(result.isError).toBeUndefined()
    expect(result.content[0]!.text).toMatch(words)
    expect(result.structuredContent).toMatchObject({ patternProof: { gripsHeld: true } })
  })

  test('a list with a typo is refused with the call that works', async () => {
    const result = await call({ pattern: 'traviss', chords: 'C,F' })
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toMatchObject({
      correctedCall: { name: 'pick_pattern', arguments: { pattern: 'travis', chords: 'C,F' } },
    })
  })
})
