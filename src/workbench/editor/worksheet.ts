/** The worksheet of the open project: its blocks, and what is done with them, each as one step. */
import { computed } from '@preact/signals'
import {
  WORKSHEET_LIMITS,
  type WorksheetBlock,
  type WorksheetContent,
} from '#engine/project/worksheet-shape'
import { counted } from '../state/display-text'
import { showMessage } from '../state/messages'
import { chosenPatternName } from '../state/neck-view'
import { isPrinting, isWorksheetWanted } from '../state/print-open'
import { edit, project } from '../state/project-store'

export const blocks = computed<readonly WorksheetBlock[]>(
  () => project.value.worksheet?.blocks ?? [],
)

function editBlocks(
  label: string,
  change: (blocks: readonly WorksheetBlock[]) => readonly WorksheetBlock[],
): void {
  edit(label, (before) => {
    const changed = change(before.worksheet?.blocks ?? [])
    if (changed.length > 0) return { ...before, worksheet: { blocks: changed } }
    const { worksheet: _none, ...others } = before
    return others
  })
}

/** Adds a block at the end, or behind another one; false, with a message, where there is no room. */
export function addBlock(block: WorksheetBlock, behind = blocks.peek().length - 1): boolean {
  if (blocks.peek().length >= WORKSHEET_LIMITS.maxBlocks) {
    showMessage(`A worksheet holds ${WORKSHEET_LIMITS.maxBlocks} blocks.`, 'problem')
    return false
  }
  editBlocks('Add to the worksheet', (before) => before.toSpliced(behind + 1, 0, block))
  return true
}

/** Adds a block from elsewhere on the page, and says how to see it. */
export function putOnWorksheet(content: WorksheetContent): void {
  if (!addBlock({ content })) return
  showMessage(`On the worksheet: ${counted(blocks.peek().length, 'block')}.`, 'success', {
    action: { label: 'Show', run: openWorksheet },
  })
}

export function changeBlock(index: number, block: WorksheetBlock): void {
  editBlocks('Change the worksheet', (before) => before.with(index, block))
}

export function removeBlock(index: number): void {
  editBlocks('Remove from the worksheet', (before) => before.toSpliced(index, 1))
}

/** Moves a block up (−1) or down (+1). */
export function moveBlock(index: number, step: 1 | -1): void {
  const moved = blocks.peek()[index]
  const to = index + step
  if (!moved || to < 0 || to >= blocks.peek().length) return
  editBlocks('Move on the worksheet', (before) =>
    before.toSpliced(index, 1).toSpliced(to, 0, moved),
  )
}

/** The scale at the position in front, or on the whole neck. */
export function neckAsShown(): WorksheetContent<'neck'> {
  const position = chosenPatternName.peek()
  return {
    kind: 'neck',
    theory: project.peek().theory,
    ...(position !== undefined && { position }),
    labels: position === undefined ? 'degrees' : 'fingers',
  }
}

/** Opens the worksheet where it is written and printed. */
export function openWorksheet(): void {
  isWorksheetWanted.value = true
  isPrinting.value = true
}
