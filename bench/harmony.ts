/**
 * How often a playable voicing is named as the chord it was made for, and what harmony answers
 * cost on one thread, first and once warm. Run: `npm run bench -- harmony`
 */

import { fretsOf } from '#engine/hand/grip'
import { adviseScales } from '#engine/harmony/advise-scales'
import { chordMovesOf } from '#engine/harmony/chord-moves'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { identifyChord, soundingTonesOf } from '#engine/harmony/identify-chord'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { CHORD_IDS, chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { rankedGripsOf } from '#engine/voicing/chord-voicings'
import { getChord } from '#operations/chords/chord'
import { identifyChordName } from '#operations/chords/identify'
import { getChordMoves } from '#operations/progressions/chord-moves'
import { readRequest } from '#operations/reading/read-request'
import { getChordScaleAdvisor } from '#operations/scales/chord-scale'
import { checkTab } from '#operations/tab/check'

const ROOTS = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const MAJOR = scaleById('major')!
const KEY = { root: parseRoot('C')!, scale: MAJOR }

/** Root and one of the six types, all 72 in turn. */
function stateOf(index: number) {
  return {
    root: parseRoot(ROOTS[index % 12]!)!,
    chord: chordTypeById(CHORD_IDS[Math.floor(index / 12) % 6]!)!,
  }
}

/** Microseconds of single calls: the first pass over all states, and a later one. */
function timeCalls(name: string, run: (index: number) => void): void {
  const pass = () =>
    Array.from({ length: 72 }, (_, index) => {
      const start = process.hrtime.bigint()
      run(index)
      return Number(process.hrtime.bigint() - start) / 1000
    }).sort((a, b) => a - b)
  const first = pass()
  for (let warm = 0; warm < 8; warm++) pass()
  const later = pass()
  const show = (times: readonly number[]) =>
    `${times[36]!.toFixed(0).padStart(7)} median ${times[71]!.toFixed(0).padStart(8)} worst`
  console.log(`${name.padEnd(24)} first time ${show(first)}   warm ${show(later)} µs`)
}

timeCalls('adviseScales', (index) => adviseScales(stateOf(index), 8))
timeCalls('adviseScales in a key', (index) => adviseScales({ ...stateOf(index), key: KEY }, 8))
timeCalls('chordMovesOf', (index) => {
  const { root, chord } = stateOf(index)
  chordMovesOf({ root, chord, key: { root, scale: MAJOR }, layer: 'scale' })
})
timeCalls('identifyChord', (index) => {
  const set = 0b10010001 + index * 37
  identifyChord({ pitchClassSet: set & 0xfff, bassPitchClass: Math.log2(set & -set) % 12 })
})
timeCalls('parseChordSymbol', (index) => {
  const { chord } = stateOf(index)
  parseChordSymbol(`${ROOTS[index % 12]}${chord.symbol}(b9,add11)`)
})

timeCalls('/api/composer', (index) => {
  const { chord } = stateOf(index)
  const request = { root: ROOTS[index % 12]!, chord: chord.id }
  getChordMoves.run(readRequest(getChordMoves, request), CONTEXT)
})
timeCalls('/api/chord-scale', (index) => {
  const { chord } = stateOf(index)
  const request = { root: ROOTS[index % 12]!, chord: chord.id, contextRoot: 'C' }
  getChordScaleAdvisor.run(readRequest(getChordScaleAdvisor, request), CONTEXT)
})
timeCalls('/api/identify', () => {
  identifyChordName.run(readRequest(identifyChordName, { frets: 'x32010' }), CONTEXT)
})
timeCalls('/api/chord', (index) => {
  const { chord } = stateOf(index)
  const request = { symbol: `${ROOTS[index % 12]}${chord.symbol}` }
  getChord.run(readRequest(getChord, request), CONTEXT)
})
timeCalls('/api/check, a grip', () => {
  checkTab.run(readRequest(checkTab, { frets: 'x32011', symbol: 'C' }), CONTEXT)
})

let voicings = 0
let first = 0
let second = 0
for (let index = 0; index < 72; index++) {
  const { root, chord } = stateOf(index)
  for (const grip of rankedGripsOf(pitchClassOf(root), chord, STANDARD_NECK).grips) {
    const midis = fretsOf(grip, 6).flatMap((fret, place) =>
      fret === null ? [] : [STANDARD_NECK.strings[5 - place]!.midi + fret],
    )
    if (Math.min(...midis) % 12 !== pitchClassOf(root)) continue
    voicings++
    const rank = identifyChord(soundingTonesOf(midis), 2).findIndex(
      (reading) => reading.chord === chord && pitchClassOf(reading.root) === pitchClassOf(root),
    )
    if (rank === 0) first++
    if (rank >= 0) second++
  }
}
const percent = (count: number) => `${((100 * count) / voicings).toFixed(2)} %`
console.log(
  `${voicings} voicings of the six types, root in the bass: named first ${percent(first)}, first or second ${percent(second)}`,
)
