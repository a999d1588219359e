/** The MCP server: tools, resources and prompts from their tables, for any transport. */
import {
  ProtocolError,
  ProtocolErrorCode,
  ResourceNotFoundError,
  Server,
  type ServerContext,
} from '@modelcontextprotocol/server'
import { refusalOfThrown } from '../http/http-errors'
import { INTERFACE_VERSION } from '../pages/openapi'
import { ANSWER_TEMPLATE, answerSchemaOf } from './answer-schemas'
import { completionOf } from './completion'
import {
  type LinkedResource,
  type LinkReading,
  pictureTemplates,
  readLink,
  UNSERVED,
} from './linked-resources'
import { MCP_PROMPTS } from './prompts'
import { MCP_RESOURCES, NECK_APP_URI } from './resources'
import { callTool } from './tools/call-tool'
import { inputSchemaOf } from './tools/tool-schema'
import { MCP_TOOLS, type McpTool } from './tools/tool-table'

export interface McpServerOptions extends LinkReading {
  readonly onFault?: ((thrown: unknown) => void) | undefined
}

const INSTRUCTIONS = `Exact, checked answers about pitches on piano, guitar and other fretted instruments. Call a tool instead of recalling frets, spellings or tab: models write those wrong. On a guitar string 1 is the highest (E4), string 6 the lowest (E2); fret 0 is open; grips such as x32010 are written from the last string to string 1; C4 is MIDI 60. For another instrument, tuning or capo give instrument (ukulele, bass-5), tuning (an id, or pitches, the last string first) and capo: strings are numbered from the first course, frets count from the capo.

Where is a pitch: map_pitch. Grips of a chord: find_voicings. Name of a grip or notes: identify_chord. Fingering for a line: plan_route. Grips for a progression: plan_progression; the easiest capo: find_capo; strums and bass lines: play_accompaniment. Is this tab right: check_tab. A scale: get_scale; on the piano, or a chord there: finger_piano. Scales with these notes: find_scales; over a chord: suggest_scales. Chords that can follow: suggest_moves. Key of chords: find_key. Substitutes: reharmonize_chords. A chord sheet: read_song. An exercise: compile_drill; a session: plan_practice; picking or double stops: pick_pattern. Tab from known frets: render_tab. A melody with its rhythm: plan_melody. A riff in a key: write_riff. From one grip to the next chord: lead_voices. Instruments and tunings: list_instruments.

Answers hold the essential fields (detail=lean); detail=full gives the whole document. names=german (H, B, Fis) or names=solfege (Si, Sib, Fa#) reads and writes notes so. Pictures and files are URLs, readable as resources too. Every tool only reads and gives the same answer to the same question. A refusal says what is allowed and, where it is certain, the call that was meant.`

/** Of the four hints those that mean something: a reader destroys nothing, and knows a closed world. */
const TOOL_HINTS = { readOnlyHint: true, openWorldHint: false } as const

function describeTool(tool: McpTool) {
  return {
    name: tool.name,
    title: tool.title,
    description: tool.description,
    inputSchema: inputSchemaOf(tool),
    annotations: TOOL_HINTS,
    ...(tool.operation.pictures && { _meta: { ui: { resourceUri: NECK_APP_URI } } }),
  }
}

/** Definitions are the same for every request; worked out once, on first use. */
let toolList: ReturnType<typeof describeTool>[] | undefined

export function listTools(): ReturnType<typeof describeTool>[] {
  toolList ??= MCP_TOOLS.map(describeTool)
  return toolList
}

/** A list that does not change while a build runs may be kept by every client for an hour. */
const LASTING = { ttlMs: 3_600_000, cacheScope: 'public' } as const

/** Whether the client took its request back, which is no fault. */
const isAborted = (given: readonly unknown[]): boolean =>
  given.some(
    (one) =>
      typeof one === 'object' &&
      one !== null &&
      'mcpReq' in one &&
      (one as ServerContext).mcpReq.signal.aborted,
  )

/** A handler whose unexpected errors are reported, and told to the client without inner detail. */
function guarded<Arguments extends unknown[], Result>(
  { onFault }: McpServerOptions,
  handle: (...given: Arguments) => Result | Promise<Result>,
): (...given: Arguments) => Promise<Result> {
  return async (...given) => {
    try {
      return await handle(...given)
    } catch (thrown) {
      if (thrown instanceof ProtocolError || isAborted(given)) throw thrown
      onFault?.(thrown)
      throw new ProtocolError(
        ProtocolErrorCode.InternalError,
        'Something went wrong on our side; please try again',
      )
    }
  }
}

/** A list that comes whole, so that no cursor of it was ever given out. */
function whole<Result>(list: () => Result) {
  return ({
    params,
  }: {
    readonly params?: { readonly cursor?: string | undefined } | undefined
  }) => {
    if (params?.cursor === undefined) return list()
    throw new ProtocolError(
      ProtocolErrorCode.InvalidParams,
      `No cursor ${params.cursor.slice(0, 60)}: this list comes in one page; ask without a cursor`,
    )
  }
}

/**
 * Says that a call begins, where its client asked to be told, and leaves out one that was cancelled
 * while others before it were worked out.
 */
async function begin({ mcpReq }: ServerContext): Promise<void> {
  const progressToken = mcpReq._meta?.progressToken
  if (progressToken !== undefined) {
    const params = { progressToken, progress: 0, total: 1, message: 'Working it out' }
    await mcpReq.notify({ method: 'notifications/progress', params })
  }
  // A cancellation that has arrived is read before the work begins.
  await new Promise((resolve) => setTimeout(resolve, 0))
  mcpReq.signal.throwIfAborted()
}

/** What a link leads to, as a resource; a refused one is told as its operation refuses it. */
async function linkedOf(
  uri: string,
  options: McpServerOptions,
): Promise<LinkedResource | undefined> {
  try {
    return await readLink(uri, options)
  } catch (thrown) {
    const { status, body } = refusalOfThrown(thrown)
    if (status >= 500) throw thrown
    throw new ProtocolError(ProtocolErrorCode.InvalidParams, body.error)
  }
}

/** A server for one connection or one request. */
export function createMcpServer(options: McpServerOptions): Server {
  const { baseUrl, onFault } = options
  const server = new Server(
    {
      name: 'pitch-map',
      title: 'Pitch Map',
      version: INTERFACE_VERSION,
      ...(baseUrl !== UNSERVED && { websiteUrl: baseUrl }),
    },
    {
      capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
      instructions: INSTRUCTIONS,
      cacheHints: {
        'tools/list': LASTING,
        'prompts/list': LASTING,
        'resources/list': LASTING,
        'resources/templates/list': LASTING,
        'resources/read': LASTING,
        'server/discover': LASTING,
      },
    },
  )
  server.setRequestHandler(
    'tools/list',
    whole(() => ({ tools: listTools() })),
  )
  server.setRequestHandler(
    'tools/call',
    guarded(options, async ({ params }, context) => {
      const tool = MCP_TOOLS.find(({ name }) => name === params.name)
      if (!tool) {
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          `Unknown tool ${params.name.slice(0, 60)}; there are ${MCP_TOOLS.map(({ name }) => name).join(', ')}`,
        )
      }
      await begin(context)
      return { ...(await callTool(tool, params.arguments ?? {}, baseUrl, onFault)) }
    }),
  )
  server.setRequestHandler(
    'resources/list',
    whole(() => ({
      resources: MCP_RESOURCES.map(({ read: _read, ...resource }) => ({
        ...resource,
        _meta: { ...resource._meta },
      })),
    })),
  )
  server.setRequestHandler(
    'resources/templates/list',
    whole(() => ({ resourceTemplates: [ANSWER_TEMPLATE, ...pictureTemplates(options)] })),
  )
  server.setRequestHandler('completion/complete', ({ params }) => ({
    completion: completionOf(params.argument.name, params.argument.value),
  }))
  server.setRequestHandler(
    'resources/read',
    guarded(options, async ({ params }) => {
      const resource = MCP_RESOURCES.find(({ uri }) => uri === params.uri)
      if (resource) {
        const { uri, mimeType, _meta } = resource
        return { contents: [{ uri, mimeType, text: resource.read(), ...(_meta && { _meta }) }] }
      }
      const linked = answerSchemaOf(params.uri) ?? (await linkedOf(params.uri, options))
      if (!linked) {
        throw new ResourceNotFoundError(
          params.uri,
          `No resource ${params.uri.slice(0, 100)}; there are ${MCP_RESOURCES.map(({ uri }) => uri).join(', ')}`,
        )
      }
      return { contents: [linked] }
    }),
  )
  server.setRequestHandler(
    'prompts/list',
    whole(() => ({
      prompts: MCP_PROMPTS.map(({ write: _write, ...prompt }) => ({
        ...prompt,
        arguments: [...prompt.arguments],
      })),
    })),
  )
  server.setRequestHandler(
    'prompts/get',
    guarded(options, ({ params }) => {
      const prompt = MCP_PROMPTS.find(({ name }) => name === params.name)
      const given = params.arguments ?? {}
      const missing = prompt?.arguments.find(({ name, required }) => required && !given[name])
      if (!prompt || missing) {
        throw new ProtocolError(
          ProtocolErrorCode.InvalidParams,
          missing
            ? `${params.name} needs ${missing.name}: ${missing.description}`
            : `No prompt ${params.name.slice(0, 60)}; there are ${MCP_PROMPTS.map(({ name }) => name).join(', ')}`,
        )
      }
      return {
        description: prompt.description,
        messages: [{ role: 'user', content: { type: 'text', text: prompt.write(given) } }],
      }
    }),
  )
  return server
}
