/** The movable grips known for a chord type: those that methods teach, published ones, or both. */
import { type PackedGrip, packGrip, patternOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import type { ChordType } from '../theory/chord'
import { type FormRow, formRowsOf, type TaughtKind } from './form-table'
import { SHAPE_OPEN_MIDI } from './shape-strings'

/** A known grip by its pattern: frets counted from the lowest sounded string's. */
export interface Form {
  readonly pattern: PackedGrip
  readonly taught?: TaughtKind
  /** Roots at which it is published; 0 for one that is not. */
  readonly publishedRoots: number
  /** A power chord under one finger, as drop tunings are tuned for. */
  readonly isOneFinger?: boolean
}

/** The known grips of a chord type by pattern. */
export type Forms = ReadonlyMap<PackedGrip, Form>

function patternOfText(text: string): PackedGrip {
  const frets = parseFrets(text)
  if (frets?.length !== SHAPE_OPEN_MIDI.length) throw new RangeError(`${text} is not a grip`)
  return patternOf(packGrip(frets))
}

/** Rows of the table by their pattern; `formsOf` hands in all rows of the type. */
export function formsByPattern(rows: readonly FormRow[]): Forms {
  const forms = new Map<PackedGrip, Form>()
  for (const { frets, taught, publishedRoots } of rows) {
    const pattern = patternOfText(frets)
    forms.set(pattern, { pattern, publishedRoots, ...(taught && { taught }) })
  }
  return forms
}

/** All known grips of a chord type. */
export const formsOf = ({ id }: ChordType): Forms => formsByPattern(formRowsOf(id))
