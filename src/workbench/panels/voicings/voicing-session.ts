/** Previewing a grip, strumming it, writing it into the tab. */
import { batch, effect, signal } from '@preact/signals'
import type { Voicing } from '#engine/voicing/voicing'
import { addChordToTab } from '../../editor/tab-actions'
import { measures } from '../../editor/tab-state'
import { audition } from '../../state/audition'
import { chordSymbol } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { showMessage, speak } from '../../state/messages'
import { cellKey } from '../../state/neck-view'
import { gripCells, type NeckOverlay, shownVoicing } from '../../state/view-state'
import { chosenGrip, foundVoicings } from './voicing-filters'

/** Frets text of the grip under the pointer or the focus. */
const previewedGrip = signal<string | undefined>(undefined)

function voicingByText(text: string | undefined): Voicing | undefined {
  return foundVoicings.value.voicings.find(({ voicing }) => voicing.text === text)?.voicing
}

/** The chosen grip, if the list still has it. */
export function chosenVoicing(): Voicing | undefined {
  return voicingByText(chosenGrip.value)
}

export function previewGrip(text: string | undefined): void {
  previewedGrip.value = text
}

/** The previewed card now shows another grip. */
export function movePreview(from: string, to: string): void {
  if (previewedGrip.peek() === from) previewedGrip.value = to
}

function overlayOf(voicing: Voicing): NeckOverlay {
  return {
    kind: 'voicing',
    label: `${withSigns(chordSymbol.peek())}, ${voicing.text}`,
    marks: voicing.notes.map(({ string, fret, finger }) => ({ string, fret, finger })),
  }
}

/** Draws the grip on the neck; gives the function that ends it. */
export function drawGrip(): () => void {
  const stop = effect(() => {
    const voicing = voicingByText(previewedGrip.value) ?? chosenVoicing()
    shownVoicing.value = voicing && overlayOf(voicing)
  })
  const stopDimming = effect(() => {
    const chosen = chosenVoicing()
    gripCells.value =
      chosen && new Set(chosen.notes.map(({ string, fret }) => cellKey(string, fret)))
  })
  return () => {
    stop()
    stopDimming()
    batch(() => {
      shownVoicing.value = undefined
      gripCells.value = undefined
      previewedGrip.value = undefined
    })
  }
}

const STRUM_SECONDS = 0.045

/** Strums a grip, the last string first. */
export function strum(voicing: Voicing): void {
  audition({
    midis: voicing.notes.map(({ midi }) => midi),
    strumSeconds: STRUM_SECONDS,
    durationSeconds: 2.4,
  })
}

/** Chooses a grip and strums it. */
export function chooseGrip(voicing: Voicing): void {
  chosenGrip.value = voicing.text
  strum(voicing)
}

/** Writes a grip at the tab's cursor: notes that begin together, one step of the history. */
export function writeGrip(voicing: Voicing): void {
  const before = measures.peek()
  addChordToTab(voicing.notes.map(({ string, fret }) => ({ string, fret })))
  if (measures.peek() === before) showMessage('This grip is already there.')
  else speak(`${voicing.symbol} is in the tab`)
}
