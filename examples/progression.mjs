/** The easiest way through some chords, a grip each: node examples/progression.mjs */
import {
  chooseGrips,
  chordsInText,
  formatFrets,
  fretsOf,
  parseChordSymbol,
  pitchClassOf,
  STANDARD_NECK,
  songPaths,
} from 'pitch-map'

const choices = chordsInText('Dm7 – G7 – Cmaj7').map((text) => {
  const { root, chord } = parseChordSymbol(text)
  return chooseGrips(pitchClassOf(root), chord, 64, STANDARD_NECK)
})
const [best] = songPaths(choices, 1)
const frets = best.grips.map((grip, at) => fretsOf(choices[at].table.ranked.grips[grip], 6))
console.log(frets.map(formatFrets).join(' → '))
// => xx0211 → 320001 → x32000
