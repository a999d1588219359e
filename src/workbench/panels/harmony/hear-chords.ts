/** Hearing chords and moves, and seeing the grips that play them. */

import type { ChordMove } from '#engine/harmony/chord-moves'
import { nearestGripsOf } from '#engine/harmony/nearest-grips'
import { type Frets, formatFrets, soundingPositionsOf } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import type { ChordType } from '#engine/theory/chord'
import { type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { chordVoicings } from '#engine/voicing/chord-voicings'
import { audition } from '../../state/audition'
import { chordRoot, context, deferredNeck } from '../../state/deferred-view'
import { shownVoicing } from '../../state/view-state'

const STRUM_SECONDS = 0.03
const CHORD_SECONDS = 1.1
const NEXT_CHORD_MS = 900

let nextChord: ReturnType<typeof setTimeout> | undefined

function strumFrets(frets: Frets, label: string): void {
  const places = soundingPositionsOf(frets)
  audition({
    midis: places.map((place) => midiAt(place, deferredNeck.peek())).sort((a, b) => a - b),
    strumSeconds: STRUM_SECONDS,
    durationSeconds: CHORD_SECONDS,
  })
  shownVoicing.value = { kind: 'voicing', label: `${label}, ${formatFrets(frets)}`, marks: places }
}

/** Ends what still sounds in a moment, and clears the neck. */
export function stopHearing(): void {
  clearTimeout(nextChord)
  shownVoicing.value = undefined
}

/** Strums the best grip of a chord. */
export function hearChord(root: NoteName, chord: ChordType, label: string): void {
  clearTimeout(nextChord)
  const best = chordVoicings(root, chord, 1, deferredNeck.peek()).voicings[0]?.voicing
  if (best) strumFrets(best.frets, label)
}

/** Strums the chord at hand and then the target, by the two grips that lie nearest. */
export function hearMove(move: ChordMove): void {
  clearTimeout(nextChord)
  const from = pitchClassOf(chordRoot.peek())
  const { pair } = nearestGripsOf(
    from,
    context.peek().chord,
    pitchClassOf(move.root),
    move.chord,
    deferredNeck.peek(),
  )
  if (!pair) {
    hearChord(move.root, move.chord, move.symbol)
    return
  }
  strumFrets(pair.from.frets, 'From')
  nextChord = setTimeout(() => strumFrets(pair.to.frets, move.symbol), NEXT_CHORD_MS)
}
