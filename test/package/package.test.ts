/** What the package exports to those who install it. */
import { spawnSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildPackage } from '../../scripts/build-library.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
// Outside this folder, where the name of the package would lead to the source.
const home = mkdtempSync(join(tmpdir(), 'pitch-map-package-'))
const folder = join(home, 'node_modules/pitch-map')
let tarball = ''
const bin = (name: string) => join(ROOT, 'node_modules/.bin', name)

beforeAll(async () => {
  mkdirSync(folder, { recursive: true })
  await buildPackage(folder)
  const pack = ['pack', folder, '--ignore-scripts', '--json', `--pack-destination=${home}`]
  const { stdout } = spawnSync('npm', pack, { encoding: 'utf8' })
  tarball = join(home, JSON.parse(stdout)[0].filename)
  mkdirSync(join(home, 'node_modules/@coderline'))
  for (const name of ['fflate', 'midi-file', '@coderline/alphatab']) {
    symlinkSync(join(ROOT, 'node_modules', name), join(home, 'node_modules', name))
  }
}, 120_000)

afterAll(() => rmSync(home, { recursive: true }))

/** Bytes of a program that imports from the package, bundled and minified for a browser. */
async function bundledBytes(source: string): Promise<number> {
  const result = await build({
    stdin: { contents: source, resolveDir: home },
    bundle: true,
    minify: true,
    write: false,
    format: 'esm',
    // A browser has no Node built-ins: an import of one fails here.
    platform: 'browser',
    logLevel: 'silent',
  })
  return result.outputFiles[0]!.contents.byteLength
}

describe('the package', () => {
  test('has no fault that publint knows', () => {
    const { status, stdout } = spawnSync(bin('publint'), [tarball, '--strict'], {
      encoding: 'utf8',
    })
    expect(status, stdout).toBe(0)
  })

  test('has types that every ESM resolver finds', () => {
    const { status, stdout } = spawnSync(
      bin('attw'),
      [tarball, '--profile', 'esm-only', '--no-emoji'],
      { encoding: 'utf8' },
    )
    expect(status, stdout).toBe(0)
  }, 60_000)

  test('exports what it did', async () => {
    const names = async (entry: string) => {
      const { stdout, stderr } = spawnSync(
        'node',
        ['-e', `import('${entry}').then((m) => console.log(JSON.stringify(Object.keys(m))))`],
        { cwd: home, encoding: 'utf8' },
      )
      expect(stderr).toBe('')
      return JSON.parse(stdout) as string[]
    }
    const list = { 'pitch-map': await names('pitch-map'), client: await names('pitch-map/client') }
    const formats = await names('pitch-map/formats')
    await expect(`${JSON.stringify(list, null, 1)}\n`).toMatchFileSnapshot('./public-exports.json')
    expect(formats).toEqual(expect.arrayContaining(['readTab', 'writeTab', 'projectOfTrack']))
  })
})

describe('files of others', () => {
  test('are read and written by the package alone', () => {
    const program = `import { readTab, writeTab } from 'pitch-map/formats'
      const tex = new TextEncoder().encode('\\\\title "Riff" . 3.5.4 5.5.4 7.5.2')
      const { score, format } = await readTab(tex)
      const { bytes } = await writeTab(score, 'guitar-pro')
      const again = await readTab(bytes)
      console.log(format.id, again.format.id, again.score.title)`
    const { stdout, stderr } = spawnSync('node', ['--input-type=module', '-e', program], {
      cwd: home,
      encoding: 'utf8',
    })
    expect(stderr).toBe('')
    expect(stdout).toBe('alphatex guitar-pro Riff\n')
  })
})

describe('a program that imports one thing', () => {
  test.each([
    ["import { parseNote } from 'pitch-map'; console.log(parseNote('C4'))", 4],
    [
      "import { renderAscii, STANDARD_NECK } from 'pitch-map'; console.log(renderAscii([], STANDARD_NECK))",
      16,
    ],
    ["import { planRoutes } from 'pitch-map'; console.log(planRoutes)", 116],
    ["import { createClient } from 'pitch-map/client'; console.log(createClient)", 6],
  ])('%s takes at most %i kB', async (source, kilobytes) => {
    expect(await bundledBytes(source)).toBeLessThan(kilobytes * 1024)
  })

  test('that imports everything takes at most 404 kB', async () => {
    expect(await bundledBytes("import * as all from 'pitch-map'; console.log(all)")).toBeLessThan(
      404 * 1024,
    )
  })
})

describe('the examples', () => {
  const names = readdirSync(join(ROOT, 'examples')).filter((name) => name.endsWith('.mjs'))

  test.each(names)('%s prints what it says', (name) => {
    const source = readFileSync(join(ROOT, 'examples', name), 'utf8')
    const promised = [...source.matchAll(/^\/\/ => (.*)$/gm)].map(([, line]) => line)
    expect(promised.length).toBeGreaterThan(0)
    writeFileSync(join(home, name), source)
    const { stdout, stderr } = spawnSync('node', [name], { cwd: home, encoding: 'utf8' })
    expect(stderr).toBe('')
    expect(stdout.trimEnd().split('\n')).toEqual(promised)
  })
})
