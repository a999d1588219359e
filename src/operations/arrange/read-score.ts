/** The score of a request: its notes, or its melody with what the chords add. */
import type { Outline, ScoreNote, Setting, TimedChord } from '#engine/arrange/arrangement'
import { endOf, strokesOf } from '#engine/arrange/asked-chords'
import { type ChordFullness, type Harmonizer, harmonizer } from '#engine/arrange/harmonize'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { barBeatsOf, type TimeSignature } from '#engine/tab/measure'
import { checkRouteEnd } from '../reading/route-request'
import { requestErrorOf } from '../registry/request-errors'
import { checkOctaves, type PostedPitch, readPostedPitches } from '../routes/posted-notes'
import { type ArrangeQuery, MAX_ARRANGED_NOTES, MAX_STROKES } from './arrange.schema'

/** How full chords may be, the fullest first: a long piece has fewer inner voices, at last its basses alone. */
const FULLNESSES: readonly ChordFullness[] = [
  ...[2, 1, 0].map((voices) => ({ voices, most: Infinity })),
  ...[2, 1, 0].map((most) => ({ voices: 0, most })),
]

function readNotes(posted: readonly PostedPitch[], list: 'notes' | 'melody'): readonly ScoreNote[] {
  const pathOf = (index: number) => `${list}[${index}]`
  const read = readPostedPitches(posted, pathOf)
  checkOctaves(read, pathOf)
  checkRouteEnd(read)
  return read.map(({ midi, name, startBeat, durationBeats }, index) => {
    const { voice } = posted[index]!
    const named = { ...(name && { name }), ...(voice !== undefined && { voice }) }
    return { midi, startBeat, durationBeats, ...named }
  })
}

/** The chords with their times: one without a start follows the one before, the last lasts as the melody does. */
function readChords(
  { chords: posted = [] }: ArrangeQuery,
  bar: number,
  melodyEnd: number,
): readonly TimedChord[] {
  const chords: TimedChord[] = []
  for (const [index, { symbol: text, startBeat, durationBeats }] of posted.entries()) {
    const before = chords.at(-1)
    const start = startBeat ?? (before ? before.startBeat + before.durationBeats : 0)
    if (before && start <= before.startBeat) {
      const path = `chords[${index}].startBeat`
      const message = `${path}: chords come one after the other, so chord ${index + 1} must start after beat ${before.startBeat}, not at beat ${start}`
      throw requestErrorOf('invalid-parameter', [{ path, message }])
    }
    const isLast = index === posted.length - 1
    const next = isLast ? melodyEnd : posted[index + 1]!.startBeat
    const untilNext = next !== undefined && next > start ? next - start : bar
    const symbol = parseChordSymbol(text)!
    chords.push({ symbol, startBeat: start, durationBeats: durationBeats ?? untilNext })
  }
  return chords
}

export interface ReadScore {
  /** The notes as they were sent: all, or the melody. */
  readonly written: readonly ScoreNote[]
  readonly scoreFor: Harmonizer['scoreFor']
  readonly chords?: readonly TimedChord[]
  /** Of a melody with chords. */
  readonly outline?: Outline
  /** Of chords that are not as full as the difficulty allows, for the number of notes. */
  readonly fullness?: ChordFullness
  /** The same with chords less full; absent where they are basses alone, or are not chords. */
  readonly thinner?: () => ReadScore
}

function refuse(
  code: 'missing-parameter' | 'conflicting-parameters',
  path: string,
  message: string,
) {
  return requestErrorOf(code, [{ path, message }])
}

/** The melody with chords as full as may be from a fullness on, told by their notes in a setting. */
function laidFor(
  plainest: Setting,
  melody: readonly ScoreNote[],
  strokes: readonly TimedChord[],
  from = 0,
): ReadScore {
  const isLast = from === FULLNESSES.length - 1
  const fullness = FULLNESSES[from]!
  const { scoreFor, outline } = harmonizer({ melody, strokes, fullness })
  const thinner = () => laidFor(plainest, melody, strokes, from + 1)
  if (!isLast && scoreFor(plainest).length > MAX_ARRANGED_NOTES) return thinner()
  return {
    written: melody,
    scoreFor,
    outline,
    chords: strokes,
    ...(from > 0 && { fullness }),
    ...(!isLast && { thinner }),
  }
}

/**
 * The notes to arrange, in the order posted; of a melody with chords the melody first, then what the
 * chords add in a setting.
 *
 * @param plainest the setting whose notes are counted
 * @throws RequestError unless the request has notes, or a melody and chords, of which melody and basses
 * are few enough.
 */
export function readScore(
  query: ArrangeQuery,
  plainest: Setting,
  timeSignature: TimeSignature,
): ReadScore {
  const { notes, melody, chords } = query
  if (notes) {
    const second = melody ? 'melody' : chords ? 'chords' : undefined
    if (!second) {
      const score = readNotes(notes, 'notes')
      return { written: score, scoreFor: () => score }
    }
    const message = `notes are a whole score, so ${second} cannot stand beside them; give notes, or melody with chords`
    throw refuse('conflicting-parameters', second, message)
  }
  if (!melody) {
    throw refuse(
      'missing-parameter',
      'notes',
      'give notes (a score), melody with chords, or a file',
    )
  }
  if (!chords) {
    const message = 'melody needs chords to be harmonised with; a melody alone goes to /api/route'
    throw refuse('missing-parameter', 'chords', message)
  }
  const beatsPerBar = barBeatsOf(timeSignature)
  const line = [...readNotes(melody, 'melody')].sort((a, b) => a.startBeat - b.startBeat)
  const end = endOf(line)
  const strokes = readChords(query, beatsPerBar, end).flatMap((chord) =>
    strokesOf(chord, beatsPerBar, end),
  )
  // Every bar of a chord has a bass at least.
  const least = line.length + strokes.length
  if (least > MAX_ARRANGED_NOTES) {
    const message = `melody and the basses of the chords make ${least} notes, and at most ${MAX_ARRANGED_NOTES} are arranged at once; send the piece in parts`
    throw requestErrorOf('invalid-parameter', [{ path: 'melody', message }])
  }
  if (strokes.length > MAX_STROKES) {
    const message = `chords: they are struck ${strokes.length} times, at their starts and in every bar, and at most ${MAX_STROKES} times are arranged at once; send the piece in parts`
    throw requestErrorOf('invalid-parameter', [{ path: 'chords', message }])
  }
  return laidFor(plainest, line, strokes)
}
