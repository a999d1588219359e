/** Reads a chord symbol, takes its best grip and says how it is fingered: node examples/grip-picture.mjs */
import { chordVoicings, parseChordSymbol, STANDARD_NECK } from 'pitch-map'

const { root, chord, symbol } = parseChordSymbol('F#m7')
const [best] = chordVoicings(root, chord, 1, STANDARD_NECK).voicings
console.log(`${symbol}: ${best.voicing.text}, fingers ${best.voicing.fingers.join('')}`)
// => F#m7: 242222, fingers 131111
