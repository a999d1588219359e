/** Spells scales: node examples/scales.mjs */
import { findScale, formatNoteName, parseRoot, spellScale } from 'pitch-map'

for (const [root, scale] of [
  ['F', 'lydian dominant'],
  ['Bb', 'dorian'],
]) {
  const names = spellScale(parseRoot(root), findScale(scale)).map(formatNoteName)
  console.log(`${root} ${scale}: ${names.join(' ')}`)
}
// => F lydian dominant: F G A B C D Eb
// => Bb dorian: Bb C Db Eb F G Ab
