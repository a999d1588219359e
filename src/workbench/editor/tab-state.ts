/** Where the editor stands: the cursor is the transport's cursor, so a link opens on it. */
import { batch, computed, effect, signal } from '@preact/signals'
import { readPitchClass } from '#engine/theory/layer'
import { formatPitch, pitchClassOfMidi } from '#engine/theory/pitch'
import { moveTransport } from '../audio/playback/playback-control'
import { context } from '../state/deferred-view'
import { neck } from '../state/project-neck'
import { openedTimes, project, tabMeasures } from '../state/project-store'
import { selectPitch, tabCursorNotes } from '../state/view-state'
import type { PendingDigit } from './digit-entry'
import { lengthBeats, type NoteLength, QUARTER } from './note-length'
import { notePins } from './note-pins'
import { columnAt, cursorAt, cursorWithin, noteAt, pieceBeatOf, type TabCursor } from './tab-cursor'
import { type SelectedSpan, spanOf, type TabClip } from './tab-selection'

export const measures = tabMeasures

export const isTabEmpty = computed(() => measures.value.every(({ notes }) => notes.length === 0))

const cursorString = signal(1)
const cursorBeat = computed(() => project.value.transport.cursorBeat)

export const cursor = computed<TabCursor>(() => {
  const string = Math.min(cursorString.value, neck.value.strings.length)
  return cursorWithin(measures.value, cursorAt(measures.value, cursorBeat.value, string))
})

/** Where selecting began; without it nothing is selected. */
const selectionAnchor = signal<TabCursor | undefined>(undefined)

/** The length that new notes get and that the arrows step by. */
export const noteLength = signal<NoteLength>(QUARTER)

export const stepBeats = computed(() => {
  const measure = measures.value[cursor.value.measureIndex]
  return lengthBeats(noteLength.value, measure?.timeSignature ?? [4, 4])
})

export const selectedSpan = computed<SelectedSpan | undefined>(() => {
  const anchor = selectionAnchor.value
  if (!anchor) return undefined
  const within = cursorWithin(measures.value, anchor)
  return spanOf(measures.value, { anchor: within, head: cursor.value }, stepBeats.value, neck.value)
})

export const noteUnderCursor = computed(() => noteAt(measures.value, cursor.value))
export const columnUnderCursor = computed(() => columnAt(measures.value, cursor.value))

/** What was last copied or cut. */
export const clipboard = signal<TabClip | undefined>(undefined)

/** The first of two digits, while the second may still come. */
export const pendingDigit = signal<PendingDigit | undefined>(undefined)

/**
 * Puts the cursor somewhere. Unless it extends a selection, it drops the selection; on a note it
 * chooses the note's pitch for every view.
 */
export function placeCursor(next: TabCursor, isExtending = false): void {
  batch(() => {
    if (!isExtending) selectionAnchor.value = undefined
    else selectionAnchor.value ??= cursor.peek()
    cursorString.value = next.string
    moveTransport(pieceBeatOf(measures.peek(), next))
    const note = noteUnderCursor.peek()
    if (note) selectPitch({ midi: note.midi, string: note.string, fret: note.fret })
  })
}

/** Drops the selection. */
export function deselect(): void {
  selectionAnchor.value = undefined
}

// What was selected belongs to the project that was open.
openedTimes.subscribe(deselect)

/** A pitch as the key writes it: `Bb3`. */
export function pitchName(midi: number): string {
  return formatPitch(readPitchClass(context.value, pitchClassOfMidi(midi)).name, midi)
}

/** Keeps the notes under the cursor lit on the neck; gives the function that ends it. */
export function lightCursorOnNeck(): () => void {
  const stop = effect(() => {
    tabCursorNotes.value = columnUnderCursor.value.map(({ id, string, fret }) => ({
      string,
      fret,
      pinnedTo: notePins.value.get(id)?.string,
    }))
  })
  return () => {
    stop()
    tabCursorNotes.value = []
  }
}
