/** The twelve pitch classes against a key and a chord whose root may differ from the key's. */
import { type PitchClassReading, readPitchClass, type TheoryContext } from './layer'
import { type NoteName, pitchClassOf } from './pitch'
import { pitchClassSetOn } from './scale'

/** A pitch class as the active layer reads it: degrees count from the key's or the chord's root. */
export interface ToneReading extends PitchClassReading {
  readonly isRoot: boolean
}

/**
 * Reads all pitch classes, the chord on a root of its own. With one root for both this equals the
 * engine's reading: the active layer spells first, then the other one.
 */
export function readTones(key: TheoryContext, chordRoot: NoteName): readonly ToneReading[] {
  const root = key.layer === 'scale' ? key.root : chordRoot
  const rootClass = pitchClassOf(root)
  const scaleSet = pitchClassSetOn(pitchClassOf(key.root), key.scale.pitchClassSet)
  const chordSet = pitchClassSetOn(pitchClassOf(chordRoot), key.chord.pitchClassSet)
  return Array.from({ length: 12 }, (_, pitchClass) => {
    const inScale = ((scaleSet >> pitchClass) & 1) === 1
    const inChord = ((chordSet >> pitchClass) & 1) === 1
    const spelledByScale = key.layer === 'scale' ? inScale : inScale && !inChord
    const speller: TheoryContext = spelledByScale
      ? { ...key, layer: 'scale' }
      : { ...key, layer: 'chord', root: inChord ? chordRoot : root }
    const { name } = readPitchClass(speller, pitchClass)
    const inLayer = key.layer === 'scale' ? inScale : inChord
    return {
      ...readPitchClass({ ...key, root }, pitchClass, name),
      inScale,
      inChord,
      inLayer,
      role: inLayer ? 'inside-active-layer' : 'outside-active-layer',
      isRoot: pitchClass === rootClass,
    }
  })
}
