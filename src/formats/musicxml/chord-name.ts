/** Chord names between MusicXML's kinds and text. */
import { childOf, childrenOf, numberOf, textOf, type XmlNode } from '../score/xml-tree'

/** The suffix of each of MusicXML's kinds. */
const KINDS: ReadonlyMap<string, string> = new Map([
  ['major', ''], ['minor', 'm'], ['augmented', 'aug'], ['diminished', 'dim'], ['dominant', '7'],
  ['major-seventh', 'maj7'], ['minor-seventh', 'm7'], ['diminished-seventh', 'dim7'],
  ['augmented-seventh', 'aug7'], ['half-diminished', 'm7b5'], ['major-minor', 'm(maj7)'],
  ['major-sixth', '6'], ['minor-sixth', 'm6'], ['dominant-ninth', '9'], ['major-ninth', 'maj9'],
  ['minor-ninth', 'm9'], ['dominant-11th', '11'], ['minor-11th', 'm11'], ['major-11th', 'maj11'],
  ['dominant-13th', '13'], ['minor-13th', 'm13'], ['major-13th', 'maj13'],
  ['suspended-second', 'sus2'], ['suspended-fourth', 'sus4'], ['power', '5'],
]) // biome-ignore format: one row reads as a list

const BY_SUFFIX = new Map([...KINDS].map(([kind, suffix]) => [suffix, kind]))

function accidentalOf(alter: number | undefined): string {
  if (alter === undefined || alter === 0) return ''
  return alter > 0 ? '#'.repeat(Math.min(2, alter)) : 'b'.repeat(Math.min(2, -alter))
}

const NO_CHORD = 'N.C.'

/** Empty for a harmony without a root that is read. */
export function chordNameOf(harmony: XmlNode): string {
  const root = childOf(harmony, 'root')
  const step = textOf(root, 'root-step')
  const kind = childOf(harmony, 'kind')
  if (kind?.text.trim() === 'none') return kind.attributes.get('text') ?? NO_CHORD
  if (step === undefined) return ''
  const suffix = kind?.attributes.get('text') ?? KINDS.get(kind?.text.trim() ?? '') ?? ''
  const degrees = childrenOf(harmony, 'degree').map(
    (degree) =>
      `${accidentalOf(numberOf(degree, 'degree-alter'))}${textOf(degree, 'degree-value') ?? ''}`,
  )
  const bass = childOf(harmony, 'bass')
  const bassStep = textOf(bass, 'bass-step')
  const under = bassStep ? `/${bassStep}${accidentalOf(numberOf(bass, 'bass-alter'))}` : ''
  const added = degrees.length > 0 && !kind?.attributes.has('text') ? `(${degrees.join('')})` : ''
  return `${step}${accidentalOf(numberOf(root, 'root-alter'))}${suffix}${added}${under}`
}

export interface ChordParts {
  readonly step: string
  readonly alter: number
  readonly kind: string
  readonly suffix: string
  readonly bass?: { readonly step: string; readonly alter: number }
}

const NAME = /^([A-G])(##?|bb?)?([^/]*(?:\/[^A-G][^/]*)?)(?:\/([A-G])(##?|bb?)?)?$/

function alterOf(text: string | undefined): number {
  return (text ?? '').length * (text?.startsWith('b') ? -1 : 1)
}

/** A name taken apart; `undefined` for text that does not begin with a root. */
export function chordPartsOf(name: string): ChordParts | undefined {
  const found = NAME.exec(name)
  if (!found) return undefined
  const [, step, accidental, suffix = '', bassStep, bassAccidental] = found
  return {
    step: step!,
    alter: alterOf(accidental),
    kind: BY_SUFFIX.get(suffix) ?? 'other',
    suffix,
    ...(bassStep && { bass: { step: bassStep, alter: alterOf(bassAccidental) } }),
  }
}
