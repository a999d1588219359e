/** Chords that can stand in place of one of a progression, each with its reason. */
import { type ChordType, chordTypeById, formatChordSymbol, spellChord } from '../theory/chord'
import { parseDegree, spellDegree } from '../theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '../theory/pitch'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn, scaleById } from '../theory/scale'
import { type ChordFamily, chordFamilyOf } from './chord-family'
import { isMinorScale, type Key } from './key'
import { keyChordsOf } from './key-chords'
import type { RootedChord } from './key-evidence'
import { leadVoices } from './lead-voices'
import { plainRootOf } from './root-spelling'

export const SUBSTITUTE_KINDS = [
  'relative',
  'suspension',
  'secondaryDominant',
  'twoFive',
  'tritone',
  'backdoor',
  'borrowed',
  'passingDiminished',
] as const
export type SubstituteKind = (typeof SUBSTITUTE_KINDS)[number]

export interface Substitute {
  readonly kind: SubstituteKind
  /** One chord, or two that share the time of the old one in halves. */
  readonly chords: readonly RootedChord[]
  readonly reason: string
  /** Tones outside the key, and semitones that the voices are away from the old chord, on average. */
  readonly outsideTones: number
  readonly distance: number
}

export interface ChordInPlace {
  readonly current: RootedChord
  readonly next: RootedChord | undefined
  readonly key: Key
}

type Offer = Pick<Substitute, 'kind' | 'chords' | 'reason'>

const MAJOR = scaleById('major')!
const MINOR = scaleById('naturalMinor')!
const typeOf = (id: string) => chordTypeById(id)!
const DOMINANT_7 = typeOf('dominant7')
const MINORS: readonly ChordFamily[] = ['minor', 'minor7', 'minorMajor']
const GOALS: readonly ChordFamily[] = ['major', 'major7', 'dominant7', ...MINORS]

const symbolOf = ({ root, chord }: RootedChord) => formatChordSymbol(root, chord)
const rise = (from: RootedChord, to: RootedChord) =>
  withinOctave(pitchClassOf(to.root) - pitchClassOf(from.root))
const setOf = ({ root, chord }: RootedChord) =>
  pitchClassSetOn(pitchClassOf(root), chord.pitchClassSet)
const keySetOf = ({ root, scale }: Key) => pitchClassSetOn(pitchClassOf(root), scale.pitchClassSet)
const familyOf = ({ chord }: RootedChord) => chordFamilyOf(chord)
const isSame = (one: RootedChord, other: RootedChord) => setOf(one) === setOf(other)
const isLarge = ({ chord }: RootedChord) => chord.degrees.length > 3
const isOwn = ({ current, key }: ChordInPlace) => (setOf(current) & ~keySetOf(key)) === 0
const chordOn = (key: Key, from: NoteName, degree: string, chord: ChordType): RootedChord => ({
  root: plainRootOf(spellDegree(from, parseDegree(degree)!).name, key),
  chord,
})

/** Chords of the key that share all tones but one. */
function relativesOf({ current, key }: ChordInPlace): readonly Offer[] {
  const size = isLarge(current) ? 4 : 3
  return keyChordsOf(key).flatMap((chord) => {
    const shared = setOf(chord) & setOf(current)
    if (chord.chord.degrees.length !== size || isSame(chord, current)) return []
    if (sizeOfSet(shared) < size - 1) return []
    const names = spellChord(current.root, current.chord)
      .filter((name) => ((shared >> pitchClassOf(name)) & 1) === 1)
      .map(formatNoteName)
    const reason = `Chord of the key that shares ${names.join(', ')} with ${symbolOf(current)}.`
    return [{ kind: 'relative' as const, chords: [chord], reason }]
  })
}

function suspensionsOf({ current }: ChordInPlace): readonly Offer[] {
  const family = familyOf(current)
  const isSeventh = family === 'dominant7'
  if (!isSeventh && !(isLarge(current) === false && ['major', 'minor'].includes(family))) return []
  const suspended = { root: current.root, chord: typeOf(isSeventh ? 'dominant7sus4' : 'sus4') }
  const reason = `The fourth of ${symbolOf(suspended)} falls to the third of ${symbolOf(current)}.`
  return [{ kind: 'suspension', chords: [suspended, current], reason }]
}

/** Dominants of the next chord: V7, ii–V, and where this chord is its V the substitute dominant. */
function dominantsOf({ current, next, key }: ChordInPlace): readonly Offer[] {
  if (!next || !GOALS.includes(familyOf(next))) return []
  const isMinor = MINORS.includes(familyOf(next))
  const to = symbolOf(next)
  const fifth = chordOn(key, next.root, '5', DOMINANT_7)
  const second = chordOn(key, next.root, '2', typeOf(isMinor ? 'halfDiminished7' : 'minor7'))
  const isFifthOfKey = pitchClassOf(current.root) === (pitchClassOf(key.root) + 7) % 12
  const isDominant =
    rise(current, next) === 5 &&
    (familyOf(current) === 'dominant7' || (familyOf(current) === 'major' && isFifthOfKey))
  const offers: Offer[] = [
    {
      kind: 'twoFive',
      chords: [second, fifth],
      reason: `ii–V of the next chord, ${to}.`,
    },
  ]
  if (!isSame(fifth, current) && rise(current, next) !== 0) {
    const reason = `Dominant of the next chord: it falls a fifth to ${to}.`
    offers.push({ kind: 'secondaryDominant', chords: [fifth], reason })
  }
  if (isDominant) {
    const substitute = chordOn(key, next.root, 'b2', DOMINANT_7)
    const reason = `It has the tritone of ${symbolOf(fifth)} and falls a half step to ${to}.`
    offers.push({ kind: 'tritone', chords: [substitute], reason })
  }
  const isHome = pitchClassOf(next.root) === pitchClassOf(key.root)
  if (isDominant && isHome && !isMinor) {
    const reason = `Backdoor: it rises a whole step home to ${to}.`
    offers.push({ kind: 'backdoor', chords: [chordOn(key, next.root, 'b7', DOMINANT_7)], reason })
  }
  return offers
}

/** The chord of the same degree in the parallel key; the tonic and the fifth degree stay. */
function borrowedOf({ current, key }: ChordInPlace): readonly Offer[] {
  const scale = isMinorScale(key.scale) ? MAJOR : MINOR
  const size = isLarge(current) ? 4 : 3
  const own = keyChordsOf(key).filter(({ chord }) => chord.degrees.length === size)
  const parallel = keyChordsOf({ root: key.root, scale }).filter(
    ({ chord }) => chord.degrees.length === size,
  )
  const at = own.findIndex((chord) => isSame(chord, current))
  const found = parallel[at]
  if (!found || at === 0 || at === 4 || isSame(found, current)) return []
  const from = `${formatNoteName(key.root)} ${scale === MAJOR ? 'major' : 'minor'}`
  const chord = { ...found, root: plainRootOf(found.root, key) }
  return [{ kind: 'borrowed', chords: [chord], reason: `Borrowed from ${from}.` }]
}

/** A diminished seventh on the half step between two roots a whole step apart. */
function passingOf({ current, next, key }: ChordInPlace): readonly Offer[] {
  if (!next) return []
  const step = rise(current, next)
  if (step !== 2 && step !== 10) return []
  const degree = step === 2 ? '7' : 'b2'
  const root = spellDegree(next.root, parseDegree(degree)!).name
  const passing = { root: plainRootOf(root, key), chord: typeOf('diminished7') }
  const motion = step === 2 ? 'rises' : 'falls'
  const reason = `It fills the whole step: its root ${motion} a half step to that of ${symbolOf(next)}.`
  return [{ kind: 'passingDiminished', chords: [current, passing], reason }]
}

const tonesOf = ({ root, chord }: RootedChord) => spellChord(root, chord).map(pitchClassOf)

function weighed(offer: Offer, { current, key }: ChordInPlace): Substitute {
  const all = offer.chords.reduce((set, chord) => set | setOf(chord), 0)
  const distances = offer.chords.map(
    (chord) => leadVoices(tonesOf(current), tonesOf(chord)).distance,
  )
  return {
    ...offer,
    outsideTones: sizeOfSet(all & ~keySetOf(key)),
    distance: distances.reduce((sum, one) => sum + one, 0) / distances.length,
  }
}

/** The order of `substitutesOf`, in words. */
export const SUBSTITUTE_ORDER =
  'fewest tones outside the key, then least distance of the voices from the old chord, then by kind'

/**
 * Every substitute for a chord before the next one, the nearest first, no chords twice.
 *
 * @example
 * substitutesOf({
 *   current: { root: parseRoot('G')!, chord: chordTypeById('dominant7')! },
 *   next: { root: parseRoot('C')!, chord: chordTypeById('major')! },
 *   key: parseKey('C')!,
 * }).map(({ kind }) => kind) // => ["suspension","relative","twoFive","relative","tritone","backdoor"]
 */
export function substitutesOf(place: ChordInPlace): readonly Substitute[] {
  const offers = [
    ...(isOwn(place) ? relativesOf(place) : []),
    ...suspensionsOf(place),
    ...dominantsOf(place),
    ...borrowedOf(place),
    ...passingOf(place),
  ]
  const known = new Set<string>()
  return offers
    .filter(({ chords }) => {
      const id = chords.map((chord) => `${pitchClassOf(chord.root)} ${chord.chord.id}`).join(' ')
      return !known.has(id) && known.add(id)
    })
    .map((offer) => weighed(offer, place))
    .sort(
      (a, b) =>
        a.outsideTones - b.outsideTones ||
        a.distance - b.distance ||
        SUBSTITUTE_KINDS.indexOf(a.kind) - SUBSTITUTE_KINDS.indexOf(b.kind),
    )
}
