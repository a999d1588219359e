/** The row above the tab: note lengths, undo and redo, bars, and what is used less often. */

import { computed } from '@preact/signals'
import { HistoryButtons } from '../../controls/history-buttons'
import { Icon } from '../../controls/icon'
import { IconButton } from '../../controls/icon-button'
import { type MenuAction, MenuActions } from '../../controls/menu-actions'
import { Popover } from '../../controls/popover'
import { Segmented } from '../../controls/segmented'
import { Switch } from '../../controls/switch'
import { offerAsciiText } from '../../editor/ascii-import'
import { NOTE_VALUES, noteLengthWords } from '../../editor/note-length'
import { noteSheetAnchor } from '../../editor/note-menu'
import {
  chooseNoteLength,
  copyHere,
  cutHere,
  deleteHere,
  pasteHere,
  selectAll,
  selectBarHere,
} from '../../editor/tab-actions'
import { cursor, measures, noteLength } from '../../editor/tab-state'
import { advancesAfterFret, toggleAdvance } from '../../editor/type-fret'
import { isSmallScreen } from '../../state/layout-preferences'
import {
  isMelodyOpen,
  isPlayAlongOpen,
  isScoreShown,
  isStripOpen,
  toggleScore,
} from '../../state/over-tab'
import { toggle } from '../../state/toggle'
import { NoteGlyph, TripletGlyph } from '../staff/note-glyph'
import { BarSheet } from './bar-sheet'
import { NoteSheet } from './note-sheet'

function NoteLengths() {
  const length = noteLength.value
  return (
    <div class="note-lengths">
      <Segmented
        label="Note length"
        segments={NOTE_VALUES.map((value) => ({
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

function toSystemClipboard(text: string): void {
  // A browser that forbids it still pastes within the tab.
  void navigator.clipboard?.writeText(text).catch(() => undefined)
}

const MORE_ACTIONS: readonly MenuAction[] = [
  { title: 'Select this bar', run: selectBarHere },
  { title: 'Select all', keys: 'Mod+A', run: selectAll },
  { title: 'Copy', keys: 'Mod+C', run: () => toSystemClipboard(copyHere()) },
  { title: 'Cut', keys: 'Mod+X', run: () => toSystemClipboard(cutHere()) },
  { title: 'Paste', keys: 'Mod+V', run: pasteHere },
  { title: 'Delete', keys: 'Delete', run: deleteHere },
  { title: 'Import ASCII tab', run: () => offerAsciiText('') },
]

/** The bar's at the cursor: `4/4`. */
const signature = computed(() => {
  const measure = measures.value[cursor.value.measureIndex]
  return (measure?.timeSignature ?? [4, 4]).join('/')
})

/** What opens over the tab. On a phone it stands in the menu. */
const SLOTS = [
  {
    isOpen: isStripOpen,
    label: 'Chords',
    words: 'Chords over the tab',
    about: 'type them, hear them, write them',
  },
  {
    isOpen: isPlayAlongOpen,
    label: 'Play along',
    words: 'Play along',
    about: 'the page listens and judges pitch and timing',
  },
] as const

function SlotButtons() {
  return (
    <>
      {SLOTS.map(({ isOpen, label, words, about }) => (
        <button
          key={label}
          type="button"
          aria-pressed={isOpen.value}
          title={`${words}: ${about}`}
          onClick={() => toggle(isOpen)}
        >
          {label}
        </button>
      ))}
    </>
  )
}

const SLOT_ACTIONS = SLOTS.map(
  ({ isOpen, words }): MenuAction => ({ title: words, run: () => toggle(isOpen) }),
)
const MELODY_ACTION: MenuAction = {
  title: 'Melody by note names',
  run: () => toggle(isMelodyOpen),
}

export function TabToolbar() {
  return (
    <div class="tab-toolbar">
      <h2 class="panel-title">Tab</h2>
      <NoteLengths />
      {/* On a phone the header has no room for these. */}
      {isSmallScreen.value && <HistoryButtons />}
      {!isSmallScreen.value && <SlotButtons />}
      <Popover
        label="Bar"
        button={
          <>
            Bar <span class="signature-sign">{signature}</span>
          </>
        }
        buttonTitle="Time signature, adding and removing bars"
      >
        {(close) => <BarSheet close={close} />}
      </Popover>
      <IconButton
        icon="score"
        label="Score"
        aria-pressed={isScoreShown.value}
        title="Show the score: notation over tab"
        onClick={toggleScore}
      />
      <Popover
        label="Note"
        button="Note"
        buttonClass="note-button"
        buttonTitle="Techniques, fingers, pins, transposition"
        anchor={noteSheetAnchor}
      >
        {(close) => <NoteSheet close={close} />}
      </Popover>
      <Popover
        label="More for the tab"
        button={<Icon name="more" />}
        buttonClass="icon-button"
        buttonTitle="Select, copy, paste, import"
      >
        {(close) => (
          <div class="menu-list">
            <Switch
              label="Step on after a fret"
              value={advancesAfterFret}
              onToggle={toggleAdvance}
            />
            <MenuActions
              actions={[
                ...(isSmallScreen.value ? SLOT_ACTIONS : []),
                MELODY_ACTION,
                ...MORE_ACTIONS,
              ]}
              close={close}
            />
          </div>
        )}
      </Popover>
      <span class="tab-keys-hint">arrows move · 0–9 fret · ⌫ rest</span>
    </div>
  )
}
