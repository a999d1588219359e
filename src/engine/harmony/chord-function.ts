/** What a chord does in a key: its numeral, its role, and the scales that the situation asks for. */
import type { ChordType } from '../theory/chord'
import { type NoteName, pitchClassOf } from '../theory/pitch'
import { pitchClassSetOn, SCALES, type Scale, type ScaleId } from '../theory/scale'
import { classicalNameOf } from './augmented-sixth'
import { chordFamilyOf } from './chord-family'
import { CONTEXT_RULES, DIATONIC_ROLES } from './context-rule-table'
import { isMinorScale, type Key } from './key'
import { formatRomanNumeral } from './roman-numeral'
import { rootOfKey } from './root-spelling'

export interface ChordFunction {
  /** `V7/ii`, `bVImaj7`. */
  readonly numeral: string
  /** `secondary dominant`, `tonic`. */
  readonly role: string
  /** `German sixth where its Gb is written F#`. */
  readonly alsoCalled?: string
  /** Every chord tone belongs to the key's scale. */
  readonly isDiatonic: boolean
  /** The key's own scale begun on the chord's root, where the catalogue has it. */
  readonly mode?: Scale
  /** Scales of the situation, first choice first; the mode leads for a diatonic chord. */
  readonly scales: readonly ScaleId[]
}

const SCALE_OF_SET: ReadonlyMap<number, Scale> = new Map(
  SCALES.filter((scale) => scale.twinOf === undefined).map((scale) => [scale.pitchClassSet, scale]),
)

/** The scale of the catalogue with exactly these tones above its root (bit 0); one of twins. */
export function scaleOfSet(pitchClassSet: number): Scale | undefined {
  return SCALE_OF_SET.get(pitchClassSet)
}

/**
 * The function of a chord in a key.
 *
 * @example
 * chordFunctionOf(parseKey('C')!, { letter: 'A', accidental: 0 }, chordTypeById('dominant7')).numeral
 * // => "V7/ii"
 */
export function chordFunctionOf(key: Key, root: NoteName, chord: ChordType): ChordFunction {
  const above = (pitchClassOf(root) - pitchClassOf(key.root) + 12) % 12
  const keySetFromRoot = pitchClassSetOn((12 - above) % 12, key.scale.pitchClassSet)
  const isDiatonic = (chord.pitchClassSet & ~keySetFromRoot) === 0
  const mode = isDiatonic ? scaleOfSet(keySetFromRoot) : undefined
  const context =
    key.scale.family === 'blues' ? 'blues' : isMinorScale(key.scale) ? 'minor' : 'major'
  const thirdContext = isMinorScale(key.scale) ? 'minor' : 'major'
  const family = chordFamilyOf(chord)
  const rule = CONTEXT_RULES.find(
    (row) =>
      (row.context === context || (context === 'blues' && row.context === thirdContext)) &&
      row.families.includes(family) &&
      row.above.includes(above),
  )
  const isOwn = isDiatonic && !(context === 'blues' && rule)
  const numeral = isOwn ? undefined : rule?.numerals?.[rule.above.indexOf(above)]
  // A secondary dominant keeps its own suffix: V13b9/ii.
  const ownNumeral = family === 'dominant7' ? numeral?.replace('7', chord.symbol) : numeral
  const alsoCalled = classicalNameOf(root, chord, above)
  return {
    numeral: ownNumeral ?? formatRomanNumeral(key, rootOfKey(root, chord, key).counted, chord),
    role: isOwn
      ? (DIATONIC_ROLES[thirdContext].get(above) ?? 'chord of the key')
      : (rule?.role ?? 'chromatic chord'),
    ...(alsoCalled !== undefined && { alsoCalled }),
    isDiatonic,
    ...(mode && { mode }),
    scales: isOwn ? (mode ? [mode.id] : []) : (rule?.scales ?? []),
  }
}
