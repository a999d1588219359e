/** What stands in front of the lines of an ASCII tab, and above them. */
import type { Neck } from '../instrument/neck'
import { STANDARD_NECK } from '../instrument/neck'
import { formatNoteName, parseNote, pitchClassOf } from '../theory/pitch'

const PLAIN_NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'] as const

/** The open note without octave; a name with a double accidental becomes a plain one. */
function plainNameOf(note: string): string {
  const { name } = parseNote(note)!
  const text = formatNoteName(name)
  return text.length <= 2 ? text : PLAIN_NAMES[pitchClassOf(name)]!
}

/**
 * Labels of the lines, string 1 first, all of one width. String 1 is small where the last string
 * has its name, and a short string is, as banjo players write it.
 *
 * @example
 * asciiLabelsOf(STANDARD_NECK).join(' ') // => "e B G D A E"
 */
export function asciiLabelsOf(neck: Neck): readonly string[] {
  const names = neck.strings.map(({ name }) => plainNameOf(name))
  const labels = neck.strings.map(({ string, startFret }, index) => {
    const name = names[index]!
    const isSmall = startFret > 0 || (string === 1 && name === names.at(-1))
    return isSmall ? name[0]!.toLowerCase() + name.slice(1) : name
  })
  const width = Math.max(...labels.map((label) => label.length))
  return labels.map((label) => label.padEnd(width))
}

/**
 * The line above a tab that people read: the instrument where it is not the guitar, the tuning, and
 * the capo. Empty for the standard guitar.
 *
 * @returns such as `Drop D, capo 2: D2 A2 D3 G3 B3 E4` and a line feed.
 * @example
 * asciiHeadingOf(STANDARD_NECK) // => ""
 */
export function asciiHeadingOf({ instrument, tuning, capo, strings }: Neck): string {
  const standard = STANDARD_NECK
  const isGuitar = instrument.id === standard.instrument.id
  if (isGuitar && tuning.id === standard.tuning.id && capo === 0) return ''
  const words = [
    ...(isGuitar ? [] : [instrument.name]),
    tuning.name,
    ...(capo > 0 ? [`capo ${capo}`] : []),
  ]
  const openNotes = strings.toReversed().map(({ name }) => name)
  return `${words.join(', ')}: ${openNotes.join(' ')}\n`
}
