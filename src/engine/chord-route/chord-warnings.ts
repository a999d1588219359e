/** What a player should know before playing a route of chords. */

import { FINGERS } from '../hand/finger'
import { HIGH_HAND_FRET } from '../hand/high-hand'
import type { Neck } from '../instrument/neck'
import type { HandRoute, OnsetGrip } from '../polyphony/hand-plan'
import { type HandWindow, isInHandWindow } from '../route/hand-window'
import {
  isHighOnLowString,
  LONG_SHIFT_FRETS,
  type Trouble,
  writeWarnings,
} from '../route/warning-words'

const struckAt = ({ sounding }: OnsetGrip, onset: number) =>
  sounding.filter(({ heldFrom }) => heldFrom === onset)

/** Held notes that another finger takes over, one sentence for each pair of fingers. */
function takeoversOf(onsets: readonly OnsetGrip[]): readonly Trouble[] {
  const notesOf = new Map<string, number[]>()
  for (const [index, { sounding }] of onsets.entries()) {
    const before = onsets[index - 1]?.sounding ?? []
    for (const { note, finger } of sounding) {
      const was = before.find((own) => own.note === note)
      if (!was || was.finger === finger) continue
      const pair = `The ${FINGERS[was.finger]} finger gives way to the ${FINGERS[finger]} finger`
      notesOf.set(pair, [...(notesOf.get(pair) ?? []), note])
    }
  }
  return [...notesOf].map(([pair, notes]) => [
    notes,
    (names) => `${pair} while it sounds: ${names}`,
  ])
}

/** One sentence a kind of trouble, with the notes it is about. */
export function chordWarningsOf(
  { onsets }: HandRoute,
  window: HandWindow,
  neck: Neck,
): readonly string[] {
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
      if (isHighOnLowString(fret, string, neck)) highOnLowStrings.push(note)
      if (!isInHandWindow(fret, window)) outside.push(note)
      if (finger > 1 && grip.barres.some((barre) => barre.finger === finger)) tipBarres.push(note)
    }
    letGo.push(...grip.letGo)
    if (before && Math.abs(grip.hand - before.hand) >= LONG_SHIFT_FRETS) {
      leaps.push(...struck.map(({ note }) => note))
    }
  }
  return writeWarnings(
    [stretches, (notes) => `Stretch: a finger reaches above its own fret at ${notes}`],
    { leaps, openWhileHigh, highOnLowStrings, outside },
    [
      [tipBarres, (notes) => `Partial barre of another finger than the index: ${notes}`],
      [letGo, (notes) => `Let go before its end, its string or finger is needed: ${notes}`],
      ...takeoversOf(onsets),
    ],
    window,
    neck,
  )
}
