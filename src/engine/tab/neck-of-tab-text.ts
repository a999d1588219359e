/** Which neck a tab text is for, by the labels of its lines and the line above it. */
import {
  CUSTOM_TUNING,
  INSTRUMENTS,
  MAX_CAPO,
  MAX_STRINGS,
  MIN_STRINGS,
  makeNeck,
  type Neck,
  neckOf,
  openNotesOf,
} from '../instrument/neck'
import { readOpenNotes, tuningOfNotes } from '../instrument/read-neck'
import { midiOf, parseNote, pitchClassOf } from '../theory/pitch'
import { MAX_TAB_TEXT_LENGTH } from './parse-ascii'
import { linesOf, pitchClassOfLabel } from './staff'
import { readStaffRow } from './staff-row'

/** As `asciiHeadingOf` writes it: words, an optional capo, a colon, open notes with octaves. */
const HEADING = /^([^:]{1,80}): ([A-G][A-G0-9#bx -]{4,60})$/
const HEADING_CAPO = /, capo ([0-9]{1,2})$/
/** `Capo 2`, `capo: 2nd fret`, `Capo on 3`. */
const CAPO = /^\W{0,4}capo\b\W{0,3}(?:on |at |fret )?([0-9]{1,2})(?:st|nd|rd|th)?\b/i

/**
 * The neck that a text names: by a heading as `asciiHeadingOf` writes it, else by the labels of its
 * first staff, when they are the open notes of a tuning of the table from string 1 down, or have
 * octaves. Of tunings with the same names the first of the table is taken. A line such as
 * `Capo 2` before the staff sets the capo. `undefined` where the text names none.
 *
 * @example
 * neckOfTabText('A|--\nE|--\nC|--\nG|0-')?.instrument.id // => "ukulele"
 * neckOfTabText('x|--\nC|--\nG|0-') // => undefined
 */
export function neckOfTabText(text: string): Neck | undefined {
  /** Labels of lines without a blank line between them, run after run. */
  let runs: string[][] = [[]]
  let capo = 0
  let heading: Neck | undefined
  for (const { content, line } of linesOf(text.slice(0, MAX_TAB_TEXT_LENGTH))) {
    const row = readStaffRow(content, line, MAX_STRINGS)
    if (row) {
      if (heading) return heading
      runs.at(-1)!.push(row.label)
    } else if (content.trim() === '') {
      if (runs.at(-1)!.length > 0) runs.push([])
    } else {
      const named = neckOfRuns(runs, capo)
      if (named) return named
      runs = [[]]
      heading = neckOfHeading(content.trim()) ?? heading
      const told = Number(CAPO.exec(content)?.[1] ?? capo)
      if (told <= MAX_CAPO) capo = told
    }
  }
  return neckOfRuns(runs, capo)
}

/** Lines apart from a staff that names a neck, each alone, are not more of its strings. */
function neckOfRuns(runs: readonly (readonly string[])[], capo: number): Neck | undefined {
  const [first, ...others] = runs.filter(({ length }) => length > 0)
  if (!first) return undefined
  const isBesideStaff = first.length > 1 && others.some(({ length }) => length === 1)
  const named = isBesideStaff ? neckOfLabels(first, capo) : undefined
  return named ?? neckOfLabels([first, ...others].flat(), capo)
}

function neckOfHeading(line: string): Neck | undefined {
  const match = HEADING.exec(line)
  const notes = match && readOpenNotes(match[2]!)
  const capo = Number(HEADING_CAPO.exec(match?.[1] ?? '')?.[1] ?? 0)
  return notes && capo <= MAX_CAPO ? neckOfOpenNotes(notes, capo) : undefined
}

/** The row of the table with these open notes, else a custom neck of the nearest instrument. */
function neckOfOpenNotes(openNotes: readonly string[], capo: number): Neck {
  for (const instrument of INSTRUMENTS) {
    const row = tuningOfNotes(instrument, openNotes)
    if (row) return neckOf(instrument, row, capo)
  }
  return makeNeck(nearestInstrument(openNotes), CUSTOM_TUNING, openNotes, capo)
}

function midisOf(notes: readonly string[]): readonly number[] {
  return notes.map((text) => {
    const { name, octave } = parseNote(text)!
    return midiOf(name, octave!)
  })
}

/** Of the instruments with as many strings, the one whose standard tuning is nearest by ear. */
function nearestInstrument(openNotes: readonly string[]) {
  const midis = midisOf(openNotes)
  let best = INSTRUMENTS[0]!
  let bestDistance = Number.POSITIVE_INFINITY
  for (const instrument of INSTRUMENTS) {
    const own = midisOf(openNotesOf(instrument.tunings[0]!))
    if (own.length !== midis.length) continue
    const distance = own.reduce((sum, midi, index) => sum + Math.abs(midi - midis[index]!), 0)
    if (distance < bestDistance) [best, bestDistance] = [instrument, distance]
  }
  return best
}

/** The first staff of the labels: as many as come before they begin again. */
function neckOfLabels(labels: readonly string[], capo: number): Neck | undefined {
  for (let count = MIN_STRINGS; count <= Math.min(MAX_STRINGS, labels.length); count++) {
    const isWhole = labels.length % count === 0
    if (!isWhole || labels.some((label, index) => label !== labels[index % count])) continue
    return neckOfStaff(labels.slice(0, count).toReversed(), capo)
  }
  return undefined
}

/** @param labels in writing order, the last string first. */
function neckOfStaff(labels: readonly string[], capo: number): Neck | undefined {
  const openNotes = readOpenNotes(labels.join(','))
  if (openNotes?.length === labels.length) return neckOfOpenNotes(openNotes, capo)
  const asked = labels.map((label) => pitchClassOfLabel(label))
  for (const instrument of INSTRUMENTS) {
    for (const row of instrument.tunings) {
      const own = openNotesOf(row).map((note) => pitchClassOf(parseNote(note)!.name))
      if (own.join() === asked.join()) return neckOf(instrument, row, capo)
    }
  }
  return undefined
}
