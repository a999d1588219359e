/** Requests drawn from what the operations publish about their parameters, the same for one seed. */
import { CHORD_IDS } from '#engine/theory/chord'
import { SCALES } from '#engine/theory/scale'
import { type RequestField, requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { renderTab } from '#operations/tab/render-tab'

export type Request = Record<string, unknown>
/** A number from 0 up to, and not including, `below`. */
export type Draw = (below: number) => number

/** Drawn numbers, the same for one seed (mulberry32). */
export function drawFrom(seed: number): Draw {
  let state = seed >>> 0
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}

const LETTERS = ['C', 'D', 'E', 'F', 'G', 'A', 'B']
export const ROOTS = LETTERS.flatMap((letter) => [letter, `${letter}#`, `${letter}b`])
const KEYS = ROOTS.flatMap((root) => [root, `${root}m`])
export const SUFFIXES = [
  '',
  'm',
  '7',
  'maj7',
  'm7',
  'dim',
  'm7b5',
  '9',
  '6',
  'sus4',
  'aug',
  '7b9',
  'maj9',
]
const SYMBOLS = ROOTS.flatMap((root) => SUFFIXES.map((suffix) => root + suffix))
const FRETS = ['x32010', 'x02220', '320003', '022100', 'xx0232', 'x-10-12-12-12-10', '133211']
const SHAPES = ['E-major-barre:1', 'A-minor-barre:3', 'E-m7-barre:5', 'A-7-barre:2']
const POSITIONS = ['any', 'open', 'first', 'second', 'third', 'fifth', 'seventh', 'twelfth']

/** The guitar most often, since most grips and places drawn here are its own. */
const INSTRUMENT_IDS = ['guitar', 'guitar', 'guitar', 'guitar-7', 'bass', 'ukulele', 'banjo']
const TUNINGS = ['drop-d', 'half-step-down', 'open-g', 'D2,A2,D3,G3,B3,E4', 'C2,G2,D3,A3,B3,E4']

const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!
const some = (draw: Draw, most: number, item: () => string) =>
  Array.from({ length: 1 + draw(most) }, item)

/** A melody of notes with octaves that a guitar has. */
export function drawMelody(draw: Draw, length: number): string[] {
  return Array.from({ length }, () => `${one(draw, ROOTS)}${3 + draw(2)}`)
}

/** The `project` parameter of a drawn tab of so many notes. */
export function drawProject(draw: Draw, noteCount: number, form: 'appUrl' | 'compactUrl'): string {
  const events = Array.from({ length: noteCount }, (_, index) => ({
    string: 1 + draw(6),
    fret: draw(16),
    startBeat: index / 2,
    durationBeats: 0.5,
  }))
  const request = renderTab.request.parse({ events, tempo: 60 + draw(120) })
  const document = renderTab.run(request, { baseUrl: 'http://x' })
  return new URL(document[form]!).search.replace(/^\?z?project=/, '')
}

/** Values of text parameters by name; the schemas publish the others. */
const BY_NAME: Readonly<Record<string, (draw: Draw) => unknown>> = {
  note: (draw) => `${one(draw, ROOTS)}${3 + draw(3)}`,
  root: (draw) => one(draw, ROOTS),
  chordRoot: (draw) => one(draw, ROOTS),
  contextRoot: (draw) => one(draw, ROOTS),
  key: (draw) => one(draw, KEYS),
  scale: (draw) => one(draw, SCALES).id,
  contextScale: (draw) => one(draw, SCALES).id,
  chord: (draw) => one(draw, CHORD_IDS),
  notes: (draw) => drawMelody(draw, 1 + draw(8)),
  symbol: (draw) => one(draw, SYMBOLS),
  chords: (draw) => some(draw, 6, () => one(draw, SYMBOLS)),
  symbols: (draw) => some(draw, 6, () => one(draw, SYMBOLS)),
  frets: (draw) => one(draw, FRETS),
  shape: (draw) => one(draw, SHAPES),
  position: (draw) => one(draw, POSITIONS),
  hand: (draw) => `${1 + draw(9)}-${10 + draw(4)}`,
  previous: (draw) => `S${1 + draw(6)}F${draw(13)}`,
  instrument: (draw) => one(draw, INSTRUMENT_IDS),
  tuning: (draw) => one(draw, TUNINGS),
  project: (draw) => drawProject(draw, 1 + draw(16), 'appUrl'),
  zproject: (draw) => drawProject(draw, 1 + draw(16), 'compactUrl'),
}

function drawValue(draw: Draw, field: RequestField): unknown {
  const { json, name } = field
  if (json.enum) return one(draw, json.enum)
  if (field.kind === 'boolean') return draw(2) === 0
  if (field.kind === 'integer' || field.kind === 'number') {
    const low = json.minimum ?? Math.ceil((json.exclusiveMinimum ?? 0) + 1)
    return low + draw((json.maximum ?? low + 100) - low + 1)
  }
  if (field.kind === 'list' && json.items?.enum) {
    const { enum: items } = json.items
    return some(draw, 3, () => String(one(draw, items)))
  }
  return BY_NAME[name]?.(draw) ?? json.examples?.[0] ?? 'x'
}

/** A request with the required parameters and each other one by a chance of one in three. */
export function drawRequest(operation: AnyOperation, draw: Draw): Request {
  const request: Request = {}
  for (const field of requestFieldsOf(operation.request).values()) {
    if (field.required || draw(3) === 0) request[field.name] = drawValue(draw, field)
  }
  return request
}

/** The path and query of a GET. */
export function urlOf(operation: AnyOperation, request: Request): string {
  return `${operation.http.path}${formatQuery(request)}`
}
