/** The tab editor. */
import './tab-commands'
import '../../editor/remembered-pins'
import { computed } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { isPracticing, playingDrill, startPlaying } from '../../audio/playback/playback-control'
import { isPlaying } from '../../audio/playback/transport-state'
import { Icon } from '../../controls/icon'
import { lazyComponent } from '../../controls/lazy'
import { clashes, clashLines, goToClash, goToNextClash } from '../../editor/clashes'
import { writePlayedKeys } from '../../editor/midi-writer'
import { eraseBack, stepBack, stepOn } from '../../editor/tab-actions'
import { cursorOnString } from '../../editor/tab-cursor'
import { cursor, isTabEmpty, lightCursorOnNeck, placeCursor } from '../../editor/tab-state'
import { typeFretDigit } from '../../editor/type-fret'
import { writeScale } from '../../editor/write-scale'
import { deferred } from '../../state/after-paint'
import { isSmallScreen, isTouched } from '../../state/layout-preferences'
import { isMelodyOpen, isPlayAlongOpen, isScoreShown, isStripOpen } from '../../state/over-tab'
import { neck } from '../../state/project-neck'
import { project } from '../../state/project-store'
import { toggle } from '../../state/toggle'
import { TabStaff } from '../staff/tab-staff'
import { ImportSheet } from './import-sheet'
import { TabTexts } from './tab-texts'
import { TabToolbar } from './tab-toolbar'

/** Digits and arrows for hands without a keyboard; for pages where the pointer is a finger. */
const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9] as const

function FretPad() {
  return (
    // A press leaves the focus in the tab, where a keyboard goes on writing.
    <div
      class="fret-pad"
      role="group"
      aria-label="Fret pad"
      onMouseDown={(event) => event.preventDefault()}
    >
      {DIGITS.map((digit) => (
        <button
          key={digit}
          type="button"
          onClick={(event) => typeFretDigit(digit, event.timeStamp)}
        >
          {digit}
        </button>
      ))}
      <button type="button" aria-label="Erase" onClick={eraseBack}>
        ⌫
      </button>
      <button type="button" aria-label="Step back" onClick={() => stepBack()}>
        ←
      </button>
      <button
        type="button"
        aria-label="String above"
        onClick={() => placeCursor(cursorOnString(cursor.peek(), -1, neck.peek().strings.length))}
      >
        ↑
      </button>
      <button
        type="button"
        aria-label="String below"
        onClick={() => placeCursor(cursorOnString(cursor.peek(), 1, neck.peek().strings.length))}
      >
        ↓
      </button>
      <button type="button" aria-label="Step on" onClick={() => stepOn()}>
        →
      </button>
    </div>
  )
}

/** Notes that the ASCII tab draws one after the other because their string sounds only one. */
function Clashes() {
  const count = clashes.value.length
  if (count === 0) return null
  return (
    <div>
      <button
        type="button"
        class="tab-clashes small"
        title="Go to the next clash"
        onClick={goToNextClash}
      >
        <span class="clash-sign" aria-hidden="true">
          !
        </span>
        Notes that clash on one string: {count}
      </button>
      <details class="tab-words">
        <summary>Clash by clash</summary>
        <ol class="clash-list">
          {clashLines.value.map((line, index) => (
            <li key={line}>
              <button type="button" onClick={() => goToClash(index)}>
                {line}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}

const ChordSlot = lazyComponent(async () => (await import('../song/chord-strip')).ChordStrip)

const MelodySlot = lazyComponent(async () => (await import('./melody-field')).MelodyField)

const PlayAlongSlot = lazyComponent(
  async () => (await import('../play-along/play-along-strip')).PlayAlongStrip,
)

/** Writes a line into the empty tab and plays it: something to hear before anything is learnt. */
async function hearLine(): Promise<void> {
  await writeScale()
  await startPlaying({ fromBeat: 0 })
}

/** Chords or a song, in a line; many lines arrive by pasting. */
function SongField() {
  const take = async (text: string) => {
    const { takeSongText } = await import('../../editor/song-actions')
    return takeSongText(text)
  }
  return (
    <form
      class="tab-song"
      onSubmit={async (event) => {
        event.preventDefault()
        const field = event.currentTarget.elements.namedItem('song')
        if (field instanceof HTMLInputElement && field.value.trim() !== '') {
          if (await take(field.value)) field.value = ''
        }
      }}
    >
      <input
        name="song"
        type="text"
        aria-label="Type chords or paste a song"
        placeholder="Type chords or paste a song"
        autocomplete="off"
        autocapitalize="off"
        spellcheck={false}
        onPaste={(event) => {
          const text = event.clipboardData?.getData('text/plain') ?? ''
          if (!text.trim().includes('\n')) return
          event.preventDefault()
          void take(text)
        }}
      />
      <button type="submit" class="small">
        Take it
      </button>
    </form>
  )
}

function EmptyHint() {
  return (
    <div class="tab-first">
      {!hasSong.value && <SongField />}
      <button type="button" class="primary small" onClick={() => void hearLine()}>
        <Icon name="play" size={16} /> <span class="tab-hear">Hear a line</span>
      </button>
      {isTouched.value ? (
        <p class="tab-hint">Or tap a string, then the fret.</p>
      ) : (
        <>
          <button type="button" class="small" onClick={() => toggle(isMelodyOpen)}>
            Type notes
          </button>
          <p class="tab-hint">
            Or click a string and type a fret. <kbd>←</kbd> <kbd>→</kbd> move, <kbd>⌫</kbd> makes a
            rest.
          </p>
        </>
      )}
    </div>
  )
}

/** Told without the code that reads songs, which the first screen does not need. */
const hasSong = computed(() => project.value.song !== undefined)

const ScoreView = lazyComponent(async () => (await import('../score/score-view')).ScoreView)

const DrillStand = lazyComponent(async () => (await import('../practice/drill-stand')).DrillStand)

/**
 * A practice drill that plays stands here, below the neck; a phone shows it in its own panel. The
 * tab and the drill change places one frame after the button says so.
 */
const isDrillShown = deferred(computed(() => isPracticing.value && !isSmallScreen.value))

/** A phone shows the neck, the tab and the words while the tab plays. */
const isPlayedOnPhone = computed(
  () => isSmallScreen.value && isPlaying.value && playingDrill.value === undefined,
)

const PlayedWords = lazyComponent(async () => (await import('./played-words')).PlayedWords)

export function TabPanel() {
  useEffect(lightCursorOnNeck, [])
  useEffect(writePlayedKeys, [])
  return <div class="tab-panel">{isDrillShown.value ? <DrillStand /> : <TabEditor />}</div>
}

function TabEditor() {
  return (
    <>
      <TabToolbar />
      {isStripOpen.value && <ChordSlot />}
      {isMelodyOpen.value && <MelodySlot />}
      {isPlayAlongOpen.value && <PlayAlongSlot />}
      <div class="tab-body">
        {isTabEmpty.value && <EmptyHint />}
        {isScoreShown.value && <ScoreView />}
        <Clashes />
        <TabStaff />
        {isPlayedOnPhone.value && <PlayedWords />}
        {isTouched.value && <FretPad />}
        <TabTexts />
      </div>
      <ImportSheet />
    </>
  )
}
