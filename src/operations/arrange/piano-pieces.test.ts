/** Ten piano pieces arranged: what each keeps, how it lies, and that a hand plays it. */
import { describe, expect, test } from 'vitest'
import { PIANO_PIECES, requestOf } from '../../../test/support/piano-pieces'
import { readRequest } from '../reading/read-request'
import { renderTab } from '../tab/render-tab'
import { arrangePiece } from './arrange'

const BASE = { baseUrl: 'https://pitch-map.example' }
const ask = (body: unknown) => arrangePiece.run(readRequest(arrangePiece, body), BASE)
type Document = ReturnType<typeof ask>

const pieceOf = (name: string) => PIANO_PIECES.find(({ title }) => title.includes(name))!
const arranged = (name: string) => ask(requestOf(pieceOf(name)))

const faultsOf = ({ arrangementProof, routes }: Document) =>
  [...Object.entries(arrangementProof), ...Object.entries(routes[0]!.proof)].flatMap(
    ([name, value]) => (value === false ? name : []),
  )

/** What an arrangement keeps, in percent of the melody, the bass, the pitch classes, the notes. */
const percentOf = ({ arrangement: { kept } }: Document) =>
  [kept.melody, kept.bass, kept.pitchClasses, kept.notes].map((share) =>
    Math.floor((100 * share.kept) / share.of),
  )

const highestFretOf = ({ routes }: Document) => routes[0]!.proof.maxFret

/**
 * Octave that the piece moves, what is kept, the highest fret. A teacher would lay them so: the
 * melody on the first strings up to about the fifth fret, an octave lower where the bass allows.
 * Gymnopédie stays, since its bass and chords would be mud an octave lower.
 */
// biome-ignore format: a piece a line
const TABLE: readonly (readonly [piece: string, transpose: number, percent: readonly number[], highestFret: number])[] = [
  ['Invention 1', -12, [100, 100, 100, 100], 5],
  ['Invention 4', -12, [100, 100, 100, 100], 6],
  ['Für Elise', -12, [100, 100, 100, 100], 4],
  ['Gymnopédie', 0, [100, 100, 100, 100], 17],
  ['Minuet', -12, [100, 100, 100, 100], 5],
  ['Prelude in C', -12, [100, 100, 100, 100], 5],
  ['Ode to Joy', 0, [100, 100, 100, 100], 5],
  ['Moonlight', 0, [100, 100, 98, 92], 7],
  ['Lullaby', -12, [100, 100, 100, 100], 5],
  ['Prelude in E minor', 0, [100, 100, 100, 100], 10],
]

test('the table has every piece', () => {
  expect(TABLE.map(([name]) => pieceOf(name))).toEqual(PIANO_PIECES)
})

describe.each(TABLE)('%s', (name, transpose, percent, highestFret) => {
  const document = arranged(name)

  test('lies where a player would lay it', () => {
    expect(document.arrangement.transpose).toBe(transpose)
    expect(highestFretOf(document)).toBeLessThanOrEqual(highestFret)
  })

  test('keeps its melody, its bass and most of the rest', () => {
    expect(percentOf(document)).toEqual(percent)
  })

  test('is played by one hand, and proves it', () => {
    expect(faultsOf(document)).toEqual([])
    const { tabRenderRequest } = document
    const rendered = renderTab.run(readRequest(renderTab, tabRenderRequest.body), BASE)
    expect(rendered.verified).toBe(true)
  })
})

/** `string:fret` of what is struck at a beat, the last string first. */
function struckAt({ routes }: Document, beat: number): string {
  const [best] = routes
  return best!.tabNotes
    .filter(({ startBeat }) => startBeat === beat)
    .toSorted((a, b) => b.string - a.string)
    .map(({ string, fret }) => `${string}:${fret}`)
    .join(' ')
}

describe('Für Elise uses its open strings, and its broken chords keep one hand', () => {
  const document = arranged('Für Elise')

  // biome-ignore format: a beat a line
  test.each([
    [2, '1:0', 'the upbeat on the open first string'],
    [2.5, '2:4', 'its semitone on the second'],
    [6, '5:0 3:2', 'A minor over the open fifth string'],
    [6.5, '4:2', 'the fifth of its broken chord'],
    [7, '3:2', 'its octave'],
    [9, '6:0 2:0', 'E major over the open sixth string'],
    [9.5, '4:2', 'its octave'],
    [10, '3:1', 'its third'],
    [27, '5:3 1:0', 'C major'],
  ])('beat %d is %s: %s', (beat, places) => {
    expect(struckAt(document, beat)).toBe(places)
  })
})

test('a left hand below the neck is raised as a whole: its figures keep their shape', () => {
  const document = arranged('Für Elise')
  const left = document.score.flatMap(({ voice, startBeat }, index) => {
    const at = document.sources.indexOf(index)
    return voice === 'left' && at >= 0 ? [[startBeat, document.routes[0]!.notes[at]!.midi]] : []
  })
  const bar = left.filter(([beat]) => beat! >= 6 && beat! < 9).map(([, midi]) => midi)
  expect(bar).toEqual([45, 52, 57])
})
