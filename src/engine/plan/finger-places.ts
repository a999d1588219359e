/**
 * Fingers after places: an exact search over what each finger does from one press to the next.
 * Grips that press nothing are passed over: open strings leave the hand and its fingers where they
 * are. The facts and their weights were learned on fingers that editions print.
 */
import type { Neck } from '../instrument/neck'
import { keptOr, oncePer } from '../once-per'
import { eachHold, fingerOn } from './fingerings'

const WEIGHTS = {
  /** A note that sounds alone, and not by the index finger. */
  alone: 12,
  /** The ring or little finger on a new note while others sound. */
  weak: 10,
  /** Frets that a finger lies beyond one finger a fret, and behind it. */
  stretch: 60,
  squeeze: 12,
  /** The index finger, or another, over several strings. */
  barre: 16,
  tip: 50,
  /** The index finger lies over another fret. */
  shift: 30,
  /** A finger slides along its string while the hand shifts. */
  guide: -12,
  /** A finger goes to another string at once while the hand stays; the index may roll at its fret. */
  leap: 20,
  /** A place that stays pressed changes its finger. */
  swap: 30,
  /** Two fingers in a row at one fret, the lower one on the thinner string. */
  crossed: 22,
  /** A finger that was up comes down. */
  free: -12,
  /** Other fingers than these places mostly have in the piece. */
  elsewhere: 10,
} as const

/** A way to press that costs so much more than the easiest is never taken: 60 to 150 finger alike. */
const TOO_DEAR = 80

/** A string that sounds. */
export interface SoundingPlace {
  readonly string: number
  readonly fret: number
  /** Struck here. */
  readonly isNew: boolean
}

/** What sounds at a grip, and what is known of the hand. */
export interface UnfingeredGrip {
  readonly places: readonly SoundingPlace[]
  /** The hand that the places were chosen for. */
  readonly planned: number
  /**
   * Of a single note in its position: the finger that lies there, whether the next one may take the
   * note, and the hand.
   */
  readonly position?: {
    readonly finger: number
    readonly hand: number
    readonly mayHop: boolean
  }
  /** Where nothing is to be chosen: the fingers by string number, and the hand. */
  readonly held?: { readonly fingers: readonly number[]; readonly hand: number } | undefined
}

/** The fingers of each sounding place, 0 open, and the fret under the index finger. */
export interface FingeredGrip {
  readonly fingers: readonly number[]
  readonly hand: number
}

/** One way to press. */
interface Press {
  readonly hand: number
  /** By finger: the strings under it as bits, and its fret. */
  readonly strings: readonly number[]
  readonly frets: readonly number[]
  /** By place. */
  readonly fingers: readonly number[]
  /** Ways with the same fingers have the same. */
  readonly way: number
  readonly cost: number
}

interface PressTable {
  readonly presses: readonly Press[]
  readonly ways: number
  /**
   * Costs of the moves from each press of another table: `to` × that table's presses + `from`; kept
   * of tables that have more than a press or two.
   */
  readonly moves?: Map<PressTable, Int32Array>
}

type Places = readonly SoundingPlace[]

function pressOf(
  places: Places,
  fingerAt: (string: number) => number,
  { hand, cost, way }: Pick<Press, 'hand' | 'cost' | 'way'>,
): Press {
  const strings = [0, 0, 0, 0, 0]
  const frets = [0, 0, 0, 0, 0]
  let weak = 0
  const fingers = places.map(({ string, fret, isNew }) => {
    const finger = fret === 0 ? 0 : fingerAt(string)
    strings[finger]! |= 1 << string
    frets[finger] = fret
    if (isNew && finger > 2) weak++
    return finger
  })
  const own = places.length === 1 ? (fingers[0]! > 1 ? WEIGHTS.alone : 0) : WEIGHTS.weak * weak
  return { hand, strings, frets, fingers, way, cost: own + cost }
}

/** Every way to press some places that is not too dear. */
function eachPress(neck: Neck, places: Places): PressTable {
  const ways = new Map<string, number>()
  const presses: Press[] = []
  const add = (fingerAt: (string: number) => number, hand: number, cost: number) => {
    const name = places.map(({ string, fret }) => (fret === 0 ? 0 : fingerAt(string))).join()
    const way = keptOr(ways, name, () => ways.size)
    presses.push(pressOf(places, fingerAt, { hand, cost, way }))
  }
  if (places.length === 1) {
    const { fret } = places[0]!
    for (let finger = 1; finger <= 4; finger++) {
      for (let behind = 0; behind <= (finger > 1 ? 1 : 0); behind++) {
        const hand = fret - finger + 1 + behind
        if (hand >= 1) add(() => finger, hand, WEIGHTS.squeeze * behind)
      }
    }
  } else {
    const frets = new Int8Array(neck.strings.length + 1).fill(-1)
    for (const { string, fret } of places) frets[string] = fret
    eachHold(neck, frets, ({ fingers, hand, stretch, squeeze, barre, tip }) => {
      const strings = places.some(({ string }) => fingerOn(fingers, string) === 1)
      const behind = strings ? squeeze : squeeze - 1
      const cost =
        WEIGHTS.stretch * stretch +
        WEIGHTS.squeeze * behind +
        WEIGHTS.barre * barre +
        WEIGHTS.tip * tip
      add((string) => fingerOn(fingers, string), hand, cost)
    })
  }
  const most = Math.min(...presses.map(({ cost }) => cost)) + TOO_DEAR
  const kept = presses.filter(({ cost }) => cost <= most)
  return { presses: kept, ways: ways.size, moves: new Map() }
}

const tablesOf = oncePer(() => new Map<string, PressTable>())
/** Beyond, all are forgotten. */
const MOST_TABLES = 4000

/** The table of a grip, the same one for the same grip where there is something to choose. */
function tableOf(neck: Neck, { places, position, held }: UnfingeredGrip): PressTable {
  if (held) {
    const { fingers, hand } = held
    const press = pressOf(places, (string) => fingers[string]!, { hand, cost: 0, way: 0 })
    return { presses: [press], ways: 1 }
  }
  if (position && (!position.mayHop || position.finger === 4)) {
    const press = pressOf(places, () => position.finger, { hand: position.hand, cost: 0, way: 0 })
    return { presses: [press], ways: 1 }
  }
  const tables = tablesOf(neck)
  if (tables.size >= MOST_TABLES) tables.clear()
  let key = ''
  for (const { string, fret, isNew } of places)
    key += String.fromCharCode(2 * string + +isNew, fret)
  if (!position) return keptOr(tables, key, () => eachPress(neck, places))
  const { finger, hand } = position
  return keptOr(tables, `${key}:${finger} ${hand}`, () => {
    const lying = pressOf(places, () => finger, { hand, cost: 0, way: 0 })
    const hop = pressOf(places, () => finger + 1, { hand, cost: WEIGHTS.squeeze, way: 1 })
    return { presses: [lying, hop], ways: 2 }
  })
}

/** What the fingers do from one press to the next. */
function moveCost(before: Press, after: Press): number {
  const stays = before.hand === after.hand
  let sum = stays ? 0 : WEIGHTS.shift
  let isCrossed = false
  for (let finger = 1; finger <= 4; finger++) {
    const down = after.strings[finger]!
    if (down === 0) continue
    const up = before.strings[finger]!
    const isSameFret = before.frets[finger] === after.frets[finger]
    if (up === 0) sum += WEIGHTS.free
    else if (up & down) sum += !stays && !isSameFret ? WEIGHTS.guide : 0
    else if (stays && (finger > 1 || !isSameFret)) sum += WEIGHTS.leap
    for (let other = 1; other <= 4; other++) {
      const was = before.strings[other]!
      if (other === finger || was === 0 || before.frets[other] !== after.frets[finger]) continue
      for (let both = was & down; both !== 0; both &= both - 1) sum += WEIGHTS.swap
      const isAlone = up === 0 && after.strings[other] === 0 && (was & down) === 0
      if (isAlone && other < finger !== was > down) isCrossed = true
    }
  }
  return isCrossed ? sum + WEIGHTS.crossed : sum
}

function makeMoves(before: PressTable, after: PressTable): Int32Array {
  const moves = new Int32Array(before.presses.length * after.presses.length)
  let at = 0
  for (const to of after.presses) {
    for (const from of before.presses) moves[at++] = moveCost(from, to)
  }
  return moves
}

/** The moves between two tables; none where nothing is to be chosen. */
function movesFor(before: PressTable, after: PressTable): Int32Array | undefined {
  if (before.presses.length * after.presses.length === 1) return undefined
  if (!before.moves || !after.moves) return makeMoves(before, after)
  return keptOr(after.moves, before, () => makeMoves(before, after))
}

/** Tables in a row, the hand that each grip was planned for, and what another hand costs. */
interface Run {
  readonly tables: readonly PressTable[]
  readonly planned: readonly number[]
  readonly offPlan: number
}

/** The cheapest presses of tables in a row; of equal ones the first. */
function searchPresses(
  { tables, planned, offPlan }: Run,
  usual?: ReadonlyMap<PressTable, number>,
): readonly number[] {
  const offsets = [0]
  for (const { presses } of tables) offsets.push(offsets.at(-1)! + presses.length)
  const parents = new Uint16Array(offsets.at(-1)!)
  const totals = new Int32Array(offsets.at(-1)!)
  for (const [index, table] of tables.entries()) {
    const { presses } = table
    const offset = offsets[index]!
    const was = offsets[index - 1] ?? 0
    const moves = index > 0 ? movesFor(tables[index - 1]!, table) : undefined
    const most = usual?.get(table) ?? -1
    let move = 0
    for (let to = 0; to < presses.length; to++) {
      let best = moves ? Number.POSITIVE_INFINITY : 0
      for (let from = 0; moves && from < offset - was; from++) {
        const total = totals[was + from]! + moves[move++]!
        if (total >= best) continue
        best = total
        parents[offset + to] = from
      }
      const { cost, way, hand } = presses[to]!
      const off = hand === planned[index] ? 0 : offPlan
      totals[offset + to] = best + cost + off + (most >= 0 && way !== most ? WEIGHTS.elsewhere : 0)
    }
  }
  const last = totals.subarray(offsets.at(-2)!)
  let press = last.indexOf(Math.min(...last))
  const chosen = new Array<number>(tables.length)
  for (let index = tables.length - 1; index >= 0; index--) {
    chosen[index] = press
    press = parents[offsets[index]! + press]!
  }
  return chosen
}

/**
 * The presses of runs: searched again so that each table is pressed as it mostly is, where one was
 * pressed in several ways.
 */
function pressRuns(runs: readonly Run[]): readonly (readonly number[])[] {
  const first = runs.map((run) => searchPresses(run))
  const votes = new Map<PressTable, number[]>()
  for (const [at, run] of runs.entries()) {
    for (const [index, table] of run.tables.entries()) {
      if (table.ways === 1) continue
      const own = keptOr(votes, table, () => new Array<number>(table.ways).fill(0))
      own[table.presses[first[at]![index]!]!.way]!++
    }
  }
  // One way each is what it mostly is.
  if ([...votes.values()].every((own) => own.filter(Boolean).length === 1)) return first
  const usual = new Map([...votes].map(([table, own]) => [table, own.indexOf(Math.max(...own))]))
  return runs.map((run) => searchPresses(run, usual))
}

/**
 * The fingers of grips whose places are known, in time; `undefined` where nothing is pressed, and
 * where no hand holds the places.
 *
 * @param offPlan what a hand costs that is not the planned one
 */
export function fingerPlaces(
  grips: readonly UnfingeredGrip[],
  neck: Neck,
  offPlan: number,
): readonly (FingeredGrip | undefined)[] {
  const runs: number[][] = [[]]
  const tables = grips.map((grip, index) => {
    if (grip.places.every(({ fret }) => fret === 0)) return undefined
    const table = tableOf(neck, grip)
    if (table.presses.length > 0) runs.at(-1)!.push(index)
    else runs.push([])
    return table
  })
  const found = runs.filter(({ length }) => length > 0)
  const inRow = found.map((run) => ({
    tables: run.map((index) => tables[index]!),
    planned: run.map((index) => grips[index]!.planned),
    offPlan,
  }))
  const presses = pressRuns(inRow)
  const fingered: (FingeredGrip | undefined)[] = grips.map(() => undefined)
  for (const [run, indexes] of found.entries()) {
    for (const [at, press] of presses[run]!.entries()) {
      fingered[indexes[at]!] = inRow[run]!.tables[at]!.presses[press]!
    }
  }
  return fingered
}
