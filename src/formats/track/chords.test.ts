/** Chord names: over which beat they stand, and their way through files and projects. */
import { beforeAll, describe, expect, test } from 'vitest'
import { chordNamesIn } from '#engine/project/chord-names'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { emptyMeasure } from '#engine/tab/measure'
import { FORMATS, formatById, newReport, projectOfTrack, readTab, scoreOfProject } from '../index'
import { type Laid, layChords } from '../score/lay-chords'
import { quartersOf } from '../score/rhythm'
import type { Beat, ScoreNote, Voice } from '../score/score'
import { chordsOverBars } from './chords-of-track'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

const E4: ScoreNote = { midi: 64, string: 1, fret: 0, techniques: ['accent'] }
const beat = (value: number, ...notes: ScoreNote[]): Beat => ({ rhythm: { value, dots: 0 }, notes })
const TRIPLET: Beat = { rhythm: { value: 2, dots: 0, tuplet: [3, 2] }, notes: [E4] }

/** `4 4:C 2t` – values, a name, t for tied, r for a rest. */
const voiceText = (voice: Voice) =>
  voice
    .map(({ rhythm, notes, chord }) => {
      const sign = notes.length === 0 ? 'r' : notes[0]!.tied ? 't' : ''
      return `${rhythm.value}${'.'.repeat(rhythm.dots)}${sign}${chord ? `:${chord}` : ''}`
    })
    .join(' ')

describe('a name in a bar of 4/4', () => {
  test.each<[string, readonly Voice[], number, readonly string[], Laid]>([
    [
      'stands on the beat that begins with it',
      [[beat(2, E4), beat(2, E4)]],
      2,
      ['2 2:C'],
      'on-beat',
    ],
    [
      'stands in the voice that has such a beat',
      [[beat(1, E4)], [beat(4), beat(2, E4)]],
      1,
      ['1', '4r 2:C'],
      'on-beat',
    ],
    ['parts a rest', [[beat(1)]], 3, ['2.r 4r:C'], 'rest-parted'],
    ['parts a note, which is tied', [[beat(1, E4)]], 2.5, ['2 8t 4.t:C'], 'notes-parted'],
    ['stands over an empty bar', [], 0, ['1r:C'], 'on-beat'],
    ['parts the rest of an empty bar', [], 2, ['2r 2r:C'], 'rest-parted'],
    ['stands after the last beat of a short voice', [[beat(2, E4)]], 2, ['2 2r:C'], 'on-beat'],
    ['parts a note of a triplet', [[TRIPLET, TRIPLET, TRIPLET]], 1, ['4 8t:C 2 2'], 'notes-parted'],
    ['after the bar is left out', [[beat(1, E4)]], 4, ['1'], 'nowhere'],
  ])('%s', (_what, voices, quarters, expected, laid) => {
    const told: Laid[] = []
    const named = layChords(voices, [{ quarters, symbol: 'C' }], 4, (one) => told.push(one))
    expect(named.map(voiceText)).toEqual(expected)
    expect(told).toEqual([laid])
  })

  test('leaves the name that a beat has, and the length of the bar', () => {
    const voices = [[{ ...beat(2, E4), chord: 'Am' }, beat(2, E4)]]
    const chords = [0, 0.75, 1.5, 2, 3.25].map((quarters) => ({ quarters, symbol: 'C' }))
    const [voice] = layChords(voices, chords, 4)
    expect(voice!.flatMap(({ chord }) => chord ?? [])).toEqual(['Am', 'C', 'C', 'C', 'C'])
    expect(voice!.reduce((sum, { rhythm }) => sum + quartersOf(rhythm), 0)).toBe(4)
    expect(
      voice!.flatMap(({ notes }) => notes).filter(({ techniques }) => techniques),
    ).toHaveLength(2)
  })
})

test('names at beats of the piece stand over their bars', () => {
  const names = [
    { beat: 2, symbol: 'C' },
    { beat: 4, symbol: 'F' },
    { beat: 11, symbol: 'G7' },
  ]
  const bars = [emptyMeasure(1), emptyMeasure(2), emptyMeasure(3, [6, 8])]
  expect(chordsOverBars(names, bars)).toEqual([
    { bar: 0, quarters: 2, symbol: 'C' },
    { bar: 1, quarters: 0, symbol: 'F' },
    { bar: 2, quarters: 1.5, symbol: 'G7' },
  ])
})

const HARMONY = (root: string, kind: string, more = '') =>
  `<harmony><root>${root}</root><kind>${kind}</kind>${more}</harmony>`
const step = (name: string, alter = 0) =>
  `<root-step>${name}</root-step>${alter ? `<root-alter>${alter}</root-alter>` : ''}`
const whole =
  '<note><pitch><step>E</step><octave>4</octave></pitch><duration>8</duration><type>whole</type></note>'
const rest = '<note><rest/><duration>8</duration></note>'
/** A melody with names, and a bass without. */
const LEAD = `<score-partwise><part-list><score-part id="P1"><part-name>Melody</part-name></score-part><score-part id="P2"><part-name>Bass</part-name></score-part></part-list><part id="P1">
<measure number="1"><attributes><divisions>2</divisions></attributes>${HARMONY(step('C'), 'major')}${HARMONY(step('F', 1), 'half-diminished', '<offset>4</offset>')}${whole}</measure>
<measure number="2">${HARMONY(step('B', -1), 'dominant', '<bass><bass-step>D</bass-step></bass>')}${rest}</measure>
<measure number="3">${HARMONY(step('C'), 'none')}${whole}</measure></part>
<part id="P2"><measure number="1"><attributes><divisions>2</divisions></attributes>${whole}</measure><measure number="2">${whole}</measure><measure number="3">${whole}</measure></part></score-partwise>`
const LEAD_NAMES = [
  { beat: 0, symbol: 'C' },
  { beat: 2, symbol: 'F#m7b5' },
  { beat: 4, symbol: 'Bb7/D' },
  { beat: 8, symbol: 'N.C.' },
]

async function leadProject(track: number) {
  const { score } = await readTab(new TextEncoder().encode(LEAD))
  const report = newReport()
  const neck = (await readTab(new TextEncoder().encode('\\title "a" . 3.3.4'))).score.tracks[0]!
    .neck!
  const { project } = projectOfTrack(score, score.tracks[track]!, neck, report)
  return { project, report: report.finish() }
}

describe('names of a MusicXML file', () => {
  test.each([0, 1])('stand over the bars of the project of track %i', async (track) => {
    const { project, report } = await leadProject(track)
    expect(chordNamesIn(project.overlays)).toEqual(LEAD_NAMES)
    expect(report).toContainEqual({
      kind: 'kept',
      message: 'Chord names stand over the bars.',
      track: 'Melody',
      count: 4,
      bars: [],
    })
  })

  test.each(['guitar-pro', 'musicxml', 'alphatex'] as const)('come out again as %s', async (id) => {
    const { project } = await leadProject(0)
    const format = formatById(id)!
    const link = decodeCompressedProject(encodeCompressedProject(project))
    const { score } = format.read(format.write(scoreOfProject(link).score).bytes)
    const back = projectOfTrack(score, score.tracks[0]!, score.tracks[0]!.neck!).project
    expect(chordNamesIn(back.overlays)).toEqual(LEAD_NAMES)
  })

  test('tie a note that sounds when a name begins, and say so', async () => {
    const { report } = await readTab(new TextEncoder().encode(LEAD))
    expect(report.map(({ message, bars }) => [message, bars])).toContainEqual([
      'Notes are tied where a chord name begins while they sound.',
      [1],
    ])
  })
})
