/** What guitarists call a grip, read off its pitches and fingers. */

import { OPEN_POSITION_MAX_FRET } from '../hand/grip'
import type { Frets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import type { ChordType } from '../theory/chord'
import { droppedVoiceOf } from './family'

export const VOICING_STYLES = ['open', 'barre', 'shell', 'drop2', 'drop3', 'triad'] as const
export type VoicingStyle = (typeof VOICING_STYLES)[number]

/** Styles whose grips move along the neck as they are. */
const CLOSED_STYLES: readonly VoicingStyle[] = ['shell', 'drop2', 'drop3', 'triad']

export const isClosedStyle = (style: VoicingStyle): boolean => CLOSED_STYLES.includes(style)

/**
 * The styles a grip belongs to; it may have several or none. An open string beside a fret above 4
 * belongs to none of them.
 *
 * - `open`: an open string and no fret above 4.
 * - `barre`: held by an index barre, without open strings.
 * - `shell`: root, third (or fourth) and seventh (or sixth) only, the root lowest.
 * - `drop2`, `drop3`: four different tones with the second or third voice from the top dropped.
 * - `triad`: three strings, three different tones, no seventh and no tension.
 */
export function stylesOf(
  frets: Frets,
  hasIndexBarre: boolean,
  rootPitchClass: number,
  chord: ChordType,
  neck: Neck,
): readonly VoicingStyle[] {
  const styles: VoicingStyle[] = []
  const hasOpenString = frets.includes(0)
  if (hasOpenString) {
    const isLow = frets.every((fret) => fret === null || fret <= OPEN_POSITION_MAX_FRET)
    if (!isLow) return []
    styles.push('open')
  }
  if (hasIndexBarre && !hasOpenString) styles.push('barre')
  const midis = frets
    .flatMap((fret, place) =>
      fret === null ? [] : [midiAt({ string: frets.length - place, fret }, neck)],
    )
    .sort((a, b) => a - b)
  if (midis.length === 3 && new Set(midis.map((midi) => midi % 12)).size === 3) {
    const [bass, ...others] = midis.map((midi) => {
      const semitones = (midi - rootPitchClass + 12) % 12
      return chord.degrees[chord.semitones.findIndex((tone) => tone % 12 === semitones)]!.number
    })
    const isThird = (number: number) => number === 3 || number === 4
    const isSeventh = (number: number) => number === 6 || number === 7
    if (bass === 1 && others.some(isThird) && others.some(isSeventh)) styles.push('shell')
    if ([bass!, ...others].every((number) => number <= 5)) styles.push('triad')
  }
  const isOfFour = midis.length === 4 && new Set(midis.map((midi) => midi % 12)).size === 4
  const dropped = isOfFour ? droppedVoiceOf(midis) : undefined
  if (dropped) styles.push(dropped === 'drop 2' ? 'drop2' : 'drop3')
  return styles
}
