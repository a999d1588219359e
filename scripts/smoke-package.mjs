/**
 * node scripts/smoke-package.mjs [version …]: packs the package, installs it in an empty folder and
 * asks its command, its library, formats, client with types, server and MCP server, under this Node
 * and under each version given, which npm's own `node` package brings.
 */
import { execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'pitch-map-smoke-'))
const quiet = ['--no-audit', '--no-fund', '--loglevel=error']

function run(command, given, options = {}) {
  return execFileSync(command, given, { cwd: scratch, encoding: 'utf8', ...options })
}

/** Stops with what was found where a part of it is missing. */
function expectPart(what, text, part) {
  if (!text.includes(part)) throw new Error(`${what}: no "${part}" in ${text.slice(0, 400)}`)
  console.log(`${what}: right`)
}

/** JSON-RPC messages to a server over standard input, one a line. */
const MESSAGES = [
  {
    id: 1,
    method: 'initialize',
    params: {
      protocolVersion: '2025-06-18',
      capabilities: {},
      clientInfo: { name: 'smoke', version: '1' },
    },
  },
  { method: 'notifications/initialized' },
  {
    id: 2,
    method: 'tools/call',
    params: { name: 'identify_chord', arguments: { frets: 'x32010' } },
  },
]
const INPUT = MESSAGES.map((one) => `${JSON.stringify({ jsonrpc: '2.0', ...one })}\n`).join('')

/** A program that uses every entry of the package; its types are checked too. */
const PROGRAM = `import { STANDARD_NECK } from 'pitch-map'
import { createClient, PitchMapError } from 'pitch-map/client'
import { sniffFormat } from 'pitch-map/formats'

console.log(JSON.stringify(STANDARD_NECK.strings.map(({ name }) => name).toReversed()))
const tab = 'e|0-|\\nB|--|\\nG|--|\\nD|--|\\nA|--|\\nE|--|'
console.log('format', sniffFormat(new TextEncoder().encode(tab)).id)
const baseUrl = process.env.PITCH_MAP_URL
if (baseUrl !== undefined) {
  const client = createClient({ baseUrl })
  const { chords } = await client.identifyChord({ frets: 'x32010' })
  console.log('client', chords[0]?.symbol)
  await client.getScaleMap({ scale: 'lydain' }).catch((thrown) => {
    if (thrown instanceof PitchMapError) console.log('refusal', thrown.didYouMean)
  })
}
`

const COMPILER_OPTIONS = {
  module: 'nodenext',
  target: 'es2023',
  lib: ['es2023', 'dom'],
  types: [],
  strict: true,
  noEmit: true,
}

function checkTypes() {
  const declared =
    'declare const process: { readonly env: Readonly<Record<string, string | undefined>> }'
  writeFileSync(join(scratch, 'program.mts'), `${declared}\n${PROGRAM}`)
  const settings = { compilerOptions: COMPILER_OPTIONS, files: ['program.mts'] }
  writeFileSync(join(scratch, 'tsconfig.json'), JSON.stringify(settings))
  run(join(ROOT, 'node_modules/.bin/tsc'), ['-p', '.'])
  console.log('types: right')
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Starts the server of the package, asks it through its client, and stops it. */
async function checkServer(title, node, command) {
  const port = await freePort()
  const env = { ...process.env, PORT: String(port), HOST: '127.0.0.1' }
  const server = spawn(node, [command, 'serve'], { cwd: scratch, env, stdio: 'ignore' })
  const url = `http://127.0.0.1:${port}`
  try {
    const isReady = () =>
      fetch(`${url}/api/ready`).then(
        ({ ok }) => ok,
        () => false,
      )
    for (let turn = 0; turn < 100 && !(await isReady()); turn++) await wait(100)
    const answers = run(node, ['program.mjs'], { env: { ...env, PITCH_MAP_URL: url } })
    expectPart(`${title}, client of its server`, answers, 'client C')
    expectPart(`${title}, refusal`, answers, 'refusal lydian')
    const page = await (await fetch(`${url}/docs/evaluation`)).text()
    expectPart(`${title}, page`, page, 'Evaluation')
  } finally {
    server.kill()
  }
}

async function checkUnder(name, node) {
  const command = join(scratch, 'node_modules/pitch-map/scripts/pitch-map.mjs')
  const version = run(node, ['--version']).trim()
  const title = `${name} (${version})`
  expectPart(`${title}, command`, run(node, [command, 'chord', 'Am', '--md']), 'x02210')
  expectPart(`${title}, help`, run(node, [command, 'help']), 'Usage: pitch-map')
  const library = run(node, ['program.mjs'])
  expectPart(`${title}, library`, library, '["E2","A2","D3","G3","B3","E4"]')
  expectPart(`${title}, formats`, library, 'format ascii')
  const answers = run(node, [command, 'mcp'], { input: INPUT, timeout: 30_000 })
  expectPart(`${title}, MCP`, answers, '"symbol":"C"')
  await checkServer(title, node, command)
}

try {
  run('npm', ['pack', '--loglevel=error', `--pack-destination=${scratch}`], { cwd: ROOT })
  const tarball = readdirSync(scratch).find((file) => file.endsWith('.tgz'))
  writeFileSync(join(scratch, 'package.json'), '{"private":true}')
  writeFileSync(join(scratch, 'program.mjs'), PROGRAM)
  run('npm', ['install', ...quiet, `./${tarball}`])
  const byNpx = run('npx', ['--no-install', 'pitch-map', 'identify', '--frets', 'x32010'])
  expectPart('npx pitch-map', byNpx, 'C')
  checkTypes()
  await checkUnder('this Node', process.execPath)
  for (const version of process.argv.slice(2)) {
    const folder = join(scratch, `node-${version}`)
    run('npm', ['install', ...quiet, `--prefix=${folder}`, `node@${version}`])
    await checkUnder(`node@${version}`, join(folder, 'node_modules/node/bin/node'))
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
