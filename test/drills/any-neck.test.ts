import { expect, test } from 'vitest'
import { INSTRUMENTS, neckOf } from '#engine/instrument/neck'
import { compileRecipe } from '#engine/practice/compile-recipe'
import { parseRoot } from '#engine/theory/pitch'
import { scaleById } from '#engine/theory/scale'
import { drawCount } from '../support/draw-count'
import { OTHER_NECKS, sweepDrills, sweepRoutes } from './any-neck'

test('drills on other necks keep every rule of a valid one', () => {
  const count = drawCount(300)
  const { problems, refused } = sweepDrills(count, 20_261_121)
  expect(problems).toEqual([])
  // Few strings tuned apart hold few tones under one hand.
  expect(refused['unplayable-drill']!).toBeLessThan(0.05 * count)
})

test('routes on other necks sound what was asked and prove themselves', () => {
  expect(sweepRoutes(drawCount(200), 20_261_121)).toEqual({ problems: [], refused: {} })
})

test.each(['guitar', 'guitar-7', 'bass', 'bass-5', 'ukulele', 'mandolin'])(
  'a riff on every standard %s lies under one hand, or begins an octave higher',
  (id) => {
    const instrument = INSTRUMENTS.find((row) => row.id === id)!
    const neck = neckOf(instrument, instrument.tunings[0]!)
    for (const key of ['E', 'G', 'A', 'C']) {
      const request = { key: parseRoot(key)!, scale: scaleById('minorPentatonic')!, neck }
      const { recipe } = compileRecipe({
        ...request,
        style: 'beginner-riff',
        difficulty: 'easy',
      })
      expect([key, recipe.proof.onePosition]).toEqual([key, true])
    }
  },
)

test('a riff on any neck sounds at its places, from root to root, in its scale', () => {
  for (const neck of OTHER_NECKS.filter(({ capo }) => capo < 7)) {
    const { recipe } = compileRecipe({
      key: parseRoot('D')!,
      scale: scaleById('dorian')!,
      style: 'beginner-riff',
      difficulty: 'easy',
      neck,
    })
    const { stringFretMatchesMidi, startsOnRoot, restsOnRoot, allNotesInScale } = recipe.proof
    expect([stringFretMatchesMidi, startsOnRoot, restsOnRoot, allNotesInScale]).toEqual(
      Array(4).fill(true),
    )
  }
})
