/** Tab text from elsewhere: read as it is typed, shown with its issues, taken in as one step. */

import { computed, signal } from '@preact/signals'
import { englishTab } from '#engine/harmony/names/names-in-tab'
import type { Neck } from '#engine/instrument/neck'
import { asciiLabelsOf } from '#engine/tab/ascii-labels'
import { neckOfTabText } from '#engine/tab/neck-of-tab-text'
import { type ParsedTab, parseAscii } from '#engine/tab/parse-ascii'
import { NAME_SYSTEMS } from '#engine/theory/note-names/name-systems'
import { stopPlaying } from '../audio/playback/playback-control'
import { showMessage } from '../state/messages'
import { neck, withNeck } from '../state/project-neck'
import { edit } from '../state/project-store'
import { withOwnIds } from './edit-measures'
import { moveNotes } from './move-notes'
import { editMeasures } from './tab-actions'
import { cursor, measures, placeCursor } from './tab-state'

/** The text in the import sheet; `undefined` while the sheet is closed. */
export const importText = signal<string | undefined>(undefined)

export interface ImportedTab extends ParsedTab {
  /** The neck that the text names, else that of the project. */
  readonly neck: Neck
}

/** The text with labels that name a neck: as it is, else read in another system of names. */
function inEnglishLabels(text: string): string {
  const readings = NAME_SYSTEMS.map((system) => englishTab(text, system))
  return readings.find((reading) => neckOfTabText(reading) !== undefined) ?? text
}

/** What the text reads as, in the signature and tempo of the cursor's measure. */
export const importedTab = computed<ImportedTab | undefined>(() => {
  const text = importText.value
  if (text === undefined || text.trim() === '') return undefined
  const measure = measures.value[cursor.value.measureIndex]
  const own = neck.value
  const english = inEnglishLabels(text)
  const named = neckOfTabText(english)
  // Labels tell names without octaves: those of the project's neck are its own.
  const on = named && asciiLabelsOf(named).join() !== asciiLabelsOf(own).join() ? named : own
  const options = measure && { timeSignature: measure.timeSignature, tempo: measure.tempo }
  return { ...parseAscii(english, on, options), neck: on }
})

/** Opens the import sheet with a text in it. */
export function offerAsciiText(text: string): void {
  importText.value = text
}

export function closeImport(): void {
  importText.value = undefined
}

/**
 * Takes the read measures in. Instead of the tab, they bring the neck they are written for; behind
 * the cursor's measure, they are moved to the neck of the project.
 */
export function takeImport(where: 'replace' | 'insert'): void {
  const parsed = importedTab.peek()
  if (!parsed || parsed.measures.length === 0) return
  const { measureIndex } = cursor.peek()
  if (where === 'replace') {
    stopPlaying()
    const measures = withOwnIds([], parsed.measures)
    edit('Import tab', (before) => {
      const on = parsed.neck === neck.peek() ? before : withNeck(before, parsed.neck)
      return { ...on, tabProject: { ...on.tabProject, measures } }
    })
    placeCursor({ measureIndex: 0, beat: 0, string: 1 })
  } else {
    const { measures, leftOut } = moveNotes(parsed.measures, neck.peek())
    editMeasures('Insert tab', (tab) => [
      ...tab.slice(0, measureIndex + 1),
      ...withOwnIds(tab, measures),
      ...tab.slice(measureIndex + 1),
    ])
    placeCursor({ measureIndex: measureIndex + 1, beat: 0, string: 1 })
    if (leftOut.length > 0) {
      const isOne = leftOut.length === 1
      showMessage(
        `This neck has no place for ${isOne ? '1 note, which was' : `${leftOut.length} notes, which were`} left out.`,
      )
    }
  }
  closeImport()
}
