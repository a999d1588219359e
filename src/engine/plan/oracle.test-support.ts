/**
 * A slow, obvious planner: every place, every finger, every sequence, priced by what a player would
 * count with the hand before the eyes. It shares the weights and the pair limits' numbers with the
 * planner, and no code.
 */
import { fretPositionsOf } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { Pin } from './note'
import type { Term } from './weights'

interface Press {
  readonly string: number
  readonly fret: number
  readonly finger: number
}

/** A hand over strings: what is struck, what rings on (`undefined`: let go), and what is pressed. */
export interface OracleState {
  readonly fresh: readonly Press[]
  readonly held: readonly (Press | undefined)[]
  readonly hand: number
  readonly stretch: number
  readonly squeeze: number
  readonly barre: boolean
  readonly tip: boolean
}

export interface OracleSlice {
  readonly fresh: readonly number[]
  readonly held: readonly number[]
  readonly pins?: readonly (Pin | undefined)[]
}

const REACH_MM: Readonly<Record<string, number>> = {
  '1-2': 78, '1-3': 106, '1-4': 132, '2-3': 62, '2-4': 96, '3-4': 64,
} // biome-ignore format: pairs of fingers

function productOf<Item>(lists: readonly (readonly Item[])[]): readonly (readonly Item[])[] {
  return lists.reduce<readonly (readonly Item[])[]>(
    (rows, list) => rows.flatMap((row) => list.map((item) => [...row, item])),
    [[]],
  )
}

const soundingOf = ({ fresh, held }: Pick<OracleState, 'fresh' | 'held'>): readonly Press[] => [
  ...fresh,
  ...held.filter((one) => one !== undefined),
]

/** Whether one hand can press so: order, reach, barres, room in a fret. */
function isHeld(neck: Neck, sounding: readonly Press[]): boolean {
  const mm = (fret: number) => neck.instrument.scaleLengthMm * 2 ** (-(fret + neck.capo) / 12)
  const presses = sounding.filter(({ fret }) => fret > 0)
  for (const one of presses) {
    for (const other of presses) {
      if (one === other) continue
      const isBeyond =
        other.fret > one.fret || (other.fret === one.fret && other.string < one.string)
      if (isBeyond && other.finger < one.finger) return false
      if (one.finger === other.finger && one.fret !== other.fret) return false
      const reach = REACH_MM[`${one.finger}-${other.finger}`]
      if (reach !== undefined && mm(one.fret) - mm(other.fret) > reach) return false
      if (one.finger !== other.finger) continue
      // Between the two no string sounds lower than the finger.
      const between = sounding.filter(
        ({ string, fret }) =>
          string > Math.min(one.string, other.string) &&
          string < Math.max(one.string, other.string) &&
          fret < one.fret,
      )
      if (between.length > 0) return false
    }
    const crowd = new Set(presses.filter(({ fret }) => fret === one.fret).map((own) => own.finger))
    if (crowd.size > (one.fret + neck.capo > 14 ? 2 : 3)) return false
  }
  return true
}

/** Where the index finger may be, with the frets that fingers are off their own. */
function handsOf(sounding: readonly Press[], isSingle: boolean, maxFret: number) {
  const presses = sounding.filter(({ fret }) => fret > 0)
  const frets = presses.map(({ fret }) => fret)
  const every = Array.from({ length: Math.max(1, maxFret) }, (_, index) => index + 1)
  if (presses.length === 0) return every.map((hand) => ({ hand, stretch: 0, squeeze: 0 }))
  return every.flatMap((hand) => {
    const fingers = [...new Set(presses.map(({ finger }) => finger))]
    const offs = fingers
      .filter((finger) => finger > 1)
      .map((finger) => presses.find((own) => own.finger === finger)!.fret - (hand + finger - 1))
    const hasIndex = fingers.includes(1)
    if (isSingle) {
      const [{ fret, finger } = { fret: 0, finger: 0 }] = presses
      if (fret === hand + finger - 1) return [{ hand, stretch: 0, squeeze: 0 }]
      return finger === 4 && fret === hand + 4 ? [{ hand, stretch: 1, squeeze: 0 }] : []
    }
    const low = Math.min(...frets)
    if (hasIndex ? hand !== low : hand > low || hand < Math.max(...frets) - 5) return []
    if (offs.some((off) => off > 3)) return []
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0)
    const stretch = sum(offs.filter((off) => off > 0))
    const squeeze = (hasIndex ? 0 : 1) - sum(offs.filter((off) => off < 0))
    return [{ hand, stretch, squeeze }]
  })
}

const hasTwo = (presses: readonly Press[], isIndex: boolean) =>
  presses.some(
    (one) =>
      one.finger > 0 &&
      (one.finger === 1) === isIndex &&
      presses.some((other) => other !== one && other.finger === one.finger),
  )

const easeOf = ({ stretch, squeeze, barre, tip }: OracleState, hasOpen: boolean) =>
  80 * stretch + 6 * squeeze + (barre ? 14 + (hasOpen ? 8 : 0) : 0) + (tip ? 25 : 0)

function keepsPins({ fresh, hand }: OracleState, pins: OracleSlice['pins'] = []): boolean {
  return pins.every((pin, note) => {
    const { string, fret, finger } = fresh[note]!
    const isBarre = fresh.some((other, at) => at !== note && other.finger === finger && finger > 0)
    return (
      (pin?.string ?? string) === string &&
      (pin?.fret ?? fret) === fret &&
      (pin?.finger ?? finger) === finger &&
      (pin?.hand ?? hand) === hand &&
      (pin?.barre ?? isBarre) === isBarre
    )
  })
}

/** The easiest fingers for each way to lay the notes and each hand. */
export function oracleStates(
  neck: Neck,
  maxFret: number,
  slice: OracleSlice,
): readonly OracleState[] {
  const { fresh, held, pins } = slice
  const places = (midi: number) => fretPositionsOf(midi, neck, maxFret)
  const layings = productOf([
    ...fresh.map(places),
    ...held.map((midi) => [undefined, ...places(midi)]),
  ]).filter((laying) => {
    const strings = laying.flatMap((place) => place?.string ?? [])
    // A unison on two strings is one grip in two orders.
    const isAgain = (at: number) =>
      !pins && fresh[at] === fresh[at - 1] && laying[at]!.string < laying[at - 1]!.string
    return new Set(strings).size === strings.length && !fresh.some((_, at) => isAgain(at))
  })
  return layings.flatMap((laying) => {
    const easiest = new Map<number, OracleState>()
    const fingers = laying.map((place) => (place && place.fret > 0 ? [1, 2, 3, 4] : [0]))
    for (const choice of productOf(fingers)) {
      const pressed = laying.map((place, at) => place && { ...place, finger: choice[at]! })
      const notes = {
        fresh: pressed.slice(0, fresh.length) as Press[],
        held: pressed.slice(fresh.length),
      }
      const sounding = soundingOf(notes)
      if (!isHeld(neck, sounding)) continue
      const [barre, tip] = [hasTwo(sounding, true), hasTwo(sounding, false)]
      for (const own of handsOf(sounding, sounding.length === 1, maxFret)) {
        const state = { ...notes, ...own, barre, tip }
        const hasOpen = sounding.some(({ fret }) => fret === 0)
        const known = easiest.get(own.hand)
        if (!keepsPins(state, pins)) continue
        if (!known || easeOf(state, hasOpen) < easeOf(known, hasOpen)) easiest.set(own.hand, state)
      }
    }
    return [...easiest.values()]
  })
}

type Bill = readonly (readonly [Term, number])[]

/** What a state counts. */
export function stateBill(neck: Neck, slice: OracleSlice, state: OracleState): Bill {
  const { fresh, hand } = state
  const count = fresh.length
  const isOne = count === 1
  const open = fresh.filter(({ fret }) => fret === 0).length
  const strings = fresh.map(({ string }) => string)
  const height = fresh.reduce((sum, { fret }) => sum + fret, 0)
  const classes = [...new Set(slice.fresh.map((midi) => midi % 12))]
  const isPower =
    classes.length === 1 ||
    (classes.length === 2 && [5, 7].includes((classes[0]! - classes[1]! + 12) % 12))
  const isAlone = count + slice.held.length === 1
  const over = fresh.map(({ fret }) => Math.max(0, fret + neck.capo - 12))
  const bill: [Term, number][] = [['above-twelfth', over.reduce((sum, one) => sum + one, 0)]]
  if (isOne) {
    bill.push(['height', height], ['open-string', open])
    if (hand === 1) bill.push(open ? ['open-at-nut', 1] : ['nut', 1])
  } else {
    const silent = Math.max(...strings) - Math.min(...strings) + 1 - count
    bill.push(['height-in-chord', height], [count === 2 ? 'gap-in-pair' : 'gap-in-chord', silent])
    if (open < count) {
      bill.push(['open-in-chord', open])
      bill.push(['open-while-high', open * Math.min(8, Math.max(0, hand - 4))])
    }
    if (isPower && count < 4) {
      bill.push(['high-power-chord', Math.max(0, neck.strings.length - 1 - Math.max(...strings))])
    }
  }
  if (isAlone) {
    bill.push(['stretch', state.stretch], ['little-finger', fresh[0]!.finger === 4 ? 1 : 0])
  } else {
    bill.push(['stretch-in-chord', state.stretch], ['squeeze', state.squeeze])
    bill.push(['index-barre', +state.barre], ['tip-barre', +state.tip])
  }
  return bill
}

const isSamePlace = (one: Press | undefined, other: Press | undefined) =>
  one?.string === other?.string && one?.fret === other?.fret

/** What a move counts; `undefined` where it cannot be. */
export function moveBill(
  [slice, next]: readonly [OracleSlice, OracleSlice],
  [from, to]: readonly [OracleState, OracleState],
): Bill | undefined {
  const bill: [Term, number][] = []
  const shift = Math.abs(from.hand - to.hand)
  const isOpen = (state: OracleState) => soundingOf(state).every(({ fret }) => fret === 0)
  if (shift > 0 && isOpen(to)) return undefined
  for (const [index, midi] of next.held.entries()) {
    const wasFresh = slice.fresh.indexOf(midi)
    const was = wasFresh >= 0 ? from.fresh[wasFresh] : from.held[slice.held.indexOf(midi)]
    const is = to.held[index]
    if (is && !isSamePlace(was, is)) return undefined
    if (!was || is) continue
    bill.push([to.fresh.some(({ string }) => string === was.string) ? 'cut-off' : 'let-go', 1])
  }
  const isChord = to.fresh.length > 1
  const wasChord = from.fresh.length > 1
  if (shift > 0) {
    bill.push([isChord ? 'shift-to-chord' : 'shift', 1])
    const far = wasChord ? 'shift-from-chord-distance' : 'shift-from-note-distance'
    bill.push([isChord ? far : 'shift-distance', shift])
    if (isOpen(from)) bill.push(['after-open', shift])
  }
  const strings = (state: OracleState) => state.fresh.map(({ string }) => string)
  const apart = Math.max(
    Math.min(...strings(to)) - Math.max(...strings(from)),
    Math.min(...strings(from)) - Math.max(...strings(to)),
  )
  if (apart > 0) {
    bill.push(['string-change', 1])
    bill.push([isOpen(from) || isOpen(to) ? 'skip-beside-open' : 'string-skip', apart - 1])
    const isFretted = from.fresh[0]!.fret > 0 && to.fresh[0]!.fret > 0
    const step = Math.abs(slice.fresh[0]! - next.fresh[0]!)
    const isHigher = next.fresh[0]! > slice.fresh[0]!
    const [openFrom, openTo] = [
      slice.fresh[0]! - from.fresh[0]!.fret,
      next.fresh[0]! - to.fresh[0]!.fret,
    ]
    const isTurned = openFrom !== openTo && isHigher !== openTo > openFrom
    if (!isChord && !wasChord && step > 0 && isTurned) bill.push(['turn-back', 1])
    if (!isChord && !wasChord && isFretted && step === 1) bill.push(['half-step-across', 1])
    if (!isChord && !wasChord && isFretted && step === 2) bill.push(['whole-step-across', 1])
  }
  for (const finger of [1, 2, 3, 4]) {
    const under = (state: OracleState) => soundingOf(state).filter((own) => own.finger === finger)
    const [up, down] = [under(from), under(to)]
    const isSame =
      up.length === down.length && down.every((own) => up.some((was) => was.string === own.string))
    if (down.length === 0 || isSame) continue
    if (isChord && wasChord) bill.push(['regrip', 1])
    const leaves = up.length > 0 && !down.some((own) => up.some((was) => was.string === own.string))
    if (leaves && shift === 0 && up[0]!.fret === down[0]!.fret) bill.push(['roll', 1])
  }
  for (const [column, midi] of next.fresh.entries()) {
    const was = from.fresh[slice.fresh.indexOf(midi)]
    if (was && was.string !== to.fresh[column]!.string) bill.push(['moved-pitch', 1])
  }
  return bill
}

/** The least that any sequence of states costs. */
export function oracleTotal(
  neck: Neck,
  maxFret: number,
  slices: readonly OracleSlice[],
  weightOf: (term: Term) => number,
): number {
  const priceOf = (bill: Bill) => bill.reduce((sum, [term, by]) => sum + weightOf(term) * by, 0)
  const layers = slices.map((slice) => oracleStates(neck, maxFret, slice))
  const own = layers.map((layer, at) =>
    layer.map((state) => priceOf(stateBill(neck, slices[at]!, state))),
  )
  const moves = layers.slice(1).map((layer, at) =>
    layer.map((to) =>
      layers[at]!.map((from) => {
        const bill = moveBill([slices[at]!, slices[at + 1]!], [from, to])
        return bill ? priceOf(bill) : Number.POSITIVE_INFINITY
      }),
    ),
  )
  let best = Number.POSITIVE_INFINITY
  const walk = (at: number, state: number, total: number): void => {
    if (at === layers.length - 1) {
      best = Math.min(best, total)
      return
    }
    for (let next = 0; next < layers[at + 1]!.length; next++) {
      const move = moves[at]![next]![state]!
      if (move < Number.POSITIVE_INFINITY) walk(at + 1, next, total + move + own[at + 1]![next]!)
    }
  }
  for (let state = 0; state < layers[0]!.length; state++) walk(0, state, own[0]![state]!)
  return best
}
