import { expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { parseRoot } from '../theory/pitch'
import { scaleById } from '../theory/scale'
import { compileRecipe } from './compile-recipe'
import { proveRecipe, type RecipeClaim } from './prove-recipe'

const key = parseRoot('A')!
const scale = scaleById('dorian')!
const { tabNotes, route, recipe } = compileRecipe({
  key,
  scale,
  style: 'beginner-riff',
  difficulty: 'easy',
  neck: STANDARD_NECK,
})
const claim: RecipeClaim = {
  key,
  scale,
  neck: STANDARD_NECK,
  tabNotes,
  steps: route.fingering.steps,
  motif: recipe.motif.noteIds.map((ids) =>
    ids.map((id) => tabNotes.findIndex((note) => note.id === id)),
  ),
  colors: [9],
  bars: 4,
}

type Event = RecipeClaim['tabNotes'][number]
const withEvent = (index: number, change: Partial<Event>): RecipeClaim => ({
  ...claim,
  tabNotes: tabNotes.map((note, at) =>
    at === (index + tabNotes.length) % tabNotes.length ? { ...note, ...change } : note,
  ),
})

test('a true riff proves everything', () => {
  expect(proveRecipe(claim)).toEqual({ ...recipe.proof, allNotesInScale: true })
  expect(Object.values(proveRecipe(claim))).not.toContain(false)
})

test.each([
  ['allNotesInScale', 'a foreign note', withEvent(1, { midi: tabNotes[0]!.midi + 1 })],
  ['startsOnRoot', 'another first note', withEvent(0, { midi: tabNotes[0]!.midi + 3 })],
  ['restsOnRoot', 'another last note', withEvent(-1, { midi: tabNotes[0]!.midi + 7 })],
  ['restsOnRoot', 'a short last note', withEvent(-1, { durationBeats: 0.5 })],
  ['motifRepeated', 'a motif said once', { ...claim, motif: claim.motif.slice(0, 1) }],
  ['motifRepeated', 'a changed rhythm', withEvent(claim.motif[1]![1]!, { durationBeats: 2 })],
  [
    'motifRepeated',
    'a motif that is not there',
    {
      ...claim,
      motif: [
        [0, 99],
        [0, 99],
      ],
    },
  ],
  ['colorHeard', 'a colour that does not sound', { ...claim, colors: [6] }],
  ['barsFilled', 'a bar too many', { ...claim, bars: 5 }],
  ['barsFilled', 'a late note', withEvent(3, { startBeat: 7 })],
  ['stringFretMatchesMidi', 'a wrong fret', withEvent(2, { fret: tabNotes[2]!.fret + 1 })],
  ['onePosition', 'a far fret', withEvent(2, { fret: 12 })],
  [
    'onePosition',
    'a hand that moves',
    {
      ...claim,
      steps: claim.steps.map((step, at) => (at ? step : { ...step, handPositionFret: 9 })),
    },
  ],
] as const)('%s is false for %s', (name, _reason, wrong) => {
  expect(proveRecipe(wrong)[name]).toBe(false)
})
