/** The chords that a move can lead to, each once, with every relation that leads there. */
import {
  CHORD_IDS,
  type ChordType,
  chordTypeById,
  formatChordSymbol,
  spellChord,
} from '../theory/chord'
import { type Degree, parseDegree, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { sizeOfSet, withinOctave } from '../theory/pitch-class'
import { pitchClassSetOn, spellScale } from '../theory/scale'
import { isMinorScale, type Key } from './key'
import { keyChordsOf } from './key-chords'
import { KEY_MOVE_TABLE } from './key-move-table'
import { leadVoices } from './lead-voices'
import { COMMON_TONE_PIVOT, MOVE_TABLE, type MoveRow } from './move-table'
import { coreTypeOf, relationRowsOf } from './relation-rows'
import type { ResearchId } from './research-table'
import { formatRomanNumeral } from './roman-numeral'
import { isAwkwardRoot, plainRootOf, rootInKey, rootOfKey } from './root-spelling'
import { suspensionTargetOf } from './suspension-target'
import { bestTargetRoot, NAMES_OF_PITCH_CLASS } from './target-spelling'

export interface MoveRelation {
  readonly relation: string
  readonly title: string
  /** Beginning of the reason, where the relation alone does not say it. */
  readonly reason?: string
  readonly basis: readonly ResearchId[]
}

export interface MoveTarget extends MoveRelation {
  readonly root: NoteName
  readonly chord: ChordType
  /** `bVI`, or `V7/ii` where function and root differ. */
  readonly numeral: string
  readonly isKeyChord: boolean
  /** Further relations to the same chord. */
  readonly others: readonly MoveRelation[]
}

export interface MoveOrigin {
  readonly root: NoteName
  readonly chord: ChordType
  readonly key: Key
}

interface Target extends Omit<MoveTarget, 'others' | 'isKeyChord' | 'numeral'> {
  /** Where function and root differ: `V7/ii`. */
  readonly numeral?: string
  /** The relation is to a chord that is not the tonic, so that the key names the target first. */
  readonly isAway?: boolean
}

/** Pivots beyond the other relations: the closest ones only, so that the list stays short. */
export const MAX_PIVOTS = 4

export const KEY_CHORD = { relation: 'keyChord', title: 'Chord of the key: {target}', basis: [] }

/** Relations of triads, which carry a seventh along when the chord has one. */
const TRIADIC_RELATIONS: ReadonlySet<string> = new Set([
  'relative',
  'parallel',
  'leadingToneExchange',
  'slide',
  'nebenverwandt',
  'hexatonicPole',
])

export function isExtendedRelation(relation: string, from: ChordType): boolean {
  return TRIADIC_RELATIONS.has(relation) && from.degrees.length > 3
}

const DEGREES_OF_ROW: ReadonlyMap<MoveRow, readonly Degree[]> = new Map(
  MOVE_TABLE.map((row) => [row, row.degree.split('|').map((text) => parseDegree(text)!)]),
)

const hasSeventh = (chord: ChordType) => chord.degrees.some(({ number }) => number === 7)
const setOn = (root: NoteName, chord: ChordType) =>
  pitchClassSetOn(pitchClassOf(root), chord.pitchClassSet)

/**
 * The name of a target's root: the key's own, else the one that keeps the names of shared tones and
 * needs no double accidental, the preferred name deciding between equals.
 */
function targetRootOf({ root, chord, key }: MoveOrigin, preferred: NoteName, to: ChordType) {
  const pitchClass = pitchClassOf(preferred)
  const own = spellScale(key.root, key.scale).find((name) => pitchClassOf(name) === pitchClass)
  if (own && !isAwkwardRoot(own)) return own
  const plain = NAMES_OF_PITCH_CLASS[pitchClass]!.filter((name) => !isAwkwardRoot(name))
  const names = own ? [...plain, own] : plain
  return bestTargetRoot(names, to, spellChord(root, chord), own ?? preferred)
}

/** A diminished chord moves between two letters: D#dim rises to E, Ebdim falls to D. */
function isSpelledAsStep(from: NoteName, to: NoteName): boolean {
  return from.letter !== to.letter
}

const HALF_STEPS: ReadonlySet<string> = new Set(['b2', '7|b1'])

/** Relations that start from the chord, whatever the key. */
function chordTargetsOf(origin: MoveOrigin): readonly Target[] {
  const { root, chord, key } = origin
  const isHome = pitchClassOf(root) === pitchClassOf(key.root)
  const core = coreTypeOf(chord)
  const rows = core ? relationRowsOf(origin, core) : []
  return rows.flatMap((row) => {
    const id = typeof row.to === 'string' ? row.to : row.to[row.from.indexOf(core!)]!
    const to = chordTypeById(id)!
    const degree = DEGREES_OF_ROW.get(row)![0]!
    const targetRoot = targetRootOf(origin, spellDegree(root, degree).name, to)
    const isStep = core === 'diminished' && HALF_STEPS.has(row.degree)
    if (isStep && !isSpelledAsStep(root, targetRoot)) return []
    const title = isExtendedRelation(row.relation, chord) && row.extendedTitle
    const isAway = !isHome && row.awayTitle !== undefined
    const target: Target = {
      relation: row.relation,
      title: title || (isAway ? row.awayTitle : row.title),
      root: targetRoot,
      chord: to,
      ...(isAway && { isAway }),
      ...(row.reason !== undefined && { reason: row.reason }),
      basis: row.basis,
    }
    return [target]
  })
}

const PASSING = 'passingDiminished'

/** Chords that the key borrows or adds, reached from any chord of it. */
function borrowedTargetsOf({ chord, key }: MoveOrigin): readonly Target[] {
  const mode = isMinorScale(key.scale) ? 'minor' : 'major'
  return KEY_MOVE_TABLE.filter((row) => row.mode === mode).map((row) => {
    const to = chordTypeById(hasSeventh(chord) ? row.seventh : row.triad)!
    const degree = parseDegree(row.degree)!
    const named = spellDegree(key.root, degree).name
    const { relation, title, basis } = row
    const isPassing = relation === PASSING
    // One that rises keeps the letter of its degree, so that it leads to the next: E#dim7 to F#m.
    const root = isPassing && degree.alteration > 0 ? named : plainRootOf(named, key)
    const numeral = isPassing ? formatRomanNumeral(key, named, to) : row.numeral
    return { relation, title, root, chord: to, basis, ...(numeral !== undefined && { numeral }) }
  })
}

const DOMINANT7 = chordTypeById('dominant7')!
const PLAIN_TRIADS: readonly string[] = ['major', 'minor']

/** The dominants of the key's major and minor triads but its tonic. */
function secondaryDominantsOf({ key }: MoveOrigin): readonly Target[] {
  return keyChordsOf(key)
    .filter(({ root, chord }) => PLAIN_TRIADS.includes(chord.id) && root !== key.root)
    .filter(({ root }) => pitchClassOf(root) !== pitchClassOf(key.root))
    .map(({ root, chord }) => {
      const goal = formatRomanNumeral(key, root, chord)
      const fifth = spellDegree(root, { number: 5, alteration: 0 }).name
      return {
        relation: 'secondaryDominant',
        title: `Secondary dominant: {target} leads to ${goal}`,
        root: plainRootOf(fifth, key),
        chord: DOMINANT7,
        numeral: `V7/${goal}`,
        basis: ['nettlesGraf', 'mulhollandHojnacki'] as const,
      }
    })
}

/** Steps round the circle of fifths between two pitch classes, 0–6. */
function fifthsBetween(from: number, to: number): number {
  const up = withinOctave((to - from) * 7)
  return Math.min(up, 12 - up)
}

/** Chords that share a tone: by tones shared, then by motion, then by fifths between the roots. */
function pivotTargetsOf(origin: MoveOrigin, known: ReadonlySet<string>): readonly Target[] {
  const from = pitchClassOf(origin.root)
  const currentSet = setOn(origin.root, origin.chord)
  const currentClasses = origin.chord.semitones.map((step) => (from + step) % 12)
  const pivots: { pitchClass: number; chord: ChordType; shared: number }[] = []
  for (const id of CHORD_IDS) {
    const chord = chordTypeById(id)!
    for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
      const set = pitchClassSetOn(pitchClass, chord.pitchClassSet)
      const shared = sizeOfSet(set & currentSet)
      if (shared === 0 || set === currentSet || known.has(`${pitchClass}:${id}`)) continue
      pivots.push({ pitchClass, chord, shared })
    }
  }
  pivots.sort((a, b) => b.shared - a.shared)
  const leastShared = pivots[MAX_PIVOTS - 1]?.shared ?? 1
  return pivots
    .filter(({ shared }) => shared >= leastShared)
    .map((pivot) => {
      const classes = pivot.chord.semitones.map((step) => (pivot.pitchClass + step) % 12)
      const { distance } = leadVoices(currentClasses, classes)
      return { ...pivot, distance, fifths: fifthsBetween(from, pivot.pitchClass) }
    })
    .sort((a, b) => b.shared - a.shared || a.distance - b.distance || a.fifths - b.fifths)
    .slice(0, MAX_PIVOTS)
    .map(({ pitchClass, chord }) => ({
      ...COMMON_TONE_PIVOT,
      root: targetRootOf(origin, rootInKey(pitchClass, chord, origin.key), chord),
      chord,
    }))
}

const placeOf = ({ root, chord }: Pick<Target, 'root' | 'chord'>) =>
  `${pitchClassOf(root)}:${chord.id}`

/** Which of several relations to one chord gives it its name: what it does before how it sounds. */
const NAMING_ORDER: readonly string[] = [
  'suspension',
  'dominantResolution',
  'iiV',
  'leadingToneChord',
  'deceptive',
  'dominant',
  'subdominant',
  'relative',
  'keyChord',
  'secondaryDominant',
  'modalInterchange',
  'passingDiminished',
  'backdoor',
  'substituteDominant',
]

function namingPlaceOf({ relation, isAway }: Target): number {
  const place = NAMING_ORDER.indexOf(relation)
  if (place < 0) return NAMING_ORDER.length
  return isAway ? NAMING_ORDER.indexOf(KEY_CHORD.relation) + 0.5 : place
}

/**
 * Every target of the chord in its key, no chord twice and never the chord itself: the chords of
 * the key, its secondary dominants and borrowed chords, the relations of the chord, and the closest
 * common-tone pivots.
 */
export function moveTargetsOf(origin: MoveOrigin): readonly MoveTarget[] {
  const keyChords = keyChordsOf(origin.key)
  const keyPlaces = new Set(keyChords.map(placeOf))
  const suspended = suspensionTargetOf(origin, origin.key)
  const named: readonly Target[] = [
    ...(suspended ? [suspended] : []),
    ...chordTargetsOf(origin),
    ...keyChords.map((target) => ({ ...KEY_CHORD, ...target })),
    ...secondaryDominantsOf(origin),
    ...borrowedTargetsOf(origin),
  ]
  const pivots = pivotTargetsOf(origin, new Set(named.map(placeOf)))
  const byPlace = new Map<string, Target[]>()
  for (const target of [...named, ...pivots]) {
    const same = byPlace.get(placeOf(target)) ?? []
    same.push(target)
    byPlace.set(placeOf(target), same)
  }
  byPlace.delete(placeOf(origin))
  return [...byPlace].map(([place, targets]) => {
    const [first, ...rest] = [...targets].sort((a, b) => namingPlaceOf(a) - namingPlaceOf(b))
    const isKeyChord = keyPlaces.has(place)
    const own = targets.find(({ relation }) => relation === KEY_CHORD.relation)
    const { chord } = first!
    const special = isKeyChord ? undefined : targets.find((one) => one.numeral)
    const settled = own ?? (special?.relation === PASSING ? special : undefined)
    const { root, counted } = settled
      ? { root: settled.root, counted: settled.root }
      : rootOfKey(first!.root, chord, origin.key)
    const numeral = special?.numeral ?? formatRomanNumeral(origin.key, counted, chord)
    const others = rest.filter(
      ({ title }, index) =>
        title !== first!.title && rest.findIndex((other) => other.title === title) === index,
    )
    const symbol = formatChordSymbol(root, chord)
    const named = ({ relation, title, basis }: MoveRelation): MoveRelation => ({
      relation,
      title: title.replace('{target}', symbol),
      basis,
    })
    return {
      ...named(first!),
      ...(first!.reason !== undefined && { reason: first!.reason }),
      root,
      chord,
      numeral,
      isKeyChord,
      others: others.map(named),
    }
  })
}
