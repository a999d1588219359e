/**
 * The open chords of first methods: the whole forms of major, minor and the plain sevenths at the
 * nut, and the parts of them that methods teach as chords of their own. Common knowledge of chord
 * books; a row is a grip, string 6 first, its kind and its name.
 */
import type { ChordTypeId } from '../theory/chord'

/** `main`: the form that methods show first; `form`: another whole one; `part`: a variant. */
export type OpenChordRow = readonly [frets: string, kind: 'main' | 'form' | 'part', name: string]

// biome-ignore format: one row a grip reads as a table
export const OPEN_CHORD_TABLE = {
  major: [
    ['022100', 'form', 'E form'],
    ['x02220', 'form', 'A form'],
    ['320003', 'form', 'G form'],
    ['320033', 'part', 'G form with a second fifth'],
    ['x32010', 'form', 'C form'],
    ['xx0232', 'form', 'D form'],
  ],
  minor: [
    ['022000', 'form', 'E minor form'],
    ['x02210', 'form', 'A minor form'],
    ['xx0231', 'form', 'D minor form'],
  ],
  dominant7: [
    ['020100', 'form', 'E7 form'],
    ['x02020', 'form', 'A7 form'],
    ['xx0212', 'form', 'D7 form'],
    ['x32310', 'form', 'C7 form'],
    ['320001', 'form', 'G7 form'],
    ['x21202', 'form', 'B7 form'],
  ],
  major7: [
    ['021100', 'form', 'E major seventh form'],
    ['x02120', 'form', 'A major seventh form'],
    ['xx0222', 'main', 'D major seventh form'],
    ['x32000', 'form', 'C major seventh form'],
    ['320002', 'form', 'G major seventh form'],
    ['xx3210', 'form', 'F major seventh form'],
  ],
  minor7: [
    ['020000', 'form', 'E minor seventh form'],
    ['x02010', 'form', 'A minor seventh form'],
    ['xx0211', 'form', 'D minor seventh form'],
    ['x20202', 'form', 'C minor seventh form'],
  ],
} as const satisfies { readonly [id in ChordTypeId]?: readonly OpenChordRow[] }
