/** The title that stands over a tab text. */
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { MAX_STRINGS } from '#engine/instrument/neck'
import { linesOf } from '#engine/tab/staff'
import { readStaffRow } from '#engine/tab/staff-row'

/** Longer lines are sentences. */
const LONGEST_TITLE = 80
/** Signs around a heading: `=== Long Road ===`. */
const FRAME = /^[\s"'“”=*_~#+/\\|<>-]+|[\s"'“”=*_~#+/\\|<>-]+$/gu
const LETTERS = /\p{L}.*\p{L}/u
/** A sentence, a list or a field: `Tuning: standard`. */
const IS_PROSE = /[.,;:]$|: |:\w|https?:|www\.|@|\[|\{/
/** Words of which names of parts and directions are made: `Main riff 2 (x4)`, `Drop D tuning`. */
const PART_WORDS = new Set(
  `intro introduction outro verse chorus prechorus postchorus pre post refrain bridge solo riff riffs
  main lead rhythm interlude break breakdown coda ending end part section theme hook fill lick guitar
  guitars gtr bass ukulele uke banjo mandolin tab tabs tablature tuning tuned standard drop open capo
  fret key tempo bpm repeat play twice times first second third last acoustic electric clean distorted
  low high to in at on of the and with only major minor no a b c d e f g eb bb ab x ii iii iv`.split(
    /\s+/,
  ),
)
const NUMBER = /^x?\d+(st|nd|rd|th|x)?$/
const IS_AUTHOR = /\b(tabbed|transcribed|copyright|©|tab by)|^by /i

function isPart(line: string): boolean {
  const words = line.toLowerCase().match(/[\p{L}\d]+/gu) ?? []
  return words.every((word) => PART_WORDS.has(word) || NUMBER.test(word))
}

function isChordRow(line: string): boolean {
  return line
    .split(/[\s|()-]+/)
    .filter((word) => word !== '')
    .every((word) => /^[A-H]/.test(word) && parseChordSymbol(word) !== undefined)
}

/**
 * The title of a tab text: its first line of words before the first staff, where that reads as a
 * title. `undefined` for the name of a part, chords, directions and sentences.
 *
 * @example
 * titleOverTab('Long Road\n\ne|--3--|') // => "Long Road"
 * titleOverTab('[Intro]\ne|--3--|') // => undefined
 */
export function titleOverTab(text: string): string | undefined {
  for (const { content, line } of linesOf(text)) {
    const row = readStaffRow(content, line, MAX_STRINGS)
    // A line of dashes alone underlines a heading.
    if (row && (row.label !== '' || row.hasBar || row.hasNumber)) return undefined
    const title = content.replace(FRAME, '').replace(/\s+/g, ' ')
    if (title === '') continue
    const isTitle =
      title.length <= LONGEST_TITLE &&
      LETTERS.test(title) &&
      !IS_PROSE.test(title) &&
      !IS_AUTHOR.test(title) &&
      !isPart(title) &&
      !isChordRow(title)
    return isTitle ? title : undefined
  }
  return undefined
}
