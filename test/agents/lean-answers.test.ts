/** What a chat pays for an answer: the whole result of a tool, text and structure, at usual sizes. */
import { expect, test } from 'vitest'
import { callTool } from '#service/mcp/tools/call-tool'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { TAB } from './eval/tab'

const MOST_BYTES = 4_096

const fileOf = (tool: string) => TAB.questions.find((one) => one.tool === tool)!.given

/** Usual calls beside the examples of each tool. */
const USUAL: readonly (readonly [tool: string, given: Readonly<Record<string, unknown>>])[] = [
  ['map_pitch', { note: 'E4', root: 'C' }],
  ['map_pitch', { note: 'G3', instrument: 'ukulele', tuning: 'low-g' }],
  ['map_pitch', { frequencyHz: 220, capo: 2 }],
  ['plan_route', { notes: 'C3,D3,E3,F3,G3,A3,B3,C4' }],
  ['plan_route', { notes: 'E4,G4,A4,B4,D5,E5,G5,A5', root: 'E', scale: 'minorPentatonic' }],
  ['plan_route', { notes: 'G3,A3,B3,D4', instrument: 'mandolin' }],
  ['plan_melody', { melody: 'D4:1,E4:1,F4:1,G4:1,E4:2,C4:1,D4:1', root: 'D' }],
  ['plan_melody', { melody: 'G4:3,E4:1,C4:2,E4:2', tempo: 120 }],
  ['arrange_piece', { melody: 'G4:2,E4:2,A4:2,G4:2', chords: 'C:4,F:4' }],
  ['arrange_piece', { melody: 'D4:1,E4:1,F4:2', chords: 'Dm:4' }],
  ['compile_drill', {}],
  ['compile_drill', { key: 'G', level: 'intermediate' }],
  ['compile_drill', { key: 'E', scale: 'minorPentatonic', chord: 'minor', position: 'open' }],
  ['pick_pattern', {}],
  ['pick_pattern', { pattern: 'sixths', key: 'C' }],
  ['pick_pattern', { pattern: 'pami', chords: 'C,F', instrument: 'ukulele' }],
  ['write_riff', { key: 'E', scale: 'minorPentatonic' }],
  ['write_riff', { key: 'D', scale: 'dorian' }],
  ['write_riff', { key: 'G', scale: 'mixolydian' }],
  ['lead_voices', { from: 'G', to: 'D' }],
  ['lead_voices', { from: 'Cmaj7', to: 'A7' }],
  ['plan_progression', { chords: 'G,D,Em,C' }],
  ['plan_progression', { chords: 'I,vi,IV,V', key: 'C' }],
  ['plan_progression', { chords: 'Am7,D7,Gmaj7' }],
  ['finger_piano', { symbol: 'Am' }],
  ['finger_piano', { root: 'Eb', scale: 'harmonicMinor', octaves: 2 }],
  ['plan_practice', { minutes: 45, key: 'E', scale: 'minorPentatonic', level: 'advanced' }],
  ['get_scale', { root: 'C', scale: 'major' }],
  ['get_scale', { root: 'A', scale: 'harmonicMinor' }],
  ['get_scale', { root: 'E', scale: 'blues' }],
  ['find_scales', { notes: 'C,E,G' }],
  ['find_scales', { notes: 'C,D,E,F#,A' }],
  ['suggest_scales', { symbol: 'E7', contextRoot: 'A', contextScale: 'naturalMinor' }],
  ['suggest_scales', { symbol: 'Dm7' }],
  ['suggest_moves', { chord: 'D7', key: 'G' }],
  ['suggest_moves', { chord: 'Em', key: 'E minor' }],
  ['identify_chord', { frets: 'x02210' }],
  ['identify_chord', { frets: '320033', key: 'G' }],
  ['find_voicings', { symbol: 'C' }],
  ['find_voicings', { symbol: 'Am7' }],
  ['find_voicings', { symbol: 'G', instrument: 'ukulele' }],
  ['find_voicings', { symbol: 'E7#9', maxDifficulty: 3 }],
  ['render_tab', { positions: 'S6F0,S6F3,S5F0,S5F2,S4F0,S4F2,S3F0,S3F2' }],
  ['check_tab', { frets: 'x32013' }],
  ['check_tab', { frets: '022100', symbol: 'Em' }],
  ['import_file', fileOf('import_file')],
  ['export_files', fileOf('export_files')],
  ['list_instruments', { instrument: 'guitar' }],
  ['list_instruments', { instrument: 'banjo' }],
]

const rows = [
  ...MCP_TOOLS.flatMap((tool) => tool.examples.map((one) => [tool.name, one.arguments] as const)),
  ...USUAL,
].map(([name, given]) => [name, JSON.stringify(given).slice(0, 90), given] as const)

test.each(rows)('%s %s takes at most 4 kB', async (name, _, given) => {
  const tool = MCP_TOOLS.find((one) => one.name === name)!
  const result = await callTool(tool, given, 'https://pitch-map.example')
  expect(result.isError, result.content[0]?.text).toBeFalsy()
  expect(Buffer.byteLength(JSON.stringify(result))).toBeLessThanOrEqual(MOST_BYTES)
})
