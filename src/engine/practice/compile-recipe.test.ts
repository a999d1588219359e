import { describe, expect, test } from 'vitest'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { renderAscii } from '../tab/render-ascii'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, type Scale, scaleById } from '../theory/scale'
import { compileRecipe } from './compile-recipe'
import type { CompiledRecipe } from './recipe'

const recipeFor = (key: string, scale: string): CompiledRecipe =>
  compileRecipe({
    key: parseRoot(key)!,
    scale: scaleById(scale)!,
    style: 'beginner-riff',
    difficulty: 'easy',
    neck: STANDARD_NECK,
  })

const tabOf = ({ tabNotes, recipe }: CompiledRecipe): string =>
  renderAscii(
    [{ id: 'riff', notes: tabNotes, tempo: recipe.tempo, timeSignature: recipe.timeSignature }],
    STANDARD_NECK,
    { barLines: true },
  )

test.each([
  [
    'the default recipe is a climb over D F A Bb C, resting on the open D string',
    recipeFor('D', 'naturalMinor'),
    `
e|----------------|----------------|----------------|----------------|
B|----------------|----------------|------------1---|----------------|
G|------2-3---2---|------2---------|------2-3-------|3-2-------------|
D|0---3-----------|0---3---3-------|0---3-----------|----3---0-------|
A|----------------|------------3---|----------------|----------------|
E|----------------|----------------|----------------|----------------|`,
  ],
  [
    'the blues riff drives on a low A',
    recipeFor('A', 'blues'),
    `
e|----------------|----------------|----------------|----------------|
B|----------------|----------------|----------------|----------------|
G|----------------|----------------|----------0-----|----------------|
D|------1-2---1---|------1---------|------1-2---2---|1---------------|
A|0-0-3-----------|0-0-3---3-------|0-0-3-----------|--3-----0-------|
E|----------------|------------3---|----------------|----3-----------|`,
  ],
])('%s', (_, recipe, tab) => {
  expect(`\n${tabOf(recipe)}`).toBe(tab)
})

const ROOTS = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'.split(' ')
const EVERY_RECIPE = ROOTS.flatMap((root) =>
  SCALES.map((scale) => ({ root, scale, compiled: recipeFor(root, scale.id) })),
)

/** The riffs for which something does not hold, by name. */
const riffsWhere = (fails: (compiled: CompiledRecipe, root: string, scale: Scale) => boolean) =>
  EVERY_RECIPE.filter(({ compiled, root, scale }) => fails(compiled, root, scale)).map(
    ({ root, scale }) => `${root} ${scale.id}`,
  )

describe(`every root with every scale, ${EVERY_RECIPE.length} riffs`, () => {
  test('hold what they prove', () => {
    const broken = riffsWhere(({ recipe: { proof } }) => {
      return Object.values(proof).includes(false) || proof.fretSpan > 4
    })
    expect(broken).toEqual([])
  })

  test('sound at their frets, stay in the scale, begin on the root and rest on it two beats', () => {
    const broken = riffsWhere(({ tabNotes }, root, scale) => {
      const rootPitchClass = pitchClassOf(parseRoot(root)!)
      const above = tabNotes.map((note) => (midiAt(note, STANDARD_NECK) - rootPitchClass) % 12)
      const last = tabNotes.at(-1)!
      return (
        tabNotes.some((note) => midiAt(note, STANDARD_NECK) !== note.midi) ||
        above.some((semitones) => !scale.semitones.includes(semitones)) ||
        above[0] !== 0 ||
        above.at(-1) !== 0 ||
        last.startBeat !== 14 ||
        last.durationBeats !== 2
      )
    })
    expect(broken).toEqual([])
  })

  test('lie under one hand, with open strings only beside the nut', () => {
    const broken = riffsWhere(({ route, tabNotes }) => {
      const hands = new Set(route.fingering.steps.map(({ handPositionFret }) => handPositionFret))
      const [hand] = [...hands]
      const frets = tabNotes.map(({ fret }) => fret)
      return (
        hands.size !== 1 ||
        (frets.includes(0) && hand! > 2) ||
        frets.some((fret) => fret > 0 && (fret < hand! || fret > hand! + 4))
      )
    })
    expect(broken).toEqual([])
  })

  test('have no fretted place for the pitch of an open string beside other open strings', () => {
    const opens = STANDARD_NECK.strings.map(({ openMidi }) => openMidi)
    const broken = riffsWhere(
      ({ tabNotes }) =>
        tabNotes.some(({ fret }) => fret === 0) &&
        tabNotes.some(({ fret, midi }) => fret > 0 && opens.includes(midi)),
    )
    expect(broken).toEqual([])
  })

  test('have a contour: five pitches or more, one peak late, no note thrice in a row', () => {
    const broken = riffsWhere(({ tabNotes, recipe }) => {
      const midis = tabNotes.map(({ midi }) => midi)
      return (
        new Set(midis).size < 5 ||
        recipe.range.peakBar !== 3 ||
        midis.some((midi, index) => midi === midis[index - 1] && midi === midis[index - 2])
      )
    })
    expect(broken).toEqual([])
  })

  test('spell their tones as the scale does', () => {
    const broken = riffsWhere(({ recipe, route }) => {
      const names = new Set(recipe.tones.map(({ pitchClass }) => pitchClass))
      return route.notes.some(({ pitchClass }) => !names.has(pitchClass))
    })
    expect(broken).toEqual([])
  })

  test('have overlays of every role whose selectors point at something', () => {
    const broken = riffsWhere(({ tabNotes, recipe, overlays }, root) => {
      const found: Readonly<Record<string, ReadonlySet<unknown>>> = {
        note: new Set(tabNotes.map(({ id }) => id)),
        pitch: new Set(tabNotes.map(({ midi }) => midi)),
        degree: new Set(recipe.tones.map(({ degree }) => degree)),
        'pitch-class': new Set(recipe.tones.map(({ pitchClass }) => pitchClass)),
      }
      const marks = overlays.flatMap((overlay) => overlay.marks)
      const roles = new Set(marks.map(({ role }) => role))
      const home = marks.find(({ role }) => role === 'root')!.selector
      return (
        marks.some(({ selector: { kind, ...at } }) => !found[kind]!.has(Object.values(at)[0])) ||
        ['root', 'motif', 'peak', 'resting-note'].some((role) => !roles.has(role)) ||
        home.kind !== 'pitch-class' ||
        home.pitchClass !== root
      )
    })
    expect(broken).toEqual([])
  })

  test('differ where scales differ in their colour', () => {
    const sounding = (scale: string) =>
      recipeFor('A', scale)
        .tabNotes.map(({ midi }) => midi)
        .join(' ')
    const modes = ['ionian', 'dorian', 'phrygian', 'lydian', 'mixolydian', 'aeolian', 'locrian']
    expect(new Set(modes.map(sounding)).size).toBe(modes.length)
  })
})

test('a recipe explains itself in words', () => {
  const { explanation, recipe } = recipeFor('C', 'lydian')
  expect(explanation).toContain('It is made of C (1), E (3), F# (#4), G (5) and A (6).')
  expect(explanation).toContain('F#, the augmented fourth, gives Lydian its colour.')
  expect(explanation).toContain('The 2 and 7 of the scale can wait.')
  expect(recipe.steps[0]).toBe('Put the index finger at fret 1 and leave the hand there.')
  expect(recipe.leftOut).toEqual(['2', '7'])
})

test('compileRecipe gives the same recipe for the same request', () => {
  expect(recipeFor('F#', 'hirajoshi')).toEqual(recipeFor('F#', 'hirajoshi'))
})

test('any root a person can write has a riff', () => {
  for (const text of ['B#', 'E#', 'Fb', 'Cb', 'F##', 'Bbb']) {
    const { recipe } = recipeFor(text, 'harmonicMinor')
    expect(recipe.key).toBe(formatNoteName(parseRoot(text)!))
    expect(recipe.proof.allNotesInScale).toBe(true)
  }
})
