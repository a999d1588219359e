/** Bodies of POST requests, drawn, the same for one seed: rhythm and tab as people and programs write it. */
import type { AnyOperation } from '#operations/registry/operation'
import { type Draw, drawRequest, type Request, ROOTS, SUFFIXES } from './random-request'

const one = <Item>(draw: Draw, items: readonly Item[]): Item => items[draw(items.length)]!

/** Lengths in beats: plain, in triplets, as arithmetic leaves them, tiny, and as long as may be. */
const DURATIONS = [1, 0.5, 1 / 3, 2 / 7, 0.1 + 0.2, 1e-3, 1e-7, 16] as const
const LONG_DURATIONS = [...DURATIONS, 17, 64.5, 1024] as const
const STARTS = [0, 1, 2.5, 1 / 3, 0.1 + 0.2, 1e-7, 63.75, 1024] as const
const TITLES = ['Riff', 'Étude no. 7', 'a & b <c>', '雨 "x" #1?', '50% off'] as const

const meter = (draw: Draw) => ({
  tempo: one(draw, [20, 90, 132.5, 400]),
  timeSignature: one(draw, [
    [4, 4],
    [3, 4],
    [7, 8],
    [1, 32],
    [32, 1],
  ]),
})

const anEvent = (draw: Draw, most: { readonly string: number; readonly fret: number }) => ({
  string: 1 + draw(most.string),
  fret: draw(most.fret + 1),
  startBeat: one(draw, STARTS),
  durationBeats: one(draw, LONG_DURATIONS),
  ...(draw(6) === 0 && { midi: 40 + draw(40) }),
})

const someEvents = (draw: Draw, most: { readonly string: number; readonly fret: number }) =>
  Array.from({ length: 1 + draw(draw(8) === 0 ? 320 : 8) }, () => anEvent(draw, most))

/** A staff of six lines with a few frets on them. */
function aTab(draw: Draw): string {
  const columns = 8 + draw(40)
  return ['e', 'B', 'G', 'D', 'A', 'E']
    .map((label) => {
      const cells = Array.from({ length: columns }, () => (draw(9) === 0 ? String(draw(26)) : '-'))
      return `${label}|${cells.join('-')}|`
    })
    .join('\n')
}

function aGrip(draw: Draw): string {
  const frets = Array.from({ length: 6 }, () => (draw(4) === 0 ? 'x' : String(draw(25))))
  return frets.join(draw(8) === 0 ? '' : '-')
}

const BODY_OF: Readonly<Record<string, (draw: Draw) => Request>> = {
  planMelody: (draw) => ({
    ...meter(draw),
    notes: Array.from({ length: 1 + draw(8) }, () => ({
      note: `${one(draw, ROOTS)}${3 + draw(2)}`,
      durationBeats: one(draw, DURATIONS),
      ...(draw(4) === 0 && { startBeat: one(draw, STARTS) }),
    })),
    ...(draw(2) === 0 && { title: one(draw, TITLES) }),
  }),
  renderTab: (draw) => ({
    ...meter(draw),
    events: someEvents(draw, { string: 6, fret: 24 }),
    ...(draw(2) === 0 && { title: one(draw, TITLES) }),
  }),
  checkTab: (draw) => ({
    ...meter(draw),
    ...one<() => Request>(draw, [
      () => ({ tab: aTab(draw) }),
      () => ({ frets: aGrip(draw) }),
      () => ({ frets: aGrip(draw), symbol: `${one(draw, ROOTS)}${one(draw, SUFFIXES)}` }),
      () => ({ events: someEvents(draw, { string: 7, fret: 26 }) }),
    ])(),
  }),
}

/** The body of an operation that is posted to; one that has no row here, from its schema. */
export function drawBody(operation: AnyOperation, draw: Draw): Request {
  return BODY_OF[operation.id]?.(draw) ?? drawRequest(operation, draw)
}
