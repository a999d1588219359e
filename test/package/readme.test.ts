/** The examples of the README do what they say: commands, the entry of a client, programs. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '#service/app'
import { COMMAND_NAMES } from '#service/cli/command-table'
import { runCommand } from '#service/cli/run-command'

const ROOT = resolve(import.meta.dirname, '../..')
const readme = readFileSync(join(ROOT, 'README.md'), 'utf8')
const scratch = mkdtempSync(join(ROOT, '.cache/readme-'))
afterAll(() => rmSync(scratch, { recursive: true }))

const blocks = (kind: string) =>
  [...readme.matchAll(new RegExp(`^\`\`\`${kind}\n([^]*?)\n\`\`\``, 'gm'))].map(([, text]) => text!)

const commands = blocks('sh')
  .flatMap((text) => text.split('\n'))
  .filter((line) => line.startsWith('npx pitch-map'))
  .map((line) => line.split(' # => ') as [string, string?])

test.each(commands)('%s', async (line, said) => {
  const words = line.split(' ').slice(2)
  expect(COMMAND_NAMES).toContain(words[0])
  if (said === undefined) return
  const { exitCode, output } = await runCommand(words, { baseUrl: '', colored: false })
  expect(exitCode).toBe(0)
  expect(output).toContain(said)
})

test('there are commands with answers', () => {
  expect(commands.filter(([, said]) => said).length).toBeGreaterThanOrEqual(3)
})

test('a client starts what serves MCP over standard input', () => {
  const entries = blocks('json').map((text) => JSON.parse(text).mcpServers['pitch-map'])
  const { name } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  expect(entries).toEqual([{ command: 'npx', args: ['-y', name, 'mcp'] }])
  expect(COMMAND_NAMES).toContain('mcp')
})

const programs = blocks('js').map((text, at) => [at, text] as const)

test.each(programs)('program %i prints what it says', async (at, text) => {
  const source = text
    .replace("'pitch-map/client'", "'#client/index'")
    .replace("'pitch-map'", "'#engine/index'")
  const file = join(scratch, `program-${at}.ts`)
  writeFileSync(file, source)
  const app = createApp({ buildId: 'test' })
  vi.stubGlobal('fetch', (url: string, init?: RequestInit) => app.fetch(new Request(url, init)))
  const printed: unknown[] = []
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(line))
  try {
    await import(file)
  } finally {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
  const promised = [...source.matchAll(/\/\/ => (.*)$/gm)].map(([, line]) => line)
  expect(promised.length).toBeGreaterThan(0)
  expect(printed.map(String)).toEqual(promised)
})

test('both doors of the library are shown', () => {
  expect(programs).toHaveLength(2)
})
