import { describe, expect, test } from 'vitest'
import { formatFrets, parseFrets } from '../instrument/fret-text'
import { CHORD_TYPES, type ChordType, chordTypeById } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { fretsOf, OPEN_MIDI, packGrip, patternOf } from './grip'
import { RANK_WEIGHTS, rankGrips } from './rank-voicings'
import { searchGrips } from './search-voicings'
import { shapesOf } from './shape-table'

/** The score as the weights describe it, term by term over plain lists. */
function scoreOf(frets: readonly (number | null)[], root: number, chord: ChordType): number {
  const sounding = frets.flatMap((fret, place) =>
    fret === null ? [] : [{ place, fret, midi: OPEN_MIDI[place]! + fret }],
  )
  const degreeNumberOf = (midi: number) => {
    const tone = chord.semitones.findIndex((semitone) => semitone % 12 === (midi - root + 120) % 12)
    return chord.degrees[tone]!.number
  }
  const midis = sounding.map(({ midi }) => midi)
  const bass = degreeNumberOf(Math.min(...midis))
  const colours = midis.filter((midi) => degreeNumberOf(midi) > 5).map((midi) => midi % 12)
  const [first, last] = [sounding[0]!.place, sounding.at(-1)!.place]
  const highest = Math.max(...sounding.map(({ fret }) => fret))
  const wideGaps = midis.filter((midi, at) => at > 0 && midi - midis[at - 1]! > 12).length
  const pattern = patternOf(packGrip(frets))
  const shape = shapesOf(chord).get(pattern)
  const isOpenPosition = frets.includes(0) && highest <= 4
  return (
    (bass === 1
      ? 0
      : bass <= 4
        ? RANK_WEIGHTS.thirdInBass
        : bass === 5
          ? RANK_WEIGHTS.fifthInBass
          : RANK_WEIGHTS.colourInBass) +
    RANK_WEIGHTS.innerMute * (last - first + 1 - sounding.length) +
    RANK_WEIGHTS.trebleMute * (5 - last) +
    RANK_WEIGHTS.wideGap * wideGaps +
    RANK_WEIGHTS.unison * (midis.length - new Set(midis).size) +
    RANK_WEIGHTS.doubledColour * (colours.length - new Set(colours).size) +
    RANK_WEIGHTS.aboveTwelfthFret * Math.max(0, highest - 12) +
    (isOpenPosition ? RANK_WEIGHTS.openPosition : 0) +
    (shape?.points ?? 0) +
    (pattern === packGrip(frets) ? (shape?.pointsAtNut ?? 0) : 0)
  )
}

describe('rankGrips', () => {
  test.each(CHORD_TYPES.filter((_, index) => index % 4 === 0).map(({ id }) => [id] as const))(
    'scores every grip of %s as the weights say',
    (id) => {
      const chord = chordTypeById(id)!
      const ranked = rankGrips(searchGrips(4, chord), 4, chord, shapesOf(chord))
      for (const [index, grip] of ranked.grips.entries()) {
        const frets = fretsOf(grip)
        expect(ranked.scores[index], formatFrets(frets)).toBe(scoreOf(frets, 4, chord))
      }
    },
  )

  test.each([
    ['C', 'major', 'x32010', '032010', 'the root in the bass comes first'],
    ['G', 'dominant7', '320001', '320031', 'a doubled seventh comes later'],
    ['E', 'major', '022100', '079900', 'the open chord comes before the drone'],
    ['A', 'minor', 'x02210', 'x0x210', 'a muted string inside comes later'],
  ])('%s %s: %s before %s, for %s', (root, id, better, worse) => {
    const chord = chordTypeById(id)!
    const rootPitchClass = pitchClassOf(parseRoot(root)!)
    const grips = Int32Array.of(...[worse, better].map((text) => packGrip(parseFrets(text)!)))
    const ranked = rankGrips(grips, rootPitchClass, chord, shapesOf(chord))
    expect(formatFrets(fretsOf(ranked.grips[0]!))).toBe(better)
  })
})
