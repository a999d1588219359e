/** Difficulty is a law: an easier level never reaches farther, shifts more often or costs more. */
import { describe, expect, test } from 'vitest'
import { fretDistanceMmOf } from '#engine/instrument/fretboard'
import { EASES } from '#engine/plan/fingerings'
import { drawCount, drawSome } from '../../../test/support/draw-count'
import { FOLK_SONGS, songRequest } from '../../../test/support/folk-songs'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { scoreTextRequest } from './score-text'

const SCALE_MM = 650
const MAJOR = [0, 2, 4, 5, 7, 9, 11]
const NAMES = ['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
const CHORDS = [
  [0, ''],
  [5, ''],
  [7, '7'],
  [9, 'm'],
  [2, 'm'],
  [7, ''],
] as const
const BEATS = [1, 1, 1, 2, 0.5, 1.5]
const STEPS = [-1, 1, -1, 1, 0, 2, -2, 1, -1, -3, 3]

/** What a reader of the tab measures, from strings and frets alone. */
function figuresOf(request: object, difficulty: string) {
  const body = { ...request, difficulty }
  const [route] = arrangePiece.run(readRequest(arrangePiece, body), { baseUrl: 'http://x' }).routes
  const reaches = (route!.onsets ?? []).map(({ notes, held }) => {
    const all = [...notes, ...held.map(({ note }) => note)].map((note) => route!.notes[note]!.fret)
    const mm = all.filter((fret) => fret > 0).map((fret) => fretDistanceMmOf(fret, SCALE_MM))
    return mm.length === 0 ? 0 : Math.max(...mm) - Math.min(...mm)
  })
  return {
    reachMm: Math.round(Math.max(0, ...reaches)),
    shifts: route!.fingering.positionShiftCount,
    cost: route!.cost,
  }
}

function noteCount(request: object, difficulty: string): number {
  const body = { ...request, difficulty }
  const document = arrangePiece.run(readRequest(arrangePiece, body), { baseUrl: 'http://x' })
  return document.routes[0]!.notes.length
}

/** Figures that an easier level has worse than a harder one. */
function faultsOf(request: object): readonly string[] {
  const levels = EASES.map((ease) => ({ ease, ...figuresOf(request, ease) }))
  return levels.slice(1).flatMap((harder, at) => {
    const easier = levels[at]!
    return (['reachMm', 'shifts', 'cost'] as const).flatMap((figure) =>
      easier[figure] <= harder[figure]
        ? []
        : `${figure}: ${easier.ease} ${easier[figure]}, ${harder.ease} ${harder[figure]}`,
    )
  })
}

function drawFrom(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return Math.floor((state / 2 ** 32) * below)
  }
}

/** A tune of two to four bars in a key, a chord a bar: the last one is home. */
function drawnTune(index: number) {
  const draw = drawFrom(index * 7919 + 13)
  for (let skipped = 0; skipped < 5; skipped++) draw(1)
  const key = index % 12
  const lowest = key > 6 ? 36 + key : 48 + key
  const bars = 2 + draw(3)
  let degree = 7 + draw(7)
  const melody: object[] = []
  for (let left = 4 * bars; left > 0; ) {
    const durationBeats = Math.min(left, BEATS[draw(BEATS.length)]!)
    melody.push({ midi: lowest + 12 * Math.floor(degree / 7) + MAJOR[degree % 7]!, durationBeats })
    left -= durationBeats
    degree = Math.max(5, Math.min(15, degree + STEPS[draw(STEPS.length)]!))
  }
  const chords = Array.from({ length: bars }, (_, bar) => {
    const [above, suffix] = CHORDS[bar === bars - 1 ? 0 : draw(CHORDS.length)]!
    return { symbol: NAMES[(key + above) % 12] + suffix, durationBeats: 4 }
  })
  return { melody, chords, root: NAMES[key] }
}

/** Two hands at a piano: a tune over broken or struck chords. */
function drawnScore(index: number) {
  const { melody, root } = drawnTune(index)
  const draw = drawFrom(index * 104729 + 7)
  for (let skipped = 0; skipped < 5; skipped++) draw(1)
  let beat = 0
  const right = (melody as { midi: number; durationBeats: number }[]).map((note) => {
    const own = { ...note, startBeat: beat, voice: 'right' }
    beat += note.durationBeats
    return own
  })
  const left = Array.from({ length: Math.floor(beat / 2) }, (_, half) => {
    const degree = [0, 3, 4, 5][draw(4)]!
    return Array.from({ length: 1 + draw(3) }, (_own, tone) => ({
      midi:
        36 +
        (index % 12) +
        12 * Math.floor((degree + 2 * tone) / 7) +
        MAJOR[(degree + 2 * tone) % 7]!,
      startBeat: 2 * half + (index % 2 === 0 ? tone / 2 : 0),
      durationBeats: index % 2 === 0 ? 0.5 : 2,
      voice: 'left',
    }))
  }).flat()
  return { notes: [...right, ...left], root }
}

describe('easy ≤ medium ≤ hard in reach, shifts and cost', () => {
  test.each(drawSome(FOLK_SONGS, 5).map((song) => [song.title, song] as const))('%s', (_, song) => {
    expect(faultsOf(songRequest(song))).toEqual([])
  })

  test('medium strikes what names the chords where a beginner plays bass and tune', () => {
    const melody = 'C4:1,C4:1,G4:1,G4:1,A4:1,A4:1,G4:2,F4:1,F4:1,E4:1,E4:1,D4:1,D4:1,C4:2'
    const chords = 'C:4,F:2,C:2,F:2,C:2,G7:2,C:2'
    const twinkle = { ...scoreTextRequest({ melody, chords }), root: 'C' }
    expect(noteCount(twinkle, 'medium')).toBeGreaterThan(noteCount(twinkle, 'easy'))
  })

  test('tunes drawn in every key', () => {
    const faults = Array.from({ length: drawCount(24) }, (_, index) => faultsOf(drawnTune(index)))
    expect(faults.flat()).toEqual([])
  })

  test('scores of two hands', () => {
    const faults = Array.from({ length: drawCount(24) }, (_, index) => faultsOf(drawnScore(index)))
    expect(faults.flat()).toEqual([])
  })
})

/** `string/fret` of what is struck at a beat, the last string first. */
function struckAt(request: object, beat: number): string {
  const document = arrangePiece.run(readRequest(arrangePiece, request), { baseUrl: 'http://x' })
  return document.routes[0]!.tabNotes.filter(({ startBeat }) => startBeat === beat)
    .toSorted((a, b) => b.string - a.string)
    .map(({ string, fret }) => `${string}/${fret}`)
    .join(' ')
}

// biome-ignore format: a chord a line
test.each([
  ['Ode to Joy', 0, '5/3 3/0 1/0', 'C: bass, tune and an open string'],
  ['Ode to Joy', 2, '1/1', 'F4 at the nut'],
  ['Ode to Joy', 4, '6/3 4/0 2/0 1/3', 'G7: bass, tune and open strings'],
  ['Ode to Joy', 9, '2/1', 'C4 at the nut'],
  ['When the Saints', 4, '6/3 4/0 3/0 2/3', 'G under D'],
  ['Auld Lang Syne', 32, '6/3 4/0 3/0', 'the last chord'],
  ['Wayfaring Stranger', 3, '5/0 3/2', 'Am under A'],
])('a beginner plays %s at beat %d: %s, %s', (name, beat, places) => {
  const song = FOLK_SONGS.find(({ title }) => title.startsWith(name))!
  expect(struckAt({ ...songRequest(song), difficulty: 'easy' }, beat)).toBe(places)
})
