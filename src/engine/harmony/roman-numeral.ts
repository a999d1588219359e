/**
 * Roman numerals: a chord named by where its root stands in a key.
 *
 * An accidental is read against the major scale in every key (`bVI` of C and of C minor is Ab), as
 * jazz and pop harmony write it. Minor keys allow the classical shorthand besides: upper-case III,
 * VI and VII without accidental are the minor scale's own degrees, and a sharp before them raises
 * those. `6` is an added sixth; the figures 64, 65, 43 and 42 are inversions.
 */
import { type ChordType, spellChord } from '../theory/chord'
import { type Degree, degreeBetween, spellDegree } from '../theory/interval'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { scaleById } from '../theory/scale'
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
const OWN_QUALITY = /^(?:°|o(?!m)|ø|dim|half|hdim|m(?!aj)|-|\+|aug)/
const FIGURES = /^(°|ø|o)?\(?(6\/?4|6\/?5|4\/?3|4\/?2)\)?$/
/** Index of the chord tone in the bass, by figure. */
const BASS_OF_FIGURE: ReadonlyMap<string, number> = new Map([
  ['64', 2],
  ['65', 1],
  ['43', 2],
  ['42', 3],
])
/** Deep enough for `V7/V/V`. */
const MAX_APPLIED_DEPTH = 3
const MAX_NUMERAL_LENGTH = 48

/** Degrees whose place differs between a major key and its minor. */
const MINOR_DEGREES: ReadonlySet<number> = new Set([3, 6, 7])

const MAJOR = scaleById('major')!
const MINOR = scaleById('naturalMinor')!

function rootDegreeOf(key: Key, accidentals: string, number: number, isUpper: boolean): Degree {
  const sharps = accidentals.startsWith('#') ? accidentals.length : 0
  const flats = accidentals.length - sharps
  if (!isMinorScale(key.scale) || !MINOR_DEGREES.has(number) || flats > 0) {
    return { number, alteration: sharps - flats }
  }
  if (sharps > 0) return { number, alteration: sharps - 1 }
  return { number, alteration: isUpper ? -1 : 0 }
}

/** Whether the seventh that the key puts over a root is major. */
function hasMajorSeventhIn(key: Key, root: NoteName): boolean {
  const scale = isMinorScale(key.scale) ? MINOR : MAJOR
  const above = (pitchClassOf(root) - pitchClassOf(key.root) + 12 + 11) % 12
  return ((scale.pitchClassSet >> above) & 1) === 1
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
    const sign = figure[1] ?? ''
    const seventh = isUpper && hasMajorSeventhIn(key, root) ? 'maj7' : '7'
    text = sign + (figures === '64' ? '' : seventh)
  }
  const reading = readChordSuffix(isUpper || OWN_QUALITY.test(text) ? text : `m${text}`)
  const chord = 'degrees' in reading ? chordTypeOfDegrees(reading.degrees) : undefined
  if (!chord) return undefined
  return figures === undefined ? { chord } : { chord, bassTone: BASS_OF_FIGURE.get(figures)! }
}

function readInKey(text: string, key: Key, applied: string): RomanChord | undefined {
  const substitute = SUBSTITUTE_TEXT.exec(text)
  const match = substitute ? null : NUMERAL_TEXT.exec(text)
  if (!substitute && !match) return undefined
  const numeral = match?.[2] ?? 'II'
  const isUpper = numeral === numeral.toUpperCase()
  const number = NUMERALS.indexOf(numeral.toUpperCase()) + 1
  const degree = rootDegreeOf(key, match?.[1] ?? 'b', number, isUpper)
  const { name: root } = spellDegree(key.root, degree)
  const suffix = (substitute ? substitute[1]! : match![3]!).trim()
  const quality = qualityOf(substitute && suffix === '' ? '7' : suffix, isUpper, key, root)
  if (!quality) return undefined
  const { chord, bassTone } = quality
  const tones = spellChord(root, chord)
  const bass = bassTone === undefined ? undefined : tones[bassTone]
  if (bassTone !== undefined && !bass) return undefined
  const plain = substitute ? `subV${chord.symbol}` : formatRomanNumeral(key, root, chord)
  return {
    numeral: plain + applied,
    symbol: formatSlashChord(root, chord, bass),
    root,
    chord,
    ...(bass && { bass }),
    tones,
  }
}

const APPLIED_TARGET = /^(.*)\/\s*([#b]{0,2}(?:VII|III|VI|IV|II|V|I|vii|iii|vi|iv|ii|v|i))$/

function readNumeral(
  text: string,
  key: Key,
  applied: string,
  depth: number,
): RomanChord | undefined {
  const split = APPLIED_TARGET.exec(text)
  if (!split) return readInKey(text, key, applied)
  if (depth === 0) return undefined
  const target = readNumeral(split[2]!, key, '', 0)
  if (!target) return undefined
  const isMinor = split[2]!.toLowerCase() === split[2]
  const local: Key = { root: target.root, scale: isMinor ? MINOR : MAJOR }
  return readNumeral(split[1]!.trim(), local, `/${target.numeral}${applied}`, depth - 1)
}

/**
 * Reads a Roman numeral in a key: `ii7`, `V7/V`, `bVImaj7`, `viiø7`, `subV7/ii`, `IIm7`, `V65`.
 * Lower case is minor, upper case major; a suffix is read as in a chord symbol. Gives `undefined`
 * for anything else.
 *
 * @example
 * parseRomanNumeral('V7/vi', parseKey('C')!)?.symbol // => "E7"
 * parseRomanNumeral('bVImaj7', parseKey('C')!)?.symbol // => "Abmaj7"
 * parseRomanNumeral('VI', parseKey('Am')!)?.symbol // => "F"
 */
export function parseRomanNumeral(text: string, key: Key): RomanChord | undefined {
  if (text.length > MAX_NUMERAL_LENGTH) return undefined
  return readNumeral(foldChordText(text), key, '', MAX_APPLIED_DEPTH)
}

/** Suffixes that numerals write differently from chord symbols. */
const NUMERAL_SUFFIX: ReadonlyMap<string, string> = new Map([
  ['diminished', '°'],
  ['diminished7', '°7'],
  ['diminishedMajor7', '°maj7'],
  ['halfDiminished7', 'ø7'],
  ['halfDiminished9', 'ø9'],
  ['augmented', '+'],
])

/**
 * Writes a chord as the numeral of its root and quality, `bVImaj7`, `viiø7`; it reads back to the
 * same chord.
 *
 * @example
 * parseRomanNumeral('bVImaj7', parseKey('C')!)?.numeral // => "bVImaj7"
 */
export function formatRomanNumeral(key: Key, root: NoteName, chord: ChordType): string {
  const { number, alteration } = degreeBetween(key.root, root)
  const isLower = chord.semitones.includes(3) && chord.degrees[1]?.number === 3
  const isOwn = isMinorScale(key.scale) && MINOR_DEGREES.has(number)
  const signed =
    isOwn && alteration >= 0 && (!isLower || alteration > 0) ? alteration + 1 : alteration
  const accidentals = (signed < 0 ? 'b' : '#').repeat(Math.abs(signed))
  const numeral = NUMERALS[number - 1]!
  const suffix =
    NUMERAL_SUFFIX.get(chord.id) ??
    (isLower ? chord.symbol.replace(/^m(?!aj)/, '').replace(/^Maj/, 'maj') : chord.symbol)
  return accidentals + (isLower ? numeral.toLowerCase() : numeral) + suffix
}
