/** The chords that a practice plan goes over, in the key and scale of the plan. */
import { diatonicChordsOf } from '#engine/harmony/diatonic-chords'
import { isMinorScale, type Key } from '#engine/harmony/key'
import { keysOfChords } from '#engine/harmony/key-of-chords'
import { type ChordType, chordTypeById, formatChordSymbol } from '#engine/theory/chord'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { type Scale, scaleById, spellScale } from '#engine/theory/scale'
import type { AskedChord } from '../progressions/asked-chord'

/** I V vi IV, in minor i ♭VI ♭III ♭VII, as steps of the scale; where one is no major or minor chord, the next. */
const MAJOR_STEPS = [0, 4, 5, 3, 1, 2, 6]
const MINOR_STEPS = [0, 5, 2, 6, 3, 4, 1]
const CHORD_COUNT = 4
const TRIADS = ['major', 'minor', 'augmented', 'diminished'].map((id) => chordTypeById(id)!)

interface Rooted {
  readonly root: NoteName
  readonly chord: ChordType
}

const symbolOf = ({ root, chord }: Rooted) => formatChordSymbol(root, chord)

const parentOf = (scale: Scale) => scaleById(isMinorScale(scale) ? 'naturalMinor' : 'major')!

/** Whether all tones of a chord are in a scale. */
function isWithin({ root, chord }: Rooted, key: Key): boolean {
  const above = pitchClassOf(root) - pitchClassOf(key.root) + 12
  return chord.semitones.every((tone) => key.scale.semitones.includes((above + tone) % 12))
}

/** A scale that leaves out tones of major or minor is played over the chords of those. */
function homeOf({ root, scale }: Key): Key {
  const parent = parentOf(scale)
  const isPart = scale.semitones.every((tone) => parent.semitones.includes(tone))
  return isPart ? { root, scale: parent } : { root, scale }
}

function diatonicIn({ root, scale }: Key): readonly Rooted[] {
  const names = spellScale(root, scale).map(formatNoteName)
  const own = diatonicChordsOf(root, scale, 3)
  return (isMinorScale(scale) ? MINOR_STEPS : MAJOR_STEPS).flatMap((step) => {
    const found = own.find((one) => formatNoteName(one.root) === names[step])
    const isPlain = found && (step === 0 || ['major', 'minor'].includes(found.chord.id))
    return isPlain ? [found] : []
  })
}

/** Triads of the scale's own tones: those that major or minor share with it, then the others. */
function triadsIn(key: Key): readonly Rooted[] {
  const shared = diatonicIn({ root: key.root, scale: parentOf(key.scale) })
  const plainNames = spellScale(key.root, key.scale).filter((name) => Math.abs(name.accidental) < 2)
  const others = TRIADS.flatMap((chord) => plainNames.map((root) => ({ root, chord })))
  const own = [...shared, ...others].filter((one) => isWithin(one, key))
  const roots = own.map(({ root }) => pitchClassOf(root))
  return own.filter((_, at) => roots.indexOf(roots[at]!) === at)
}

/** Chords of a key's own tones, the tonic's first; a scale without any triad has those of its parent. */
export function chordsOfPlan(key: Key): readonly string[] {
  const home = homeOf(key)
  const diatonic = diatonicIn(home)
  const own = diatonic.length > 0 ? diatonic : triadsIn(home)
  const chords = own.length > 0 ? own : diatonicIn({ root: key.root, scale: parentOf(key.scale) })
  return chords.slice(0, CHORD_COUNT).map(symbolOf)
}

/** Those of some chords, each once, that have tones outside the key or the one its scale is part of. */
export function foreignIn(chords: readonly Rooted[], key: Key): readonly string[] {
  const home = homeOf(key)
  return [...new Set(chords.filter((one) => !isWithin(one, home)).map(symbolOf))]
}

/** The likeliest key of chords by letters, of the mode of a scale where one is given; none of numerals. */
export function keyTold(chords: readonly AskedChord[], scale: Scale | undefined): Key | undefined {
  if (chords.some(({ numeral }) => numeral !== undefined)) return undefined
  const keys = keysOfChords(chords).map(({ key }) => key)
  return keys.find((key) => scale === undefined || isMinorScale(key.scale) === isMinorScale(scale))
}
