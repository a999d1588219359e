/** Figures of the visits as tables of text. */
import type { LongFrame, Seen, TimedEvent } from './workbench-page'
import { dearestFunctions, type Profile } from './workbench-profile'

export interface Visit {
  readonly seen: Seen
  readonly profile: Profile | undefined
}

/** Presses longer than this are told one by one. */
const SLOW_MS = 100
const MOST_SLOW = 24
const SCRIPTS_TOLD = 3

const isMove = ({ interactionId }: TimedEvent) => interactionId === 0

export const median = (values: readonly number[]) =>
  [...values].sort((left, right) => left - right)[Math.floor(values.length / 2)] ?? 0

/** One press, key or movement: the longest of its events, as INP counts it. */
function interactionsOf({ events, kinds }: Seen): ReadonlyMap<string, readonly TimedEvent[]> {
  const byKind = new Map<string, Map<string, TimedEvent>>(
    kinds.map(([, kind]) => [kind, new Map()]),
  )
  for (const event of events) {
    const kind = kinds.findLast(([startMs]) => startMs <= event.startMs)?.[1]
    const own = kind === undefined ? undefined : byKind.get(kind)
    const moves = /^(pointer|mouse)(over|enter|move)$/.test(event.name)
    if (!own || !(event.interactionId > 0 || moves)) continue
    const key = moves ? `move ${event.startMs}` : String(event.interactionId)
    const before = own.get(key)
    if (!before || before.durationMs < event.durationMs) own.set(key, event)
  }
  return new Map(Array.from(byKind, ([kind, own]) => [kind, [...own.values()]]))
}

function pressesOf(seen: Seen): readonly TimedEvent[] {
  return [...interactionsOf(seen).values()].flat().filter((event) => !isMove(event))
}

export function pressTimesOf(seen: Seen): readonly number[] {
  return pressesOf(seen).map(({ durationMs }) => durationMs)
}

/** The 98th percentile as browsers reckon it: one of fifty interactions may be slower. */
export function inpOf(seen: Seen): number {
  const falling = [...pressTimesOf(seen)].sort((left, right) => right - left)
  return falling[Math.min(falling.length - 1, Math.floor(falling.length / 50))] ?? 0
}

const columns = (...figures: readonly number[]) =>
  figures.map((figure) => figure.toFixed(0).padStart(7)).join(' ')

/** The slowest press of each kind. */
export function tellKinds(visits: readonly Visit[]): void {
  console.log('\nslowest of each kind, ms               worst   waits   works  paints  by')
  const kinds = visits.map(({ seen }) => interactionsOf(seen))
  for (const kind of new Set(kinds.flatMap((own) => [...own.keys()]))) {
    const events = kinds.flatMap((own) => own.get(kind) ?? [])
    const [worst] = events.toSorted((a, b) => b.durationMs - a.durationMs)
    if (!worst) {
      console.log(kind.padEnd(36), '   < 16')
      continue
    }
    const { durationMs, delayMs, workMs, name, what } = worst
    const paintsMs = Math.max(0, durationMs - delayMs - workMs)
    console.log(kind.padEnd(36), columns(durationMs, delayMs, workMs, paintsMs), '', name, what)
  }
}

function tellFrame({ endMs, startMs, layoutMs, scripts }: LongFrame): void {
  console.log(
    `      frame of ${(endMs - startMs).toFixed(0)} ms, style and layout ${layoutMs.toFixed(0)}`,
  )
  const dearest = scripts.toSorted((a, b) => b.durationMs - a.durationMs)
  for (const { what, durationMs, forcedLayoutMs } of dearest.slice(0, SCRIPTS_TOLD)) {
    const forced = forcedLayoutMs > 1 ? `, ${forcedLayoutMs.toFixed(0)} of it layout` : ''
    console.log(`        ${durationMs.toFixed(0).padStart(4)} ms  ${what}${forced}`)
  }
}

/** Every press over the goal, with the long frames and, if there is a profile, functions in it. */
export function tellSlow(visits: readonly Visit[]): void {
  const slow = visits.flatMap(({ seen, profile }) =>
    pressesOf(seen)
      .filter(({ durationMs }) => durationMs > SLOW_MS)
      .map((event) => ({ seen, profile, event })),
  )
  slow.sort((a, b) => b.event.durationMs - a.event.durationMs)
  console.log(`\npresses over ${SLOW_MS} ms: ${slow.length}`)
  for (const { seen, profile, event } of slow.slice(0, MOST_SLOW)) {
    const { startMs, durationMs, name, what } = event
    const endMs = startMs + durationMs
    const kind = seen.kinds.findLast(([from]) => from <= startMs)?.[1]
    console.log(`  ${durationMs.toFixed(0).padStart(5)} ms  ${kind}: ${name} ${what}`)
    for (const frame of seen.frames) {
      if (frame.startMs < endMs && frame.endMs > startMs) tellFrame(frame)
    }
    const dearest = profile ? dearestFunctions(profile, startMs, endMs) : []
    for (const line of dearest) console.log(`        ${line}`)
  }
}
