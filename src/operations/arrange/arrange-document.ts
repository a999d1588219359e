/** The document of an arrangement: the route of its notes with what was moved and dropped. */
import type { ScoreNote, Trial } from '#engine/arrange/arrangement'
import { changesOf } from '#engine/arrange/bars'
import { voicesOfArranged, writtenVoicesOf } from '#engine/arrange/parts'
import { verifyArrangement } from '#engine/arrange/verify-arrangement'
import { namedTonesOf, tonesOver } from '#engine/harmony/named-tones'
import { simplestRootOf } from '#engine/harmony/root-spelling'
import { planRoutes } from '#engine/plan/plan-routes'
import { degreeBetween, spellDegree } from '#engine/theory/interval'
import { signatureOf } from '#engine/theory/key-signature'
import type { TheoryContext } from '#engine/theory/layer'
import { isPlainName } from '#engine/theory/name-in-key'
import { withNames } from '#engine/theory/names-in-theory'
import { noteReaderOf } from '#engine/theory/note-reader'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { formats } from '../files/load-formats'
import { limitsOf } from '../reading/route-request'
import { routeDocumentOf } from '../routes/route-document'
import { neckParametersOf } from '../schemas/neck-document'
import { type ArrangeDocument, type ArrangeQuery, DEFAULT_STYLE } from './arrange.schema'
import { chordNamesOf, fullnessReport, printedChords } from './arranged-chords'
import type { FilePiece } from './read-file'
import type { ArrangedPiece } from './read-piece'
import { barsToTell, tellChange } from './told-bars'

/** The theory of the piece in the key that is played. */
function transposedTheory(theory: TheoryContext, transpose: number): TheoryContext {
  if (transpose % 12 === 0) return theory
  const pitchClass = (((pitchClassOf(theory.root) + transpose) % 12) + 12) % 12
  return { ...theory, root: simplestRootOf(pitchClass, theory.chord, theory.root) }
}

/** A name in another key, by the same interval above the tonic. */
function nameInKey(name: NoteName, from: NoteName, to: NoteName): NoteName {
  return spellDegree(to, degreeBetween(from, name)).name
}

/**
 * The note of a score with its name in the key that is played. A name that would be hard to read
 * there, such as Cb in Bb major, gives way to that of the chord over it: B under B7.
 *
 * @param chord the tones of the chord over the note, in the key that is played
 */
function namedInKey<Note extends { readonly name?: NoteName }>(
  note: Note,
  { root: from }: TheoryContext,
  { root: to, scale }: TheoryContext,
  chord: readonly NoteName[] = [],
): Note {
  if (!note.name || from === to) return note
  const name = nameInKey(note.name, from, to)
  if (isPlainName(name, signatureOf(to, scale))) return { ...note, name }
  return { ...note, name: chord.find((tone) => pitchClassOf(tone) === pitchClassOf(name)) ?? name }
}

/** Date of the document kind. */
export const ARRANGEMENT_VERSION = '2026-11-22'

const DEFAULT_REASON = 'one player with melody and bass is fingerstyle'

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

/** Routes of the best setting, with the notes and the score as they are named in its key. */
export function planBest(
  { style, maxFret: asked, limit }: ArrangeQuery,
  piece: Pick<ArrangedPiece, 'theory' | 'source'>,
  { setting, ...trial }: Trial,
) {
  const { ease, reachMm } = trial
  const { transpose, neck } = setting
  const maxFret = Math.min(asked ?? neck.maxFret, neck.maxFret)
  const theory = transposedTheory(piece.theory, transpose)
  const limits = limitsOf({ position: 'any', limit, maxFret }, neck)
  const chords = chordNamesOf(piece, { setting, ...trial }).map(({ beat, symbol }) => {
    return { start: beat, tones: namedTonesOf(symbol) }
  })
  const tonesOf = (own: readonly ScoreNote[]) =>
    tonesOver(
      own.map(({ startBeat }) => startBeat),
      chords,
    )
  const inKey = <Note extends ScoreNote>(own: readonly Note[]) => {
    const tones = tonesOf(own)
    return own.map((note, index) => namedInKey(note, piece.theory, theory, tones[index]))
  }
  const written = inKey(trial.notes)
  const notes = withNames(written, theory, voicesOfArranged(written), tonesOf(written))
  const played = inKey(trial.score).map((note) => ({ ...note, midi: note.midi + transpose }))
  const voices = writtenVoicesOf(played.map(({ voice }) => voice))
  const heard = new Map(notes.map(({ source, name }) => [source, name]))
  const score = withNames(played, theory, voices, tonesOf(played)).map((note, index) => {
    const name = heard.get(index) ?? note.name
    return { ...note, midi: note.midi - transpose, ...(name && { name }) }
  })
  const weights = style ?? DEFAULT_STYLE
  const planned = planRoutes({
    notes,
    theory,
    neck,
    limits,
    weights,
    ease,
    reachMm,
    isStrict: true,
  })
  const plan = style ? planned : { ...planned, weightsReason: DEFAULT_REASON }
  return { plan, theory, limits, notes, score }
}

function describeSource({ piece, score, tracks, format, report }: FilePiece) {
  const { soundingNotesOf } = formats()
  const { fromBar, bars } = piece
  return {
    format,
    title: score.title,
    tracks: score.tracks.map((track, index) => ({
      track: index + 1,
      name: track.name,
      noteCount: soundingNotesOf(score, track).length,
      isArranged: tracks.includes(track),
    })),
    fromBar,
    toBar: fromBar + bars.length - 1,
    barCount: score.measures.length,
    report: report.map(({ bars: own, ...entry }) => ({ ...entry, bars: [...own] })),
  }
}

/** What a document tells of a piece and its best settings. */
export function describeArrangement(
  query: ArrangeQuery,
  piece: ArrangedPiece,
  trials: readonly Trial[],
  baseUrl: string,
): ArrangeDocument {
  const best = trials[0]!
  const { roles } = best
  const { transpose, neck } = best.setting
  const { difficulty: ease, keep } = query
  const { tempo, timeSignature, title, barOf, source } = piece
  const { plan, theory, limits, notes, score } = planBest(query, piece, best)
  const read = noteReaderOf(theory)
  const writtenVoices = voicesOfArranged(notes)
  const times = { tempo, timeSignature, title }
  const chordNames = chordNamesOf(piece, best)
  const question = { neck, notes, theory, limits, ...times, writtenVoices, chordNames }
  const document = routeDocumentOf(question, plan, baseUrl)
  const [route] = plan.routes
  const sources = notes.map((note) => note.source)
  const changes = changesOf(best, route!)
  const chords = printedChords(best, piece.theory, keep)
  const report = fullnessReport(piece, keep)
  const bars = barsToTell(best, changes, chords, barOf)
  return {
    ...document,
    apiVersion: ARRANGEMENT_VERSION,
    arrangement: { ...describeSetting(best), difficulty: ease, keep },
    proposals: trials.map(proposalOf),
    ...(source && { source: describeSource(source) }),
    ...(report && { report }),
    bars: bars.map(({ bar, changes: own, chords: incomplete }) => ({
      bar,
      changes: own.map((change) => tellChange(change, score, transpose, read)),
      ...(incomplete.length > 0 && {
        chords: incomplete.map(({ missing, leftOut, ...chord }) => ({
          ...chord,
          missing: [...missing],
          leftOut: [...leftOut],
        })),
      }),
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
      ...(chords.length > 0 && { chords }),
    }),
  }
}
