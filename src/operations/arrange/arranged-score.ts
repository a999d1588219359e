/** An arrangement as a score with the bars of the piece, to be written as a file. */
import type { ScoreNote, Trial } from '#engine/arrange/arrangement'
import { voicesOfArranged } from '#engine/arrange/parts'
import type { Route } from '#engine/plan/route'
import { measureIdOf, splitIntoBars } from '#engine/tab/measure'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import type { TheoryContext } from '#engine/theory/layer'
import type { ReadScore } from '#formats/index'
import { formats } from '../files/load-formats'
import { chordNamesOf } from './arranged-chords'
import type { ArrangedPiece } from './read-piece'

/** The notes with their fingers, of which an open string has none, and their voices. */
function writtenNotes({ tabNotes, fingering }: Route, { notes }: Trial): readonly TabNote[] {
  const voices = voicesOfArranged(notes)
  return tabNotes.map((note, index) => {
    const { finger } = fingering.steps[index]!
    const voice = voices[index]
    return { ...note, ...(finger !== 'open' && { finger }), ...(voice && { voice }) }
  })
}

/** The bars of the piece; a note that rings over a bar line belongs to the bar it starts in. */
function barsOf(
  { source, tempo, timeSignature }: ArrangedPiece,
  notes: readonly TabNote[],
): readonly Measure[] {
  if (!source) return splitIntoBars({ id: measureIdOf(1), notes, tempo, timeSignature })
  const { piece } = source
  const unit = piece.bars[0]!.timeSignature[1]
  const byBar = piece.bars.map((): TabNote[] => [])
  for (const note of notes) {
    const index = formats().barAt(piece, note.startBeat)
    const bar = piece.bars[index]!
    const times = bar.timeSignature[1] / unit
    const startBeat = (note.startBeat - bar.startBeat) * times
    byBar[index]!.push({ ...note, startBeat, durationBeats: note.durationBeats * times })
  }
  return piece.bars.map((bar, index) => ({
    id: measureIdOf(index + 1),
    notes: byBar[index]!,
    tempo: bar.tempo,
    timeSignature: bar.timeSignature,
  }))
}

/**
 * The score of a planned arrangement.
 *
 * @param notes of the route, as they are named
 */
export function arrangedScore(
  piece: ArrangedPiece,
  trial: Trial,
  route: Route,
  theory: TheoryContext,
  notes: readonly Pick<ScoreNote, 'name'>[],
): ReadScore {
  const { neck } = trial.setting
  const chords = chordNamesOf(piece, trial)
  const { source } = piece
  const names = route.tabNotes.flatMap(({ id }, index) => {
    const { name } = notes[index]!
    return name ? [[id, name] as const] : []
  })
  return formats().scoreOfBars(barsOf(piece, writtenNotes(route, trial)), neck, {
    title: piece.title,
    names: new Map(names),
    chords: source ? formats().namesInBars(chords, source.piece) : chords,
    artist: source?.score.artist ?? '',
    theory,
  })
}
