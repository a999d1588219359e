/**
 * What is offered in place of a refused call: drawn questions with one fault each. An offered call
 * keeps every other word, changes the faulty one alone, and is answered.
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { drawCount } from '../support/draw-count'

type Given = Readonly<Record<string, unknown>>
interface Question {
  readonly tool: string
  readonly given: Given
}

const BASE = 'http://pitch.test'

/** Questions of people that are answered as they stand. */
const QUESTIONS: readonly Question[] = [
  { tool: 'get_scale', given: { root: 'F#', scale: 'lydianDominant', capo: 2 } },
  { tool: 'get_scale', given: { root: 'Bb', scale: 'harmonicMinor', instrument: 'bass' } },
  {
    tool: 'find_voicings',
    given: { symbol: 'F#m7b5', noBarre: true, limit: 3, position: 'fifth' },
  },
  { tool: 'find_voicings', given: { symbol: 'Ebmaj7', style: 'drop2', maxDifficulty: 4 } },
  { tool: 'find_voicings', given: { symbol: 'Am', instrument: 'ukulele', limit: 2 } },
  { tool: 'plan_route', given: { notes: 'G3,A3,B3,D4', root: 'G', position: 'third', limit: 1 } },
  { tool: 'plan_route', given: { notes: 'E2,G2,A2', style: 'lead', tuning: 'drop-d' } },
  { tool: 'plan_progression', given: { chords: 'Dm7,G7,Cmaj7', prefer: 'voices', limit: 1 } },
  { tool: 'plan_progression', given: { chords: 'C,Am,F,G', transpose: 2, noBarre: true, capo: 3 } },
  { tool: 'lead_voices', given: { from: 'Dm7', to: 'G7', prefer: 'voices', limit: 2 } },
  { tool: 'suggest_scales', given: { symbol: 'G7', contextRoot: 'C', contextScale: 'dorian' } },
  { tool: 'suggest_moves', given: { chord: 'Bbmaj7', key: 'F', instrument: 'banjo' } },
  { tool: 'find_scales', given: { notes: 'E,G,Bb,C#', root: 'E', limit: 4 } },
  { tool: 'map_pitch', given: { note: 'C#5', root: 'A', scale: 'mixolydian', layer: 'scale' } },
  {
    tool: 'compile_drill',
    given: { key: 'E', chord: 'Em7', target: 'arpeggio', bars: 2, bpm: 90 },
  },
  { tool: 'write_riff', given: { key: 'E', scale: 'dorian', instrument: 'bass' } },
  { tool: 'plan_melody', given: { melody: 'G3:1.5,A3:1/2,B3', root: 'G', tempo: 96 } },
  { tool: 'pick_pattern', given: { pattern: 'travis', chords: 'C,Am,F,G7', bpm: 80 } },
]

interface Fault {
  readonly name: string
  readonly faulty: Given
  /** What was meant, where the fault leaves no doubt; H is B in other languages. */
  readonly meant?: readonly unknown[] | undefined
}

type Draw = (max: number) => number

function withTypo(word: string, draw: Draw): string {
  const at = 1 + draw(word.length - 2)
  const letters = [...word]
  const kind = draw(3)
  if (kind === 0) letters.splice(at, 1)
  else if (kind === 1) letters.splice(at, 0, letters[at]!)
  else [letters[at], letters[at + 1]] = [letters[at + 1] ?? 'x', letters[at]!]
  return letters.join('')
}

/** One fault in a question: in a name, in a word, a number, or a note of another language. */
function withFault({ given }: Question, draw: Draw): Fault {
  const names = Object.keys(given)
  const name = names[draw(names.length)]!
  const value = given[name]
  const put = (faulty: unknown): Fault => ({
    name,
    faulty: { ...given, [name]: faulty },
    meant: [value],
  })
  const kind = draw(6)
  if (kind === 0) {
    const { [name]: _, ...rest } = given
    const wrong = withTypo(`${name}s`, draw)
    return { name, faulty: { ...rest, [wrong]: value }, meant: [value] }
  }
  if (typeof value === 'boolean') return put(String(value))
  if (typeof value === 'number') {
    return kind < 3 ? put(String(value)) : { ...put(value + 1000), meant: undefined }
  }
  const text = String(value)
  if (kind === 1) return { ...put(`H${text.slice(1)}`), meant: [value, `B${text.slice(1)}`] }
  if (kind === 2) return { ...put(`${text} please`), meant: undefined }
  if (kind === 3) return { ...put('xyzzy'), meant: undefined }
  return put(text.length > 3 ? withTypo(text, draw) : `${text}${text}`)
}

async function ask(tool: string, given: Given) {
  return callTool(MCP_TOOLS.find(({ name }) => name === tool)!, given, BASE)
}

test.each(QUESTIONS)('$tool $given is answered', async ({ tool, given }) => {
  expect((await ask(tool, given)).isError).toBeUndefined()
})

test('questions with one fault', async () => {
  const tally = { refused: 0, offered: 0 }
  const cases = fc.sample(fc.tuple(fc.nat(QUESTIONS.length - 1), fc.infiniteStream(fc.nat(9999))), {
    numRuns: drawCount(300),
    seed: 20261123,
  })
  for (const [which, stream] of cases) {
    const question = QUESTIONS[which]!
    const draw: Draw = (max) => (max <= 0 ? 0 : stream.next().value! % max)
    const { name, faulty, meant } = withFault(question, draw)
    const { isError, structuredContent, content } = await ask(question.tool, faulty)
    if (!isError) continue
    tally.refused++
    const offered = structuredContent!.correctedCall as { arguments: Given } | undefined
    expect(content[0].text.includes('Call this instead')).toBe(offered !== undefined)
    if (!offered) continue
    tally.offered++
    const others = (given: Given) =>
      Object.fromEntries(
        Object.entries(given).filter(([one]) => one in question.given && one !== name),
      )
    const told = `${question.tool} ${JSON.stringify(faulty)} → ${JSON.stringify(offered.arguments)}`
    expect(others(offered.arguments), told).toEqual(others(question.given))
    expect(Object.keys(offered.arguments).sort(), told).toEqual(Object.keys(question.given).sort())
    if (meant) expect(meant.map(String), told).toContain(String(offered.arguments[name]))
    expect((await ask(question.tool, offered.arguments)).isError, told).toBeUndefined()
  }
  expect(tally.offered).toBeGreaterThan(cases.length / 5)
}, 120_000)
