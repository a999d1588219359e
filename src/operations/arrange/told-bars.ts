/** What is told of an arrangement by bar: what became of notes, and which chords are not whole. */
import type { NoteChange, Role, ScoreNote, Trial } from '#engine/arrange/arrangement'
import { type ChangedBar, changedBars } from '#engine/arrange/bars'
import type { PrintedChord } from '#engine/arrange/verify-arrangement'
import { groupBy } from '#engine/group-by'
import type { NoteReader } from '#engine/theory/note-reader'

const OCTAVE = 12

/** What became of a note, by names. */
export interface ToldChange {
  /** 0-based index into the score. */
  readonly note: number
  readonly role: Role
  /** `stays`: it sounds as written where the piece is moved by octaves. */
  readonly kind: NoteChange['kind'] | 'stays'
  /** As written; in another key moved there, and not by the octaves that the piece is moved. */
  readonly from: string
  /** What sounds of it or in its place. */
  readonly to: string | null
}

/** @param score as written, with the names that the notes have in the key that is played */
export function tellChange(
  { note, role, kind, semitones }: NoteChange,
  score: readonly ScoreNote[],
  transpose: number,
  read: NoteReader,
): ToldChange {
  const { midi: written, name } = score[note]!
  const byOctaves = Math.trunc(transpose / OCTAVE) * OCTAVE
  const isHeard = kind === 'moved' || kind === 'shared' || kind === 'shortened'
  return {
    note,
    role,
    kind: kind === 'moved' && semitones === -byOctaves ? 'stays' : kind,
    from: read(written + transpose - byOctaves, name).note,
    to: isHeard ? read(written + transpose + semitones, name).note : null,
  }
}

/** `an octave lower`, `3 semitones higher`; nothing for 0. */
function distanceText(transpose: number): string | undefined {
  if (transpose === 0) return undefined
  const size = Math.abs(transpose)
  const count = size % OCTAVE === 0 ? size / OCTAVE : size
  const unit = size % OCTAVE === 0 ? 'octave' : 'semitone'
  const distance = count === 1 ? `${unit === 'octave' ? 'an' : 'a'} ${unit}` : `${count} ${unit}s`
  return `${distance} ${transpose < 0 ? 'lower' : 'higher'}`
}

/** How far all lies from what is written, but for what is told of single notes. */
export function movedText(transpose: number, isTold: boolean): string | undefined {
  const distance = distanceText(transpose)
  return distance && `Everything${isTold ? ' else' : ''} sounds ${distance} than written.`
}

/** A chord of which not every tone is heard. */
export type IncompleteChord = Omit<PrintedChord, 'durationBeats'>

export interface ToldBar extends ChangedBar {
  readonly chords: readonly IncompleteChord[]
}

/** The bars in which something is changed or a chord is not whole, in time. */
export function barsToTell(
  { score }: Trial,
  changes: readonly NoteChange[],
  chords: readonly PrintedChord[],
  barOf: (beat: number) => number,
): readonly ToldBar[] {
  const changed = changedBars(score, changes, barOf)
  const incomplete = groupBy(
    chords.filter(({ missing, leftOut }) => missing.length + leftOut.length > 0),
    ({ startBeat }) => barOf(startBeat),
  )
  const numbers = new Set([...changed.map(({ bar }) => bar), ...incomplete.keys()])
  return [...numbers]
    .sort((a, b) => a - b)
    .map((bar) => ({
      bar,
      changes: changed.find((own) => own.bar === bar)?.changes ?? [],
      chords: (incomplete.get(bar) ?? []).map(({ durationBeats: _, ...chord }) => chord),
    }))
}

/** `E7 without G#`; what players leave out too is said to be left out. */
export function incompleteText({
  symbol,
  missing,
  leftOut,
}: Pick<IncompleteChord, 'symbol' | 'missing' | 'leftOut'>): string {
  const lost = missing.length > 0 ? ` without ${missing.join(', ')}` : ''
  const left = leftOut.length > 0 ? ` (${leftOut.join(', ')} left out, as players do)` : ''
  return `${symbol}${lost}${left}`
}
