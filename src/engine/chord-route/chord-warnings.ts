/** What a player should know before playing a route of chords. */
import type { Neck } from '../instrument/neck'
import { HIGH_HAND_FRET } from '../polyphony/cost-table'
import type { HandRoute, OnsetGrip } from '../polyphony/hand-plan'
import { formatHandWindow, type HandWindow, isInHandWindow } from '../route/hand-window'
import { nameNotes } from '../route/warnings'

/** A shift from this many frets on is a leap of the hand. */
const LONG_SHIFT_FRETS = 5

const struckAt = ({ sounding }: OnsetGrip, onset: number) =>
  sounding.filter(({ heldFrom }) => heldFrom === onset)

/** One sentence a kind of trouble, with the notes it is about. */
export function chordWarningsOf(
  { onsets }: HandRoute,
  window: HandWindow,
  neck: Neck,
): readonly string[] {
  const highestEasyFret = 12 - neck.capo
  const stringCount = neck.strings.length
  // The lower half of the strings.
  const lastEasyString = Math.ceil(stringCount / 2)
  const stretches: number[] = []
  const leaps: number[] = []
  const openWhileHigh: number[] = []
  const highOnLowStrings: number[] = []
  const tipBarres: number[] = []
  const letGo: number[] = []
  const outside: number[] = []
  for (const [onset, grip] of onsets.entries()) {
    const struck = struckAt(grip, onset)
    const before = onsets[onset - 1]
    for (const { note, string, fret, finger } of struck) {
      if (finger > 0 && fret > grip.hand + finger - 1) stretches.push(note)
      if (fret === 0 && grip.hand >= HIGH_HAND_FRET) openWhileHigh.push(note)
      if (fret > highestEasyFret && string > lastEasyString) highOnLowStrings.push(note)
      if (!isInHandWindow(fret, window)) outside.push(note)
      if (finger > 1 && grip.barres.some((barre) => barre.finger === finger)) tipBarres.push(note)
    }
    letGo.push(...grip.letGo)
    if (before && Math.abs(grip.hand - before.hand) >= LONG_SHIFT_FRETS) {
      leaps.push(...struck.map(({ note }) => note))
    }
  }
  const warnings: string[] = []
  const warn = (notes: readonly number[], sentence: (names: string) => string) => {
    if (notes.length > 0) warnings.push(sentence(nameNotes([...notes].sort((a, b) => a - b))))
  }
  warn(stretches, (notes) => `Stretch: a finger reaches above its own fret at ${notes}`)
  warn(leaps, (notes) => `Leap: the hand shifts ${LONG_SHIFT_FRETS} frets or more to ${notes}`)
  warn(
    openWhileHigh,
    (notes) => `Open string while the hand is at fret ${HIGH_HAND_FRET} or higher: ${notes}`,
  )
  warn(
    highOnLowStrings,
    (notes) =>
      `Above fret ${highestEasyFret} on strings ${lastEasyString + 1} to ${stringCount}, hard to reach: ${notes}`,
  )
  warn(tipBarres, (notes) => `Partial barre of another finger than the index: ${notes}`)
  warn(letGo, (notes) => `Let go before its end, its string or finger is needed: ${notes}`)
  warn(outside, (notes) => `Outside the hand window (${formatHandWindow(window)}): ${notes}`)
  return warnings
}
