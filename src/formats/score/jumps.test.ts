import { describe, expect, test } from 'vitest'
import { newReport, readTab, type Score, soundingNotesOf } from '../index'
import { followJumps, playOut } from './jumps'
import type { RepeatedBar } from './playing-order'

/**
 * Bars written as marks, `-` for a plain one: `[` and `]` begin and end a repeat, `1.` and `2.` are
 * endings, S segno, O coda, F Fine, >O to the coda, DC da capo, DS dal segno.
 */
function barsOf(text: string): readonly RepeatedBar[] {
  return text.split('|').map((bar) => {
    const marks = bar.trim().split(/\s+/)
    const has = (mark: string) => marks.includes(mark)
    const endings = (has('1.') ? 1 : 0) | (has('2.') ? 2 : 0)
    return {
      isRepeatStart: has('['),
      repeatCount: has(']') ? 2 : 0,
      endings,
      jumps: {
        signs: [
          ...(has('S') ? (['segno'] as const) : []),
          ...(has('O') ? (['coda'] as const) : []),
        ],
        isFine: has('F'),
        ...(has('>O') && { toCoda: 'coda' }),
        ...(has('DC') && { backTo: 'start' }),
        ...(has('DS') && { backTo: 'segno' }),
      },
    }
  })
}

function played(text: string) {
  const bars = barsOf(text)
  const report = newReport()
  const order = playOut(
    bars,
    bars.map(() => 1),
    report,
  )
  const unfollowed = report.finish().filter(({ message }) => message.includes('not followed'))
  return {
    order: order.map((bar) => bar + 1).join(' '),
    unfollowed: unfollowed.flatMap((entry) => entry.bars),
  }
}

describe('jumps are played out in order', () => {
  test.each([
    ['da capo al Fine', '- | F | - | DC', '1 2 3 4 1 2'],
    ['da capo to the end', '- | - | DC', '1 2 3 1 2 3'],
    ['dal segno al Fine', '- | S | F | DS', '1 2 3 4 2 3'],
    ['dal segno al coda', '- | S | >O | DS | O | -', '1 2 3 4 2 3 5 6'],
    ['da capo al coda', '- | >O | - | DC | O', '1 2 3 4 1 2 5'],
    [
      'repeats are done before the jump, and not again after it',
      '[ | ] | F | DC',
      '1 2 1 2 3 4 1 2 3',
    ],
    ['after a jump the last ending sounds', '[ | 1. ] | 2. | F | DC', '1 2 1 3 4 5 1 3 4'],
    ['a jump at the end of a repeat waits until it is done', '[ | DC ]', '1 2 1 2 1 2'],
    ['Fine and to coda are passed over before the jump', 'F | >O | - | O', '1 2 3 4'],
  ])('%s: %s', (_name, bars, order) => {
    expect(played(bars).order).toBe(order)
  })
})

describe('a jump that cannot be followed is reported by its bar', () => {
  test.each([
    ['no segno', '- | DS', '1 2', [2]],
    ['a second jump', '- | DC | - | DC', '1 2 1 2 3 4', [4]],
    ['to a coda that is not there', '>O | - | DC', '1 2 3 1 2 3', [1]],
    ['to coda without a jump back', '>O | - | O', '1 2 3', [1]],
  ])('%s: %s', (_name, bars, order, unfollowed) => {
    expect(played(bars)).toEqual({ order, unfollowed })
  })
})

const measure = (step: string, directions = '') =>
  `<measure number="1">${directions}<note><pitch><step>${step}</step><octave>4</octave></pitch><duration>4</duration><type>whole</type></note></measure>`
const sound = (attributes: string) =>
  `<direction><direction-type><words/></direction-type><sound ${attributes}/></direction>`
const words = (text: string) =>
  `<direction><direction-type><words>${text}</words></direction-type></direction>`
const sign = (name: string) => `<direction><direction-type><${name}/></direction-type></direction>`
const musicXml = (...measures: string[]) =>
  `<score-partwise><part-list><score-part id="P1"><part-name>x</part-name></score-part></part-list><part id="P1">${measures.join('')}</part></score-partwise>`

const lettersOf = (score: Score) =>
  soundingNotesOf(score, score.tracks[0]!)
    .map(({ midi }) => ' C D EF G A B'[(midi % 12) + 1])
    .join('')

describe('jumps of files', () => {
  test.each([
    [
      'MusicXML by sound',
      musicXml(
        measure('C'),
        measure('D', sound('fine="yes"')),
        measure('E', sound('dacapo="yes"')),
      ),
      'CDECD',
    ],
    [
      'MusicXML by words',
      musicXml(measure('C'), measure('D', words('Fine')), measure('E', words('D.C. al Fine'))),
      'CDECD',
    ],
    [
      'MusicXML by signs',
      musicXml(
        measure('C'),
        measure('D', sign('segno') + words('To Coda')),
        measure('E', words('D.S. al Coda')),
        measure('F', sign('coda')),
      ),
      'CDEDF',
    ],
    ['alphaTex', '\\title "x" . :1 3.5 | \\jump fine 0.4 | \\jump dacapoalfine 2.4', 'CDECD'],
  ])('%s', async (_name, text, letters) => {
    const { score, report } = await readTab(new TextEncoder().encode(text))
    expect(lettersOf(score)).toBe(letters)
    expect(report.map(({ message }) => message)).toContain(
      `Repeats and jumps are played out: ${new Set(letters).size} written bars are ${letters.length}.`,
    )
  })
})

describe('the work grows with the bars, whatever they say', () => {
  /** How often bars are looked at while they are played out. */
  function looksAt(bars: readonly RepeatedBar[]): number {
    let looks = 0
    const counted = bars.map(
      (bar) =>
        new Proxy(bar, {
          get(target, field) {
            looks++
            return Reflect.get(target, field)
          },
        }),
    )
    const order = bars.map((_, index) => index)
    followJumps(counted, order)
    return looks
  }

  test.each<[name: string, bar: string, last: string]>([
    ['da capo over endings', '1. ]', 'DC'],
    ['da capo over bars of one ending', '-', 'DC'],
    ['dal segno in every bar', 'DS', 'DS'],
    ['dal segno and to coda in every bar', 'S DS >O', 'DS'],
  ])('%s', (_name, bar, last) => {
    const bars = (count: number) => barsOf(`1. | ${`${bar} | `.repeat(count)} ${last}`)
    expect(looksAt(bars(2000))).toBeLessThan(11 * looksAt(bars(200)))
  })
})
