/** Where files come in: the file field, the drop area, the sheet that asks about them. */
import '../../styles/files.css'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lazyComponent } from '../../controls/lazy'
import { openFiles, readingName } from '../../files/file-queue'
import { isPrinting } from '../../state/print-open'
import { ExportSheet } from './export-sheet'
import { OpenSheet } from './open-sheet'

const PrintDialog = lazyComponent(async () => (await import('../print/print-dialog')).PrintDialog)

/** Whether files are being dragged over the page. */
const isDragging = signal(false)

let field: HTMLInputElement | null = null

/** Asks for files; called from a gesture. */
export function askForFile(): void {
  field?.click()
}

function holdsFiles(event: DragEvent): boolean {
  return event.dataTransfer?.types.includes('Files') ?? false
}

/** Takes files that are dropped anywhere on the page. */
function listenToDrops(): () => void {
  const over = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    isDragging.value = true
  }
  const leave = (event: DragEvent) => {
    if (event.relatedTarget === null) isDragging.value = false
  }
  const drop = (event: DragEvent) => {
    if (!holdsFiles(event)) return
    event.preventDefault()
    isDragging.value = false
    void openFiles(event.dataTransfer?.files ?? [])
  }
  addEventListener('dragover', over)
  addEventListener('dragleave', leave)
  addEventListener('drop', drop)
  return () => {
    removeEventListener('dragover', over)
    removeEventListener('dragleave', leave)
    removeEventListener('drop', drop)
  }
}

/** Takes a song that is pasted outside any field; the tab and fields have pastes of their own. */
function listenToPastes(): () => void {
  const paste = async ({ target, defaultPrevented, clipboardData }: ClipboardEvent) => {
    const isField = target instanceof HTMLElement && target.closest('input, textarea') !== null
    const text = clipboardData?.getData('text/plain')
    if (isField || defaultPrevented || !text) return
    const { takeSheet } = await import('../../editor/song-actions')
    takeSheet(text)
  }
  addEventListener('paste', paste)
  return () => removeEventListener('paste', paste)
}

export function FileDoor() {
  useEffect(listenToDrops, [])
  useEffect(listenToPastes, [])
  return (
    <>
      {/* Without `accept`: systems do not know all of these kinds, and bytes tell them. */}
      <input
        ref={(element) => {
          field = element
        }}
        type="file"
        multiple
        hidden
        aria-label="Open files"
        onChange={(event) => {
          const { currentTarget } = event
          const files = [...(currentTarget.files ?? [])]
          // The same file can be chosen again.
          currentTarget.value = ''
          void openFiles(files)
        }}
      />
      {isDragging.value && (
        <div class="drop-place" aria-hidden="true">
          <p>
            Drop any tab, score or song
            <small>Guitar Pro, MusicXML, MIDI, alphaTex, ChordPro, text, or a project</small>
          </p>
        </div>
      )}
      {readingName.value !== undefined && (
        <p class="file-reading" role="status">
          Reading {readingName.value} …
        </p>
      )}
      <OpenSheet />
      <ExportSheet />
      {isPrinting.value && <PrintDialog />}
    </>
  )
}
