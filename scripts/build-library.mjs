/**
 * Builds what the package exports: the engine, the formats and the client as ESM, file by file so
 * that a bundler takes only what is imported, with declarations beside each file.
 */
import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { generate } from './ensure-installed.mjs'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const TYPES = join(ROOT, '.cache/types/src')

function isOwnSource(name) {
  return name.endsWith('.ts') && !/\.(?:d|test|test-support)\.ts$/.test(name)
}

/** Node and browsers want the file's whole name in a relative import. */
function withExtensions(text) {
  return text.replace(/(\bfrom\s*|\bimport\s*\(?\s*)(['"])(\.\.?\/[^'"]+)\2/g, '$1$2$3.js$2')
}

/** Names of layers in imports become paths to where they lie in the package. */
function withPaths(file, folder, text) {
  return text.replace(/(['"])#engine\/([^'"]+)\1/g, (_, quote, name) => {
    const path = relative(dirname(file), join(folder, '../library', name))
    return `${quote}${path.replaceAll('\\', '/')}.js${quote}`
  })
}

function rewrite(file, folder, text) {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, withPaths(file, folder, withExtensions(text)))
}

async function buildLayer(layer, folder) {
  const { transform } = await import('esbuild')
  const source = join(ROOT, 'src', layer)
  for (const name of readdirSync(source, { recursive: true }).filter(isOwnSource)) {
    const stem = name.slice(0, -'.ts'.length)
    const { code } = await transform(readFileSync(join(source, name), 'utf8'), {
      loader: 'ts',
      format: 'esm',
      target: 'es2022',
    })
    const types = readFileSync(join(TYPES, layer, `${stem}.d.ts`), 'utf8')
    rewrite(join(folder, `${stem}.js`), folder, code)
    rewrite(join(folder, `${stem}.d.ts`), folder, types)
  }
}

/** Files that a file of the package names, types included. */
function namedIn(file) {
  const names = readFileSync(file, 'utf8').matchAll(
    /(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.js['"]/g,
  )
  return [...names].map(([, name]) => join(dirname(file), name))
}

/** Leaves out what no export leads to: parts of the engine that the service alone asks. */
function leaveOutUnreached(folder, layers) {
  const reached = new Set()
  const queue = layers.map((layer) => join(folder, layer, 'index'))
  for (const stem of queue) {
    if (reached.has(stem)) continue
    reached.add(stem)
    for (const end of ['.js', '.d.ts']) queue.push(...namedIn(stem + end))
  }
  for (const layer of layers) {
    for (const name of readdirSync(join(folder, layer), { recursive: true })) {
      const stem = join(folder, layer, name.replace(/(?:\.d\.ts|\.js)$/, ''))
      if (/\.[jt]s$/.test(name) && !reached.has(stem)) rmSync(join(folder, layer, name))
    }
  }
}

/** Builds the exports below a folder: `library/`, `formats/` and `client/`. */
export async function buildLibrary(folder) {
  generate('--modules')
  const { status } = spawnSync(
    'node',
    [join(ROOT, 'node_modules/.bin/tsc'), '-b', 'src/engine', 'src/formats', 'src/client'],
    {
      cwd: ROOT,
      stdio: 'inherit',
    },
  )
  if (status !== 0) throw new Error('the declarations could not be written')
  for (const name of ['library', 'formats', 'client'])
    rmSync(join(folder, name), { recursive: true, force: true })
  await buildLayer('engine', join(folder, 'library'))
  await buildLayer('formats', join(folder, 'formats'))
  await buildLayer('client', join(folder, 'client'))
  leaveOutUnreached(folder, ['library', 'formats', 'client'])
}

/** A folder that looks like the published package, without the service. */
export async function buildPackage(folder) {
  await buildLibrary(join(folder, 'dist'))
  const {
    imports: _imports,
    bin: _bin,
    scripts: _scripts,
    devDependencies: _dev,
    ...manifest
  } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest, null, 2))
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await buildLibrary(join(ROOT, 'dist'))
