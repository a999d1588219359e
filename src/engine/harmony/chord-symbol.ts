/** Chord symbols: `F#m7b5/A` ↔ root, chord type, bass. */
import { type ChordType, chordTypeOf, formatChordSymbol, spellChord } from '../theory/chord'
import { type Degree, degreeBetween, formatDegree, semitonesOfDegree } from '../theory/interval'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { formatDegrees } from './chord-draft'
import { readChordSuffix } from './chord-suffix'
import { foldChordText } from './chord-text'
import { chordTypeOfDegrees } from './compose-chord-type'

export interface ChordSymbol {
  /** In one normal form: `F#m7b5/A`, `C7(b9,no3)`. */
  readonly symbol: string
  readonly root: NoteName
  readonly chord: ChordType
  /** The lowest note when it is not the root; it may lie outside the chord. */
  readonly bass?: NoteName
  /** Chord tones spelled by degree, root first; a bass from outside is not among them. */
  readonly tones: readonly NoteName[]
}

/** Why a text is no chord symbol. */
export interface ChordSymbolRefusal {
  /** A clause that follows the quoted text: `does not begin with a root A–G`. */
  readonly reason: string
  /** The nearest symbol that reads. */
  readonly didYouMean?: string
}

const MAX_SYMBOL_LENGTH = 64

const ROOT_AT_START = /^([A-Ga-g])(##|#|bb|b|x)?/
const BASS_AT_END = /[/\\]\s*([A-Ga-g](?:##|#|bb|b|x)?)$/

/** Writes a chord symbol in its normal form. */
export function formatSlashChord(root: NoteName, chord: ChordType, bass?: NoteName): string {
  const symbol = formatChordSymbol(root, chord)
  return bass && pitchClassOf(bass) !== pitchClassOf(root)
    ? `${symbol}/${formatNoteName(bass)}`
    : symbol
}

function refusalOfRoot(folded: string): ChordSymbolRefusal {
  if (/^n\.?\s*c\.?$/i.test(folded)) return { reason: 'means that no chord is played' }
  return { reason: 'does not begin with a root, a letter A–G with its accidental' }
}

/** The text with its parenthesis closed or a stray one left out, where that makes it a symbol. */
function withPairedParentheses(folded: string): string | undefined {
  const opened = folded.split('(').length - folded.split(')').length
  if (opened === 0) return undefined
  return parseChordSymbol(opened > 0 ? `${folded})` : folded.replace(')', ''))?.symbol
}

/** Reads a chord symbol or says why it cannot; `read-chord-symbol` says what was meant besides. */
export function readSymbolText(text: string): ChordSymbol | ChordSymbolRefusal {
  if (text.length > MAX_SYMBOL_LENGTH) {
    return { reason: `is longer than ${MAX_SYMBOL_LENGTH} characters` }
  }
  const folded = foldChordText(text)
  const start = ROOT_AT_START.exec(folded)
  if (!start) return refusalOfRoot(folded)
  const root = parseRoot(start[0])!
  const afterRoot = folded.slice(start[0].length)
  const slash = BASS_AT_END.exec(afterRoot)
  const bass = slash ? parseRoot(slash[1]!) : undefined
  const reading = readChordSuffix(slash ? afterRoot.slice(0, slash.index) : afterRoot)
  if ('unread' in reading) {
    const didYouMean = withPairedParentheses(folded)
    return {
      reason: `cannot be read from "${reading.unread}" on: ${reading.reason}`,
      ...(didYouMean !== undefined && { didYouMean }),
    }
  }
  const chord = chordTypeOfDegrees(reading.degrees)
  if (!chord)
    return { reason: `asks for tones that make no chord: ${formatDegrees(reading.degrees)}` }
  const isSlash = bass !== undefined && pitchClassOf(bass) !== pitchClassOf(root)
  return {
    symbol: formatSlashChord(root, chord, bass),
    root,
    chord,
    ...(isSlash && { bass }),
    tones: spellChord(root, chord),
  }
}

/**
 * Reads a chord symbol; `undefined` where it is none.
 *
 * @example
 * parseChordSymbol('F♯ø/A')?.symbol // => "F#m7b5/A"
 * parseChordSymbol('CΔ')?.symbol // => "Cmaj7"
 * parseChordSymbol('H7') // => undefined
 */
export function parseChordSymbol(text: string): ChordSymbol | undefined {
  const reading = readSymbolText(text)
  return 'symbol' in reading ? reading : undefined
}

/**
 * The chord with its bass among its tones, as a grip has to sound it: a bass from outside (C/Bb)
 * becomes a tone of the type, one from inside changes nothing.
 */
export function chordWithBass({
  root,
  chord,
  bass,
}: Pick<ChordSymbol, 'root' | 'chord' | 'bass'>): ChordType {
  if (!bass) return chord
  const within = degreeBetween(root, bass)
  // Tones ascend from the root, so a Cb over C is its b8.
  const degree: Degree =
    semitonesOfDegree(within) < 0 ? { ...within, number: within.number + 7 } : within
  if (((chord.pitchClassSet >> (semitonesOfDegree(degree) % 12)) & 1) === 1) return chord
  const degrees = [...chord.degrees, degree].sort(
    (a, b) => semitonesOfDegree(a) - semitonesOfDegree(b),
  )
  return chordTypeOf({
    id: `${chord.id}/${formatDegree(degree)}`,
    symbol: chord.symbol,
    name: `${chord.name} over its ${formatDegree(degree)}`,
    degrees: formatDegrees(degrees),
    optionalDegrees: formatDegrees(chord.optionalDegrees),
  })
}
