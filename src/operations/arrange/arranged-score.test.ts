/** Files of arrangements keep the bars of the piece, whatever rings over them. */
import { beforeAll, expect, test } from 'vitest'
import { soundingNotesOf } from '#formats/index'
import { loadFormats } from '../files/load-formats'
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'
import { planBest } from './arrange-document'
import { arrangedScore } from './arranged-score'
import { tryPiece } from './try-piece'

beforeAll(async () => {
  await loadFormats()
})

async function written(given: Record<string, unknown>) {
  const query = readRequest(arrangePiece, given)
  await arrangePiece.prepare?.(query)
  const { piece, trials } = tryPiece(query)
  const { plan, theory, notes: named } = planBest(query, piece, trials[0]!)
  const { score } = arrangedScore(piece, trials[0]!, plan.routes[0]!, theory, named)
  const notes = soundingNotesOf(score, score.tracks[0]!)
  return {
    bars: score.measures.map(({ timeSignature }) => timeSignature.join('/')),
    times: notes.map(({ startQuarters, durationQuarters }) => [startQuarters, durationQuarters]),
  }
}

const file = (tex: string) => ({
  file: new TextEncoder().encode(`\\title "Tune" \\tempo 90 . \\track "Voice" ${tex}`),
})
const EIGHTHS = { timeSignature: [6, 8] }
const note = (startBeat: number, durationBeats: number) => ({ midi: 64, startBeat, durationBeats })

test.each<[string, Record<string, unknown>, string[], [number, number][]]>([
  ['a tie over a bar line', file('\\ts 3 4 g4.2 b4.4 | b4{t}.4 a4.2 | g4.2{d}'), ['3/4', '3/4', '3/4'], [[0, 2], [2, 2], [4, 2], [6, 3]]],
  ['a tie over two bar lines', file('\\ts 2 4 g4.2 | g4{t}.2 | g4{t}.4 a4.4'), ['2/4', '2/4', '2/4'], [[0, 5], [5, 1]]],
  ['a tie into another meter', file('\\ts 3 4 g4.2{d} | \\ts 6 8 g4{t}.4{d} a4.4{d}'), ['3/4', '6/8'], [[0, 4.5], [4.5, 1.5]]],
  ['an empty bar', file('\\ts 2 4 g4.2 | r.2 | a4.2'), ['2/4', '2/4', '2/4'], [[0, 2], [4, 2]]],
  ['posted notes over bar lines', { notes: [note(0, 4), note(4, 3), note(7, 5)], ...EIGHTHS }, ['6/8', '6/8'], [[0, 2], [2, 1.5], [3.5, 2.5]]],
])('%s', async (_, request, bars, times) => {
  expect(await written(request)).toEqual({ bars, times })
}) // biome-ignore format: rows of bars and of starts with lengths in quarters
