/** Help, refusals and exit codes of every command. */
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { COMMAND_NAMES } from './command-table'
import { runCommand } from './run-command'

const run = (...words: string[]) => runCommand(words, { baseUrl: '', colored: false })

test.each(COMMAND_NAMES)(
  '%s says what it takes, in three ways, and does nothing else',
  async (name) => {
    const [flag, short, asked] = [
      await run(name, '--help'),
      await run(name, '-h'),
      await run('help', name),
    ]
    expect(flag).toMatchObject({ exitCode: 0, complaint: '' })
    expect(flag.output).toContain(`Usage: pitch-map ${name}`)
    expect([short, asked]).toEqual([flag, flag])
  },
)

test('the version is that of the package', async () => {
  const manifest = JSON.parse(
    readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'),
  )
  expect((await run('--version')).output).toBe(`${manifest.version}\n`)
  expect((await run('version')).output).toBe(`${manifest.version}\n`)
})

const folder = mkdtempSync(join(tmpdir(), 'pitch-map-'))
const tab = join(folder, 'tab.txt')
writeFileSync(tab, 'e|0---|\nB|1---|\nG|0---|\nD|2---|\nA|3---|\nE|----|\n')

test.each([
  [['check', 'nowhere.txt'], 'there is no such file'],
  [['check', 'notes/of/mine'], 'there is no such file'],
  [['check', 'homework'], 'there is no such file'],
  [['tab', 'nowhere.json'], 'there is no such file'],
  [['song', 'nowhere.cho'], 'there is no such file'],
  [['song', 'my/songs/nowhere.txt'], 'there is no such file'],
  [['convert', 'nowhere.gp', 'out.mid'], 'there is no such file'],
  [['convert', tab, join(folder, 'out.gp5')], 'out.gp'],
  [['convert', tab, join(folder, 'out.gpx')], 'out.gp'],
  [['convert', tab, join(folder, 'out.mxl')], 'out.musicxml'],
  [['convert', tab, join(folder, 'out.doc')], 'name it with --type'],
  [['serve', '--port', '9000'], '--port is not known here'],
  [['mcp', 'now'], 'now is not known here'],
])('%j is refused with 2', async (words, said) => {
  const { exitCode, output, complaint } = await run(...words)
  expect({ exitCode, output }).toEqual({ exitCode: 2, output: '' })
  expect(complaint).toContain(said)
})

test.each([
  ['out.mid', 'MIDI'],
  ['out.musicxml', 'MusicXML'],
  ['out.xml', 'MusicXML'],
  ['out.gp', 'Guitar Pro'],
  ['out.alphatex', 'alphaTex'],
])('%s says that it is %s', async (name, format) => {
  const { exitCode, output } = await run('convert', tab, join(folder, name))
  expect(exitCode).toBe(0)
  expect(output).toContain(`${name}: ${format} from `)
})

test('a grip with a typo is still checked', async () => {
  expect((await run('check', 'x3201O')).output).toContain('x32010')
})
