/** Builds the workbench, the service and the reference page's files into dist/, when stale. */
import { spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { generate } from './ensure-installed.mjs'
import { precompress } from './precompress.mjs'
import { ROOT, STAMP, sourceFiles } from './sources.mjs'
import { modulesOf, writeNotices } from './third-party.mjs'

/**
 * Hash of everything the build reads but what it makes of that first: names the build, and tells
 * when it is stale.
 */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of sourceFiles()) {
    if (/\.test\.ts$|(?<!glyph-outlines)\.generated\.ts$/.test(file)) continue
    hash.update(file.slice(ROOT.length)).update('\0').update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 12)
}

/** What a module of ours exports, bundled and loaded here; paths are those of `src/service`. */
export async function exportsOf(contents) {
  const { build } = await import('esbuild')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: `${ROOT}src/service`, loader: 'ts' },
    bundle: true,
    platform: 'node',
    format: 'esm',
    write: false,
    logLevel: 'warning',
  })
  return import(`data:text/javascript,${encodeURIComponent(outputFiles[0].text)}`)
}

/** Writing this page takes many times what a request may, so it is written here, at one origin. */
async function openApiText() {
  const { text } = await exportsOf(`
    import { OPERATIONS } from '#operations/index'
    import { openApiOf } from './pages/openapi'
    import { WRITTEN_ORIGIN } from './pages/service-pages'
    export const text = JSON.stringify(openApiOf(OPERATIONS, WRITTEN_ORIGIN))
  `)
  return text
}

/** Reading and drawing of scores as its makers shorten it: half the size of the whole. */
const SHORT_ALPHATAB = {
  name: 'short-alphatab',
  setup(build) {
    build.onResolve({ filter: /\/alphaTab\.core\.mjs$/ }, ({ resolveDir }) => {
      return { path: `${resolveDir}/alphaTab.core.min.mjs` }
    })
  },
}

/** Bundles the service for Node into a folder, which is emptied first. */
export async function buildService(buildId, folder) {
  rmSync(folder, { recursive: true, force: true })
  const { build } = await import('esbuild')
  const parts = await build({
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    minifySyntax: true,
    // Names stay, for traces that can be read.
    minifyWhitespace: true,
    legalComments: 'none',
    metafile: true,
    define: { BUILD_ID: JSON.stringify(buildId) },
    logLevel: 'warning',
    plugins: [SHORT_ALPHATAB],
    entryPoints: {
      main: `${ROOT}src/service/node/main.ts`,

      thread: `${ROOT}src/service/node/pool/thread.ts`,
      cli: `${ROOT}src/service/cli/main.ts`,
    },
    outdir: folder,
    // The main thread and a command load only what they need.
    splitting: true,
    chunkNames: 'part-[hash]',
    format: 'esm',
    // CommonJS packages inside the bundle ask for Node built-ins with require.
    banner: {
      js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
    },
  })
  writeFileSync(`${folder}/openapi.json`, await openApiText())
  writeNotices(folder, modulesOf(parts.metafile))
}

/** Bundles the service for workerd into a folder, which is emptied first. */
export async function buildWorker(buildId, folder) {
  rmSync(folder, { recursive: true, force: true })
  const { build } = await import('esbuild')
  return build({
    entryPoints: { worker: `${ROOT}src/service/edge/worker.ts` },
    outdir: folder,
    bundle: true,
    splitting: true,
    chunkNames: 'part-[hash]',
    platform: 'browser',
    conditions: ['workerd', 'worker', 'browser'],
    alias: { '@modelcontextprotocol/server/_shims': `${ROOT}src/service/edge/workerd-shims.ts` },
    target: 'es2022',
    format: 'esm',
    minify: true,
    legalComments: 'none',
    metafile: true,
    define: { BUILD_ID: JSON.stringify(buildId) },
    logLevel: 'warning',
  })
}

/** Files that the edge serves beside the worker, with the headers that Node gives them. */
async function gatherEdgeAssets(folder) {
  rmSync(folder, { recursive: true, force: true })
  // The platform compresses by itself.
  const filter = (file) => !/\.(?:br|gz)$/.test(file)
  cpSync(`${ROOT}dist/workbench`, folder, { recursive: true, filter })
  cpSync(`${ROOT}dist/docs`, `${folder}/docs`, { recursive: true, filter })
  cpSync(`${ROOT}dist/service/openapi.json`, `${folder}/openapi.json`)
  const { PAGE_HEADERS } = await exportsOf("export { PAGE_HEADERS } from './text/headers'")
  const lines = Object.entries(PAGE_HEADERS).map(([name, value]) => `  ${name}: ${value}`)
  const hashed = '/assets/*\n  Cache-Control: public, max-age=31536000, immutable'
  writeFileSync(`${folder}/_headers`, `/*\n${lines.join('\n')}\n${hashed}\n`)
}

async function buildDocs() {
  mkdirSync(`${ROOT}dist/docs`, { recursive: true })
  for (const name of ['swagger-ui.css', 'swagger-ui-bundle.js']) {
    cpSync(`${ROOT}node_modules/swagger-ui-dist/${name}`, `${ROOT}dist/docs/${name}`)
  }
  cpSync(`${ROOT}src/service/docs/start.js`, `${ROOT}dist/docs/start.js`)
  const { build } = await import('esbuild')
  const { metafile } = await build({
    entryPoints: { guide: `${ROOT}src/service/docs/guide.ts` },
    outdir: `${ROOT}dist/docs`,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    minify: true,
    legalComments: 'none',
    metafile: true,
    logLevel: 'warning',
  })
  const swagger = 'node_modules/swagger-ui-dist/swagger-ui-bundle.js'
  writeNotices(`${ROOT}dist/docs`, [swagger, ...modulesOf(metafile)])
}

async function buildWorkbench() {
  // Under another NODE_ENV (a test runner's) Vite writes development code, which names our folders.
  const env = { ...process.env, NODE_ENV: 'production' }
  const vite = spawn('npx', ['vite', 'build', '--logLevel', 'warn'], {
    cwd: ROOT,
    stdio: 'inherit',
    env,
  })
  const [status] = await once(vite, 'close')
  if (status !== 0) throw new Error(`vite build ended with ${status}`)
}

/** Builds when the sources changed since the last build. */
export async function ensureBuilt() {
  const buildId = sourceHash()
  if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === buildId) return
  console.log('Building …')
  if (!process.argv.includes('--generated')) generate('--modules')
  const [{ metafile }] = await Promise.all([
    buildWorker(buildId, `${ROOT}dist/edge/worker`),
    buildService(buildId, `${ROOT}dist/service`),
    buildDocs().then(() => precompress(`${ROOT}dist/docs`)),
    buildWorkbench().then(() => precompress(`${ROOT}dist/workbench`)),
  ])
  // Not beside the worker, where every file is deployed as a part of it.
  writeNotices(`${ROOT}dist/edge`, modulesOf(metafile))
  await gatherEdgeAssets(`${ROOT}dist/edge/assets`)
  writeFileSync(STAMP, buildId)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) await ensureBuilt()
