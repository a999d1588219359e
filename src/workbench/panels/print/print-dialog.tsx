/** The dialog that prepares the sheet: what is on it, how it will look, print. */
import '../../styles/print.css'
import { render } from 'preact'
import { useEffect } from 'preact/hooks'
import { Modal } from '../../controls/modal'
import { Segmented } from '../../controls/segmented'
import { Switch } from '../../controls/switch'
import { counted } from '../../state/display-text'
import { isPrinting } from '../../state/print-open'
import { ProjectTitle } from '../header/project-title'
import { PrintPages } from './print-pages'
import {
  followOptions,
  hasBoxes,
  hasLink,
  linkCode,
  linkLength,
  printProblem,
  sheet,
  staves,
} from './print-state'
import { MAX_CODE_BYTES } from './qr-code'

/** The sheet in the page, which only the printer sees. */
function HiddenSheet() {
  return sheet.value ? <PrintPages sheet={sheet.value} /> : null
}

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
  return (
    <Modal label="Print" className="print-dialog" onClose={close}>
      <header class="print-options">
        <h2>Print</h2>
        <ProjectTitle label="Title on the sheet" />
        <Segmented
          label="Music"
          segments={[
            { value: 'both', label: 'Notation and tab' },
            { value: 'tab', label: 'Tab alone' },
          ]}
          isOn={(value) => value === staves.value}
          onToggle={(value) => {
            staves.value = value
          }}
        />
        <Switch label="Chord boxes" value={hasBoxes} />
        <Switch label="Link as QR code" value={hasLink} isDisabled={!linkCode.value} />
      </header>
      {!linkCode.value && (
        <p class="quiet">
          No QR code: the link to this tab has {linkLength.value} characters, and a code that a
          phone reads from paper holds {MAX_CODE_BYTES}. Share copies the link.
        </p>
      )}
      {printProblem.value !== undefined && <p class="file-problem">{printProblem.value}</p>}
      <section
        class="print-preview"
        aria-label="Preview"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
        tabIndex={0}
        aria-busy={!made}
      >
        {made && <PrintPages sheet={made} />}
      </section>
      <div class="dialog-actions">
        <span class="quiet">{made ? counted(made.pages.length, 'page') : 'Drawing …'}</span>
        <button type="button" onClick={close}>
          Close
        </button>
        <button
          type="button"
          class="primary"
          disabled={!made}
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
