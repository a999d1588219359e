/**
 * Speed of the polyphonic hand, one thread. Run: `npm run bench -- polyphony`. A busy machine
 * disturbs the fastest of many runs least.
 *
 * The pieces are drawn once from a fixed seed: playable grips of 1–6 notes on a standard guitar,
 * in phrases that return as in a song.
 */
import { type Neck, STANDARD_NECK } from '#engine/instrument/neck'
import { weightsOf } from '#engine/polyphony/cost-table'
import type { HandNote } from '#engine/polyphony/hand-plan'
import { searchHandZones } from '#engine/polyphony/hand-zones'
import { layersOf } from '#engine/polyphony/layers'
import { holdNotes, newNotesOf } from '#engine/polyphony/onsets'
import { planHand } from '#engine/polyphony/plan-hand'

function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1103515245) + 12345) >>> 0
    return (state >>> 8) % below
  }
}

/** A grip of 1–6 notes within four frets. */
function drawGrip(neck: Neck, draw: (below: number) => number): readonly number[] {
  const size = 1 + draw(neck.strings.length)
  const first = draw(neck.strings.length - size + 1)
  const base = 1 + draw(12)
  return neck.strings.slice(first, first + size).map(({ midi }) => {
    const open = draw(5) === 0
    return open ? midi : midi + base + draw(size > 3 ? 2 : 4)
  })
}

/** Phrases of eight grips, each new one with a chance of one in `repeats`, else an earlier one. */
function drawPiece(onsets: number, repeats: number, durationBeats: number): readonly HandNote[] {
  const draw = drawFrom(12345)
  const phrases: (readonly (readonly number[])[])[] = []
  const notes: HandNote[] = []
  for (let onset = 0; onset < onsets; onset += 8) {
    const isNew = phrases.length === 0 || draw(repeats) === 0
    const phrase = isNew
      ? Array.from({ length: 8 }, () => drawGrip(STANDARD_NECK, draw))
      : phrases[draw(phrases.length)]!
    if (isNew) phrases.push(phrase)
    for (const [index, grip] of phrase.entries()) {
      const startBeat = (onset + index) / 2
      for (const midi of grip) notes.push({ midi, startBeat, durationBeats })
    }
  }
  return notes
}

/** The same grips as broken chords: four onsets of one or two notes a grip, all ringing on. */
function breakChords(notes: readonly HandNote[], onsets: number): readonly HandNote[] {
  const grips = new Map<number, HandNote[]>()
  for (const note of notes) grips.set(note.startBeat, [...(grips.get(note.startBeat) ?? []), note])
  return [...grips.values()].slice(0, onsets / 4).flatMap((grip, index) =>
    grip.slice(0, 5).map(({ midi }, at) => {
      const startBeat = index * 2 + (at % 4) / 2
      return { midi, startBeat, durationBeats: index * 2 + 2 - startBeat }
    }),
  )
}

const weights = weightsOf('lead')
const layersFor = (notes: readonly HandNote[], neck: Neck) =>
  layersOf(holdNotes(newNotesOf(notes)), {
    neck,
    maxFret: neck.maxFret,
    style: 'lead',
    ease: 'hard',
  })

/** The same neck as another object, for which nothing is kept. */
const freshNeck = (): Neck => ({ ...STANDARD_NECK })

function playable(notes: readonly HandNote[]): readonly HandNote[] {
  const layers = layersFor(notes, STANDARD_NECK)
  const lost = new Set(
    layers
      .filter(({ states }) => states.count === 0)
      .flatMap(({ onset }) => onset.fresh.map(({ note }) => note)),
  )
  return notes.filter((_, note) => !lost.has(note))
}

interface Timing {
  /** Ascending. */
  readonly wall: readonly number[]
  /** Processor time of one run, helper threads included. */
  readonly cpuMs: number
}

function cpuMsSince(start: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(start)
  return (user + system) / 1000
}

function timesOf(runs: number, work: () => unknown): Timing {
  for (let warm = 0; warm < 3; warm++) work()
  const start = process.cpuUsage()
  const wall = Array.from({ length: runs }, () => {
    const began = performance.now()
    work()
    return performance.now() - began
  })
  return { wall: wall.sort((a, b) => a - b), cpuMs: cpuMsSince(start) / runs }
}

function report(what: string, { wall, cpuMs }: Timing, targetMs?: number): void {
  const target = targetMs === undefined ? '' : `  target ${targetMs}`
  const columns = [wall[0]!, wall[wall.length >> 1]!, cpuMs]
  console.log(
    `${what.padEnd(48)}${columns.map((ms) => ms.toFixed(2).padStart(11)).join('')}${target}`,
  )
}

const search = (notes: readonly HandNote[], neck: Neck, limit: number) =>
  searchHandZones(layersFor(notes, neck), weights, limit)

console.log(
  `${''.padEnd(48)}${['fastest ms', 'median ms', 'CPU ms'].map((text) => text.padStart(11)).join('')}`,
)

const coldNeck = freshNeck()
const thousand = drawPiece(1000, 4, 0.5)
const coldCpu = process.cpuUsage()
const drawn = performance.now()
search(thousand, coldNeck, 1)
report(
  '1,000 onsets, process and tables cold',
  { wall: [performance.now() - drawn], cpuMs: cpuMsSince(coldCpu) },
  60,
)

const song = playable(thousand)
const counts = layersFor(song, STANDARD_NECK).map(({ states }) => states.count)
counts.sort((a, b) => a - b)
console.log(
  `  ${counts.length} onsets, ${song.length} notes; states an onset: median ${counts[counts.length >> 1]}, 95 % ${counts[Math.floor(counts.length * 0.95)]}, most ${counts.at(-1)}`,
)
report(
  '1,000 onsets, warm',
  timesOf(60, () => search(song, STANDARD_NECK, 1)),
  8,
)
report(
  '1,000 onsets, empty tables',
  timesOf(20, () => search(song, freshNeck(), 1)),
)
report(
  '1,000 onsets with zones, warm',
  timesOf(30, () => search(song, STANDARD_NECK, 5)),
  20,
)
const distinct = playable(drawPiece(1000, 1, 0.5))
report(
  '1,000 onsets, none returns, warm',
  timesOf(20, () => search(distinct, STANDARD_NECK, 1)),
)
report(
  '1,000 onsets, none returns, empty tables',
  timesOf(10, () => search(distinct, freshNeck(), 1)),
)
const broken = playable(breakChords(song, 1000))
report(
  '1,000 onsets, broken chords that ring, warm',
  timesOf(20, () => search(broken, STANDARD_NECK, 1)),
  60,
)
const ringing = playable(drawPiece(1000, 4, 2))
report(
  '1,000 onsets, every note rings on, warm',
  timesOf(20, () => search(ringing, STANDARD_NECK, 1)),
)
const sixty = playable(drawPiece(64, 1, 0.5)).filter(({ startBeat }) => startBeat < 30)
const plan60 = () => planHand({ neck: STANDARD_NECK, notes: sixty, limit: 5 })
report('60 onsets, whole plan with zones, warm', timesOf(200, plan60), 4)

for (const length of [5000, 10_000, 20_000]) {
  const notes = playable(drawPiece(length, 20, 0.5))
  const times = timesOf(5, () => search(notes, STANDARD_NECK, 1))
  report(`${length.toLocaleString('en')} onsets, warm`, times, length === 20_000 ? 400 : undefined)
}

const long = playable(drawPiece(20_000, 20, 0.5))
globalThis.gc?.()
const before = process.memoryUsage()
const plan = planHand({ neck: freshNeck(), notes: long })
const after = process.memoryUsage()
const grown = after.heapUsed + after.arrayBuffers - before.heapUsed - before.arrayBuffers
console.log(
  `whole plan of 20,000 onsets: ${(grown / 2 ** 20).toFixed(0)} MB grown (target 150); ${plan.routes[0]!.notes.length} notes`,
)
