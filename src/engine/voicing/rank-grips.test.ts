import { describe, expect, test } from 'vitest'
import { fingerGrip } from '../hand/fingering'
import { fretsOf, packGrip, patternOf } from '../hand/grip'
import { formatFrets, parseFrets } from '../instrument/fret-text'
import { fretDistanceMmOf, midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES, type ChordType, chordTypeById } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { rankedGripsOf } from './chord-voicings'
import { formsOf } from './forms'
import { GRIP_FACTS, type GripFact } from './grip-weights'
import { rankGrips } from './rank-grips'
import { searchGrips } from './search-voicings'

const SYMMETRIC = ['augmented', 'diminished7']

/** The facts of a grip as a list, worked out from plain lists. */
function factsOf(
  frets: readonly (number | null)[],
  root: number,
  chord: ChordType,
  asked?: number,
): [GripFact, number][] {
  const facts: [GripFact, number][] = []
  const add = (fact: GripFact, times: number | boolean) => facts.push([fact, Number(times)])
  const notes = frets.flatMap((fret, place) =>
    fret === null
      ? []
      : [{ place, fret, midi: midiAt({ string: 6 - place, fret }, STANDARD_NECK) }],
  )
  const toneOf = (midi: number) =>
    chord.semitones.findIndex((semitone) => semitone % 12 === (midi - root + 120) % 12)
  const numberOf = (midi: number) => chord.degrees[toneOf(midi)]!.number
  const midis = notes.map(({ midi }) => midi)
  const bass = Math.min(...midis)
  const isTriad = chord.degrees.length <= 3
  if (asked !== undefined) add('notAskedBass', bass % 12 !== asked)
  else if (toneOf(bass) > 0) {
    if (SYMMETRIC.includes(chord.id)) add('symmetricInBass', 1)
    else if (numberOf(bass) <= 4) add('thirdInBass', 1)
    else add(numberOf(bass) === 5 ? 'fifthInBass' : 'colourInBass', 1)
  }
  const heard = new Set(midis.map(toneOf))
  add('missingTone', chord.degrees.filter((d, at) => d.number !== 5 && !heard.has(at)).length)
  const isThird = (midi: number) => numberOf(midi) > 1 && numberOf(midi) <= 4
  add('doubledThird', Math.max(0, midis.filter(isThird).length - 1))
  const colours = midis.filter((midi) => numberOf(midi) > 5).map(toneOf)
  add('doubledColour', colours.length - new Set(colours).size)
  add('unison', midis.length - new Set(midis).size)
  add('everyToneOnce', heard.size === midis.length)
  add('family', heard.size === midis.length && isOfFamily(midis, root, chord))
  const steps = midis.slice(1).map((midi, at) => midi - midis[at]!)
  add('semitone', steps.filter((step) => Math.abs(step) === 1).length)
  add('wideGap', steps.filter((step) => step > 12).length)

  const [first, last] = [notes[0]!.place, notes.at(-1)!.place]
  const set = `${6 - first}${6 - last}`
  const setName = `${isTriad ? 'triad' : 'strings'}${set}`
  add((setName in GRIP_FACTS ? setName : `${isTriad ? 'triad' : 'strings'}Else`) as GripFact, 1)
  if (notes.length <= 3) add(isTriad ? 'threeStringsOfTriad' : 'threeStrings', 1)
  const mutes = last - first + 1 - notes.length
  const isBesideBass = mutes > 0 && frets[first + 1] === null
  if (isBesideBass) add(`muteBesideString${6 - first}` as GripFact, 1)
  add('otherInnerMute', mutes - Number(isBesideBass))

  const pressed = notes.filter(({ fret }) => fret > 0)
  const open = notes.length - pressed.length
  const low = pressed.length === 0 ? 0 : Math.min(...pressed.map(({ fret }) => fret))
  const high = Math.max(...notes.map(({ fret }) => fret))
  const atLow = pressed.filter(({ fret }) => fret === low)
  const isBarre =
    atLow.length > 1 && notes.every(({ fret, place }) => fret > 0 || place < atLow[0]!.place)
  const isOpenPosition = open > 0 && high <= 4
  const rootFret = isOpenPosition ? 0 : isBarre ? low : undefined
  const isFree = (place: number) =>
    midiAt({ string: 6 - place, fret: rootFret! }, STANDARD_NECK) % 12 === root
  if (asked === undefined && rootFret !== undefined) {
    add('freeRoot', Array.from({ length: first }, (_, place) => place).some(isFree))
  }
  add('position', low)
  if (isOpenPosition) {
    add('openPosition', 1)
    add('positionInOpen', low)
  } else if (open === 0) add('noOpenString', 1)
  else {
    add('openUpTheNeck', open)
    add('openFarBelow', Math.max(0, low - 3))
  }
  const isPressed = (fret: number | null | undefined) => typeof fret === 'number' && fret > 0
  const between = notes.filter(
    ({ fret, place }) => fret === 0 && isPressed(frets[place - 1]) && isPressed(frets[place + 1]),
  )
  add('openBetweenPressed', between.length)
  add('spanOfTwoFrets', high - low <= 1)
  add('spanOfFourFrets', high - low === 3)
  const mm = fretDistanceMmOf(high, 650) - fretDistanceMmOf(low, 650)
  add('stretch', Math.max(0, mm - 60) / 20)
  const single = pressed.length - (isBarre ? atLow.length - 1 : 0)
  add('secondBarre', single > 4)
  add('barre', isBarre)
  if (single <= 4) {
    add('finger', single)
    if (isTriad) add('fingerOfTriad', single)
  } else {
    // The most that one more barre saves of what lies above the lowest fret.
    const saved = tipSaved(frets, low)
    add('finger', single - Math.min(saved, pressed.length - atLow.length - 1))
    if (isTriad) add('fingerOfTriad', single - Math.min(saved, pressed.length - atLow.length - 1))
  }

  const form = formsOf(chord).get(patternOf(packGrip(frets)))
  if (!form) return facts
  const isAtNut = form.pattern === packGrip(frets)
  const isTaught = (...kinds: string[]) =>
    kinds.includes(form.taught ?? '') ||
    (isAtNut && kinds.some((kind) => form.taught === kind.toUpperCase()))
  if (asked !== undefined) {
    add('slashForm', isTaught('s', 'b'))
    add('openBassForm', isAtNut && isTaught('b'))
    add('openSlashForm', isAtNut && isTaught('s', 'b'))
    return facts
  }
  add('published', Math.log(1 + form.publishedRoots))
  add('publishedAtAll', form.publishedRoots > 0)
  add('part', isTaught('p', 'b'))
  if (!isTaught('m', 'f') && !(isAtNut && form.taught === 'o')) return facts
  add('form', 1)
  add('mainForm', form.taught === 'm')
  add('openForm', isAtNut)
  const isBarreForm = !isAtNut && isBarre && frets[first] === low && frets[5] === low
  add('barreForm', isBarreForm)
  add('lowBarreForm', isBarreForm && low <= 4)
  return facts
}

/** Whether voices of different tones are a triad, a shell, drop 2 or drop 3. */
function isOfFamily(midis: readonly number[], root: number, chord: ChordType): boolean {
  const steps = midis.slice(1).map((midi, at) => midi - midis[at]!)
  if (steps.some((step) => step < 1 || step > 11)) return false
  if (midis.length === 3) {
    if (chord.degrees.length === 3) return true
    const toneOf = (number: number) =>
      chord.degrees.map((one, at) => (one.number === number ? chord.semitones[at]! % 12 : -1))
    const of = (...numbers: number[]) => numbers.flatMap(toneOf).find((tone) => tone >= 0)
    const heard = midis.map((midi) => (midi - root + 120) % 12)
    const upper = [of(3, 4), of(7, 6)]
    return heard[0] === 0 && upper.every((tone) => tone !== undefined && heard.includes(tone))
  }
  if (midis.length !== 4) return false
  const raised = [...midis.slice(1), midis[0]! + 12].sort((a, b) => a - b)
  const isClose = raised[3]! - raised[0]! < 12
  return isClose && [1, 2].includes(raised.indexOf(midis[0]! + 12))
}

/** Fingers that the best barre above the lowest fret saves; thinner strings must be as high or it stands on two. */
function tipSaved(frets: readonly (number | null)[], low: number): number {
  let most = 0
  for (let from = 0; from < 5; from++) {
    for (let to = from + 1; to < 6; to++) {
      const fret = frets[from]!
      if (fret === null || fret <= low) continue
      if (frets.slice(from, to + 1).some((other) => other !== fret)) continue
      const thinner = frets.slice(to + 1).filter((other) => other !== null)
      if (thinner.includes(0)) continue
      const isFlat = thinner.every((other) => other >= fret)
      most = Math.max(most, isFlat ? to - from : 1)
    }
  }
  return most
}

const costOf = (facts: readonly [GripFact, number][], column: 0 | 1) =>
  Math.round(facts.reduce((sum, [fact, times]) => sum + times * GRIP_FACTS[fact][column], 0))

const textOf = (grip: number) => formatFrets(fretsOf(grip, 6))

/** All grips of a chord on the guitar, ranked. */
const rankedOn = (rootPitchClass: number, chord: ChordType) =>
  rankedGripsOf(rootPitchClass, chord, STANDARD_NECK)

describe('rankGrips', () => {
  test.each(CHORD_TYPES.filter((_, index) => index % 4 === 0).map(({ id }) => [id] as const))(
    'weighs every grip of %s as its facts say',
    (id) => {
      const chord = chordTypeById(id)!
      const grips = searchGrips(4, chord, STANDARD_NECK)
      for (const asked of [undefined, (4 + chord.semitones[1]!) % 12]) {
        const ranked = rankGrips(grips, 4, chord, formsOf(chord), STANDARD_NECK, asked)
        const firstCosts: number[] = []
        for (const [index, grip] of ranked.grips.entries()) {
          const frets = fretsOf(grip, 6)
          const facts = factsOf(frets, 4, chord, asked)
          const name = `${textOf(grip)} over ${asked}`
          const cost = costOf(facts, 1)
          if (!facts.some(([fact, times]) => times && /Bass$/.test(fact))) firstCosts.push(cost)
          expect(Math.abs(ranked.firstCosts[index]! - cost), name).toBeLessThan(2)
          if (index > 0) {
            expect(Math.abs(ranked.scores[index]! + costOf(facts, 0)), name).toBeLessThan(2)
          }
        }
        expect(firstCosts[0]! - Math.min(...firstCosts)).toBeLessThan(2)
        const [first] = ranked.firstCosts
        expect(Math.abs(first! - firstCosts[0]!)).toBeLessThan(2)
        expect([...ranked.scores]).toEqual([...ranked.scores].sort((a, b) => b - a))
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
    const grips = Float64Array.of(...[worse, better].map((text) => packGrip(parseFrets(text)!)))
    const rootPitchClass = pitchClassOf(parseRoot(root)!)
    const ranked = rankGrips(grips, rootPitchClass, chord, formsOf(chord), STANDARD_NECK)
    expect(textOf(ranked.grips[0]!)).toBe(better)
  })

  test('of no grips there is no first', () => {
    const { grips, scores } = rankGrips(
      new Float64Array(0),
      0,
      chordTypeById('major')!,
      new Map(),
      STANDARD_NECK,
    )
    expect([grips.length, scores.length]).toEqual([0, 0])
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
    const { grips } = rankedOn(pitchClassOf(parseRoot(root)!), chordTypeById('power5')!)
    const forms = [`${fret}-${fret + 2}-${fret + 2}-x-x-x`, `x-${fret}-${fret + 2}-${fret + 2}-x-x`]
    const wanted = forms.map((text) => formatFrets(parseFrets(text)!))
    expect([...grips.slice(0, 2)].map(textOf).some((text) => wanted.includes(text))).toBe(true)
  })

  test('no chord leads with another bass than its root', () => {
    const inverted: string[] = []
    for (const chord of CHORD_TYPES) {
      for (let root = 0; root < 12; root++) {
        const [first] = rankedOn(root, chord).grips
        const frets = fretsOf(first!, 6)
        const midis = frets.flatMap((fret, place) =>
          fret === null ? [] : [midiAt({ string: 6 - place, fret }, STANDARD_NECK)],
        )
        if (Math.min(...midis) % 12 !== root) inverted.push(`${root} ${chord.id} ${textOf(first!)}`)
      }
    }
    expect(inverted).toEqual([])
  })

  test('a first grip is held by four fingers', () => {
    for (const chord of CHORD_TYPES) {
      const frets = fretsOf(rankedOn(7, chord).grips[0]!, 6)
      expect(fingerGrip(frets).fingerCount).toBeLessThanOrEqual(4)
    }
  })
})
