/** The packed package: whose code it holds, under which licenses, and nothing of the building machine. */
import { execFileSync } from 'node:child_process'
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { NOTICES, noticeOf } from '../../scripts/third-party.mjs'

const ROOT = resolve(import.meta.dirname, '../..')
const scratch = mkdtempSync(join(tmpdir(), 'pitch-map-tarball-'))
const folder = join(scratch, 'package')

beforeAll(() => {
  const pack = ['pack', '--loglevel=error', `--pack-destination=${scratch}`]
  execFileSync('npm', pack, { cwd: ROOT, stdio: 'pipe' })
  const name = readdirSync(scratch).find((file) => file.endsWith('.tgz'))!
  execFileSync('tar', ['-xzf', name], { cwd: scratch })
}, 240_000)

afterAll(() => rmSync(scratch, { recursive: true }))

const read = (name: string) => readFileSync(join(folder, name), 'utf8')

function filesBelow(path: string): readonly string[] {
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
}

/** The license files of an installed package, read apart from the build. */
function licenseTextsOf(name: string): readonly string[] {
  const installed = join(ROOT, 'node_modules', name)
  return readdirSync(installed)
    .filter((file) => /^(?:licen[cs]e|notice)/i.test(file))
    .map((file) => readFileSync(join(installed, file), 'utf8').trim())
}

describe('the tarball', () => {
  test.each([
    ...['LICENSE', 'NOTICE', 'licenses/Apache-2.0.txt'],
    ...['service', 'workbench', 'docs'].map((part) => `dist/${part}/${NOTICES}`),
  ])('holds %s', (name) => {
    expect(read(name).length).toBeGreaterThan(100)
  })

  test('has at most 3 MB, and no compressed twins: a service on one machine sends plain files', () => {
    const tarball = readdirSync(scratch).find((file) => file.endsWith('.tgz'))!
    expect(statSync(join(scratch, tarball)).size).toBeLessThanOrEqual(3 * 2 ** 20)
    expect(filesBelow(folder).filter((file) => /\.(?:br|gz)$/.test(file))).toEqual([])
  })

  test('brings only what the library imports; what the service needs is bundled', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(
      read('package.json'),
    )
    expect(Object.keys(dependencies).sort()).toEqual(['fflate', 'midi-file'])
    expect(Object.keys(peerDependencies)).toEqual(['@coderline/alphatab'])
    expect(peerDependenciesMeta['@coderline/alphatab']).toEqual({ optional: true })
    const imported = ['library', 'formats', 'client'].flatMap((part) =>
      filesBelow(join(folder, 'dist', part))
        .filter((file) => file.endsWith('.js'))
        .flatMap((file) => [
          ...readFileSync(file, 'utf8').matchAll(
            /(?:\bfrom|\bimport\()\s*['"]([^.'"$][^'"]*)['"]/g,
          ),
        ]),
    )
    expect([...new Set(imported.map(([, name]) => name))].sort()).toEqual([
      '@coderline/alphatab',
      'fflate',
      'midi-file',
    ])
  })

  test('names no folder of the machine that built it', () => {
    const own = ['src', 'dist', 'scripts', 'test', 'node_modules', '.cache']
    const paths = own.map((name) => `${ROOT}/${name}`)
    const found = filesBelow(folder).filter((file) => {
      const bytes = readFileSync(file)
      return paths.some((path) => bytes.includes(path))
    })
    expect(found).toEqual([])
  })
})

test('the container is given the license, the notices and every built folder that it serves', () => {
  const dockerfile = readFileSync(join(ROOT, 'Dockerfile'), 'utf8')
  const lines = dockerfile.split('\n').filter((line) => line.startsWith('COPY --from=build'))
  const copied = lines.flatMap((line) =>
    [...line.matchAll(/\/app\/(\S+)/g)].map(([, path]) => path),
  )
  const folders = ['service', 'workbench', 'docs'].map((part) => `dist/${part}`)
  expect(copied).toEqual(expect.arrayContaining(['LICENSE', 'NOTICE', 'licenses', ...folders]))
})

/** Packages that sources import when they run. */
function packagesImportedBy(files: readonly string[]): ReadonlySet<string> {
  const imported = files
    .filter((file) => /(?<!\.test|\.test-support|\.generated)\.tsx?$/.test(file))
    .flatMap((file) => [
      ...readFileSync(file, 'utf8').matchAll(/^(?:import (?!type).*|\} )from '([a-z@][^'.:]*)'/gm),
    ])
  return new Set(imported.map(([, name]) => name!.match(/^@[^/]+\/[^/]+|^[^/]+/)![0]))
}

describe('the notices', () => {
  test('name every package in the service, with the text of its license', () => {
    const notices = read(`dist/service/${NOTICES}`)
    const packages = packagesImportedBy(
      ['engine', 'formats', 'operations', 'service']
        .flatMap((layer) => filesBelow(join(ROOT, 'src', layer)))
        .filter((file) => !/\/service\/docs\//.test(file)),
    )
    expect([...packages]).toEqual(expect.arrayContaining(['hono', 'zod', 'pino', 'fflate']))
    for (const name of packages) {
      expect(notices).toContain(`\n${name} `)
      const texts = licenseTextsOf(name)
      expect(texts, name).not.toEqual([])
      for (const text of texts) expect(notices.includes(text), name).toBe(true)
    }
  })

  test('name every package that the workbench imports, and what those bring', () => {
    const notices = read(`dist/workbench/${NOTICES}`)
    const packages = packagesImportedBy(
      filesBelow(join(ROOT, 'src/workbench'))
        // Drawn when building, or asked of the registry then: no part of the page.
        .filter((file) => !/\/prerender\//.test(file)),
    )
    expect([...packages]).toContain('preact')
    const brought = ['@preact/signals-core', 'fft.js', 'workbox-precaching', 'vite']
    for (const name of [...packages, ...brought]) expect(notices).toContain(`\n${name} `)
  })

  test('of a package without a license file have the section of its page', () => {
    expect(read(`dist/workbench/${NOTICES}`)).toContain('Copyright Fedor Indutny, 2017.')
  })

  test('of the reference page have the licenses of what it is made of', () => {
    const notices = read(`dist/docs/${NOTICES}`)
    for (const text of licenseTextsOf('swagger-ui-dist')) expect(notices).toContain(text)
    expect(notices).toContain('react')
  })
})

/** A package in a folder of its own. */
function packageWith(license: unknown, files: Readonly<Record<string, string>>): string {
  const path = mkdtempSync(join(scratch, 'given-'))
  mkdirSync(path, { recursive: true })
  writeFileSync(
    join(path, 'package.json'),
    JSON.stringify({ name: 'tune', version: '1.0.0', license }),
  )
  for (const [name, text] of Object.entries(files)) writeFileSync(join(path, name), text)
  return path
}

describe('a bundled package', () => {
  const TEXT = 'Permission is granted.'

  test.each([
    ['MIT', { LICENSE: TEXT }],
    ['(GPL-3.0-only OR MIT)', { 'LICENSE-MIT': TEXT }],
    ['Apache-2.0', { 'license.md': TEXT }],
    ['ISC', { COPYING: TEXT }],
    ['MIT', { 'README.md': `# Tune\nHums.\n\n## License\n\n${TEXT}\n` }],
  ])('under %s with %j is taken with its text', (license, files) => {
    expect(noticeOf(packageWith(license, files))).toMatchObject({ license, text: TEXT })
  })

  test.each([
    ['GPL-3.0-only', { LICENSE: TEXT }, /its license is GPL-3\.0-only; allowed are 0BSD/],
    ['(MIT AND GPL-3.0-only)', { LICENSE: TEXT }, /its license is/],
    [undefined, { LICENSE: TEXT }, /its license is undefined/],
    ['MIT', {}, /tune is bundled and has no text of its license/],
    ['MIT', { LICENSE: '' }, /has no text/],
    ['MIT', { 'README.md': '# Tune\nHums.' }, /has no text/],
  ])('under %s with %j ends the build', (license, files, message) => {
    expect(() => noticeOf(packageWith(license, files))).toThrow(message)
  })
})
