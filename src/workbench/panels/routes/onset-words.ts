/** The hand at each onset of a route of chords: frets as players write them, fingers, barres. */
import { FINGERS } from '#engine/hand/finger'
import { formatFrets } from '#engine/instrument/fret-text'
import type { Neck } from '#engine/instrument/neck'
import type { RouteOnset } from '#engine/plan/route'
import { counted } from '../../state/display-text'
import type { NeckHand, NeckMark } from '../../state/view-state'
import type { RouteOfChords } from './planned-routes'

/** What sounds at an onset, struck or held, each with the finger that presses it then. */
export function handAt(route: RouteOfChords, onset: RouteOnset): NeckHand {
  const struck = onset.notes.map((note) => ({
    note,
    finger: route.fingering.steps[note]!.finger,
    isHeld: false,
  }))
  const held = onset.held.map(({ note, finger }) => ({ note, finger, isHeld: true }))
  const marks = [...struck, ...held].map(({ note, finger, isHeld }): NeckMark => {
    const { string, fret } = route.notes[note]!
    return { string, fret, finger, ...(isHeld && { isHeld }) }
  })
  return { marks, barres: onset.barres }
}

/** Frets, low string first: `x32010`. */
export function fretsAt({ marks }: NeckHand, neck: Neck): string {
  const byString = new Map(marks.map(({ string, fret }) => [string, fret]))
  return formatFrets(neck.strings.toReversed().map(({ string }) => byString.get(string) ?? null))
}

/** Finger numbers, low string first: `x32010` is `–32–1–`. */
export function fingersAt({ marks }: NeckHand, neck: Neck): string {
  const byString = new Map(marks.map(({ string, finger = 'open' }) => [string, finger]))
  return neck.strings
    .toReversed()
    .map(({ string }) => FINGERS.indexOf(byString.get(string) ?? 'open') || '–')
    .join('')
}

/** What else a player should know of an onset: `barre at 1, strings 6–1`, `2 notes let go`. */
export function onsetWords({ barres, held, letGo }: RouteOnset): readonly string[] {
  return [
    ...barres.map(
      (barre) =>
        `${barre.finger === 'index' ? '' : `${barre.finger} `}barre at ${barre.fret}, strings ${barre.fromString}–${barre.toString}`,
    ),
    ...(held.length > 0 ? [`${counted(held.length, 'note')} held`] : []),
    ...(letGo.length > 0 ? [`${counted(letGo.length, 'note')} let go`] : []),
  ]
}

/** The last onset that has begun at a beat; before the first one, the first. */
export function onsetAt(route: RouteOfChords, pieceBeat: number): RouteOnset {
  const { onsets } = route
  return onsets.findLast(({ startBeat }) => startBeat <= pieceBeat + 1 / 48) ?? onsets[0]!
}
