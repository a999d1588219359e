/**
 * The engine beside tonal, which does the same work, in one run: spelling, detection and the search
 * of scales.
 *
 * Run: `npm run bench -- peers`
 */

import * as tonal from 'tonal'
import { identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
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
]

console.log('work'.padEnd(60), 'peer'.padEnd(26), 'own µs', '  peer µs', '  peer ÷ own')
for (const { work, peer, own, other } of rows) {
  const figures = [own.toFixed(1), other.toFixed(1), (other / own).toFixed(1)]
  const [first, second, third] = figures.map((text, index) => text.padStart([6, 9, 12][index]!))
  console.log(work.padEnd(60), peer.padEnd(26), first, second, third)
}
