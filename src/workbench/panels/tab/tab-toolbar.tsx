/** The row above the tab: note lengths, undo and redo, bars, and what is used less often. */
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { Segmented } from '../../controls/segmented'
import { isSmallScreen } from '../../state/layout-preferences'
import { redo, redoLabel, undo, undoLabel } from '../../state/project-store'
import { offerAsciiText } from './ascii-import'
import { BarSheet } from './bar-sheet'
import { NoteGlyph, TripletGlyph } from './note-glyph'
import { NOTE_VALUES, noteLengthWords } from './note-length'
import { chooseNoteLength, copyHere, cutHere, deleteHere, pasteHere } from './tab-actions'
import { cursor, measures, noteLength } from './tab-state'

function NoteLengths() {
  const length = noteLength.value
  return (
    <div class="note-lengths">
      <Segmented
        label="Note length"
        segments={NOTE_VALUES.filter((value) => value > 1).map((value) => ({
          value: String(value),
          label: <NoteGlyph value={value} />,
          title: noteLengthWords({ value, isDotted: false, isTriplet: false }),
        }))}
        isOn={(value) => value === String(length.value)}
        onToggle={(chosen) => {
          const value = NOTE_VALUES.find((candidate) => String(candidate) === chosen)
          if (value) chooseNoteLength({ ...length, value })
        }}
      />
      <Segmented
        label="Dot and triplet"
        segments={[
          { value: 'dot', label: <NoteGlyph value={4} isDotted />, title: 'dotted' },
          { value: 'triplet', label: <TripletGlyph />, title: 'triplet' },
        ]}
        isOn={(value) => (value === 'dot' ? length.isDotted : length.isTriplet)}
        onToggle={(value) =>
          chooseNoteLength({
            ...length,
            isDotted: value === 'dot' && !length.isDotted,
            isTriplet: value === 'triplet' && !length.isTriplet,
          })
        }
      />
    </div>
  )
}

function MoreSheet({ close }: { readonly close: () => void }) {
  const run = (action: () => void) => () => {
    close()
    action()
  }
  const toSystemClipboard = (text: string) =>
    void navigator.clipboard?.writeText(text).catch(() => undefined)
  return (
    <div class="menu-list">
      <button type="button" onClick={run(() => toSystemClipboard(copyHere()))}>
        Copy <kbd>Ctrl C</kbd>
      </button>
      <button type="button" onClick={run(() => toSystemClipboard(cutHere()))}>
        Cut <kbd>Ctrl X</kbd>
      </button>
      <button type="button" onClick={run(pasteHere)}>
        Paste <kbd>Ctrl V</kbd>
      </button>
      <button type="button" onClick={run(deleteHere)}>
        Delete <kbd>Del</kbd>
      </button>
      <button type="button" onClick={run(() => offerAsciiText(''))}>
        Import ASCII tab…
      </button>
    </div>
  )
}

/** On a phone the header has no room for these. */
function HistoryButtons() {
  return (
    <div class="tool-group">
      <button
        type="button"
        class="icon-button"
        disabled={undoLabel.value === undefined}
        aria-label={undoLabel.value ? `Undo: ${undoLabel.value}` : 'Undo'}
        title={undoLabel.value ? `Undo: ${undoLabel.value}` : 'Undo'}
        onClick={undo}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        class="icon-button"
        disabled={redoLabel.value === undefined}
        aria-label={redoLabel.value ? `Redo: ${redoLabel.value}` : 'Redo'}
        title={redoLabel.value ? `Redo: ${redoLabel.value}` : 'Redo'}
        onClick={redo}
      >
        <Icon name="redo" />
      </button>
    </div>
  )
}

export function TabToolbar() {
  const measure = measures.value[cursor.value.measureIndex]
  const [beats, unit] = measure?.timeSignature ?? [4, 4]
  return (
    <div class="tab-toolbar">
      <h2 class="panel-title">Tab</h2>
      <NoteLengths />
      {isSmallScreen.value && <HistoryButtons />}
      <Popover
        label="Bar"
        button={
          <>
            Bar <span class="signature-sign">{`${beats}/${unit}`}</span>
          </>
        }
        buttonTitle="Time signature, adding and removing bars"
      >
        {(close) => <BarSheet close={close} />}
      </Popover>
      <Popover
        label="More for the tab"
        button={<Icon name="more" />}
        buttonClass="icon-button"
        buttonTitle="Copy, paste, import"
      >
        {(close) => <MoreSheet close={close} />}
      </Popover>
      <span class="tab-keys-hint">arrows move · 0–9 fret · ⌫ rest</span>
    </div>
  )
}
