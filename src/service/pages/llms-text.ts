/**
 * llms.txt and llms-full.txt: the service in words that an agent can act on, worked out from the
 * list of operations. The short one fits a prompt, the full one says everything.
 */

import { describeField, type RequestField, requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { NECK_FIELDS } from '#operations/schemas/neck-parameters'
import { MCP_PATH } from './api-catalog'
import { GUIDES, pageTexts } from './guide-list'

/** Examples with longer URLs teach nothing more and cost a prompt much. */
const MAX_EXAMPLE_LENGTH = 300
/** The same for the short text. */
const MAX_SHORT_QUERY = 36
/** Told once for all. */
const ON_NECK = [...NECK_FIELDS, 'leftHanded']

function fieldText({ json, name, required }: RequestField, withAbout: boolean): string {
  const fallback = json.default === undefined ? '' : ` (default ${JSON.stringify(json.default)})`
  const about = withAbout && json.description !== undefined ? ` ${json.description}` : ''
  return `${name}${required ? ' (required)' : ''}: ${describeField(json)}${fallback}.${about}`
}

function examplesOf(operation: AnyOperation, baseUrl: string): readonly string[] {
  const { method, path } = operation.http
  return operation.examples
    .map((example) =>
      method === 'GET'
        ? `- ${example.title}: ${baseUrl}${path}${formatQuery(example.request)}`
        : `- ${example.title}: POST ${JSON.stringify(example.request)}`,
    )
    .filter((line) => line.length <= MAX_EXAMPLE_LENGTH)
}

/** One operation in two or three lines: its path, the names of its parameters, an example. */
function shortOperationText(operation: AnyOperation): string {
  const { http, request } = operation
  const fields = [...requestFieldsOf(request).values()]
  const hasNeck = NECK_FIELDS.every((name) => fields.some((field) => field.name === name))
  const names = [
    ...fields
      .filter(({ name }) => !hasNeck || !ON_NECK.some((one) => one === name))
      .map(({ name, required }) => `${name}${required ? '!' : ''}`),
    ...(hasNeck ? ['(neck)'] : []),
  ]
  const lines = [`### ${http.method} ${http.path}`, names.join(', '), shortExampleOf(operation)]
  return lines.filter((line) => line !== '').join('\n')
}

/**
 * The first body, which tells the fields of its lists (the short text names them nowhere else), or
 * the shortest query: later bodies show what is refused.
 */
function shortExampleOf({ http, examples }: AnyOperation): string {
  if (http.method === 'POST') {
    const bodies = examples.map(({ request }) => JSON.stringify(request))
    const first = bodies.find((body) => body.length <= MAX_EXAMPLE_LENGTH)
    return first === undefined ? '' : `Body: ${first}`
  }
  const [shortest = ''] = examples
    .map(({ request }) => formatQuery(request))
    .filter(
      (query) => query !== '' && query.length <= MAX_SHORT_QUERY && !query.includes('zproject'),
    )
    .toSorted((one, other) => one.length - other.length)
  return shortest === '' ? '' : `Such as ${shortest}`
}

const INTRODUCTION = `# Pitch Map

> Exact answers about pitches on piano, guitar and other fretted instruments in any tuning: places on the neck, spelling in a key, chord grips, scales, fingered routes, drills and tab. Read-only HTTP/JSON, no key needed.

Conventions: on a guitar string 1 is the highest (E4), string 6 the lowest (E2), fret 0 is open; grips such as x32010 are written from the last string to string 1. C4 is MIDI 60. Write # as %23 in URLs (F%23); lists are separated by commas. Where strings or frets are named, instrument=, tuning= (id or pitches, the last string first) and capo= choose the neck, the standard guitar by default; frets count from the capo, notes are as they sound; leftHanded=true mirrors pictures of grips and necks. Add format=md for readable text, detail=lean for the essential fields of the JSON alone, names=german (H, B) or names=solfege (Si, Sib) for such names. Refusals say what is allowed; correct the request as they say.`

const QUESTIONS = `## Which operation answers what

- Where is a note, what is it in a key or over a chord: GET /api/map
- The best place for one note: GET /api/positions. Fingers for a line or scale: GET /api/route
- Grips of any chord symbol (F#m7, G7alt, C/E): GET /api/chord?symbol=
- Instruments and tunings: GET /api/instruments. Fingers on the piano: GET /api/piano
- Name of a grip or of notes: GET /api/identify. Is this grip or tab right: POST /api/check
- Scales over a chord: GET /api/chord-scale. Scales with these notes: GET /api/scales/containing. One: GET /api/scale-map
- Key of chords or notes, modulations, scales over a progression: GET /api/key. Substitutes that keep a melody: GET /api/reharmonize
- Next chords: GET /api/composer. Smooth grips for a progression: GET /api/progression. From the grip held to the next chord: GET /api/voice-leading
- A song sheet: POST /api/song. Easiest capo: GET /api/capo. Strums and bass lines: GET /api/accompaniment
- An exercise: GET /api/practice, over chords GET /api/practice/pattern, a session /api/practice-plan. A riff: GET /api/recipes/tab. Tab from known frets: POST /api/tab. A melody with rhythm: POST /api/route. A piece for one player: POST /api/arrange
- Files in: POST /api/import, out: GET /api/files. A picture: GET /api/diagram/ voicing.svg, fretboard.svg, piano.svg, tab.svg, score.svg (or .png)`

const FOR_AGENTS = GUIDES.filter(({ isForPeople }) => !isForPeople)

function linksText(baseUrl: string): string {
  const guides = FOR_AGENTS.map(({ name, title }) => `- ${title}: ${baseUrl}/docs/${name}.md`)
  return [
    `- MCP (streamable HTTP, no login): ${baseUrl}${MCP_PATH}`,
    `- Everything in one text: ${baseUrl}/llms-full.txt`,
    `- Machine description: ${baseUrl}/openapi.json`,
    `- Skill file: ${baseUrl}/skill.md`,
    ...guides,
    `- Workbench: ${baseUrl}/`,
  ].join('\n')
}

/** The short text, at most 8 kB: what to ask, the names of all parameters, and where the rest is. */
export function llmsText(operations: readonly AnyOperation[], baseUrl: string): string {
  return `${INTRODUCTION}

${QUESTIONS}

## Links

${linksText(baseUrl)}

## Operations

Required parameters end in !; (neck) stands for ${NECK_FIELDS.join(', ')}. What each takes, its default and examples: ${baseUrl}/docs.md, or GET /api/capabilities.

${operations.map(shortOperationText).join('\n')}
`
}

function operationText(operation: AnyOperation, baseUrl: string): string {
  const fields = [...requestFieldsOf(operation.request).values()]
  return [
    `### ${operation.http.method} ${operation.http.path}`,
    '',
    operation.description,
    '',
    ...fields.map((field) => `- ${fieldText(field, true)}`),
    ...(operation.errors.length > 0
      ? [`- Refusals of its own: ${operation.errors.join(', ')}.`]
      : []),
    '',
    'Examples:',
    '',
    ...examplesOf(operation, baseUrl),
  ].join('\n')
}

/** The reference as Markdown. */
export function referenceText(operations: readonly AnyOperation[], baseUrl: string): string {
  return `${INTRODUCTION}

## Links

${linksText(baseUrl)}

## Operations

${operations.map((operation) => operationText(operation, baseUrl)).join('\n\n')}
`
}

/** Everything: the reference, the guides, the glossary. */
export function llmsFullText(operations: readonly AnyOperation[], baseUrl: string): string {
  const { PAGE_TEXTS: texts } = pageTexts()
  const guides = FOR_AGENTS.map(({ name }) => texts[name])
  return [referenceText(operations, baseUrl), ...guides, texts.glossary].join('\n\n')
}
