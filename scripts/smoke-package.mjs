/**
 * node scripts/smoke-package.mjs [version …]: packs the package, installs it in an empty folder and
 * asks its command, its library and its MCP server, under this Node and under each version given,
 * which npm's own `node` package brings.
 */
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
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

function checkUnder(name, node) {
  const command = join(scratch, 'node_modules/pitch-map/scripts/pitch-map.mjs')
  const version = run(node, ['--version']).trim()
  const title = `${name} (${version})`
  expectPart(`${title}, command`, run(node, [command, 'chord', 'Am', '--md']), 'x02210')
  expectPart(`${title}, library`, run(node, ['library.mjs']), '["E2","A2","D3","G3","B3","E4"]')
  const answers = run(node, [command, 'mcp'], { input: INPUT, timeout: 30_000 })
  expectPart(`${title}, MCP`, answers, '"symbol":"C"')
}

try {
  run('npm', ['pack', '--loglevel=error', `--pack-destination=${scratch}`], { cwd: ROOT })
  const tarball = readdirSync(scratch).find((file) => file.endsWith('.tgz'))
  writeFileSync(join(scratch, 'package.json'), '{"private":true}')
  writeFileSync(
    join(scratch, 'library.mjs'),
    `import { STANDARD_NECK } from 'pitch-map'
console.log(JSON.stringify(STANDARD_NECK.strings.map(({ name }) => name).toReversed()))
`,
  )
  run('npm', ['install', ...quiet, `./${tarball}`])
  const byNpx = run('npx', ['--no-install', 'pitch-map', 'identify', '--frets', 'x32010'])
  expectPart('npx pitch-map', byNpx, 'C')
  checkUnder('this Node', process.execPath)
  for (const version of process.argv.slice(2)) {
    const folder = join(scratch, `node-${version}`)
    run('npm', ['install', ...quiet, `--prefix=${folder}`, `node@${version}`])
    checkUnder(`node@${version}`, join(folder, 'node_modules/node/bin/node'))
  }
} finally {
  rmSync(scratch, { recursive: true, force: true })
}
