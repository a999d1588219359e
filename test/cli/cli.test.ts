/** The built command line, run as a user runs it. */
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from '@modelcontextprotocol/client'
import { StdioClientTransport } from '@modelcontextprotocol/client/stdio'
import { afterAll, describe, expect, test } from 'vitest'
import { OPERATIONS } from '#operations/index'
import { createApp } from '#service/app'
import { COMMANDS } from '#service/cli/command-table'
import { runCommand, terminalText } from '#service/cli/run-command'
import { MCP_TOOLS } from '#service/mcp/tools/tool-table'
import { drawSome } from '../support/draw-count'
import { TESTED_SERVICE } from '../support/tested-service'

const scratch = mkdtempSync(join(tmpdir(), 'pitch-map-cli-'))
const cli = join(TESTED_SERVICE, 'cli.js')
const misspelt = join(scratch, 'misspelt.json')
writeFileSync(misspelt, '{"events":[{"string":5,"fret":3,"startBeat":0}],"tempoo":50}')
const BASE_URL = 'http://127.0.0.1:8787'
const TERMINAL = { baseUrl: BASE_URL, colored: false }

function run(words: readonly string[], input?: string, publicUrl = BASE_URL) {
  const { status, stdout, stderr } = spawnSync('node', [cli, ...words], {
    encoding: 'utf8',
    ...(input !== undefined && { input }),
    env: { ...process.env, PUBLIC_URL: publicUrl, NODE_OPTIONS: '' },
  })
  return { status, stdout, stderr }
}

afterAll(() => rmSync(scratch, { recursive: true }))

describe('a command', () => {
  test('prints a readable answer with a drawn neck', () => {
    const { status, stdout, stderr } = run(['map', 'D4', '--root', 'C'])
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(stdout).toContain('D4 – MIDI 62, 293.665 Hz')
    expect(stdout).toContain('B     ║----│----│-2--│')
    expect(stdout).not.toContain('\u001b')
  })

  test('takes a line of notes as words', () => {
    const { stdout } = run(['route', 'C4', 'D4', 'E4', 'G4', '--position', 'first'])
    expect(stdout).toContain('e|--------0---3---|\nB|1---3-----------|')
  })

  test('prints with --json the document of the API', async () => {
    const response = await createApp({ buildId: 'test', publicUrl: BASE_URL }).request(
      '/api/chord?symbol=F%23m7&limit=2',
    )
    const { stdout } = run(['voicings', 'F#m7', '--limit', '2', '--json'])
    expect(JSON.parse(stdout)).toEqual(await response.json())
  })

  test('reads a tab from a file and from standard input, and says by its exit whether it is right', () => {
    const good = 'e|0---|\nB|1---|\nG|0---|\nD|2---|\nA|3---|\nE|----|\n'
    const file = join(scratch, 'tab.txt')
    writeFileSync(file, good)
    expect(run(['check', file]).status).toBe(0)
    expect(run(['check', '-'], good.replace('A|3', 'A|9')).status).toBe(1)
    expect(run(['check', 'x32010', '--symbol', 'Am']).stdout).toContain('x02210')
  })

  test('draws tab from places', () => {
    expect(run(['tab', 'S5F3,S4F0']).stdout).toContain('D|----0-----------|\nA|3---------------|')
  })

  test('writes a picture', () => {
    expect(run(['diagram-voicing', 'x32010', '--left-handed']).stdout).toMatch(/^<svg /)
  })
})

describe('a refusal', () => {
  test.each([
    [['map', '--nte', 'D4'], 'did you mean "--note"?'],
    [['map', 'D4', '--rot', 'C'], 'did you mean "--root"?'],
    [['drill', '--limit', '1'], '--limit is not known here; see pitch-map help drill'],
    [['scale', 'C', '--scale', 'lydain'], 'did you mean "lydian"?'],
    [['mapp'], 'did you mean map?'],
    [['map', 'D4', 'E4'], 'E4 is one word too many'],
    [['map', '--note', 'D4', '--note', 'E4'], '--note is given more than once'],
    [['map', 'D4', '--max-fret', '9', '--maxFret', '12'], '--max-fret is given more than once'],
    [['map', 'D4', '--note', 'E4'], '--note and "D4" both give note'],
    [['check', 'x32010', '--frets', 'x02210'], '--frets and "x32010" both give frets'],
    [['tab', 'S5F3', '--events', '[]'], '--events and "S5F3" both give events'],
    [['tab', misspelt], 'did you mean "tempo"?'],
    [['tab', 'nowhere'], 'no list of notes'],
    [['route', 'C4', '--zzzzzzzz', '1'], '--zzzzzzzz is not known here'],
    [['route'], 'notes is required'],
    [['completion', 'tcsh'], 'bash, zsh, fish'],
  ])('of %j says what would work', async (words, sentence) => {
    const { exitCode, output, complaint } = await runCommand(words, TERMINAL)
    expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
    expect(complaint).toContain(sentence)
  })

  test('goes to standard error and exits with 2', () => {
    const { status, stdout, stderr } = run(['map', '--nte', 'D4'])
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' })
    expect(stderr).toContain('did you mean "--note"?')
  })
})

describe('every operation', () => {
  test('is a command under a name of its own', () => {
    // Bytes come and go through `convert`.
    const ids = OPERATIONS.flatMap(({ id, attachment, http, command }) =>
      attachment || (http.bytesField && !command) ? [] : id,
    )
    expect(COMMANDS.map(({ operation }) => operation.id)).toEqual(ids)
    expect(new Set(COMMANDS.map(({ name }) => name)).size).toBe(COMMANDS.length)
  })

  test.each(COMMANDS.map((command) => [command.name, command] as const))(
    '%s has help that names its parameters, and examples that run',
    async (name, command) => {
      const { output } = await runCommand(['help', name], TERMINAL)
      for (const field of Object.keys(command.operation.request.shape)) {
        expect(output).toContain(`--${field}`)
      }
      if (command.operation.http.method === 'POST') return
      const lines = output.split('\n').filter((line) => line.startsWith('  pitch-map '))
      expect(lines).toHaveLength(command.operation.examples.length)
      for (const line of lines) {
        const words = [...line.trim().matchAll(/'([^']*)'|(\S+)/g)].map(
          ([, quoted, plain]) => quoted ?? plain!,
        )
        expect((await runCommand(words.slice(1), TERMINAL)).exitCode, line).toBe(0)
      }
    },
  )

  test.each(['bash', 'zsh'])('is completed in %s', (shell) => {
    const { stdout } = run(['completion', shell])
    for (const { name } of COMMANDS) expect(stdout).toContain(` ${name}`)
    expect(spawnSync('bash', ['-n'], { input: stdout.replace(/^autoload.*\n/, '') }).status).toBe(0)
  })
})

describe('Markdown in a terminal', () => {
  test('has bold headings and aligned columns, and no pictures', () => {
    const text = terminalText(
      '# A\n\n| x | yy |\n|---|---|\n| long | 1 |\n\n![p](u)\n[open](u)\n',
      true,
    )
    expect(text).toBe(
      '\u001b[1mA\u001b[0m\n\n\u001b[1mx     yy\u001b[0m\nlong  1\n\nopen: \u001b[2mu\u001b[0m\n',
    )
  })
})

describe('MCP over standard input and output', () => {
  async function withClient(
    mode: 'legacy' | 'auto',
    environment: Record<string, string>,
    use: (client: Client) => Promise<void>,
  ): Promise<void> {
    const client = new Client({ name: 'test', version: '1' }, { versionNegotiation: { mode } })
    const env = { PATH: process.env.PATH ?? '', ...environment }
    await client.connect(new StdioClientTransport({ command: 'node', args: [cli, 'mcp'], env }))
    try {
      await use(client)
    } finally {
      await client.close()
    }
  }

  const linksIn = (value: unknown) => JSON.stringify(value).match(/[a-z-]+:\/[^"\s\\<>)]+/g) ?? []

  test.each(['legacy', 'auto'] as const)(
    'serves every tool to a client that speaks %s; each link is a resource of its own',
    (mode) =>
      withClient(mode, {}, async (client) => {
        const links = new Set<string>()
        for (const tool of MCP_TOOLS) {
          const given = { ...tool.examples[0]!.arguments, detail: 'full' }
          const result = await client.callTool({ name: tool.name, arguments: given })
          expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
          expect(result.structuredContent).toMatchObject({ apiVersion: expect.any(String) })
          for (const link of linksIn([result.structuredContent, result.content])) links.add(link)
        }
        expect([...links].filter((link) => !link.startsWith('pitch-map:/'))).toEqual([])
        expect(links.size).toBeGreaterThan(80)
        for (const uri of drawSome([...links], 50)) {
          const { contents } = await client.readResource({ uri })
          expect(contents[0]).toMatchObject({ uri, mimeType: expect.any(String) })
        }
      }),
  )

  const exportFiles = async (client: Client, noteCount: number) => {
    const events = Array.from({ length: noteCount }, (_, index) => {
      return { string: 1 + (index % 6), fret: index % 13, startBeat: index, durationBeats: 1 }
    })
    const response = await createApp({ buildId: 'test' }).request('/api/tab', {
      method: 'POST',
      body: JSON.stringify({ events }),
    })
    const { compactUrl } = await response.json()
    const zproject = new URL(compactUrl).searchParams.get('zproject')
    const { content } = await client.callTool({ name: 'export_files', arguments: { zproject } })
    return content.slice(1)
  }

  test('gives files themselves as far as they fit, the others to be read', () =>
    withClient('auto', {}, async (client) => {
      const small = await exportFiles(client, 1)
      expect(small.map(({ type }) => type)).toEqual(Array(5).fill('resource'))
      const [midi] = small
      if (midi?.type !== 'resource' || !('blob' in midi.resource)) throw new Error('no file')
      expect(Buffer.from(midi.resource.blob, 'base64').toString('latin1')).toMatch(/^MThd/)
      const read = await client.readResource({ uri: midi.resource.uri })
      expect(read.contents).toEqual([midi.resource])
      const large = await exportFiles(client, 256)
      expect(new Set(large.map(({ type }) => type))).toEqual(new Set(['resource', 'resource_link']))
      expect(JSON.stringify(large).length).toBeLessThan(100_000)
    }))

  test('links to where PUBLIC_URL says that they are served', () =>
    withClient('auto', { PUBLIC_URL: `${BASE_URL}/` }, async (client) => {
      const files = await exportFiles(client, 1)
      expect(new Set(files.map(({ type }) => type))).toEqual(new Set(['resource_link']))
      const given = { note: 'C4', detail: 'full' }
      const { structuredContent } = await client.callTool({ name: 'map_pitch', arguments: given })
      const links = linksIn(structuredContent)
      expect(links.filter((link) => !link.startsWith(`${BASE_URL}/`))).toEqual([])
    }))
})

test('a command without PUBLIC_URL names paths, and no host that may not listen', () => {
  const { stdout } = run(['drill', '--json'], undefined, '')
  expect(JSON.parse(stdout).compactUrl).toMatch(/^\/\?zproject=/)
  expect(stdout).not.toMatch(/https?:/)
})
