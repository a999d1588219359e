import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import type { ProjectState } from '#engine/project/project-state'
import { notesText, scores } from '../../../test/support/arbitrary-score'
import { BAND } from '../../../test/support/band-score'
import { drawCount } from '../../../test/support/draw-count'
import { FORMATS, type FormatId, formatById } from '../index'
import type { Score } from '../score/score'
import { soundingNotesOf } from '../score/score-times'
import { projectOfTrack } from './project-of-track'
import { wholeScoreOf } from './score-of-song'
import { backingOf } from './sounds-of-track'
import { withFileTracks } from './with-file-tracks'

beforeAll(async () => {
  for (const { load } of FORMATS) await load?.()
})

function projectOf(score: Score, track: number): ProjectState {
  const own = score.tracks[track]!
  return projectOfTrack(score, own, own.neck!).project
}

const NONE: ReadonlyMap<number, ProjectState> = new Map()

const written = (project: ProjectState, own: readonly number[], parts = NONE) =>
  withFileTracks(wholeScoreOf(project), project, { score: BAND, own, parts })

const namesOf = ({ tracks }: Score) => tracks.map(({ name, program }) => `${name} ${program}`)
const heardOf = (score: Score) =>
  score.tracks.map((track) =>
    soundingNotesOf(score, track).map(
      ({ midi, startQuarters, durationQuarters }) => `${midi}@${startQuarters}+${durationQuarters}`,
    ),
  )
const marksOf = ({ measures }: Score) =>
  measures.map(({ section, tempos, fifths, timeSignature }) => [
    section,
    tempos,
    fifths,
    timeSignature,
  ])

describe('a project with the other tracks of its file', () => {
  test.each(['guitar-pro', 'musicxml', 'alphatex', 'midi'] as const)(
    'comes back from %s: notes, names, programs, tempos, sections, title and artist',
    (id: FormatId) => {
      const { score } = written(projectOf(BAND, 0), [0])
      const format = formatById(id)!
      const back = format.read(format.write(score).bytes).score
      expect(heardOf(back)).toEqual(heardOf(BAND))
      expect(namesOf(back)).toEqual(namesOf(BAND))
      // MIDI has no short bars: all marks after a lead-in lie in other bars.
      if (id !== 'midi') expect(marksOf(back)).toEqual(marksOf(BAND))
      expect(back.title).toBe(BAND.title)
      // Nor has it a place for an artist.
      expect(back.artist).toBe(id === 'midi' ? '' : BAND.artist)
      expect(back.tracks.map(({ isPercussion }) => isPercussion)).toEqual([false, false, false, true]) // biome-ignore format: one row
    },
  )

  test('bars that were added, moved or taken out take theirs along', () => {
    const project = projectOf(BAND, 0)
    const [first, second, third, fourth] = project.tabProject.measures
    const added = { ...second!, id: 'measure-9', notes: [] }
    const measures = [first!, third!, added, second!]
    const { score, report } = written(
      { ...project, tabProject: { ...project.tabProject, measures } },
      [0],
    )
    const kit = score.tracks[3]!.measures.map((voices) =>
      voices.flat().map(({ notes }) => notes.map(({ midi }) => midi).join(' ')),
    )
    const beat = ['36', '38 42', '36', '38 46']
    expect(kit).toEqual([['49'], beat, [''], beat])
    expect(fourth!.id).toBe('measure-4')
    expect(report.filter(({ message }) => /no longer has/.test(message))).toHaveLength(3)
  })

  test('a bar in another time signature rests in the other tracks, and that is told', () => {
    const project = projectOf(BAND, 0)
    const measures = project.tabProject.measures.map((measure, index) =>
      index === 2 ? { ...measure, timeSignature: [5, 4] as const } : measure,
    )
    const changed = { ...project, tabProject: { ...project.tabProject, measures } }
    const { score, report } = written(changed, [0])
    expect(score.tracks[1]!.measures[2]!.flat().flatMap(({ notes }) => notes)).toEqual([])
    expect(report.some(({ message }) => /time signature is another/.test(message))).toBe(true)
  })

  test('a tempo that was changed holds from its bar on; the others are the file’s', () => {
    const project = projectOf(BAND, 0)
    const measures = project.tabProject.measures.map((measure, index) =>
      index === 1 ? { ...measure, tempo: 80 } : measure,
    )
    const changed = { ...project, tabProject: { ...project.tabProject, measures } }
    expect(written(changed, [0]).score.measures.map(({ tempos }) => tempos)).toEqual([
      [{ offsetQuarters: 0, quarterBpm: 96 }],
      [{ offsetQuarters: 0, quarterBpm: 80 }],
      [{ offsetQuarters: 0, quarterBpm: 120 }, { offsetQuarters: 2, quarterBpm: 108 }],
      [],
    ]) // biome-ignore format: one row a bar
  })

  test('an edited part is written in place of the file’s', () => {
    const bassPart = projectOf(BAND, 1)
    const measures = bassPart.tabProject.measures.map((measure) => ({ ...measure, notes: [] }))
    const emptied = { ...bassPart, tabProject: { ...bassPart.tabProject, measures } }
    const { score } = written(projectOf(BAND, 0), [0], new Map([[1, emptied]]))
    expect(heardOf(score).map(({ length }) => length)).toEqual([
      heardOf(BAND)[0]!.length,
      0,
      ...heardOf(BAND)
        .slice(2)
        .map(({ length }) => length),
    ])
    expect(score.tracks[1]!.neck?.strings).toHaveLength(4)
  })

  test('drawn scores keep all other tracks and all marks of their bars', () => {
    fc.assert(
      fc.property(scores({ techniques: true }), (score) => {
        const project = projectOf(score, 0)
        const back = withFileTracks(wholeScoreOf(project), project, {
          score,
          own: [0],
          parts: NONE,
        }).score
        const others = ({ tracks, ...rest }: Score) => ({ ...rest, tracks: tracks.slice(1) })
        expect(notesText(others(back), 'all')).toEqual(notesText(others(score), 'all'))
        expect(back.measures).toEqual(score.measures)
      }),
      { numRuns: drawCount(40) },
    )
  })
})

describe('the sounds of a track', () => {
  test('lie in their bars, in beats of the bar, as the score has them', () => {
    const [crunch, low, choir, kit] = backingOf(BAND)
    expect(kit!.bars[0]).toMatchObject([{ midi: 49, startBeat: 3, durationBeats: 1 }])
    expect(crunch!.bars[1]!.map(({ startBeat }) => startBeat)).toEqual([0, 0, 2])
    expect(low!.neck?.instrument.id).toBe('bass')
    expect(choir!.neck).toBeUndefined()
    expect(kit!.isPercussion).toBe(true)
  })

  test('all of them sound when they sound in drawn scores', () => {
    fc.assert(
      fc.property(scores({ techniques: true }), (score) => {
        const starts = score.measures.map((_, index) =>
          score.measures
            .slice(0, index)
            .reduce((sum, { timeSignature: [beats, unit] }) => sum + (beats * 4) / unit, 0),
        )
        const heard = backingOf(score).map(({ bars }) =>
          bars
            .flatMap((bar, index) => {
              const [, unit] = score.measures[index]!.timeSignature
              return bar.map(
                ({ midi, startBeat }) =>
                  `${midi}@${(starts[index]! + (startBeat * 4) / unit).toFixed(4)}`,
              )
            })
            .sort(),
        )
        const expected = score.tracks.map((track) =>
          soundingNotesOf(score, track)
            .map(({ midi, startQuarters }) => `${midi}@${startQuarters.toFixed(4)}`)
            .sort(),
        )
        expect(heard).toEqual(expected)
      }),
      { numRuns: drawCount(40) },
    )
  })
})
