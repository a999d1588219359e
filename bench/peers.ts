/**
 * The engine beside others that do the same work, in one run: tonal for spelling, detection and the
 * search of scales, and a plain dynamic programme over the same cost model for routes.
 *
 * Run: `npm run bench -- peers`
 */

import * as tonal from 'tonal'
import { identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { fingeredNoteAt } from '#engine/route/hand-states'
import { resolveHandWindow } from '#engine/route/hand-window'
import { noteChoicesOf } from '#engine/route/note-choices'
import type { FingeredNote } from '#engine/route/note-terms'
import { searchBest } from '#engine/route/search-best'
import { transitionTermsOf } from '#engine/route/transitions'
import { findScalesContaining } from '#engine/theory/find-scales'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { SCALES, spellScale } from '#engine/theory/scale'
import { drawFrom, ROOTS } from '../test/support/random-request'

/** Microseconds of one call, the best of five rounds. */
function microsecondsOf(calls: number, work: (turn: number) => unknown): number {
  let best = Number.POSITIVE_INFINITY
  for (let round = 0; round < 6; round++) {
    const started = performance.now()
    for (let turn = 0; turn < calls; turn++) work(turn)
    best = Math.min(best, performance.now() - started)
  }
  return (best / calls) * 1000
}

const draw = drawFrom(11)
const at = <Item>(items: readonly Item[], turn: number): Item => items[turn % items.length]!

const roots = ROOTS.map((text) => parseRoot(text)!)
/** Four different notes, as names and as a set. */
const chords = Array.from({ length: 200 }, () => {
  const names = new Map<number, string>()
  while (names.size < 4) {
    const name = ROOTS[draw(ROOTS.length)]!
    names.set(pitchClassOf(parseRoot(name)!), name)
  }
  return {
    names: [...names.values()],
    set: [...names.keys()].reduce((set, pitchClass) => set | (1 << pitchClass), 0),
    first: [...names.keys()][0]!,
    midis: [...names.keys()].map((pitchClass) => 48 + pitchClass),
  }
})
const tonalScales = SCALES.filter(({ name }) => !tonal.Scale.get(`C ${name.toLowerCase()}`).empty)

/** Costs of a state that no other state changes, and its hand. */
interface Cell {
  readonly grip: FingeredNote
  readonly cost: number
}

/** The same states and the same costs, read from objects and priced anew at every step. */
function plainRoute(columns: readonly (readonly Cell[])[]): number {
  let costs = columns[0]!.map((cell) => cell.cost)
  for (let note = 1; note < columns.length; note++) {
    costs = columns[note]!.map((to) => {
      const { grip } = to
      let best = Number.POSITIVE_INFINITY
      columns[note - 1]!.forEach((from, index) => {
        // An open string leaves the hand where it was.
        if (grip.finger === 0 && grip.hand !== from.grip.hand) return
        const terms = Object.values(transitionTermsOf(from.grip, grip, false, STANDARD_NECK))
        best = Math.min(best, costs[index]! + terms.reduce((sum, term) => sum + term, 0))
      })
      return best + to.cost
    })
  }
  return Math.min(...costs)
}

const setting = { neck: STANDARD_NECK, maxFret: 24, window: resolveHandWindow({ maxFret: 24 }) }
const melodies = Array.from({ length: 40 }, () => {
  let midi = 60
  const notes = Array.from({ length: 64 }, (_, index) => {
    midi = Math.min(84, Math.max(40, midi + draw(9) - 4))
    return { midi, startBeat: index, durationBeats: 1 }
  })
  const layers = noteChoicesOf(notes, setting)
  const columns = layers.map((layer) =>
    [...layer.candidates].map((state, index) => ({
      grip: fingeredNoteAt(layer.states, state),
      cost: layer.cost[index]!,
    })),
  )
  return { notes, columns }
})
for (const { notes, columns } of melodies) {
  const { total } = searchBest(noteChoicesOf(notes, setting))
  if (total !== plainRoute(columns)) throw new Error('The plain programme finds another cost')
}

interface Row {
  readonly work: string
  readonly peer: string
  readonly own: number
  readonly other: number
}

const rows: readonly Row[] = [
  {
    work: `spell a scale on a root (${tonalScales.length} scales that both know)`,
    peer: 'tonal',
    own: microsecondsOf(5000, (turn) =>
      spellScale(at(roots, turn), at(tonalScales, turn)).map(formatNoteName),
    ),
    other: microsecondsOf(
      5000,
      (turn) =>
        tonal.Scale.get(`${at(ROOTS, turn)} ${at(tonalScales, turn).name.toLowerCase()}`).notes,
    ),
  },
  {
    work: 'all scales on one root that hold four notes',
    peer: 'tonal',
    own: microsecondsOf(500, (turn) =>
      findScalesContaining(at(chords, turn).set, { rootPitchClass: at(chords, turn).first }),
    ),
    other: microsecondsOf(500, (turn) => tonal.Scale.detect(at(chords, turn).names)),
  },
  {
    work: 'name a chord of four notes',
    peer: 'tonal',
    own: microsecondsOf(500, (turn) => identifyChord(soundingTonesOf(at(chords, turn).midis))),
    other: microsecondsOf(500, (turn) => tonal.Chord.detect(at(chords, turn).names)),
  },
  {
    work: 'best route of 64 notes',
    peer: 'plain dynamic programme',
    own: microsecondsOf(200, (turn) =>
      searchBest(noteChoicesOf(at(melodies, turn).notes, setting)),
    ),
    other: microsecondsOf(20, (turn) => plainRoute(at(melodies, turn).columns)),
  },
]

console.log('work'.padEnd(60), 'peer'.padEnd(26), 'own µs', '  peer µs', '  peer ÷ own')
for (const { work, peer, own, other } of rows) {
  const figures = [own.toFixed(1), other.toFixed(1), (other / own).toFixed(1)]
  const [first, second, third] = figures.map((text, index) => text.padStart([6, 9, 12][index]!))
  console.log(work.padEnd(60), peer.padEnd(26), first, second, third)
}
