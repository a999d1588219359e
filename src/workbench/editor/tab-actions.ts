/** What the editor can do, each as one step of the history, said aloud where the eye would see it. */

import { emptyMeasure, type TimeSignature } from '#engine/tab/measure'
import { renderAscii } from '#engine/tab/render-ascii'
import { audition } from '../state/audition'
import { spokenFret, spokenNote } from '../state/display-text'
import { showMessage, speak } from '../state/messages'
import { neck } from '../state/project-neck'
import { edit } from '../state/project-store'
import { selectPitch } from '../state/view-state'
import {
  addMeasure,
  duplicateMeasure,
  removeMeasure,
  setTimeSignature,
  splitBars,
} from './edit-measures'
import {
  closeGap,
  insertGap,
  type Measures,
  moveToString,
  removeNotes,
  setChord,
  setDuration,
  transpose,
} from './edit-tab'
import { lengthBeats, type NoteLength, noteLengthWords } from './note-length'
import { cursorAt, pieceBeatOf, startBeatOf, steppedCursor, stopsOf } from './tab-cursor'
import { copySpan, cutSpan, pasteClip, type SelectedSpan, spanOf, targetIds } from './tab-selection'
import {
  clipboard,
  cursor,
  deselect,
  measures,
  noteLength,
  noteUnderCursor,
  pitchName,
  placeCursor,
  selectedSpan,
  stepBeats,
} from './tab-state'

/** Edits the measures as one step; says `refusal` when the edit cannot be done. */
export function editMeasures(
  label: string,
  change: (measures: Measures) => Measures,
  options: { readonly gesture?: string; readonly refusal?: string } = {},
): boolean {
  const before = measures.peek()
  edit(
    label,
    (project) => {
      const changed = change(project.tabProject.measures)
      return changed === project.tabProject.measures
        ? project
        : { ...project, tabProject: { ...project.tabProject, measures: changed } }
    },
    options.gesture === undefined ? {} : { gesture: options.gesture },
  )
  const hasChanged = measures.peek() !== before
  if (!hasChanged && options.refusal) showMessage(options.refusal)
  return hasChanged
}

/** Sounds the note under the cursor and chooses its pitch. */
export function soundHere(): void {
  const note = noteUnderCursor.peek()
  if (!note) return
  selectPitch({ midi: note.midi, string: note.string, fret: note.fret })
  audition({ midis: [note.midi], durationSeconds: 0.6 })
  speak(`${spokenFret(note.fret)}, ${spokenNote(pitchName(note.midi))}`)
}

let chordGesture = 0

/** Writes a chord at the cursor and steps behind it; used by the grips. */
export function addChordToTab(
  positions: readonly { readonly string: number; readonly fret: number }[],
): void {
  const gesture = `chord-${++chordGesture}`
  const isNew = editMeasures(
    'Add chord to tab',
    (tab) => setChord(tab, cursor.peek(), positions, stepBeats.peek(), neck.peek()),
    { gesture },
  )
  if (isNew) stepOn(false, gesture)
}

/**
 * One step to the right; at the end of the tab a measure is added, as a part of `gesture` where it
 * goes on.
 */
export function stepOn(isExtending = false, gesture?: string): void {
  const next = steppedCursor(measures.peek(), cursor.peek(), 1, stepBeats.peek())
  if (next) placeCursor(next, isExtending)
  else if (!isExtending && measures.peek().at(-1)!.notes.length > 0) appendMeasure(gesture)
}

export function stepBack(isExtending = false): void {
  const next = steppedCursor(measures.peek(), cursor.peek(), -1, stepBeats.peek())
  if (next) placeCursor(next, isExtending)
}

/** Selects whole measures, first to last. */
function selectMeasures(firstIndex: number, lastIndex: number): void {
  const { string } = cursor.peek()
  const lastStop = stopsOf(measures.peek()[lastIndex]!, stepBeats.peek()).at(-1) ?? 0
  placeCursor({ measureIndex: firstIndex, beat: 0, string })
  placeCursor({ measureIndex: lastIndex, beat: lastStop, string }, true)
}

export function selectBarHere(): void {
  const { measureIndex } = cursor.peek()
  selectMeasures(measureIndex, measureIndex)
}

export function selectAll(): void {
  selectMeasures(0, measures.peek().length - 1)
}

/** Takes the selected notes out, or the one under the cursor. */
export function deleteHere(): void {
  const ids = targetIds(measures.peek(), cursor.peek(), selectedSpan.peek())
  if (editMeasures(ids.size > 1 ? 'Delete notes' : 'Delete note', (tab) => removeNotes(tab, ids))) {
    speak(ids.size > 1 ? `${ids.size} notes deleted` : 'rest')
  }
}

/** Backspace: removes the note; without one, steps back. */
export function eraseBack(): void {
  if (selectedSpan.peek() || noteUnderCursor.peek()) deleteHere()
  else stepBack()
}

/** What an edit is about when nothing is selected: the column under the cursor. */
function spanHere(): SelectedSpan {
  const here = cursor.peek()
  return (
    selectedSpan.peek() ??
    spanOf(measures.peek(), { anchor: here, head: here }, stepBeats.peek(), neck.peek())
  )
}

/** Copies the selection, or the column. Gives it as ASCII tab for other programs. */
export function copyHere(): string {
  const clip = copySpan(measures.peek(), spanHere(), neck.peek())
  clipboard.value = clip
  const count = clip.notes.length
  speak(`${count} ${count === 1 ? 'note' : 'notes'} copied`)
  return renderAscii([{ ...emptyMeasure(), notes: clip.notes }], clip.neck)
}

export function cutHere(): string {
  const span = spanHere()
  const ascii = copyHere()
  editMeasures('Cut', (tab) => cutSpan(tab, span))
  return ascii
}

/** Pastes over the tab from the cursor on, and moves the cursor behind it. */
export function pasteHere(): void {
  const clip = clipboard.peek()
  if (!clip) {
    showMessage('Nothing has been copied yet.')
    return
  }
  const here = cursor.peek()
  const endBeat = pieceBeatOf(measures.peek(), here) + clip.lengthBeats
  editMeasures('Paste', (tab) => pasteClip(tab, here, clip, neck.peek()))
  deselect()
  const tab = measures.peek()
  if (endBeat < startBeatOf(tab, tab.length)) {
    placeCursor(cursorAt(tab, endBeat, here.string))
  }
}

/** Moves notes to the string above (−1) or below (+1) at the same pitch. */
export function moveHereToString(step: 1 | -1): void {
  const ids = targetIds(measures.peek(), cursor.peek(), selectedSpan.peek())
  const hasMoved = editMeasures(
    'Move to other string',
    (tab) => moveToString(tab, ids, step, neck.peek()),
    {
      ...(ids.size > 0 && { refusal: 'That string cannot play the pitch here.' }),
    },
  )
  if (!hasMoved || selectedSpan.peek()) return
  const here = cursor.peek()
  placeCursor({ ...here, string: here.string + step })
  soundHere()
}

/** Moves notes up or down the neck. */
export function transposeHere(semitones: number): void {
  const ids = targetIds(measures.peek(), cursor.peek(), selectedSpan.peek())
  const label = semitones > 0 ? 'Transpose up' : 'Transpose down'
  const hasMoved = editMeasures(label, (tab) => transpose(tab, ids, semitones, neck.peek()), {
    ...(ids.size > 0 && { refusal: 'A note would leave the neck.' }),
  })
  if (hasMoved) soundHere()
}

/** Chooses the length of new notes; selected notes, or the one under the cursor, take it too. */
export function chooseNoteLength(length: NoteLength): void {
  noteLength.value = length
  const tab = measures.peek()
  const ids = targetIds(tab, cursor.peek(), selectedSpan.peek())
  const signature = tab[cursor.peek().measureIndex]?.timeSignature ?? [4, 4]
  editMeasures('Change note length', (before) =>
    setDuration(before, ids, lengthBeats(length, signature)),
  )
  speak(noteLengthWords(length))
}

export function insertGapHere(): void {
  editMeasures('Insert', (tab) => insertGap(tab, cursor.peek(), stepBeats.peek()), {
    refusal: 'The bar has no room left: delete a note or add a bar.',
  })
}

export function closeGapHere(): void {
  editMeasures('Close gap', (tab) => closeGap(tab, cursor.peek(), stepBeats.peek()))
}

/** Adds a measure after the cursor's and goes to it. */
export function appendMeasure(gesture?: string): void {
  const here = cursor.peek()
  editMeasures('Add bar', (tab) => addMeasure(tab, here.measureIndex), {
    ...(gesture !== undefined && { gesture }),
  })
  placeCursor({ ...here, measureIndex: here.measureIndex + 1, beat: 0 })
}

export function duplicateMeasureHere(): void {
  const here = cursor.peek()
  editMeasures('Duplicate bar', (tab) => duplicateMeasure(tab, here.measureIndex))
  placeCursor({ ...here, measureIndex: here.measureIndex + 1, beat: 0 })
}

export function removeMeasureHere(): void {
  const { measureIndex, string } = cursor.peek()
  if (!editMeasures('Remove bar', (tab) => removeMeasure(tab, measureIndex))) return
  const last = measures.peek().length - 1
  placeCursor({ measureIndex: Math.min(measureIndex, last), beat: 0, string })
}

/** Sets the signature from the cursor's measure on. */
export function chooseTimeSignature(timeSignature: TimeSignature): void {
  const { measureIndex } = cursor.peek()
  editMeasures('Change time signature', (tab) =>
    setTimeSignature(tab, measureIndex, timeSignature, true),
  )
}

/** Makes a bar of each bar of long measures, as compiled drills and routes have them. */
export function splitLongMeasures(): void {
  editMeasures('Split into bars', splitBars)
}
