import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { arbitraryProject } from '../../../test/support/arbitrary-project'
import { drawCount } from '../../../test/support/draw-count'
import { checkProject } from './check-project'
import { packProject } from './pack-project'
import { defaultProjectState, PROJECT_VERSION, type ProjectState } from './project-state'
import { unpackProject } from './unpack-project'

const SIX_STRINGS = { date: PROJECT_VERSION }
const pack = (state: ProjectState) => packProject(state, SIX_STRINGS)
const unpack = (packed: unknown) => unpackProject(packed, SIX_STRINGS)

/** The default project with these notes on string 5: id, fret, start, duration. */
function melody(...notes: readonly (readonly [string, number, number, number])[]): ProjectState {
  const state = defaultProjectState()
  const measure = {
    ...state.tabProject.measures[0]!,
    notes: notes.map(([id, fret, startBeat, durationBeats]) => ({
      id,
      string: 5,
      fret,
      midi: 45 + fret,
      startBeat,
      durationBeats,
      technique: 'normal',
    })),
  }
  return { ...state, tabProject: { ...state.tabProject, measures: [measure] } }
}

const measureOf = (state: ProjectState) => pack(state)[5]

describe('packProject', () => {
  test('leaves out everything that is expected', () => {
    expect(pack(defaultProjectState())).toEqual([
      'Untitled',
      'untitled',
      'C major major scale',
      'C4',
      '21',
      [['']],
    ])
  })

  test.each([
    [
      'quarter notes of a route need their places only',
      melody(['route-5-3-1', 3, 0, 1], ['route-5-10-2', 10, 1, 1]),
      [['535a']],
    ],
    [
      'equal notes share one pair',
      melody(['route-5-3-1', 3, 0, 0.5], ['route-5-5-2', 5, 0.5, 0.5]),
      [['5355', null, [null, 0.5]]],
    ],
    [
      'other rhythms point at their pairs',
      melody(['route-5-3-1', 3, 2, 1], ['route-5-5-2', 5, 3, 0.5], ['route-5-7-3', 7, 3, 0.5]),
      [['535557', '012', [2, 1, null, 0.5, 0, 0.5]]],
    ],
    [
      'triplets lie on their beats, not where rounding leads',
      melody(
        ['route-5-0-1', 0, 5 / 3, 1 / 3],
        ['route-5-0-2', 0, 2, 1 / 3],
        ['route-5-0-3', 0, 7 / 3, 1 / 3],
      ),
      [['505050', '011', [5 / 3, 1 / 3, null, 1 / 3]]],
    ],
    [
      'a run of ids is written once',
      melody(['n7', 3, 0, 1], ['n8', 5, 1, 1], ['n10', 7, 2, 1], ['n11', 8, 3, 1]),
      [['53555758', null, null, [0, 'n7', 2, 10]]],
    ],
    [
      'drill ids are a run',
      melody(
        ['position-drill-practice-target-1-1', 3, 0, 1],
        ['position-drill-practice-target-2-2', 5, 1, 1],
      ),
      [['5355', null, null, [0, 'position-drill-practice-target-1-1']]],
    ],
  ])('%s', (_, state, measures) => {
    expect(measureOf(state)).toEqual(measures)
  })
})

describe('unpackProject', () => {
  test('gives every valid project back', () => {
    fc.assert(
      fc.property(arbitraryProject, (state) => {
        const packed: unknown = JSON.parse(JSON.stringify(pack(state)))
        expect(checkProject(unpack(packed))).toStrictEqual(state)
      }),
      { seed: 21, numRuns: drawCount(250) },
    )
  })

  test('answers or declines any JSON in any field, and never throws', () => {
    const [title, id, theory, note, source] = pack(melody(['a', 1, 0, 1]))
    const fields = fc.array(fc.jsonValue({ maxDepth: 2 }), { maxLength: 12 })
    const measure = fc.tuple(fc.constant('5355'), fc.jsonValue(), fc.jsonValue(), fc.jsonValue())
    fc.assert(
      fc.property(fields, fields, fc.array(measure, { maxLength: 3 }), (any, rest, measures) => {
        unpack(any)
        unpack([title, id, theory, note, source, [any], ...rest])
        unpack([title, id, theory, note, source, measures, ...rest])
      }),
      { seed: 22, numRuns: drawCount(700) },
    )
  })
})
