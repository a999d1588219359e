/** The dialog that prepares the sheet: what is on it, how it will look, print. */
import '../../styles/print.css'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { Modal } from '../../controls/modal'
import { Segmented } from '../../controls/segmented'
import { Switch } from '../../controls/switch'
import { hasSong } from '../../editor/song-state'
import { counted } from '../../state/display-text'
import { isPrinting } from '../../state/print-open'
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
  printMusic,
  printProblem,
  sheet,
  songColumns,
  staves,
} from './print-state'
import { MAX_CODE_BYTES } from './qr-code'

/** The sheet in the page, which only the printer sees. */
function HiddenSheet() {
  if (isSongPrinted.value) return <PrintSong />
  return sheet.value ? <PrintPages sheet={sheet.value} /> : null
}

const SONG_SEGMENT = { value: 'song', label: 'Song' } as const
const MUSIC_SEGMENTS = [
  { value: 'both', label: 'Notation and tab' },
  { value: 'tab', label: 'Tab alone' },
] as const
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
}

export function PrintDialog() {
  useEffect(followOptions, [])
  usePrintPlace()
  const made = sheet.value
  const isSong = isSongPrinted.value
  return (
    <Modal label="Print" className="print-dialog" onClose={close}>
      <div class="print-options">
        <h2>Print</h2>
        <ProjectTitle label="Title on the sheet" />
        <Segmented
          label="Music"
          segments={hasSong.value ? [SONG_SEGMENT, ...MUSIC_SEGMENTS] : MUSIC_SEGMENTS}
          isOn={(value) => value === (isSongPrinted.value ? 'song' : staves.value)}
          onToggle={printMusic}
        />
        {isSongPrinted.value && (
          <Segmented
            label="Columns"
            segments={COLUMN_SEGMENTS}
            isOn={(value) => value === String(songColumns.value)}
            onToggle={(value) => {
              songColumns.value = value === '1' ? 1 : 2
            }}
          />
        )}
        <Switch label="Chord boxes" value={hasBoxes} />
        <Switch label="Link as QR code" value={hasLink} isDisabled={!linkCode.value} />
      </div>
      {!linkCode.value && (
        <p class="quiet">
          No QR code: the link to this tab has {linkLength.value} characters, and a code that a
          phone reads from paper holds {MAX_CODE_BYTES}. Share copies the link.
        </p>
      )}
      {!isSong && printProblem.value !== undefined && (
        <p class="file-problem">{printProblem.value}</p>
      )}
      <section
        class="print-preview"
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-busy={!made && !isSong}
      >
        {isSong ? <PrintSong /> : made && <PrintPages sheet={made} />}
      </section>
      <div class="dialog-actions">
        <span class="quiet">
          {isSong ? '' : made ? counted(made.pages.length, 'page') : 'Drawing …'}
        </span>
        <button type="button" onClick={close}>
          Close
        </button>
        <button
          type="button"
          class="primary"
          disabled={!made && !isSong}
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
