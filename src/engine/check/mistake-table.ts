/** What a check can find wrong beside the text itself (see `tab/text-issue`): one row a code. */
import type { CodeRow } from '../tab/text-issue'

/** `error`: impossible. `caution`: playable, with a difficulty. */
export type MistakeRow = CodeRow<'error' | 'caution'>

export const MISTAKES = {
  'midi-mismatch': { severity: 'error', meaning: 'A claimed midi is not open string + fret.' },
  'off-the-neck': { severity: 'error', meaning: 'A string or fret that the neck does not have.' },
  'string-struck-twice': { severity: 'error', meaning: 'Two notes start on one string at once.' },
  'too-many-fingers': { severity: 'error', meaning: 'Four fingers, with barres, cannot hold it.' },
  'too-wide': { severity: 'error', meaning: 'The stretch is wider than a hand reaches.' },
  'wide-grip': { severity: 'caution', meaning: 'A hand reaches it, wider than grips are taught.' },
  'cut-off': { severity: 'caution', meaning: 'A note is cut off by another on its string.' },
  'not-held': { severity: 'caution', meaning: 'No hand keeps a note while it plays the next ones.' },
  'impossible-technique': { severity: 'caution', meaning: 'A technique cannot be played where it is written.' },
  'fast-shift': { severity: 'caution', meaning: 'The hand leaps far in a very short time.' },
  'missing-tone': { severity: 'error', meaning: 'The grip lacks a tone of the chord it claims.' },
  'extra-tone': { severity: 'error', meaning: 'The grip sounds a tone outside the chord it claims.' },
  'other-bass': { severity: 'caution', meaning: 'The lowest tone is not the bass of the claimed chord.' },
  'no-root': { severity: 'caution', meaning: 'The root of a triad, sixth or seventh chord is silent; it is heard as another chord.' },
  'rootless': { severity: 'caution', meaning: 'The root of a ninth, eleventh or thirteenth is silent, as players often leave it.' },
  'shape-name': { severity: 'caution', meaning: 'The name is that of the shape above the capo, not of the sound.' },
  'place-count': { severity: 'error', meaning: 'A grip has more or fewer places than the neck has strings.' },
  'letter-for-digit': { severity: 'error', meaning: 'The letter O stands where a zero is meant.' },
  'ambiguous-frets': { severity: 'error', meaning: 'Frets from 10 up are not parted by hyphens.' },
  'fret-too-high': { severity: 'error', meaning: 'A fret above the highest of the neck.' },
  'unknown-mark': { severity: 'error', meaning: 'A character that is neither fret nor x.' },
} as const satisfies Record<string, MistakeRow> // biome-ignore format: one row a code

export type MistakeCode = keyof typeof MISTAKES

/** One thing wrong with a note, an onset or a grip. */
export interface Mistake {
  readonly code: MistakeCode
  readonly severity: MistakeRow['severity']
  readonly message: string
}

export function mistakeOf(code: MistakeCode, message: string): Mistake {
  return { code, severity: MISTAKES[code].severity, message }
}
