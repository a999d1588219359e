/** Fret numbers with the marks of their techniques, as players type them: `5h`, `7b`, `12*`. */
import { NORMAL_TECHNIQUE, type TabNote } from './tab-event'

type Marked = Pick<TabNote, 'string' | 'fret' | 'startBeat' | 'technique'>

/** What stands behind a number, by the fret of the next note on its string. */
const SIGNS: Partial<Record<string, (fret: number, next: number) => string>> = {
  'hammer-on': (fret, next) => (next < fret ? 'p' : 'h'),
  slide: (fret, next) => (next < fret ? '\\' : '/'),
  bend: () => 'b',
  vibrato: () => '~',
  harmonic: () => '*',
  staccato: () => '.',
}

const namesOf = (technique: string): readonly string[] =>
  technique === NORMAL_TECHNIQUE ? [] : technique.split('+')

const FRET_TEXT: readonly string[] = Array.from({ length: 64 }, (_, fret) => String(fret))

/**
 * The text of each note of a measure, in their order.
 *
 * @example
 * fretTextsOf([{ string: 3, fret: 7, startBeat: 0, technique: 'hammer-on' }, { string: 3, fret: 5, startBeat: 1, technique: 'normal' }]) // => ["7p","5"]
 */
export function fretTextsOf(notes: readonly Marked[]): readonly string[] {
  const nextFrets = new Map<Marked, number>()
  if (notes.some(({ technique }) => technique !== NORMAL_TECHNIQUE)) {
    const later = new Map<number, Marked>()
    for (const note of notes.toSorted((a, b) => b.startBeat - a.startBeat)) {
      nextFrets.set(note, later.get(note.string)?.fret ?? note.fret)
      later.set(note.string, note)
    }
  }
  return notes.map((note) => {
    const signs = namesOf(note.technique).map(
      (name) => SIGNS[name]?.(note.fret, nextFrets.get(note)!) ?? '',
    )
    return (FRET_TEXT[note.fret] ?? String(note.fret)) + signs.join('')
  })
}

/** Techniques of some notes that no mark of a tab line shows, each once. */
export function unmarkedTechniques(
  notes: readonly Pick<TabNote, 'technique'>[],
): readonly string[] {
  const names = new Set(notes.flatMap(({ technique }) => namesOf(technique)))
  return [...names].filter((name) => !Object.hasOwn(SIGNS, name))
}
