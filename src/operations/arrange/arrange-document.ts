/** The document of an arrangement: the route of its notes with what was moved and dropped. */
import type { NoteChange, Role, ScoreNote, Trial } from '#engine/arrange/arrangement'
import { changedBars, shortenedBy } from '#engine/arrange/bars'
import { verifyArrangement } from '#engine/arrange/verify-arrangement'
import { planChordRoutes } from '#engine/chord-route/plan-chord-routes'
import { simplestRootOf } from '#engine/harmony/root-spelling'
import { type NoteReader, noteReaderOf } from '#engine/route/note-reader'
import type { TheoryContext } from '#engine/theory/layer'
import { pitchClassOf } from '#engine/theory/pitch'
import { neckParametersOf } from '../neck/neck-document'
import { theoryOf } from '../reading/theory-request'
import type { Answer } from '../registry/operation'
import { routeDocumentOf } from '../routes/route-document'
import { limitsOf } from '../routes/route-request'
import type { ArrangeQuery } from './arrange-request'
import type { arrangeDocument } from './arrange-schema'

export type ArrangeDocument = Answer<typeof arrangeDocument>

/** The theory of the request in the key that is played. */
function transposedTheory(query: ArrangeQuery, transpose: number): TheoryContext {
  const theory = theoryOf(query)
  if (transpose % 12 === 0) return theory
  const pitchClass = (((pitchClassOf(theory.root) + transpose) % 12) + 12) % 12
  return { ...theory, root: simplestRootOf(pitchClass, theory.chord) }
}

/** Date of the document kind. */
export const ARRANGEMENT_VERSION = '2026-11-22'

function describeSetting({ setting, kept }: Trial) {
  const { transpose, neck } = setting
  const { instrument, tuning, capo } = neck
  return { transpose, instrument: instrument.id, tuning: tuning.id, capo, kept }
}

function proposalOf(trial: Trial, index: number) {
  const { transpose, neck } = trial.setting
  const parameters = { transpose, ...neckParametersOf(neck) }
  return { ...describeSetting(trial), used: index === 0, parameters: { ...parameters } }
}

function describeChange(
  { note, role, kind, semitones }: NoteChange,
  score: readonly ScoreNote[],
  transpose: number,
  read: NoteReader,
) {
  const midi = score[note]!.midi + transpose
  const from = read(midi, undefined).note
  const isHeard = kind === 'moved' || kind === 'shared' || kind === 'shortened'
  const to = isHeard ? read(midi + semitones, undefined).note : null
  return { note, role, kind, from, to }
}

/** What a document tells of a score and its best settings. */
export function describeArrangement(
  query: ArrangeQuery,
  score: readonly ScoreNote[],
  roles: readonly Role[],
  trials: readonly Trial[],
  baseUrl: string,
): ArrangeDocument {
  const best = trials[0]!
  const { transpose, neck } = best.setting
  const maxFret = Math.min(query.maxFret ?? neck.maxFret, neck.maxFret)
  const theory = transposedTheory(query, transpose)
  const read = noteReaderOf(theory)
  const limits = limitsOf({ position: 'any', limit: query.limit, maxFret }, neck)
  const { style, difficulty: ease, keep, tempo, timeSignature, title } = query
  const plan = planChordRoutes({ notes: best.notes, theory, neck, limits, style, ease })
  const question = { neck, notes: best.notes, theory, limits, tempo, timeSignature }
  const document = routeDocumentOf({ ...question, title: title ?? 'Arrangement' }, plan, baseUrl)
  const [route] = plan.routes
  const sources = best.notes.map(({ source }) => source)
  const changes = [...best.changes, ...shortenedBy(best, route!)]
  const bars = changedBars(score, changes, [timeSignature[0], timeSignature[1]])
  return {
    ...document,
    apiVersion: ARRANGEMENT_VERSION,
    arrangement: { ...describeSetting(best), difficulty: ease, keep },
    proposals: trials.map(proposalOf),
    bars: bars.map(({ bar, changes: own }) => ({
      bar,
      changes: own.map((change) => describeChange(change, score, transpose, read)),
    })),
    score: score.map(({ midi, startBeat, durationBeats, voice }, index) => ({
      midi: midi + transpose,
      startBeat,
      durationBeats,
      role: roles[index]!,
      ...(voice !== undefined && { voice }),
    })),
    sources,
    arrangementProof: verifyArrangement({
      score,
      roles,
      keep,
      transpose,
      ease,
      changes,
      kept: best.kept,
      route: route!,
      sources,
    }),
  }
}
