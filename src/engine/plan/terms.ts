/** What a state counts, and what a move from one state to the next counts. */
import { FINGERS, outlineFor, repeatedColumns, soundedColumns, stepOf } from './outline'
import type { States } from './states'
import { TERM } from './weights'

/** Adds to the count of a term, by its index in `TERMS`. */
export type Count = (term: number, by: number) => void

const TWELFTH = 12
const HIGH_HAND_FRET = 5
const MOST_HIGH_FRETS = 8

/** Fifths, fourths and octaves alone: what driven guitars play on open strings too. */
export function isPowerChord(pitches: readonly number[]): boolean {
  const [one = 0, other, ...more] = new Set(pitches.map((pitch) => pitch % 12))
  if (other === undefined) return true
  return more.length === 0 && [5, 7].includes((one - other + 12) % 12)
}

/** Adds what a state counts by itself. */
export type CountState = (state: number, count: Count) => void

/** What the states of a slice count by themselves. */
export function countsOf(states: States): CountState {
  const { fresh, width, strings, frets, fingers, hands, neck } = states
  const notes = fresh.length
  const isPower = notes > 1 && notes < 4 && isPowerChord(fresh)
  return (state, count) => {
    const hand = hands[state]!
    const first = state * width
    let height = 0
    let above = 0
    let open = 0
    let thin = Number.POSITIVE_INFINITY
    let thick = 0
    for (let column = first; column < first + notes; column++) {
      const fret = frets[column]!
      height += fret
      above += Math.max(0, fret + neck.capo - TWELFTH)
      if (fret === 0) open++
      thin = Math.min(thin, strings[column]!)
      thick = Math.max(thick, strings[column]!)
    }
    count(TERM['above-twelfth'], above)
    if (notes === 1) {
      count(TERM.height, height)
      count(TERM['open-string'], open)
      if (hand === 1) count(TERM[open ? 'open-at-nut' : 'nut'], 1)
    } else {
      count(TERM['height-in-chord'], height)
      count(TERM[notes === 2 ? 'gap-in-pair' : 'gap-in-chord'], thick - thin + 1 - notes)
      if (open < notes) {
        const high = Math.max(0, Math.min(MOST_HIGH_FRETS, hand - HIGH_HAND_FRET + 1))
        count(TERM['open-in-chord'], open)
        count(TERM['open-while-high'], open * high)
      }
      if (isPower) count(TERM['high-power-chord'], Math.max(0, neck.strings.length - 1 - thick))
    }
    if (width === 1) {
      count(TERM.stretch, states.stretches[state]!)
      if (fingers[first] === 4) count(TERM['little-finger'], 1)
    } else {
      count(TERM['stretch-in-chord'], states.stretches[state]!)
      count(TERM.squeeze, states.squeezes[state]!)
      count(TERM['index-barre'], states.barres[state]!)
      count(TERM['tip-barre'], states.tips[state]!)
    }
  }
}

/** Adds what a move from a state to a state counts; false where it cannot be, whatever was added. */
export type CountMove = (from: number, to: number, count: Count) => boolean

/** The moves between the states of two slices that follow each other. */
export function movesBetween(before: States, after: States): CountMove {
  const one = outlineFor(before)
  const two = outlineFor(after)
  const fresh = after.fresh.length
  const isFromChord = before.fresh.length > 1
  const isToChord = fresh > 1
  const repeated = repeatedColumns(before, after)
  const step = stepOf(before, after)
  const stepSize = Math.abs(step)
  const sounded = soundedColumns(before, after)

  return (from, to, count) => {
    const was = from * before.width
    const is = to * after.width
    const shift = Math.abs(before.hands[from]! - after.hands[to]!)
    if (shift > 0 && two.carries[to]) return false
    for (let note = 0; note < sounded.length; note++) {
      const sounding = was + sounded[note]!
      const string = before.strings[sounding]!
      const held = is + fresh + note
      if (after.strings[held] !== 0) {
        if (after.strings[held] !== string || after.frets[held] !== before.frets[sounding])
          return false
      } else if (string > 0) {
        count(TERM[(two.struck[to]! >> string) & 1 ? 'cut-off' : 'let-go'], 1)
      }
    }
    if (shift > 0) {
      count(isToChord ? TERM['shift-to-chord'] : TERM.shift, 1)
      const fromWhere = isFromChord ? 'shift-from-chord-distance' : 'shift-from-note-distance'
      count(TERM[isToChord ? fromWhere : 'shift-distance'], shift)
      if (one.carries[from]) count(TERM['after-open'], shift)
    }
    const apart = Math.max(two.thin[to]! - one.thick[from]!, one.thin[from]! - two.thick[to]!)
    if (apart > 0) {
      const isOpen = one.carries[from] || two.carries[to]
      count(TERM['string-change'], 1)
      count(TERM[isOpen ? 'skip-beside-open' : 'string-skip'], apart - 1)
      const openMidi = (string: number) => after.neck.strings[string - 1]!.midi
      const tunedUp = openMidi(two.thin[to]!) - openMidi(one.thin[from]!)
      if (tunedUp * step < 0) count(TERM['turn-back'], 1)
      if (stepSize > 0 && stepSize <= 2 && before.frets[was] && after.frets[is]) {
        count(TERM[stepSize === 1 ? 'half-step-across' : 'whole-step-across'], 1)
      }
    }
    for (let finger = 0; finger < FINGERS; finger++) {
      const down = two.pressed[to * FINGERS + finger]!
      const up = one.pressed[from * FINGERS + finger]!
      if (down === 0 || down === up) continue
      if (isFromChord && isToChord) count(TERM.regrip, 1)
      const isSameFret =
        one.fingerFrets[from * FINGERS + finger] === two.fingerFrets[to * FINGERS + finger]
      if (up !== 0 && (up & down) === 0 && shift === 0 && isSameFret) count(TERM.roll, 1)
    }
    for (let pair = 0; pair < repeated.length; pair += 2) {
      const moved =
        before.strings[was + repeated[pair]!] !== after.strings[is + repeated[pair + 1]!]
      if (moved) count(TERM['moved-pitch'], 1)
    }
    return true
  }
}
