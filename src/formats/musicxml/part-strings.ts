/** The strings of a staff: as the file says, or worked out from its pitches and frets. */
import {
  INSTRUMENTS,
  MAX_STRINGS,
  MIN_STRINGS,
  type Neck,
  neckOf,
  openNotesOf,
  STANDARD_NECK,
} from '#engine/instrument/neck'
import { neckOfStrings } from '../score/file-neck'
import { FILE_LIMITS } from '../score/limits'
import { childOf, childrenOf, numberOf, type XmlNode } from '../score/xml-tree'
import type { WrittenNote } from './read-note'
import { midiOfPitch } from './read-note'

export interface StaffStrings {
  readonly neck: Neck | undefined
  readonly capo: number
  /** Whether the file names its open strings. */
  readonly isGiven: boolean
}

function detailsOf(attributes: readonly XmlNode[], staff: number): readonly XmlNode[] {
  return attributes
    .flatMap((node) => childrenOf(node, 'staff-details'))
    .filter((node) => (Number(node.attributes.get('number') ?? 1) || 1) === staff)
}

/** Line 1 is the lowest line, which is the last string. */
function tuningOf(details: readonly XmlNode[]): readonly number[] | undefined {
  const rows = details.flatMap((node) => childrenOf(node, 'staff-tuning'))
  if (rows.length === 0) return undefined
  const byLine = new Map(
    rows.map((row) => [Number(row.attributes.get('line')), midiOfPitch(row, 'tuning-')]),
  )
  const lines = Array.from({ length: byLine.size }, (_, index) => byLine.get(byLine.size - index))
  return lines.some((midi) => midi === undefined) ? undefined : (lines as readonly number[])
}

/** A string without a note on a neck of no usual number of strings: E2, as any other would do. */
const UNTOLD_OPEN_MIDI = 40

/** Open strings that the most notes of each string agree on; the others as on a usual neck. */
function tuningOfNotes(
  notes: readonly WrittenNote[],
  lineCount: number,
  capo: number,
): readonly number[] {
  const last = Math.max(lineCount, ...notes.map(({ string = 1 }) => string))
  const row = INSTRUMENTS.find(({ tunings }) => openNotesOf(tunings[0]!).length === last)
  const usual = row ? neckOf(row, row.tunings[0]!).strings.map(({ openMidi }) => openMidi) : []
  return Array.from({ length: last }, (_, index) => {
    const votes = new Map<number, number>()
    for (const { string, fret, midi } of notes) {
      if (string !== index + 1 || midi === undefined) continue
      const open = midi - fret! - capo
      votes.set(open, (votes.get(open) ?? 0) + 1)
    }
    const most = Math.max(0, ...votes.values())
    const voted = [...votes].find(([, count]) => count === most)
    return most > 0 ? voted![0] : (usual[index] ?? UNTOLD_OPEN_MIDI)
  })
}

/** Lines of a tab staff that does not say how many it has. */
const FRETTED_LINES = STANDARD_NECK.strings.length
/** A guitar's notes decide after a few; all of them are not needed. */
const MOST_VOTES = FILE_LIMITS.maxNotes

/** @param notes of the staff, their pitches as they sound. */
export function stringsOf(
  attributes: readonly XmlNode[],
  staff: number,
  notes: readonly WrittenNote[],
): StaffStrings {
  const details = detailsOf(attributes, staff)
  const capo = details.flatMap((node) => numberOf(node, 'capo') ?? [])[0] ?? 0
  const clefs = attributes
    .flatMap((node) => childrenOf(node, 'clef'))
    .filter((node) => (Number(node.attributes.get('number') ?? 1) || 1) === staff)
  const isTab = clefs.some((clef) => childOf(clef, 'sign')?.text.trim() === 'TAB')
  const placed = notes.filter(({ string }) => string !== undefined).slice(0, MOST_VOTES)
  const given = tuningOf(details)
  if (given) return { neck: neckOfStrings(given, capo), capo, isGiven: true }
  if (placed.length === 0 && !isTab) return { neck: undefined, capo, isGiven: false }
  const lineCount =
    details.flatMap((node) => numberOf(node, 'staff-lines') ?? [])[0] ?? FRETTED_LINES
  const tuning = tuningOfNotes(
    placed,
    Math.max(MIN_STRINGS, Math.min(MAX_STRINGS, lineCount)),
    capo,
  )
  return { neck: neckOfStrings(tuning, capo), capo, isGiven: false }
}
