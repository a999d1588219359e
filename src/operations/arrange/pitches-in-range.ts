/** The settings in which every pitch of a piece is one that there is, 0–127. */
import type { ScoreNote, Setting } from '#engine/arrange/arrangement'
import { MAX_MIDI } from '#engine/theory/pitch'
import { requestErrorOf } from '../reading/read-request'
import { MAX_TRANSPOSE } from './arrange-request'

const signed = (semitones: number) => (semitones > 0 ? `+${semitones}` : `${semitones}`)

/**
 * @param written the notes as they were sent, at least one
 * @throws RequestError where the transposition asked for takes a note out of the range.
 */
export function settingsInRange(
  settings: readonly Setting[],
  written: readonly ScoreNote[],
): readonly Setting[] {
  const midis = written.map(({ midi }) => midi)
  const [lowest, highest] = [Math.min(...midis), Math.max(...midis)]
  const isInRange = ({ transpose }: Setting) =>
    lowest + transpose >= 0 && highest + transpose <= MAX_MIDI
  const left = settings.filter(isInRange)
  if (left.length > 0) return left
  const { transpose } = settings[0]!
  const outside = transpose < 0 ? lowest : highest
  const least = Math.max(-lowest, -MAX_TRANSPOSE)
  const most = Math.min(MAX_MIDI - highest, MAX_TRANSPOSE)
  const message = `transpose: ${signed(transpose)} semitones take MIDI ${outside} to ${outside + transpose}, and pitches are 0 to ${MAX_MIDI}; this piece may be transposed by ${signed(least)} to ${signed(most)}`
  // The same key, by octaves nearer.
  const octave = -Math.sign(transpose) * 12
  let nearer = transpose
  while (nearer < least || nearer > most) {
    if (nearer * octave > 0)
      throw requestErrorOf('invalid-parameter', [{ path: 'transpose', message }])
    nearer += octave
  }
  throw requestErrorOf('invalid-parameter', [
    { path: 'transpose', message, didYouMean: String(nearer) },
  ])
}
