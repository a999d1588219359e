/**
 * Grips that every method teaches, written down from theory: the open chords, the five CAGED
 * forms, their small versions on four or five strings, and the basses guitarists put under them.
 * A row is a grip with its lowest sounded fret as 0 and its name.
 */
import type { ChordTypeId } from '../theory/chord'

/** A whole form, a part or variant of one, or one with another tone in the bass. */
export type TaughtKind = 'form' | 'part' | 'bass'
export type TaughtGripRow = readonly [frets: string, kind: TaughtKind, name: string]

// biome-ignore format: one row a grip reads as a table
export const TAUGHT_GRIP_TABLE: { readonly [id in ChordTypeId]?: readonly TaughtGripRow[] } = {
  major: [
    ['022100', 'form', 'E form'],
    ['x02220', 'form', 'A form'],
    ['320003', 'form', 'G form'],
    ['x32010', 'form', 'C form'],
    ['xx0232', 'form', 'D form'],
    ['x0222x', 'part', 'A form, four strings'],
    ['xx2100', 'part', 'E form, four strings'],
    ['x22100', 'bass', 'E form with the fifth in the bass'],
    ['0221xx', 'part', 'E form, low strings'],
    ['x3201x', 'part', 'C form, four strings'],
    ['032010', 'bass', 'C form with the third in the bass'],
    ['332010', 'bass', 'C form with the fifth in the bass'],
    ['002220', 'bass', 'A form with the fifth in the bass'],
    ['x00232', 'bass', 'D form with the fifth in the bass'],
    ['2x0232', 'bass', 'D form with the third in the bass'],
    ['3x0003', 'part', 'G form, fifth string muted'],
    ['320033', 'part', 'G form with a second fifth'],
    ['x20003', 'bass', 'G form with the third in the bass'],
    ['xx0003', 'part', 'G form, four strings'],
  ],
  minor: [
    ['022000', 'form', 'E minor form'],
    ['x02210', 'form', 'A minor form'],
    ['xx0231', 'form', 'D minor form'],
    ['x31013', 'form', 'C minor form'],
    ['310033', 'form', 'G minor form'],
    ['xx2000', 'part', 'E minor form, four strings'],
    ['x22000', 'bass', 'E minor form with the fifth in the bass'],
    ['x0221x', 'part', 'A minor form, four strings'],
    ['002210', 'bass', 'A minor form with the fifth in the bass'],
    ['x3101x', 'part', 'C minor form, four strings'],
    ['3100xx', 'part', 'G minor form, low strings'],
    ['x00231', 'bass', 'D minor form with the fifth in the bass'],
  ],
  diminished: [
    ['x0121x', 'form', 'A diminished form'],
    ['xx0131', 'form', 'D diminished form'],
    ['xx01x1', 'part', 'D diminished form, three voices'],
    ['0120xx', 'part', 'E diminished form, low strings'],
    ['20x21x', 'form', 'G diminished form'],
  ],
  dominant7: [
    ['020100', 'form', 'E7 form'],
    ['022130', 'part', 'E7 form, seventh on string 2'],
    ['x02020', 'form', 'A7 form'],
    ['x02223', 'part', 'A7 form, seventh on string 1'],
    ['xx0212', 'form', 'D7 form'],
    ['x32310', 'form', 'C7 form'],
    ['x2120x', 'part', 'C7 form, four strings'],
    ['320001', 'form', 'G7 form'],
    ['x21202', 'form', 'B7 form'],
    ['0x010x', 'part', 'E7 form, four strings'],
    ['002020', 'bass', 'A7 form with the fifth in the bass'],
    ['x00212', 'bass', 'D7 form with the fifth in the bass'],
    ['xx0001', 'part', 'G7 form, four strings'],
  ],
  major7: [
    ['021100', 'form', 'E major seventh form'],
    ['0x110x', 'part', 'E major seventh form, four strings'],
    ['x02120', 'form', 'A major seventh form'],
    ['xx0222', 'form', 'D major seventh form'],
    ['x32000', 'form', 'C major seventh form'],
    ['320002', 'form', 'G major seventh form'],
    ['xx3210', 'form', 'F major seventh form'],
    ['x2130x', 'part', 'C major seventh form, four strings'],
    ['002120', 'bass', 'A major seventh form with the fifth in the bass'],
    ['x00222', 'bass', 'D major seventh form with the fifth in the bass'],
    ['xx0002', 'part', 'G major seventh form, four strings'],
  ],
  minor7: [
    ['020000', 'form', 'E minor seventh form'],
    ['0x000x', 'part', 'E minor seventh form, four strings'],
    ['022030', 'part', 'E minor seventh form, seventh on string 2'],
    ['x02010', 'form', 'A minor seventh form'],
    ['x02213', 'part', 'A minor seventh form, seventh on string 1'],
    ['xx0211', 'form', 'D minor seventh form'],
    ['x2020x', 'part', 'C minor seventh form, four strings'],
    ['x20202', 'form', 'C minor seventh form'],
    ['xx1102', 'part', 'G minor seventh form, four strings'],
    ['002010', 'bass', 'A minor seventh form with the fifth in the bass'],
    ['x00211', 'bass', 'D minor seventh form with the fifth in the bass'],
  ],
}
