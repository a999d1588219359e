import { describe, expect, test } from 'vitest'
import { fretsOf, packGrip, patternOf } from '../hand/grip'
import { formatFrets, parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES, type ChordType, chordTypeById, isChordId } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from './chord-voicings'
import { rankGrips } from './rank-voicings'
import { RANK_WEIGHTS } from './rank-weights'
import { searchGrips } from './search-voicings'
import { shapesOf } from './shape-table'

/** The score as the weights describe it, term by term over plain lists. */
function scoreOf(
  frets: readonly (number | null)[],
  root: number,
  chord: ChordType,
  askedBass?: number,
): number {
  const sounding = frets.flatMap((fret, place) =>
    fret === null ? [] : [{ place, fret, midi: STANDARD_NECK.strings[5 - place]!.midi + fret }],
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
  const shapes = shapesOf(chord, STANDARD_NECK)
  const shape = shapes.get(pattern)
  const isAtNut = pattern === packGrip(frets)
  const isOpenPosition = frets.includes(0) && highest <= 4
  const innerMutes = last - first + 1 - sounding.length
  const pressed = sounding.map(({ fret }) => fret).filter((fret) => fret > 0)
  const position = pressed.length === 0 ? 0 : Math.min(...pressed)
  const { lowForm, middleForm } = isChordId(chord.id)
    ? { ...RANK_WEIGHTS, middleForm: 0 }
    : RANK_WEIGHTS.anyType
  const isWholeForm = isChordId(chord.id) || Math.min(...midis) % 12 === root
  const kind = shape?.taught?.kind
  const isForm =
    (isAtNut && kind === 'open') ||
    ((kind === 'form' || kind === 'main') && (isAtNut || !shape?.isAroundBarre))
  const known =
    (shape?.points ?? 0) +
    (isAtNut && isWholeForm ? (shape?.pointsAtNut ?? 0) : 0) +
    (isForm && isWholeForm ? (position <= 4 ? lowForm : position <= 7 ? middleForm : 0) : 0)
  const unisons = midis.length - new Set(midis).size
  const doubledColours = colours.length - new Set(colours).size
  if (askedBass === undefined && !isChordId(chord.id)) {
    const weights = RANK_WEIGHTS.anyType
    const steps = midis.slice(1).map((midi, at) => ({ low: midis[at]!, step: midi - midis[at]! }))
    const count = (test: (pair: { low: number; step: number }) => boolean) =>
      steps.filter(test).length
    const bassString = 6 - sounding.find(({ midi }) => midi === Math.min(...midis))!.place
    const rootPoints = [
      0,
      0,
      0,
      weights.rootOnString4,
      weights.rootOnString5,
      weights.rootOnString6,
    ]
    const isBesideBass = innerMutes === 1 && sounding[1]!.place - first === 2 && bass === 1
    const heard = new Set(midis.map(degreeNumberOf))
    const missing = chord.degrees.filter(({ number }) => number !== 5 && !heard.has(number))
    const isWhole = new Set(midis.map((midi) => midi % 12)).size === chord.degrees.length
    const isOneFinger =
      frets.filter((fret) => fret !== null && fret > 0).length <= 1 &&
      innerMutes === 0 &&
      bass === 1 &&
      isWhole
    return (
      known +
      (bass === 1
        ? rootPoints[bassString - 1]!
        : bass <= 4 || (bass === 5 && (Math.min(...midis) - root + 120) % 12 !== 7)
          ? weights.thirdInBass
          : bass > 5
            ? weights.colourInBass
            : weights.fifthInBass + (frets.includes(0) ? weights.fifthUnderOpen : 0)) +
      weights.innerMute * innerMutes +
      (isBesideBass && bassString === 6 ? weights.muteBesideString6 : 0) +
      (isBesideBass && bassString === 5 ? weights.muteBesideString5 : 0) +
      (chord.isPlayedLow
        ? 0
        : weights.trebleMute * (5 - last) +
          (last <= 2 ? weights.manyTrebleMutes : 0) +
          (sounding.length === 3 ? weights.threeStrings : 0)) +
      weights.missingTone * missing.length +
      (highest - position >= 3 ? weights.fourFrets : 0) +
      weights.semitone * count(({ step }) => Math.abs(step) === 1) +
      weights.lowThird * count(({ low, step }) => low < 48 && step > 0 && step < 5) +
      weights.doubledColour * doubledColours +
      weights.aboveTwelfthFret * Math.max(0, highest - 12) +
      weights.eachFretUp * position +
      (frets.includes(0) && highest > 4 ? weights.openUpTheNeck : 0) +
      (isOpenPosition ? weights.openPosition + (isOneFinger ? weights.oneFingerOpen : 0) : 0)
    )
  }
  const common =
    RANK_WEIGHTS.innerMute * innerMutes +
    (chord.isPlayedLow ? 0 : RANK_WEIGHTS.trebleMute * (5 - last)) +
    RANK_WEIGHTS.wideGap * wideGaps +
    RANK_WEIGHTS.unison * unisons +
    RANK_WEIGHTS.doubledColour * doubledColours +
    RANK_WEIGHTS.aboveTwelfthFret * Math.max(0, highest - 12)
  if (askedBass !== undefined) {
    const weights = RANK_WEIGHTS.askedBass
    return (
      common +
      (Math.min(...midis) % 12 === askedBass ? 0 : weights.otherBass) +
      (isOpenPosition ? weights.openPosition : 0) +
      weights.eachFretUp * position +
      (frets.includes(0) ? weights.trebleMuteBesideOpen * (5 - last) : 0) +
      (!frets.includes(0) && highest - position >= 3 ? weights.fourFrets : 0) +
      (shape?.overBass.points ?? 0) +
      (isAtNut ? (shape?.overBass.pointsAtNut ?? 0) : 0)
    )
  }
  return (
    common +
    known +
    (bass === 1
      ? 0
      : bass <= 4
        ? RANK_WEIGHTS.thirdInBass
        : bass === 5
          ? RANK_WEIGHTS.fifthInBass
          : RANK_WEIGHTS.colourInBass) +
    (isOpenPosition ? RANK_WEIGHTS.openPosition : 0)
  )
}

const namesOfRanked = (grips: Float64Array) =>
  Array.from(grips, (grip) => formatFrets(fretsOf(grip, 6)))

/** All grips of a chord on the guitar, ranked. */
const rankedOn = (rootPitchClass: number, chord: ChordType) =>
  rankedGripsOf(rootPitchClass, chord, STANDARD_NECK)

describe('rankGrips', () => {
  test.each(CHORD_TYPES.filter((_, index) => index % 4 === 0).map(({ id }) => [id] as const))(
    'scores every grip of %s as the weights say',
    (id) => {
      const chord = chordTypeById(id)!
      const grips = searchGrips(4, chord, STANDARD_NECK)
      for (const askedBass of [undefined, (4 + chord.semitones[1]!) % 12]) {
        const ranked = rankGrips(
          grips,
          4,
          chord,
          shapesOf(chord, STANDARD_NECK),
          STANDARD_NECK,
          askedBass,
        )
        for (const [index, grip] of ranked.grips.entries()) {
          const frets = fretsOf(grip, 6)
          const score = scoreOf(frets, 4, chord, askedBass)
          expect(ranked.scores[index], `${formatFrets(frets)} over ${askedBass}`).toBe(score)
        }
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
    const grips = Float64Array.of(...[worse, better].map((text) => packGrip(parseFrets(text)!)))
    const ranked = rankGrips(
      grips,
      rootPitchClass,
      chord,
      shapesOf(chord, STANDARD_NECK),
      STANDARD_NECK,
    )
    expect(formatFrets(fretsOf(ranked.grips[0]!, 6))).toBe(better)
  })

  test.each([
    ['C', 3],
    ['C#', 4],
    ['D', 5],
    ['Eb', 6],
    ['E', 0],
    ['F', 1],
    ['F#', 2],
    ['G', 3],
    ['Ab', 4],
    ['A', 0],
    ['Bb', 1],
    ['B', 2],
  ])('%s5 is shown with its root on string 6 or 5, at fret %i', (root, fret) => {
    const chord = chordTypeById('power5')!
    const rootPitchClass = pitchClassOf(parseRoot(root)!)
    const { grips } = rankedOn(rootPitchClass, chord)
    const forms = [`${fret}-${fret + 2}-${fret + 2}-x-x-x`, `x-${fret}-${fret + 2}-${fret + 2}-x-x`]
    const wanted = forms.map((text) => formatFrets(parseFrets(text)!))
    expect(namesOfRanked(grips.slice(0, 2)).some((text) => wanted.includes(text))).toBe(true)
  })

  test('no extended chord leads with an inversion on any root', () => {
    const inverted: string[] = []
    for (const chord of CHORD_TYPES.slice(6)) {
      // Augmented triads, diminished sevenths and 7b5 are their own inversions.
      const isSymmetric = chord.semitones.some(
        (up) =>
          up > 0 && chord.semitones.every((s) => (chord.pitchClassSet >> ((s + up) % 12)) & 1),
      )
      if (isSymmetric) continue
      for (let root = 0; root < 12; root++) {
        const { grips } = rankedOn(root, chord)
        const frets = fretsOf(grips[0]!, 6)
        const midis = frets.flatMap((fret, place) =>
          fret === null ? [] : [STANDARD_NECK.strings[5 - place]!.midi + fret],
        )
        if (Math.min(...midis) % 12 !== root) inverted.push(`${root} ${chord.id}`)
      }
    }
    expect(inverted).toEqual([])
  })

  test.each([
    ['C', 'augmented7', '8x899x'],
    ['G', 'dominant13', '3x3455'],
    ['C', 'dominant9', 'x32333'],
  ])('%s %s begins with the grip that methods teach, %s', (root, id, text) => {
    const chord = chordTypeById(id)!
    const rootPitchClass = pitchClassOf(parseRoot(root)!)
    const { grips } = rankedOn(rootPitchClass, chord)
    expect(namesOfRanked(grips.slice(0, 1))).toEqual([text])
  })
})
