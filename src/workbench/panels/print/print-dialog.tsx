/** The dialog that prepares the sheet: what is on it, how it will look, print. */
import '../../styles/print.css'
import '../../styles/practice.css'
import '../../styles/worksheet.css'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { Modal } from '../../controls/modal'
import { Segmented } from '../../controls/segmented'
import { Switch } from '../../controls/switch'
import { hasSong } from '../../editor/song-state'
import { blocks } from '../../editor/worksheet'
import { counted } from '../../state/display-text'
import { isPrinting, isWorksheetWanted } from '../../state/print-open'
import { ProjectTitle } from '../header/project-title'
import { PrintPages } from './print-pages'
import { PrintSong } from './print-song'
import {
  followOptions,
  hasBoxes,
  hasLink,
  isSongPrinted,
  linkCode,
  linkLength,
  printed,
  printMusic,
  printProblem,
  sheet,
  songColumns,
  staves,
} from './print-state'
import { PrintWorksheet } from './print-worksheet'
import { MAX_CODE_BYTES } from './qr-code'
import { WorksheetEditor } from './worksheet-editor'
import { followExercises, isWorksheetDrawn } from './worksheet-exercises'

/** The sheet in the page, which only the printer sees. */
function HiddenSheet() {
  if (isWorksheetWanted.value) return <PrintWorksheet />
  if (isSongPrinted.value) return <PrintSong />
  return sheet.value ? <PrintPages sheet={sheet.value} /> : null
}

const SONG_SEGMENT = { value: 'song', label: 'Song' } as const
const MUSIC_SEGMENTS = [
  { value: 'both', label: 'Notation and tab' },
  { value: 'tab', label: 'Tab alone' },
] as const
const WORKSHEET_SEGMENT = { value: 'worksheet', label: 'Worksheet' } as const
const COLUMN_SEGMENTS = [
  { value: '1', label: 'One column' },
  { value: '2', label: 'Two columns' },
] as const

function usePrintPlace(): void {
  useEffect(() => {
    const place = document.createElement('div')
    place.className = 'print-place'
    place.setAttribute('aria-hidden', 'true')
    document.body.append(place)
    render(<HiddenSheet />, place)
    return () => {
      render(null, place)
      place.remove()
    }
  }, [])
}

function close(): void {
  isPrinting.value = false
  isWorksheetWanted.value = false
}

/** The staves of the music, where something else than the music is printed. */
function StavesChoice() {
  return (
    <Segmented
      label="Exercises"
      segments={MUSIC_SEGMENTS}
      isOn={(value) => value === staves.value}
      onToggle={(value) => {
        staves.value = value
      }}
    />
  )
}

const PREVIEWS = {
  song: () => <PrintSong />,
  worksheet: () => <PrintWorksheet />,
  both: () => sheet.value && <PrintPages sheet={sheet.value} />,
  tab: () => sheet.value && <PrintPages sheet={sheet.value} />,
} as const

/** Whether what is chosen stands on the sheet as it will be printed. */
function isReady(): boolean {
  if (isWorksheetWanted.value) return blocks.value.length > 0 && isWorksheetDrawn.value
  return isSongPrinted.value || sheet.value !== undefined
}

export function PrintDialog() {
  useEffect(followOptions, [])
  useEffect(followExercises, [])
  usePrintPlace()
  const what = printed.value
  const isMusic = what === 'both' || what === 'tab'
  const ready = isReady()
  return (
    <Modal label="Print" className={`print-dialog of-${what}`} onClose={close}>
      <div class="print-options">
        <h2>Print</h2>
        <ProjectTitle label="Title on the sheet" />
        <Segmented
          label="Music"
          segments={[
            ...(hasSong.value ? [SONG_SEGMENT] : []),
            ...MUSIC_SEGMENTS,
            WORKSHEET_SEGMENT,
          ]}
          isOn={(value) => value === what}
          onToggle={printMusic}
        />
        {what === 'song' && (
          <Segmented
            label="Columns"
            segments={COLUMN_SEGMENTS}
            isOn={(value) => value === String(songColumns.value)}
            onToggle={(value) => {
              songColumns.value = value === '1' ? 1 : 2
            }}
          />
        )}
        {what === 'worksheet' ? <StavesChoice /> : <Switch label="Chord boxes" value={hasBoxes} />}
        <Switch label="Link as QR code" value={hasLink} isDisabled={!linkCode.value} />
      </div>
      {!linkCode.value && (
        <p class="quiet">
          No QR code: the link to this tab has {linkLength.value} characters, and a code that a
          phone reads from paper holds {MAX_CODE_BYTES}. Share copies the link.
        </p>
      )}
      {isMusic && printProblem.value !== undefined && (
        <p class="file-problem">{printProblem.value}</p>
      )}
      {what === 'worksheet' && <WorksheetEditor />}
      <section
        class="print-preview"
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-busy={!ready}
      >
        {PREVIEWS[what]()}
      </section>
      <div class="dialog-actions">
        <span class="quiet">
          {!isMusic ? '' : sheet.value ? counted(sheet.value.pages.length, 'page') : 'Drawing …'}
        </span>
        <button type="button" onClick={close}>
          Close
        </button>
        <button
          type="button"
          class="primary"
          disabled={!ready}
          onClick={() => {
            print()
          }}
        >
          Print
        </button>
      </div>
    </Modal>
  )
}
