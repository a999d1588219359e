/** The chord symbols of an arrangement as they sound, and the tones of them that nothing sounds. */
import type { Role, TimedChord, Trial } from '#engine/arrange/arrangement'
import { unheardTonesOf } from '#engine/arrange/asked-chords'
import type { PrintedChord } from '#engine/arrange/verify-arrangement'
import { transposeChord } from '#engine/harmony/capo-chord'
import { transposeNames } from '#engine/harmony/transpose-names'
import type { ChordName } from '#engine/project/chord-names'
import type { TheoryContext } from '#engine/theory/layer'
import { formatNoteName } from '#engine/theory/pitch'
import { MAX_ARRANGED_NOTES } from './arrange.schema'
import type { ArrangedPiece } from './read-piece'

/** Chords in the key that is played. */
export function soundingChords<Chord extends Pick<TimedChord, 'symbol'>>(
  chords: readonly Chord[],
  home: TheoryContext,
  transpose: number,
): readonly Chord[] {
  if (transpose % 12 === 0) return chords
  return chords.map((chord) => ({
    ...chord,
    symbol: transposeChord(chord.symbol, transpose, home),
  }))
}

/** Names to stand over the bars: those of a file or a project, else one a chord however many bars it lasts. */
export function chordNamesOf(
  { theory: home, source }: Pick<ArrangedPiece, 'theory' | 'source'>,
  { chords = [], setting: { transpose } }: Trial,
): readonly ChordName[] {
  if (source) return transposeNames(source.piece.chordNames, transpose, home)
  const first = chords.filter(({ symbol }, index) => symbol !== chords[index - 1]?.symbol)
  return soundingChords(first, home, transpose).map(({ symbol, startBeat }) => ({
    beat: startBeat,
    symbol: symbol.symbol,
  }))
}

/** What a report says of chords that are not as full as asked, if harmony is wanted. */
export function fullnessReport(
  { chords = [], fullness }: Pick<ArrangedPiece, 'chords' | 'fullness'>,
  keep: readonly Role[],
) {
  if (!fullness || !keep.includes('harmony')) return undefined
  const { voices, most } = fullness
  const least = voices === 0 ? 'no inner voices' : 'one inner voice'
  const laid =
    most === 0
      ? 'their basses alone'
      : most === Infinity
        ? `${least} beside the bass unless more name them`
        : `at most ${most === 1 ? 'one inner voice' : `${most} inner voices`}`
  const message = `Chords have ${laid}, so that melody and chords keep to ${MAX_ARRANGED_NOTES} notes; in parts the piece can have fuller ones`
  return [{ kind: 'changed' as const, message, count: chords.length, bars: [] }]
}

/** Every stroke of the symbols with what is not heard of it; none where no harmony is wanted. */
export function printedChords(
  { chords = [], notes, setting: { transpose } }: Trial,
  home: TheoryContext,
  keep: readonly Role[],
): readonly PrintedChord[] {
  if (!keep.includes('harmony')) return []
  return soundingChords(chords, home, transpose).map((chord) => {
    const unheard = unheardTonesOf(chord, notes, 0)
    const named = (isOptional: boolean) =>
      unheard
        .filter((tone) => tone.isOptional === isOptional)
        .map(({ name }) => formatNoteName(name))
    return {
      symbol: chord.symbol.symbol,
      startBeat: chord.startBeat,
      durationBeats: chord.durationBeats,
      missing: named(false),
      leftOut: named(true),
    }
  })
}
