/**
 * Roman numerals: a chord named by where its root stands in a key.
 *
 * The root is counted from the major scale on the tonic in every key, as jazz and pop harmony write
 * it: `bVI` of C and of C minor is Ab, and each root has one prefix whatever its chord. Reading also
 * takes the classical shorthand of minor keys: upper-case III, VI and VII are the scale's own chords
 * where the key has that chord, and a sharp before a raised degree is a reminder. The figures 6, 64,
 * 65, 43, 42 and 2 are inversions (53 is none), and over a degree whose triad in the key is
 * diminished they need no sign: `ii6` of A minor is Bdim/D. `add6` is an added sixth, `add9` an added
 * ninth; `/` and a digit put a degree in the bass.
 */
import { type ChordType, spellChord } from '../theory/chord'
import { type Degree, degreeBetween, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn, type Scale, scaleById } from '../theory/scale'
import { readChordSuffix } from './chord-suffix'
import { formatSlashChord } from './chord-symbol'
import { foldChordText } from './chord-text'
import { chordTypeOfDegrees } from './compose-chord-type'
import { isMinorScale, type Key } from './key'

export interface RomanChord {
  /** In normal form: `V7/ii`, `bVImaj7`, `viiø7`. */
  readonly numeral: string
  /** Chord symbol: `A7`. */
  readonly symbol: string
  readonly root: NoteName
  readonly chord: ChordType
  /** Lowest note when a figure asks for an inversion. */
  readonly bass?: NoteName
  readonly tones: readonly NoteName[]
}

const NUMERALS: readonly string[] = ['I', 'II', 'III', 'IV', 'V', 'VI', 'VII']
const NUMERAL_TEXT =
  /^([#b]{0,2})(VII|III|VI|IV|II|V|I|vii|iii|vi|iv|ii|v|i)(?![a-zA-Z]*[IVv])(.*)$/
const SUBSTITUTE_TEXT = /^[sS]ub-?V(.*)$/
const NEAPOLITAN_TEXT = /^N(6?|6\/?[34])$/
const OWN_QUALITY = /^(?:°|o(?!m)|ø|dim|half|hdim|m(?!aj)|-|\+|aug)/
const FIGURE_AT_END = /(?:(?<!add)6\/[345]|4\/[32]|5\/3)\)?$/
const FIGURES = /^(°|ø|o|dim|\+|aug)?\(?(6\/?[345]|6|4\/?[32]|2|5\/?3)\)?$/
/** Figures of triads; the others are of seventh chords. */
const TRIAD_FIGURES: readonly string[] = ['53', '6', '63', '64']
/** Index of the chord tone in the bass, by figure. */
const BASS_OF_FIGURE: ReadonlyMap<string, number> = new Map([
  ['53', 0],
  ['6', 1],
  ['63', 1],
  ['64', 2],
  ['65', 1],
  ['43', 2],
  ['42', 3],
  ['2', 3],
])
/** Deep enough for `V7/V/V`. */
const MAX_APPLIED_DEPTH = 3
const MAX_NUMERAL_LENGTH = 48

/** Degrees whose place differs between a major key and its minor. */
const MINOR_DEGREES: ReadonlySet<number> = new Set([3, 6, 7])
const BASS_DEGREE = /^(.*)\/([#b]{0,2})([1-7])$/

const MAJOR = scaleById('major')!
const MINOR = scaleById('naturalMinor')!
const HARMONIC_MINOR = scaleById('harmonicMinor')!

/**
 * The scale that plain III, VI and VII of a key with a minor third are read in: a mode's own, else
 * natural minor, since harmonic and melodic minor are forms of one key.
 */
function ownScaleOf({ scale }: Key): Scale | undefined {
  if (!isMinorScale(scale)) return undefined
  return scale.family === 'modal' ? scale : MINOR
}

/** A degree by the major scale on the tonic; a sharp in a minor key only recalls the raised one. */
function majorDegreeOf(key: Key, accidentals: string, number: number): Degree {
  const sharps = accidentals.startsWith('#') ? accidentals.length : 0
  const isReminder = sharps > 0 && isMinorScale(key.scale) && MINOR_DEGREES.has(number)
  return { number, alteration: isReminder ? sharps - 1 : sharps - (accidentals.length - sharps) }
}

/** The same degree of the minor scale, where it lies lower. */
function ownDegreeOf(key: Key, degree: Degree): Degree | undefined {
  if (degree.alteration !== 0 || !MINOR_DEGREES.has(degree.number)) return undefined
  return ownScaleOf(key)?.degrees.find(
    ({ number, alteration }) => number === degree.number && alteration < 0,
  )
}

function isChordOfScale(root: NoteName, chord: ChordType, key: Key, scale: Scale): boolean {
  const tones = pitchClassSetOn(pitchClassOf(root), chord.pitchClassSet)
  return (tones & ~pitchClassSetOn(pitchClassOf(key.root), scale.pitchClassSet)) === 0
}

/** Whether the seventh that the key puts over a root is major. */
function hasMajorSeventhIn(key: Key, root: NoteName): boolean {
  const scale = isMinorScale(key.scale) ? MINOR : MAJOR
  const above = (pitchClassOf(root) - pitchClassOf(key.root) + 12 + 11) % 12
  return ((scale.pitchClassSet >> above) & 1) === 1
}

/** Semitones above a root. */
const MINOR_THIRD = 3
const DIMINISHED_FIFTH = 6
const FIFTH = 7
const MINOR_SEVENTH = 10

/**
 * The sign of the seventh chord that the key puts over a root whose triad is diminished; empty for
 * another triad. A root outside the scale is looked for in major or harmonic minor on the tonic.
 */
function diminishedSignIn(key: Key, root: NoteName): '' | 'ø' | '°' {
  const above = (pitchClassOf(root) - pitchClassOf(key.root) + 12) % 12
  const usual = isMinorScale(key.scale) ? HARMONIC_MINOR : MAJOR
  const scale = [key.scale, usual].find((own) => own.semitones.includes(above))
  const has = (semitones: number) => scale?.semitones.includes((above + semitones) % 12) === true
  if (!has(MINOR_THIRD) || !has(DIMINISHED_FIFTH) || has(FIFTH)) return ''
  return has(MINOR_SEVENTH) ? 'ø' : '°'
}

interface Quality {
  readonly chord: ChordType
  readonly bassTone?: number
}

function qualityOf(
  suffix: string,
  isUpper: boolean,
  key: Key,
  root: NoteName,
): Quality | undefined {
  const figure = FIGURES.exec(suffix)
  const figures = figure?.[2]?.replace('/', '')
  let text = suffix
  if (figure) {
    const isTriad = TRIAD_FIGURES.includes(figures!)
    const own = isUpper ? '' : diminishedSignIn(key, root)
    const sign = figure[1] ?? (isTriad && own !== '' ? '°' : own)
    const seventh = isUpper && hasMajorSeventhIn(key, root) ? 'maj7' : '7'
    text = sign + (isTriad ? '' : seventh)
  }
  const reading = readChordSuffix(isUpper || OWN_QUALITY.test(text) ? text : `m${text}`)
  const chord = 'degrees' in reading ? chordTypeOfDegrees(reading.degrees) : undefined
  if (!chord) return undefined
  return figures === undefined ? { chord } : { chord, bassTone: BASS_OF_FIGURE.get(figures)! }
}

/** The bass that a degree of the key names: a tone of the chord before one beside it. */
function bassOf(key: Key, degree: Degree, tones: readonly NoteName[]): NoteName {
  const own = ownDegreeOf(key, degree)
  const names = [degree, ...(own ? [own] : [])].map((one) => spellDegree(key.root, one).name)
  const classes = tones.map(pitchClassOf)
  return names.find((name) => classes.includes(pitchClassOf(name))) ?? names.at(-1)!
}

interface NumeralParts {
  readonly accidentals: string
  readonly numeral: string
  readonly suffix: string
  readonly isSubstitute: boolean
}

function partsOf(text: string): NumeralParts | undefined {
  const substitute = SUBSTITUTE_TEXT.exec(text)
  if (substitute) {
    const suffix = substitute[1]!.trim() || '7'
    return { accidentals: 'b', numeral: 'II', suffix, isSubstitute: true }
  }
  const neapolitan = NEAPOLITAN_TEXT.exec(text)
  if (neapolitan) {
    return { accidentals: 'b', numeral: 'II', suffix: neapolitan[1]!, isSubstitute: false }
  }
  const match = NUMERAL_TEXT.exec(text)
  if (!match) return undefined
  const [, accidentals, numeral, suffix] = match
  return {
    accidentals: accidentals!,
    numeral: numeral!,
    suffix: suffix!.trim(),
    isSubstitute: false,
  }
}

function readInKey(text: string, key: Key, applied: string): RomanChord | undefined {
  const parts = partsOf(text)
  if (!parts) return undefined
  const { numeral, isSubstitute } = parts
  const over = FIGURE_AT_END.test(parts.suffix) ? null : BASS_DEGREE.exec(parts.suffix)
  const suffix = over ? over[1]!.trim() : parts.suffix
  if (suffix.startsWith('/')) return undefined
  const isUpper = numeral === numeral.toUpperCase()
  const number = NUMERALS.indexOf(numeral.toUpperCase()) + 1
  const degree = majorDegreeOf(key, parts.accidentals, number)
  const own = isUpper && parts.accidentals === '' ? ownDegreeOf(key, degree) : undefined
  const readAt = (at: Degree) => {
    const root = spellDegree(key.root, at).name
    const quality = qualityOf(suffix, isUpper, key, root)
    return quality && { root, ...quality }
  }
  const lower = own && readAt(own)
  const isShorthand = lower && isChordOfScale(lower.root, lower.chord, key, ownScaleOf(key)!)
  const found = isShorthand ? lower : readAt(degree)
  if (!found) return undefined
  const { root, chord, bassTone } = found
  const tones = spellChord(root, chord)
  const bass = over
    ? bassOf(key, majorDegreeOf(key, over[2]!, Number(over[3])), tones)
    : bassTone === undefined
      ? undefined
      : tones[bassTone]
  if (bassTone !== undefined && !bass) return undefined
  const isSlash = bass !== undefined && pitchClassOf(bass) !== pitchClassOf(root)
  return {
    numeral:
      (isSubstitute ? `subV${chord.symbol}` : formatRomanNumeral(key, root, chord)) + applied,
    symbol: formatSlashChord(root, chord, bass),
    root,
    chord,
    ...(isSlash && { bass }),
    tones,
  }
}

const APPLIED_TARGET = /^(.*)\/\s*([#b]{0,2}(?:VII|III|VI|IV|II|V|I|vii|iii|vi|iv|ii|v|i))$/

function readApplied(
  text: string,
  key: Key,
  applied: string,
  depth: number,
): RomanChord | undefined {
  const split = APPLIED_TARGET.exec(text)
  if (!split) return readInKey(text, key, applied)
  if (depth === 0) return undefined
  const target = readApplied(split[2]!, key, '', 0)
  if (!target) return undefined
  const isMinor = split[2]!.toLowerCase() === split[2]
  const local: Key = { root: target.root, scale: isMinor ? MINOR : MAJOR }
  return readApplied(split[1]!.trim(), local, `/${target.numeral}${applied}`, depth - 1)
}

/**
 * Reads a Roman numeral in a key: `ii7`, `V7/V`, `bVImaj7`, `viiø7`, `subV7/ii`, `IIm7`, `V65`, `N6`.
 * Lower case is minor, upper case major; a suffix is read as in a chord symbol, but a lone `6` is the
 * first inversion. Gives `undefined` for anything else.
 *
 * @example
 * parseRomanNumeral('V7/vi', parseKey('C')!)?.symbol // => "E7"
 * parseRomanNumeral('bVImaj7', parseKey('C')!)?.symbol // => "Abmaj7"
 * parseRomanNumeral('VI', parseKey('Am')!)?.symbol // => "F"
 * parseRomanNumeral('vii°6', parseKey('C')!)?.symbol // => "Bdim/D"
 */
export function parseRomanNumeral(text: string, key: Key): RomanChord | undefined {
  if (text.length > MAX_NUMERAL_LENGTH) return undefined
  return readApplied(foldChordText(text), key, '', MAX_APPLIED_DEPTH)
}

/** Suffixes that numerals write differently from chord symbols. */
const NUMERAL_SUFFIX: ReadonlyMap<string, string> = new Map([
  // A plain 6 is the first inversion.
  ['major6', 'add6'],
  ['minor6', 'add6'],
  ['diminished', '°'],
  ['diminished7', '°7'],
  ['diminishedMajor7', '°maj7'],
  ['halfDiminished7', 'ø7'],
  ['halfDiminished9', 'ø9'],
  ['augmented', '+'],
])

/**
 * Writes a chord as the numeral of its root and quality, `bVImaj7`, `viiø7`. The prefix follows from
 * the root alone. It reads back to the same chord, but in minor keys for upper-case III, VI
 * and VII where the shorthand means a chord of the key, and for those with a sharp.
 *
 * @example
 * parseRomanNumeral('bVImaj7', parseKey('C')!)?.numeral // => "bVImaj7"
 */
export function formatRomanNumeral(key: Key, root: NoteName, chord: ChordType): string {
  const { number, alteration } = degreeBetween(key.root, root)
  const isLower = chord.semitones.includes(3) && chord.degrees[1]?.number === 3
  const accidentals = (alteration < 0 ? 'b' : '#').repeat(Math.abs(alteration))
  const numeral = NUMERALS[number - 1]!
  const suffix =
    NUMERAL_SUFFIX.get(chord.id) ??
    (isLower ? chord.symbol.replace(/^m(?!aj)/, '').replace(/^Maj/, 'maj') : chord.symbol)
  return accidentals + (isLower ? numeral.toLowerCase() : numeral) + suffix
}
