import { Client, StreamableHTTPClientTransport } from '@modelcontextprotocol/client'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import * as z from 'zod'
import { formatQuery } from '#operations/registry/format-query'
import { leanOf } from '#operations/registry/lean'
import { createApp } from '../app'
import { paintPicture } from '../png/paint-picture'
import { listTools } from './server'
import { requestOfCall } from './tools/call-tool'
import { SELF_EXPLAINING } from './tools/tool-schema'
import { MCP_TOOLS } from './tools/tool-table'

const ORIGIN = 'http://pitch.test'
const app = createApp({
  buildId: 'test',
  mcpHosts: ['pitch.test'],
  loadPainter: async () => paintPicture,
})
const fetchApp = async (input: URL | string, init?: RequestInit) => app.request(String(input), init)

function connectTo(versions: 'legacy' | 'auto'): Promise<Client> {
  const client = new Client(
    { name: 'test', version: '1' },
    { versionNegotiation: { mode: versions } },
  )
  const transport = new StreamableHTTPClientTransport(new URL(`${ORIGIN}/mcp`), { fetch: fetchApp })
  return client.connect(transport).then(() => client)
}

const calls = MCP_TOOLS.flatMap((tool) =>
  tool.examples.map(
    (example) => [`${tool.name}: ${example.title}`, tool, example.arguments] as const,
  ),
)

describe.each(['legacy', 'auto'] as const)('a client that speaks %s', (versions) => {
  let client: Client
  beforeAll(async () => {
    client = await connectTo(versions)
  })
  afterAll(() => client.close())

  test('lists the tools with hints and the app that shows them', async () => {
    const { tools } = await client.listTools()
    expect(tools.map(({ name }) => name)).toEqual(MCP_TOOLS.map(({ name }) => name))
    for (const tool of tools) {
      expect(tool.annotations).toEqual({ readOnlyHint: true, openWorldHint: false })
      expect(tool.title).toMatch(/^[A-Z]/)
      const { operation } = MCP_TOOLS.find(({ name }) => name === tool.name)!
      const app = operation.pictures && { resourceUri: 'ui://pitch-map/neck' }
      expect(tool._meta?.ui).toEqual(app)
    }
  })

  test.each(calls)('%s gives what HTTP and the operation give', async (_, tool, given) => {
    const result = await client.callTool({
      name: tool.name,
      arguments: { ...given, detail: 'full' },
    })
    expect(result.isError, JSON.stringify(result.content)).toBeFalsy()
    const request = requestOfCall(tool, given)
    await tool.operation.prepare?.(request)
    expect(result.structuredContent).toEqual(
      JSON.parse(JSON.stringify(tool.operation.run(request, { baseUrl: ORIGIN }))),
    )
    const { method, path } = tool.operation.http
    const response =
      method === 'GET'
        ? await app.request(`${ORIGIN}${path}${formatQuery(request)}`)
        : await app.request(`${ORIGIN}${path}`, { method, body: JSON.stringify(request) })
    expect(await response.json()).toEqual(result.structuredContent)
    const kinds = (result.content as { type: string }[]).map(({ type }) => type)
    expect(new Set(kinds.slice(1))).toEqual(
      new Set(tool.name === 'export_files' ? ['resource_link'] : []),
    )
    const short = await client.callTool({ name: tool.name, arguments: { ...given } })
    expect(short.structuredContent).toEqual(
      leanOf(tool.operation, Object(result.structuredContent)),
    )
    expect(JSON.stringify(short.content).length).toBeLessThanOrEqual(
      JSON.stringify(result.content).length,
    )
    const url = new URL(`${path}${method === 'GET' ? formatQuery(request) : ''}`, ORIGIN)
    url.searchParams.set('detail', 'lean')
    const markdown = await app.request(url.href, {
      method,
      headers: { accept: 'text/markdown' },
      ...(method === 'POST' && { body: JSON.stringify(request) }),
    })
    expect(markdown.headers.get('content-type')).toBe('text/markdown; charset=utf-8')
    expect((short.content as unknown[])[0]).toEqual({ type: 'text', text: await markdown.text() })
  })

  test('reads every resource', async () => {
    const { resources } = await client.listResources()
    expect(resources.map(({ uri }) => uri)).toEqual([
      'pitch-map://scales',
      'pitch-map://glossary',
      'pitch-map://tunings',
      'ui://pitch-map/neck',
    ])
    for (const { uri, mimeType } of resources) {
      const { contents } = await client.readResource({ uri })
      expect(contents).toHaveLength(1)
      expect(contents[0]).toMatchObject({ uri, mimeType, text: expect.stringMatching(/\S/) })
    }
  })

  test('reads a picture that an answer names', async () => {
    const given = { symbol: 'C', limit: 1 }
    const { structuredContent } = await client.callTool({ name: 'find_voicings', arguments: given })
    const [uri] = Object(structuredContent).pictures
    const { contents } = await client.readResource({ uri })
    expect(contents[0]).toMatchObject({ uri, mimeType: 'image/svg+xml' })
    const response = await app.request(uri)
    expect(contents[0]).toMatchObject({ text: await response.text() })
    const { resourceTemplates } = await client.listResourceTemplates()
    expect(resourceTemplates.map(({ uriTemplate }) => uriTemplate.replace(/\{.*/, ''))).toContain(
      uri.replace(/\?.*/, ''),
    )
  })

  test.each([
    ['a document', '/api/chord?symbol=C&limit=1', 'application/json'],
    ['a document as Markdown', '/api/chord?symbol=C&limit=1&format=md', 'text/markdown'],
    ['a picture as PNG', '/api/diagram/voicing.png?frets=x32010', 'image/png'],
    ['a file', '/api/file?type=midi&zproject=2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA', 'audio/midi'],
    ['a project', '/?zproject=2i1aCNVKAEqUIJvbGiTMwCSsZgSIB5IPYWAA', 'application/json'],
  ])('reads %s that an answer links to, as HTTP gives it', async (_what, path, mediaType) => {
    const { contents } = await client.readResource({ uri: ORIGIN + path })
    const response = await app.request(ORIGIN + path.replace(/^\/\?/, '/api/project?'))
    const bytes = Buffer.from(await response.arrayBuffer())
    const [read] = contents
    expect(read!.mimeType).toContain(mediaType)
    const text = 'blob' in read! ? read.blob : read!.text
    expect(text).toBe(bytes.toString('blob' in read! ? 'base64' : 'utf8'))
  })

  test('the text names the first picture', async () => {
    const given = { symbol: 'C', limit: 3 }
    const { content, structuredContent } = await client.callTool({
      name: 'find_voicings',
      arguments: given,
    })
    const { text } = (content as { text: string }[])[0]!
    for (const url of Object(structuredContent).pictures.slice(0, 1)) expect(text).toContain(url)
  })

  test('reads the schema of what each tool answers', async () => {
    for (const { name, operation } of MCP_TOOLS) {
      const { contents } = await client.readResource({ uri: `pitch-map://answers/${name}` })
      const schema = JSON.parse((contents[0] as { text: string }).text)
      const required = z.toJSONSchema(operation.document, { unrepresentable: 'any' }).required
      expect(schema.required).toEqual(required)
    }
    await expect(client.readResource({ uri: 'pitch-map://answers/none' })).rejects.toThrow()
  })

  test.each([
    ['scale', 'lyd', 'lydianDominant'],
    ['instrument', 'UKU', 'ukulele'],
    ['level', '', 'advanced'],
    ['root', 'b', 'Bb'],
  ])('completes %s %j with %s', async (name, value, meant) => {
    const { completion } = await client.complete({
      ref: { type: 'ref/prompt', name: 'explore_key' },
      argument: { name, value },
    })
    expect(completion.values).toContain(meant)
    expect(completion.total).toBe(completion.values.length)
  })

  test('completes the name of a tool, and nothing that has no list', async () => {
    const ref = { type: 'ref/resource' as const, uri: 'pitch-map://answers/{tool}' }
    const answers = await client.complete({ ref, argument: { name: 'tool', value: 'plan_' } })
    expect(answers.completion.values).toEqual([
      'plan_route',
      'plan_melody',
      'plan_practice',
      'plan_progression',
    ])
    const none = await client.complete({ ref, argument: { name: '__proto__', value: '' } })
    expect(none.completion.values).toEqual([])
  })

  test('export_files gives the file of a type, and links to all without one', async () => {
    const made = await client.callTool({ name: 'render_tab', arguments: { positions: 'S5F3' } })
    const { compactUrl } = Object(made.structuredContent)
    const ask = (more: object) =>
      client.callTool({ name: 'export_files', arguments: { zproject: compactUrl, ...more } })
    const [, file, ...others] = (await ask({ type: 'midi' })).content as {
      resource: { blob: string; mimeType: string }
    }[]
    expect(others).toEqual([])
    expect(Buffer.from(file!.resource.blob, 'base64').toString('latin1', 0, 4)).toBe('MThd')
    const all = (await ask({})).content as { type: string; uri: string }[]
    expect(all.slice(1).map(({ type }) => type)).toEqual(Array(5).fill('resource_link'))
    const { contents } = await client.readResource({ uri: all[1]!.uri })
    expect(contents[0]).toHaveProperty('blob')
  })

  test('tells that a call begins, where it is asked to', async () => {
    const told: number[] = []
    await client.callTool(
      { name: 'map_pitch', arguments: { note: 'C4' } },
      { onprogress: ({ progress }) => told.push(progress) },
    )
    expect(told).toEqual([0])
  })

  test('a picture that is refused says why', async () => {
    const uri = `${ORIGIN}/api/diagram/voicing.svg?frets=x3201`
    await expect(client.readResource({ uri })).rejects.toThrow('frets')
  })

  test('fills every prompt', async () => {
    const { prompts } = await client.listPrompts()
    expect(prompts.length).toBeGreaterThanOrEqual(5)
    for (const { name, arguments: wanted } of prompts) {
      const given = Object.fromEntries((wanted ?? []).map((one) => [one.name, `<${one.name}>`]))
      const { messages } = await client.getPrompt({ name, arguments: given })
      const text = JSON.stringify(messages)
      for (const value of Object.values(given)) expect(text).toContain(value)
    }
  })

  test('a prompt tells of the instrument only where one is given', async () => {
    const { prompts } = await client.listPrompts()
    for (const { name, arguments: wanted } of prompts) {
      const given = Object.fromEntries(
        (wanted ?? []).filter(({ required }) => required).map((one) => [one.name, 'G']),
      )
      const textOf = async (more: object) =>
        JSON.stringify(
          (await client.getPrompt({ name, arguments: { ...given, ...more } })).messages,
        )
      expect(await textOf({})).not.toContain('Give instrument')
      const forUkulele = await textOf({ instrument: 'ukulele' })
      expect(forUkulele).toContain('Give instrument \\"ukulele\\" in every call')
      expect(forUkulele).not.toContain('guitar')
    }
  })

  test('a prompt without what it needs is refused by name', async () => {
    await expect(client.getPrompt({ name: 'mark_homework', arguments: {} })).rejects.toThrow(
      'mark_homework needs tab',
    )
  })

  test('an unknown tool or resource is refused with the known ones', async () => {
    await expect(client.callTool({ name: 'play', arguments: {} })).rejects.toThrow('map_pitch')
    await expect(client.readResource({ uri: 'pitch-map://none' })).rejects.toThrow('glossary')
  })
})

describe('a refused call', () => {
  let client: Client
  beforeAll(async () => {
    client = await connectTo('auto')
  })
  afterAll(() => client.close())

  test.each([
    [
      'a typo in a value',
      'get_scale',
      { root: 'F', scale: 'lydain' },
      { root: 'F', scale: 'lydian' },
    ],
    ['a typo in a name', 'find_voicings', { symbol: 'C', limt: 2 }, { symbol: 'C', limit: 2 }],
    ['a number as text', 'find_voicings', { symbol: 'C', limit: '2' }, { symbol: 'C', limit: 2 }],
    ['more than the most', 'find_voicings', { symbol: 'C', limit: 99 }, { symbol: 'C', limit: 24 }],
    [
      'truth as text',
      'find_voicings',
      { symbol: 'F', noBarre: 'true' },
      { symbol: 'F', noBarre: true },
    ],
    [
      'another word for a name',
      'plan_route',
      { notes: 'G3,B3', key: 'G' },
      { notes: 'G3,B3', root: 'G' },
    ],
    [
      'a chord among several',
      'plan_progression',
      { chords: 'C G, Hm, Em' },
      { chords: 'C,G,Bm,Em' },
    ],
    [
      'a scale beside German names',
      'get_scale',
      { root: 'H', scale: 'lydain', names: 'german' },
      { root: 'H', scale: 'lydian', names: 'german' },
    ],
    ['one item of a list', 'find_scales', { notes: 'C,H,E' }, { notes: 'C,B,E' }],
    [
      'a German chord',
      'compile_drill',
      { key: 'A', scale: 'minor', chord: 'Es7' },
      { key: 'A', scale: 'minor', chord: 'Eb7' },
    ],
    ['a typo in detail', 'map_pitch', { detail: 'ful' }, { detail: 'full' }],
    [
      'two typos at once',
      'plan_route',
      { notes: 'C3,D3', position: 'frist', limit: 99 },
      { notes: 'C3,D3', position: 'first', limit: 24 },
    ],
  ])('says the corrected call after %s', async (_, name, given, corrected) => {
    const result = await client.callTool({ name, arguments: given })
    expect(result.isError).toBe(true)
    expect(result.structuredContent).toMatchObject({
      correctedCall: { name, arguments: corrected },
    })
    expect(JSON.stringify(result.content)).toContain('Call this instead')
    const again = await client.callTool({ name, arguments: corrected })
    expect(again.isError).toBeFalsy()
  })

  test.each([
    ['an unplayable pitch', 'plan_route', { notes: 'C1', maxFret: 9 }],
    ['a number that means itself', 'map_pitch', { midi: 300 }],
    ['a tempo', 'plan_melody', { melody: 'C4:1', tempo: 9000 }],
    ['a capo', 'find_voicings', { symbol: 'C', capo: 14 }],
    ['another instrument', 'find_voicings', { symbol: 'C', instrument: 'piano' }],
    ['a word that is given twice', 'get_scale', { root: 'C', tonic: 'D' }],
    ['nothing', 'find_voicings', {}],
  ])('offers no call after %s', async (_, name, given) => {
    const result = await client.callTool({ name, arguments: given })
    expect(result.isError).toBe(true)
    expect(result.structuredContent).not.toHaveProperty('correctedCall')
    expect(JSON.stringify(result.content)).not.toMatch(/call this|call that works/i)
  })
})

describe('tool definitions', () => {
  test.each(listTools().map((tool) => [tool.name, tool] as const))(
    '%s is flat, described in full and names its siblings',
    (name, tool) => {
      const { inputSchema, description } = tool
      expect(name).toMatch(/^[a-z]+_[a-z]+$/)
      expect(Object.keys(inputSchema)).not.toContain('oneOf')
      for (const [field, schema] of Object.entries(
        inputSchema.properties as Record<string, { type: string; description?: string }>,
      )) {
        expect(['string', 'integer', 'number', 'boolean'], field).toContain(schema.type)
        if (['detail', 'names'].includes(field) || SELF_EXPLAINING.has(field)) continue
        expect(schema.description?.length ?? 0, field).toBeGreaterThan(8)
      }
      const siblings = MCP_TOOLS.map((one) => one.name).filter((one) => one !== name)
      expect(siblings.some((sibling) => description.includes(sibling))).toBe(true)
      expect(description).toMatch(/Use it /)
      expect(description.length).toBeLessThan(800)
    },
  )

  test('all of them take less than 25 kB', () => {
    expect(listTools().length).toBeGreaterThanOrEqual(16)
    expect(JSON.stringify(listTools()).length).toBeLessThan(25_000)
  })
})

describe('the endpoint', () => {
  const call = (headers: Record<string, string>, body = '{}') =>
    app.request(`${ORIGIN}/mcp`, { method: 'POST', body, headers })

  test('refuses a host that is not its own', async () => {
    const response = await call({ host: 'evil.test' })
    expect(response.status).toBe(403)
    expect(await response.json()).toMatchObject({ code: 'forbidden-origin' })
  })

  test.each(['null', 'file:///etc', 'nonsense'])('refuses the origin %s', async (origin) => {
    expect((await call({ origin })).status).toBe(403)
  })

  test('refuses a body above 256 kB', async () => {
    const headers = {
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    }
    expect((await call(headers, `"${'a'.repeat(262_144)}"`)).status).toBe(413)
  })

  test('lets any web page ask, as the rest of the service does', async () => {
    const response = await app.request(`${ORIGIN}/mcp`, { method: 'OPTIONS' })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
  })
})
