/** Every warning of a document stands in every form of it. */
import { expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { readRequest } from '#operations/reading/read-request'
import { leanOf } from '#operations/registry/lean'
import { warningsOf } from '#operations/registry/warnings'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { markdownOf } from '#service/text/markdown/markdown-of'

/** Requests that are answered with a warning, beside the examples of each operation. */
const WARNED: Readonly<Record<string, readonly object[]>> = {
  getRoute: [{ notes: ['C4', 'D4', 'E4'], hand: '12-14', limit: 3 }],
  getPositions: [{ note: 'E2', hand: '9-12' }],
  getPracticeDrill: [
    { key: 'A', scale: 'naturalMinor', chord: 'Am', bars: 2, position: 'open', level: 'advanced' },
    { key: 'E', scale: 'major', chord: 'Em' },
  ],
  getPatternDrill: [
    { pattern: 'travis', chords: ['C', 'F'] },
    { pattern: 'pima', chords: ['C'], chordNames: 'shapes' },
  ],
  getChord: [{ symbol: 'G', chordNames: 'shapes' }],
  getGuitarVoicings: [{ chordNames: 'shapes' }],
  getProgression: [{ chords: ['G', 'C'], chordNames: 'shapes' }],
  getVoiceLeading: [{ from: 'G', to: 'C', chordNames: 'shapes' }],
  getCapos: [{ chords: ['G', 'C'], chordNames: 'shapes' }],
  readSongSheet: [{ text: '| G C |', chordNames: 'shapes' }],
  getPianoFingering: [{ symbol: 'C9', octaves: 2 }],
}

const rows = OPERATIONS.filter(({ mediaType }) => mediaType === undefined).map(
  (operation) => [operation.id, operation] as const,
)
let warned = 0

test.each(rows)('%s', async (id, operation) => {
  for (const given of [
    ...operation.examples.map(({ request }) => request),
    ...(WARNED[id] ?? []),
  ]) {
    const request = readRequest(operation, given)
    await operation.prepare?.(request)
    const whole = operation.run(request, { baseUrl: 'http://pitch.test' }) as object
    const warnings = warningsOf(whole)
    warned += warnings.length
    const lean = leanOf(operation, whole)
    expect(warningsOf(lean)).toEqual(expect.arrayContaining([...warnings]))
    for (const detail of ['full', 'lean'] as const) {
      const text = markdownOf(operation, whole, detail)
      for (const warning of warnings) expect(text).toContain(warning)
    }
  }
})

test('over MCP the text tells them too', async () => {
  for (const tool of MCP_TOOLS) {
    for (const given of [
      ...tool.examples.map((one) => one.arguments),
      ...(tool.own ? [] : (WARNED[tool.operation.id] ?? [])),
    ]) {
      const { content, structuredContent } = await callTool(tool, { ...given }, 'http://pitch.test')
      for (const warning of warningsOf(structuredContent))
        expect(content[0].text).toContain(warning)
    }
  }
})

test('there were warnings to tell', () => {
  expect(warned).toBeGreaterThan(5)
})

test('a writer that forgets one is helped out', () => {
  const forgetful = { ...OPERATIONS[0]!, lean: 'name', markdown: () => '# Nothing' }
  const document = { name: 'x', parts: [{ warnings: ['A'] }, { warnings: ['A', 'B'] }] }
  expect(markdownOf(forgetful, document)).toBe('# Nothing\n\nWarnings: A. Part 2: A. Part 2: B.\n')
  expect(leanOf(forgetful, document)).toEqual({
    name: 'x',
    warnings: ['A', 'Part 2: A', 'Part 2: B'],
  })
})
