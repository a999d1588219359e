/** Where files come in: the file field, the drop area, the choice of a MIDI track. */
import '../styles/files.css'
import { signal } from '@preact/signals'
import { useEffect, useRef } from 'preact/hooks'
import { openFile, takeTrack, waitingSong } from './open-file'

const ACCEPTED = '.json,.mid,.midi,.txt,.tab,application/json,audio/midi,text/plain'

/** Whether files are being dragged over the page. */
const isDragging = signal(false)

let field: HTMLInputElement | null = null

/** Asks for a file; called from a gesture. */
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
    const file = event.dataTransfer?.files[0]
    if (file) void openFile(file)
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

function TrackChoice() {
  const dialog = useRef<HTMLDialogElement>(null)
  const waiting = waitingSong.value
  useEffect(() => {
    if (waiting) dialog.current?.showModal()
  }, [waiting])
  if (!waiting) return null
  return (
    <dialog
      ref={dialog}
      class="dialog track-choice"
      aria-labelledby="track-choice-title"
      onClose={() => {
        waitingSong.value = undefined
      }}
    >
      <div class="dialog-body">
        <h2 id="track-choice-title">Which track of {waiting.fileName}?</h2>
        <ul class="track-list">
          {waiting.song.tracks.map(({ name, notes }, index) => (
            <li key={index}>
              <button type="button" onClick={() => void takeTrack(waiting, index)}>
                <span>{name}</span>
                <small>
                  {notes.length} {notes.length === 1 ? 'note' : 'notes'}
                </small>
              </button>
            </li>
          ))}
        </ul>
        <button type="button" class="wide-button" onClick={() => dialog.current?.close()}>
          Cancel
        </button>
      </div>
    </dialog>
  )
}

export function FileDoor() {
  useEffect(listenToDrops, [])
  return (
    <>
      <input
        ref={(element) => {
          field = element
        }}
        type="file"
        hidden
        accept={ACCEPTED}
        aria-label="Open a file"
        onChange={(event) => {
          const { currentTarget } = event
          const file = currentTarget.files?.[0]
          // The same file can be chosen again.
          currentTarget.value = ''
          if (file) void openFile(file)
        }}
      />
      {isDragging.value && (
        <div class="drop-place" aria-hidden="true">
          <p>Drop a project, a MIDI file or a tab</p>
        </div>
      )}
      <TrackChoice />
    </>
  )
}
