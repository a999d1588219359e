/** Tab text from elsewhere: read as it is typed, shown with its issues, taken in as one step. */

import { computed, signal } from '@preact/signals'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { type ParsedTab, parseAscii } from '#engine/tab/parse-ascii'
import type { Measure } from '#engine/tab/tab-event'
import { addMeasure } from './edit-measures'
import { type Measures, noteIdsFor } from './edit-tab'
import { editMeasures } from './tab-actions'
import { cursor, measures, placeCursor } from './tab-state'

/** The text in the import sheet; `undefined` while the sheet is closed. */
export const importText = signal<string | undefined>(undefined)

/** What the text reads as, in the signature and tempo of the cursor's measure. */
export const importedTab = computed<ParsedTab | undefined>(() => {
  const text = importText.value
  if (text === undefined || text.trim() === '') return undefined
  const measure = measures.value[cursor.value.measureIndex]
  return parseAscii(text, STANDARD_NECK, {
    ...(measure && { timeSignature: measure.timeSignature, tempo: measure.tempo }),
  })
})

/** Opens the import sheet with a text in it. */
export function offerAsciiText(text: string): void {
  importText.value = text
}

export function closeImport(): void {
  importText.value = undefined
}

/** Parsed measures with ids that the tab does not have yet. */
function withOwnIds(tab: Measures, parsed: readonly Measure[]): Measures {
  const newId = noteIdsFor(tab)
  let measuresWithIds: Measures = tab
  return parsed.map((measure) => {
    measuresWithIds = addMeasure(measuresWithIds, measuresWithIds.length - 1)
    const { id } = measuresWithIds.at(-1)!
    return { ...measure, id, notes: measure.notes.map((note) => ({ ...note, id: newId() })) }
  })
}

/** Takes the read measures in, instead of the tab or behind the cursor's measure. */
export function takeImport(where: 'replace' | 'insert'): void {
  const parsed = importedTab.peek()
  if (!parsed || parsed.measures.length === 0) return
  const { measureIndex } = cursor.peek()
  if (where === 'replace') {
    editMeasures('Import tab', () => withOwnIds([], parsed.measures))
    placeCursor({ measureIndex: 0, beat: 0, string: 1 })
  } else {
    editMeasures('Insert tab', (tab) => [
      ...tab.slice(0, measureIndex + 1),
      ...withOwnIds(tab, parsed.measures),
      ...tab.slice(measureIndex + 1),
    ])
    placeCursor({ measureIndex: measureIndex + 1, beat: 0, string: 1 })
  }
  closeImport()
}
