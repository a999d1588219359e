/**
 * Movable grips of published chord shapes: the relative patterns of the guitar chords of chords-db
 * (https://github.com/tombatossals/chords-db, © David Rubert, MIT licence), six chord types on
 * twelve roots, its one wrong shape (A dim 5-3-x-4-3-x) left out.
 *
 * A row is a grip with its lowest sounded fret written as 0, and the number of roots at which it
 * is published. Some occur at one root only, where open strings carry them.
 */
import type { ChordId } from '../theory/chord'

export type PublishedGripRow = readonly [frets: string, roots: number]

// biome-ignore format: one row a grip reads as a table
export const PUBLISHED_GRIP_TABLE: Readonly<Record<ChordId, readonly PublishedGripRow[]>> = {
  major: [
    ['022100', 11],
    ['002220', 7],
    ['032010', 6],
    ['x00232', 6],
    ['xx0003', 3],
    ['x32010', 3],
    ['xx0232', 3],
    ['x02220', 3],
    ['320003', 2],
    ['32000x', 2],
    ['x02225', 1],
    ['x-0-7-9-10-9', 1],
  ],
  minor: [
    ['022000', 12],
    ['002210', 10],
    ['xx0231', 7],
    ['xx2120', 4],
    ['3100xx', 3],
    ['x02210', 2],
    ['x31013', 1],
    ['x3101x', 1],
    ['3100x3', 1],
    ['x2110x', 1],
    ['022453', 1],
    ['x00231', 1],
    ['310033', 1],
    ['x02555', 1],
    ['x-0-7-9-10-8', 1],
    ['xx2000', 1],
  ],
  diminished: [
    ['xx01x1', 12],
    ['x20x01', 12],
    ['x0121x', 12],
    ['20x21x', 11],
  ],
  dominant7: [
    ['020100', 12],
    ['002020', 8],
    ['xx0001', 6],
    ['x2120x', 5],
    ['x00212', 5],
    ['x02020', 4],
    ['320001', 2],
    ['xx0212', 2],
    ['x32310', 1],
    ['x02223', 1],
    ['x07989', 1],
    ['x21202', 1],
  ],
  major7: [
    ['002120', 9],
    ['021100', 8],
    ['x00222', 7],
    ['xx0002', 5],
    ['x32000', 5],
    ['xx0222', 3],
    ['x02120', 3],
    ['332000', 1],
    ['xxx002', 1],
    ['0x110x', 1],
    ['xx3210', 1],
    ['320002', 1],
    ['x2130x', 1],
    ['x02224', 1],
    ['x07999', 1],
  ],
  minor7: [
    ['020000', 12],
    ['xx1102', 9],
    ['002010', 9],
    ['xx0211', 5],
    ['x00211', 5],
    ['x02010', 3],
    ['x2023x', 1],
    ['022030', 1],
    ['022433', 1],
    ['x20202', 1],
    ['x2020x', 1],
    ['x02213', 1],
  ],
}
