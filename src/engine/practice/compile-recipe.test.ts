import { describe, expect, test } from 'vitest'
import { midiAt } from '../instrument/fretboard'
import { renderAscii } from '../tab/render-ascii'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { compileRecipe } from './compile-recipe'
import type { CompiledRecipe } from './recipe'

const recipeFor = (key: string, scale: string): CompiledRecipe =>
  compileRecipe({
    key: parseRoot(key)!,
    scale: scaleById(scale)!,
    style: 'beginner-riff',
    difficulty: 'easy',
  })

const tabOf = ({ tabNotes, recipe }: CompiledRecipe): string =>
  renderAscii(
    [{ id: 'riff', notes: tabNotes, tempo: recipe.tempo, timeSignature: recipe.timeSignature }],
    { barLines: true },
  )

test('the default recipe is a climb over D F A Bb C, resting on the open D string', () => {
  expect(tabOf(recipeFor('D', 'naturalMinor'))).toBe(
    [
      'e|----------------|----------------|----------------|----------------|',
      'B|----------------|----------------|------------1---|----------------|',
      'G|------2-3---2---|------2---------|------2-3-------|3-2-------------|',
      'D|0---3-----------|0---3---3-------|0---3-----------|----3---0-------|',
      'A|----------------|------------3---|----------------|----------------|',
      'E|----------------|----------------|----------------|----------------|',
    ].join('\n'),
  )
})

test('the blues riff drives on a low A', () => {
  expect(tabOf(recipeFor('A', 'blues'))).toBe(
    [
      'e|----------------|----------------|----------------|----------------|',
      'B|----------------|----------------|----------------|----------------|',
      'G|----------------|----------------|----------0-----|----------------|',
      'D|------1-2---1---|------1---------|------1-2---2---|1---------------|',
      'A|0-0-3-----------|0-0-3---3-------|0-0-3-----------|--3-----0-------|',
      'E|----------------|------------3---|----------------|----3-----------|',
    ].join('\n'),
  )
})

const ROOTS = 'C C# Db D D# Eb E F F# Gb G G# Ab A A# Bb B'.split(' ')
const EVERY_RECIPE = ROOTS.flatMap((root) =>
  SCALES.map((scale) => ({ root, scale, compiled: recipeFor(root, scale.id) })),
)

describe(`every root with every scale, ${EVERY_RECIPE.length} riffs`, () => {
  test('hold what they prove', () => {
    for (const { root, scale, compiled } of EVERY_RECIPE) {
      const { fretSpan, ...proof } = compiled.recipe.proof
      expect(Object.values(proof), `${root} ${scale.id}`).not.toContain(false)
      expect(fretSpan).toBeLessThanOrEqual(4)
    }
  })

  test('stay in the scale, begin on the root and rest on it for two beats', () => {
    for (const { root, scale, compiled } of EVERY_RECIPE) {
      const rootPitchClass = pitchClassOf(parseRoot(root)!)
      const above = compiled.tabNotes.map((note) => (midiAt(note) - rootPitchClass) % 12)
      for (const semitones of above) expect(scale.semitones).toContain(semitones)
      expect([above[0], above.at(-1)]).toEqual([0, 0])
      expect(compiled.tabNotes.at(-1)).toMatchObject({ startBeat: 14, durationBeats: 2 })
      expect(compiled.tabNotes.every(({ midi }, i) => midi === midiAt(compiled.tabNotes[i]!))).toBe(
        true,
      )
    }
  })

  test('lie under one hand, with open strings only beside the nut', () => {
    for (const { compiled } of EVERY_RECIPE) {
      const hands = compiled.route.fingering.steps.map(({ handPositionFret }) => handPositionFret)
      expect(new Set(hands).size).toBe(1)
      const frets = compiled.tabNotes.map(({ fret }) => fret)
      if (frets.includes(0)) expect(hands[0]).toBeLessThanOrEqual(2)
      expect(Math.max(...frets)).toBeLessThanOrEqual(hands[0]! + 4)
    }
  })

  test('have a contour: five pitches or more, one peak late, no note thrice in a row', () => {
    for (const { root, scale, compiled } of EVERY_RECIPE) {
      const midis = compiled.tabNotes.map(({ midi }) => midi)
      expect(new Set(midis).size, `${root} ${scale.id}`).toBeGreaterThanOrEqual(5)
      expect(compiled.recipe.range.peakBar).toBe(3)
      midis.forEach((midi, index) => {
        expect(midi === midis[index - 1] && midi === midis[index - 2]).toBe(false)
      })
    }
  })

  test('spell their tones as the scale does', () => {
    for (const { compiled } of EVERY_RECIPE) {
      const names = new Set(compiled.recipe.tones.map(({ pitchClass }) => pitchClass))
      for (const { pitchClass } of compiled.route.notes) expect(names).toContain(pitchClass)
    }
  })

  test('have overlays whose selectors point at something', () => {
    for (const { root, compiled } of EVERY_RECIPE) {
      const ids = new Set(compiled.tabNotes.map(({ id }) => id))
      const midis = new Set(compiled.tabNotes.map(({ midi }) => midi))
      const { tones } = compiled.recipe
      const roles = new Set<string>()
      for (const { role, selector } of compiled.overlays.flatMap(({ marks }) => marks)) {
        roles.add(role)
        if (selector.kind === 'note') expect(ids).toContain(selector.noteId)
        else if (selector.kind === 'pitch') expect(midis).toContain(selector.midi)
        else if (selector.kind === 'degree') {
          expect(tones.map(({ degree }) => degree)).toContain(selector.degree)
        } else if (selector.kind === 'pitch-class') {
          expect(tones.map(({ pitchClass }) => pitchClass)).toContain(selector.pitchClass)
        }
      }
      for (const role of ['root', 'motif', 'peak', 'resting-note']) expect(roles).toContain(role)
      const home = compiled.overlays[0]!.marks.find(({ role }) => role === 'root')
      expect(home?.selector).toEqual({ kind: 'pitch-class', pitchClass: root })
    }
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
