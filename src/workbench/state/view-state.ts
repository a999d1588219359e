/**
 * What the page shows for the moment and no file stores: the pitch under the pointer, the sounding
 * notes, the playhead, a route or grip that is being looked at.
 */

import { computed, signal } from '@preact/signals'
import { midiAt } from '#engine/instrument/fretboard'
import { selectPitch as selectedPitchOf } from '#engine/project/project-state'
import { neck } from './project-neck'
import { adjust, project } from './project-store'
import { contextOf } from './theory'
import { toggle } from './toggle'

/** A pitch with the place it was met at, if it was met on the neck. */
export interface PitchFocus {
  readonly midi: number
  /** 1 = the first course. */
  readonly string?: number
  /** From the capo. */
  readonly fret?: number
}

/** A note on the neck that a view wants to point at. */
export interface NeckMark {
  readonly string: number
  readonly fret: number
  readonly finger?: 'open' | 'index' | 'middle' | 'ring' | 'little'
  /** Short text drawn beside the mark: the order in a route. */
  readonly order?: number
  /** Struck before, and still sounding. */
  readonly isHeld?: boolean
}

/** A finger on several strings; `fromString` is the thicker outer one. */
export interface NeckBarre {
  readonly fret: number
  readonly fromString: number
  readonly toString: number
}

/** What a hand holds at one moment of a route. */
export interface NeckHand {
  readonly marks: readonly NeckMark[]
  readonly barres: readonly NeckBarre[]
}

/** A route or grip drawn over the neck. */
export interface NeckOverlay {
  readonly kind: 'route' | 'voicing'
  /** Spoken and shown: `Route 1, frets 0–3`. */
  readonly label: string
  readonly marks: readonly NeckMark[]
  /** Of chords: several places at a time, so no line leads from one to the next. */
  readonly isChords?: boolean
}

/** The pitch under the pointer or keyboard focus in any view. */
export const hoveredPitch = signal<PitchFocus | undefined>(undefined)

/** The place that has the keyboard focus, while the focus is shown. */
export const keyboardFocus = signal<PitchFocus | undefined>(undefined)

/** The project's, which is the same object until another pitch is chosen. */
const chosen = computed(() => project.value.selectedPitch)

/** The pitch that was last chosen; part of the project. */
export const selectedPitch = computed<PitchFocus>(() => {
  const { midi, source } = chosen.value
  return source.instrument === 'guitar'
    ? { midi, string: source.string, fret: source.fret }
    : { midi }
})

/** The pitch that every view answers to: the hovered one, else the selected one. */
export const focusedPitch = computed(() => hoveredPitch.value ?? selectedPitch.value)
export const focusedMidi = computed(() => focusedPitch.value.midi)

/** Chooses a pitch; `focus` names the place on the neck when there is one. */
export function selectPitch(focus: PitchFocus): void {
  const { midi, string, fret } = focus
  const position = string !== undefined && fret !== undefined ? { string, fret } : undefined
  const on = neck.peek()
  const request = position && midiAt(position, on) === midi ? { midi, position } : { midi }
  adjust((before) => ({
    ...before,
    selectedPitch: selectedPitchOf(request, contextOf(before.theory), on),
  }))
}

/** Where playback stands, drawn from the audio clock; `undefined` when stopped. */
export const playhead = signal<
  { readonly measureIndex: number; readonly beat: number } | undefined
>(undefined)

/** Notes that sound right now (playback, keyboard, microphone), lit in every view. */
export const soundingNotes = signal<readonly PitchFocus[]>([])

/** A note under the editor's cursor, and the string that it is kept to, if it is. */
export interface CursorMark extends NeckMark {
  readonly pinnedTo?: number | undefined
}

/** The tab column under the editor's cursor, lit on the neck. */
export const tabCursorNotes = signal<readonly CursorMark[]>([])

/** The route that is drawn over the neck, and the other one of an A/B comparison. */
export const shownRoute = signal<NeckOverlay | undefined>(undefined)
export const comparedRoute = signal<NeckOverlay | undefined>(undefined)

/** The hand of a route of chords where the tab's cursor or the playhead is. */
export const shownHand = signal<NeckHand | undefined>(undefined)

/** A barre of the previewed route, where it lies in the tab. */
export interface PreviewedBarre extends NeckBarre {
  /** Beats from the start of the piece. */
  readonly startBeat: number
}
export const previewedBarres = signal<readonly PreviewedBarre[]>([])

/** Where the previewed route puts the notes of the tab, by note id. */
export const previewedPlaces = signal<
  ReadonlyMap<string, { readonly string: number; readonly fret: number }>
>(new Map())

/** The grip that is drawn over the neck. */
export const shownVoicing = signal<NeckOverlay | undefined>(undefined)

/** Places of the grip that was chosen, as `cellKey` writes them: the rest of the neck is dimmed. */
export const gripCells = signal<ReadonlySet<string> | undefined>(undefined)

/** Pitch classes picked on the neck for the search of scales that contain them; bit n = class n. */
export const pickedPitchClasses = signal(0)
/** Whether tapping the neck picks pitch classes for that search. */
export const isPicking = signal(false)

/** Picked notes are forgotten when picking ends. */
export function togglePicking(): void {
  toggle(isPicking)
  if (!isPicking.peek()) pickedPitchClasses.value = 0
}

/** Which dialog is open; at most one. */
export const openDialog = signal<'commands' | 'help' | 'left-out' | 'projects' | undefined>(
  undefined,
)
