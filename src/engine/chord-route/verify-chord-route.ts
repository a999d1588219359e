/**
 * Checks a route of chords as it is printed against what was asked, the neck and the hand. Written
 * apart from the planner: it reads strings, frets, fingers and onsets off the printed route.
 */
import type { Neck } from '../instrument/neck'
import type { HandStyle } from '../polyphony/cost-table'
import { verifyHand } from '../polyphony/verify-hand'
import { formatHandWindow, type HandWindow } from '../route/hand-window'
import { nameCheckOver } from '../route/verify-name'
import type { TabNote } from '../tab/tab-event'
import { layerPitchClassSet, type TheoryContext } from '../theory/layer'
import type { ChordRequestNote, ChordRouteProof } from './chord-route'
import { handNotesOf } from './hand-notes'
import { handRouteOfPrinted, type PrintedRoute } from './read-chord-route'
import { verifyVoices } from './verify-voices'

/** What a route of chords is planned for. */
export interface ChordQuestion {
  readonly asked: readonly ChordRequestNote[]
  readonly theory: TheoryContext
  readonly neck: Neck
  readonly style: HandStyle
  readonly maxFret: number
  readonly window: HandWindow
}

export interface ChordRouteClaim extends PrintedRoute, ChordQuestion {
  readonly tabNotes: readonly TabNote[]
}

/** Every note is named right, and its step and event lie where it lies and when it was asked. */
function isPrintedAlike({ asked, theory, notes, steps, tabNotes }: ChordRouteClaim): boolean {
  const saysItsPitch = nameCheckOver(theory.root)
  const isWhole = notes.length === asked.length && steps.length === asked.length
  return (
    isWhole &&
    tabNotes.length === asked.length &&
    asked.every(({ startBeat, durationBeats }, index) => {
      const note = notes[index]!
      const places = [steps[index]!, tabNotes[index]!]
      return (
        saysItsPitch(note) &&
        steps[index]!.targetIndex === index &&
        tabNotes[index]!.midi === note.midi &&
        tabNotes[index]!.startBeat === startBeat &&
        tabNotes[index]!.durationBeats === durationBeats &&
        places.every(({ string, fret }) => string === note.string && fret === note.fret)
      )
    })
  )
}

/** How far the hand and the places travel, onset by onset. */
function travelOf({ onsets, notes }: ChordRouteClaim) {
  let [shifts, longestShift, fretMovement, stringMovement, reach] = [0, 0, 0, 0, 0]
  let last: { readonly fret: number; readonly string: number } | undefined
  for (const [index, onset] of onsets.entries()) {
    const sounding = [...onset.notes, ...onset.held.map(({ note }) => note)]
    for (const note of sounding) {
      const fret = notes[note]?.fret ?? 0
      if (fret > 0) reach = Math.max(reach, fret - onset.handPositionFret)
    }
    const fretted = onset.notes.flatMap((note) => {
      const place = notes[note]
      return place && place.fret > 0 ? [place] : []
    })
    if (fretted.length > 0) {
      const place = {
        fret: Math.min(...fretted.map(({ fret }) => fret)),
        string: Math.min(...fretted.map(({ string }) => string)),
      }
      if (last) {
        fretMovement += Math.abs(place.fret - last.fret)
        stringMovement += Math.abs(place.string - last.string)
      }
      last = place
    }
    const before = onsets[index - 1]
    if (!before || before.handPositionFret === onset.handPositionFret) continue
    shifts++
    longestShift = Math.max(
      longestShift,
      Math.abs(onset.handPositionFret - before.handPositionFret),
    )
  }
  return {
    maxFretReach: reach,
    maxSingleFretShift: longestShift,
    positionShiftCount: shifts,
    totalFretMovement: fretMovement,
    totalStringMovement: stringMovement,
  }
}

/** Every proof of a printed route. */
export function verifyChordRoute(claim: ChordRouteClaim): ChordRouteProof {
  const { neck, style, maxFret, window, theory, notes } = claim
  const hand = verifyHand({
    neck,
    asked: handNotesOf(claim.asked),
    style,
    maxFret,
    window,
    losses: [],
    route: handRouteOfPrinted(claim),
  })
  const fretted = notes.map(({ fret }) => fret).filter((fret) => fret > 0)
  const highest = Math.max(0, ...fretted)
  const lowest = fretted.length === 0 ? 0 : Math.min(...fretted)
  const inside = layerPitchClassSet(theory)
  const outsideWindow = ({ fret }: { readonly fret: number }) =>
    fret > 0 && (fret < window.startFret || fret > window.endFret)
  return {
    ...hand,
    ...travelOf(claim),
    ...verifyVoices(claim),
    allNotesMapped: hand.allNotesMapped && isPrintedAlike(claim),
    handWindow: formatHandWindow(window),
    maxFret: highest,
    openStrings: notes.length - fretted.length,
    outsideTheoryNotes: notes.filter(({ midi }) => ((inside >> (midi % 12)) & 1) === 0).length,
    routeSpan: highest - lowest,
    notesOutsideHandWindow: notes.filter(outsideWindow).length,
  }
}
