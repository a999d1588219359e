/** The proof of voices is false where the print lays the melody below or the bass above. */
import { describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '../instrument/neck'
import { theoryOf } from '../route/plan-routes.test-support'
import type { ChordRequestNote, ChordRoute } from './chord-route'
import { planChordRoutes } from './plan-chord-routes'
import { verifyVoices } from './verify-voices'

const note = (midi: number, startBeat: number, durationBeats: number, voice?: string) => ({
  midi,
  startBeat,
  durationBeats,
  ...(voice && { voice }),
})

/** C4 and E4 over a held A2, an inner E3 with the second; then the voices cross: B3 under C4. */
const asked: readonly ChordRequestNote[] = [
  note(45, 0, 2, 'bass'),
  note(60, 0, 1, 'melody'),
  note(64, 1, 1, 'melody'),
  note(52, 1, 1),
  note(60, 2, 1),
  note(59, 2, 1, 'melody'),
  note(48, 2, 1, 'bass'),
]
const routeOf = (notes: readonly ChordRequestNote[]) =>
  planChordRoutes({ notes, theory: theoryOf(), neck: STANDARD_NECK }).routes[0]!
const route = routeOf(asked)

/** The proof with some notes laid elsewhere: `[note, string, fret]`. */
const proofWith = (...places: readonly (readonly [number, number, number])[]) => {
  const notes = route.notes.map((own, index) => {
    const place = places.find(([at]) => at === index)
    return place ? { ...own, string: place[1], fret: place[2] } : own
  })
  return verifyVoices({ asked, neck: STANDARD_NECK, onsets: route.onsets, notes })
}

describe('melody on top, bass lowest', () => {
  test('both hold as planned and stand in the proof of the route', () => {
    expect(proofWith()).toEqual({ melodyOnTop: true, bassLowest: true })
    expect(route.proof).toMatchObject({ melodyOnTop: true, bassLowest: true })
  })

  test.each<[string, readonly (readonly [number, number, number])[], object]>([
    ['the melody an octave lower lies under the inner note', [[2, 5, 2]], { melodyOnTop: false, bassLowest: true }],
    ['the inner note lies above the melody', [[3, 1, 3]], { melodyOnTop: false, bassLowest: true }],
    ['the held bass sounds above the melody', [[0, 1, 12]], { melodyOnTop: false, bassLowest: false }],
    ['the second bass sounds above the others', [[6, 1, 5]], { melodyOnTop: true, bassLowest: false }],
    ['a string that the neck does not have', [[1, 7, 1]], { melodyOnTop: false, bassLowest: false }],
    ['a melody that is written below another note may lie there', [[5, 4, 1]], { melodyOnTop: true, bassLowest: true }],
  ])('%s', (_, places, proof) => {
    expect(proofWith(...places)).toEqual(proof)
  }) // biome-ignore format: one damage a line

  test('a note struck at no onset makes its proof false', () => {
    const onsets: ChordRoute['onsets'] = route.onsets.map((own) => ({ ...own, notes: [] }))
    const claim = { asked, neck: STANDARD_NECK, notes: route.notes, onsets }
    expect(verifyVoices(claim)).toEqual({ melodyOnTop: false, bassLowest: false })
  })

  test.each([
    [undefined, {}],
    ['melody', { melodyOnTop: true }],
    ['bass', { bassLowest: true }],
    ['tenor', {}],
  ])('with the voice %s alone', (voice, proof) => {
    const notes = [note(60, 0, 1, voice), note(60, 0, 1, voice)]
    const { onsets, notes: laid } = routeOf(notes)
    expect(verifyVoices({ asked: notes, neck: STANDARD_NECK, notes: laid, onsets })).toEqual(proof)
  })
})
