/** Keys of a MIDI keyboard write at the cursor: one key steps on, keys held together are a chord. */
import type { FretPosition } from '#engine/instrument/fretboard'
import { setMidiWriter } from '../audio/input/midi-input'
import { showMessage } from '../state/messages'
import { neck } from '../state/project-neck'
import { setFret } from './edit-tab'
import { placeNear } from './played-place'
import { editMeasures, stepOn } from './tab-actions'
import { columnAt, type TabCursor } from './tab-cursor'
import { cursor, measures, pitchName, placeCursor, stepBeats } from './tab-state'

let lastPlace: FretPosition | undefined
let lastSpot: TabCursor | undefined
let chordNumber = 0

function write(midi: number, isChord: boolean): void {
  const spot = isChord && lastSpot ? lastSpot : cursor.peek()
  const taken = isChord ? columnAt(measures.peek(), spot).map(({ string }) => string) : []
  const place = placeNear(midi, lastPlace, taken, neck.peek())
  if (!place) {
    showMessage(`${pitchName(midi)} has no free place on the neck.`)
    return
  }
  if (!isChord) chordNumber++
  editMeasures(
    'Play note into the tab',
    (tab) =>
      setFret(tab, { ...spot, string: place.string }, place.fret, stepBeats.peek(), neck.peek()),
    { gesture: `played-${chordNumber}` },
  )
  lastPlace = place
  lastSpot = spot
  if (isChord) return
  placeCursor({ ...spot, string: place.string })
  stepOn()
}

/** Lets keys write; gives the function that ends it. */
export function writePlayedKeys(): () => void {
  setMidiWriter(write)
  return () => setMidiWriter(undefined)
}
