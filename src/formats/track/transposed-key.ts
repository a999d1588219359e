/** The key of a score, and the same so many semitones higher. */
import type { CapoHome } from '#engine/harmony/capo-chord'
import { simplestRootOf } from '#engine/harmony/root-spelling'
import { chordTypeById } from '#engine/theory/chord'
import {
  rootOfSignature,
  type Signature,
  signatureOf,
  writtenSignatureOf,
} from '#engine/theory/key-signature'
import { pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { scaleById } from '#engine/theory/scale'

/** The tonic of a signature with its triad. */
export function homeOfSignature(signature: Signature): CapoHome {
  const chord = chordTypeById(signature.isMinor ? 'minor' : 'major')!
  return { root: rootOfSignature(signature), chord }
}

/** The signature of the key so many semitones higher, its tonic spelled as simply as can be. */
export function transposedSignature(signature: Signature, semitones: number): Signature {
  if (semitones % 12 === 0) return signature
  const { root, chord } = homeOfSignature(signature)
  const tonic = simplestRootOf(withinOctave(pitchClassOf(root) + semitones), chord, root)
  const scale = scaleById(signature.isMinor ? 'naturalMinor' : 'major')!
  return writtenSignatureOf(signatureOf(tonic, scale))
}
