/** A key with its scale and chord, as projects and what lies in them name it. */
import { chordTypeById } from '../theory/chord'
import { parseDegree } from '../theory/interval'
import { LAYERS } from '../theory/layer'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { choice, optional, text } from './shape'

export const noteName = text(
  { maxLength: 6, meaning: 'a note name without octave', accepts: (value) => !!parseRoot(value) },
  'noteName',
)
export const THEORY_SHAPE = {
  /** A chord id, or the tones of a composed type: `1-3-5-b7-b9-11`. */
  chord: text({
    maxLength: 64,
    meaning: 'a chord id, or degrees joined by hyphens',
    accepts: (value) =>
      !!chordTypeById(value) ||
      (value.includes('-') && value.split('-').every((degree) => parseDegree(degree))),
  }),
  /** Root of the chord where it is not the key's: Am in C major. */
  chordRoot: optional(noteName),
  layer: choice(LAYERS),
  root: noteName,
  scale: text({
    maxLength: 64,
    meaning: 'a scale id of the catalogue',
    accepts: (value) => !!scaleById(value),
  }),
}
