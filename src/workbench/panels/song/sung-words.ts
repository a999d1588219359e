/** A line of a song as words that wrap, each with the chords over its syllables. */
import type { SongLine } from '#engine/project/song-shape'

/** A piece of a word with the mark that stands over its first character. */
export interface SungPart {
  readonly text: string
  /** 0-based index of the mark in its line. */
  readonly mark?: number
}

export type SungWord = readonly SungPart[]

/**
 * The words of a line with the blanks after them. Their texts together are the line's text, and
 * every mark stands over one part.
 *
 * @example
 * sungWords({ kind: 'lyrics', text: 'Hello world', marks: [{ at: 6, symbol: 'C' }] })
 * // => [[{ text: "Hello " }], [{ text: "world", mark: 0 }]]
 */
export function sungWords({ text, marks }: SongLine): readonly SungWord[] {
  if (text.trim() === '') return marks.map((_, mark) => [{ text: '', mark }])
  const words: SungPart[][] = []
  const startsWord = (at: number) => at === 0 || (/\s/.test(text[at - 1]!) && /\S/.test(text[at]!))
  const starts = new Set<number>([...marks.map(({ at }) => at)])
  for (let at = 0; at < text.length; at++) if (startsWord(at)) starts.add(at)
  const cuts = [...starts].sort((one, other) => one - other)
  cuts.forEach((from, index) => {
    const piece = text.slice(from, cuts[index + 1] ?? text.length)
    const over = marks.flatMap(({ at }, mark) => (at === from ? [mark] : []))
    // Marks at one place stand beside each other; the last one is over the words.
    const parts = over.map((mark, place) => ({
      text: place === over.length - 1 ? piece : '',
      mark,
    }))
    const all: SungPart[] = parts.length > 0 ? parts : [{ text: piece }]
    if (from >= text.length || startsWord(from) || words.length === 0) words.push(all)
    else words.at(-1)!.push(...all)
  })
  return words
}
