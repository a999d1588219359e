/** Plans a fingering without any service: node examples/route.mjs */
import {
  chordTypeById,
  findScale,
  midiOf,
  parseNote,
  parseRoot,
  planRoutes,
  STANDARD_NECK,
} from 'pitch-map'

const theory = {
  root: parseRoot('C'),
  scale: findScale('major'),
  chord: chordTypeById('major'),
  layer: 'scale',
}
const notes = ['C3', 'E3', 'G3'].map((text, index) => {
  const { name, octave } = parseNote(text)
  return { midi: midiOf(name, octave), name, startBeat: index, durationBeats: 1 }
})
const { routes } = planRoutes({ neck: STANDARD_NECK, notes, theory, limits: { position: 'first' } })
console.log(
  routes[0].notes.map(({ note, string, fret }) => `${note} S${string}F${fret}`).join(', '),
)
// => C3 S5F3, E3 S4F2, G3 S3F0
