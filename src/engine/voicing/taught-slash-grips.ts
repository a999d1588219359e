/**
 * Taught grips of triads and sevenths over a bass that is none of their tones: chord type and
 * degree of the bass, `major/b7` for C/Bb. Rows as in `taught-grip-table.ts`; the bass lies lowest.
 */
import type { TaughtGripRow } from './taught-grip'

// biome-ignore format: one row a grip reads as a table
export const TAUGHT_SLASH_GRIPS: Readonly<Record<string, readonly TaughtGripRow[]>> = {
  'major/2': [
    ['2x2100', 'slash', 'E form over the second, fifth string muted'],
    ['xx0010', 'slash', 'C form over the second, four strings'],
    ['x00003', 'slash', 'G form over the second'],
    ['x0000x', 'slash', 'G form over the second, inner strings'],
    ['000232', 'slash', 'D form over the second'],
    ['x22220', 'slash', 'A form over the second'],
  ],
  'major/4': [
    ['x02100', 'slash', 'E form over the fourth'],
    ['xx3010', 'slash', 'C form over the fourth, four strings'],
    ['x30003', 'slash', 'G form over the fourth'],
    ['300232', 'slash', 'D form over the fourth'],
    ['xx0220', 'slash', 'A form over the fourth, four strings'],
  ],
  'major/#4': [
    ['2x2010', 'slash', 'C form over the raised fourth'],
    ['4x0232', 'slash', 'D form over the raised fourth'],
  ],
  'major/6': [
    ['x02010', 'slash', 'C form over the sixth'],
    ['020003', 'slash', 'G form over the sixth'],
    ['x20232', 'slash', 'D form over the sixth'],
    ['202220', 'slash', 'A form over the sixth'],
    ['x42100', 'slash', 'E form over the sixth'],
    ['xx0211', 'slash', 'E form over the sixth, four strings'],
  ],
  'major/b7': [
    ['x12010', 'slash', 'C form over the flat seventh'],
    ['x30232', 'slash', 'D form over the flat seventh'],
    ['xx0100', 'slash', 'E form over the flat seventh, four strings'],
    ['302220', 'slash', 'A form over the flat seventh'],
    ['1x0003', 'slash', 'G form over the flat seventh, fifth string muted'],
  ],
  'major/7': [
    ['x22010', 'slash', 'C form over the seventh'],
    ['x40232', 'slash', 'D form over the seventh'],
    ['xx1100', 'slash', 'E form over the seventh, four strings'],
    ['033211', 'slash', 'E form over the seventh'],
    ['402220', 'slash', 'A form over the seventh'],
    ['2x0003', 'slash', 'G form over the seventh, fifth string muted'],
  ],
  'minor/2': [
    ['x22210', 'slash', 'A minor form over the second'],
    ['2x2000', 'slash', 'E minor form over the second, fifth string muted'],
    ['000231', 'slash', 'D minor form over the second'],
  ],
  'minor/4': [
    ['xx0210', 'slash', 'A minor form over the fourth, four strings'],
    ['x02000', 'slash', 'E minor form over the fourth'],
    ['300231', 'slash', 'D minor form over the fourth'],
  ],
  'minor/b6': [
    ['xx3210', 'slash', 'A minor form over the flat sixth, four strings'],
    ['x32000', 'slash', 'E minor form over the flat sixth'],
    ['x10231', 'slash', 'D minor form over the flat sixth'],
  ],
  'minor/6': [
    ['2x2210', 'slash', 'A minor form over the sixth, fifth string muted'],
    ['x20231', 'slash', 'D minor form over the sixth'],
    ['x42000', 'slash', 'E minor form over the sixth'],
  ],
  'minor/b7': [
    ['302210', 'slash', 'A minor form over the flat seventh'],
    ['x30231', 'slash', 'D minor form over the flat seventh'],
    ['xx0000', 'slash', 'E minor form over the flat seventh, four strings'],
    ['x11013', 'slash', 'C minor form over the flat seventh'],
    ['x04432', 'slash', 'B minor barre over the open flat seventh'],
    ['x22120', 'slash', 'C# minor form over the flat seventh, open third'],
    ['044222', 'slash', 'F# minor barre over the open flat seventh'],
  ],
  'minor/7': [
    ['402210', 'slash', 'A minor form over the seventh'],
    ['x40231', 'slash', 'D minor form over the seventh'],
    ['xx1000', 'slash', 'E minor form over the seventh, four strings'],
    ['x21013', 'slash', 'C minor form over the seventh'],
  ],
  'minor7/4': [
    ['x00000', 'slash', 'G minor seventh over the fourth'],
    ['020202', 'slash', 'B minor seventh over the open fourth'],
    ['300211', 'slash', 'D minor seventh form over the fourth'],
  ],
}
