/** The tab editor. */
import './tab-commands'
import '../pins/remembered-pins'
import { computed } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { lazyComponent } from '../../controls/lazy'
import { isTouched } from '../../state/layout-preferences'
import { isStripOpen } from '../progression/strip-open'
import { isScoreShown } from '../score/score-shown'
import { writePlayedKeys } from './edit/midi-writer'
import { lightCursorOnNeck, measures } from './edit/tab-state'
import { FretPad } from './fret-pad'
import { ImportSheet } from './import-sheet'
import { TabStaff } from './staff/tab-staff'
import { TabTexts } from './tab-texts'
import { TabToolbar } from './tab-toolbar'

const ProgressionSlot = lazyComponent(
  async () => (await import('../progression/progression-strip')).ProgressionStrip,
)

function EmptyHint() {
  if (isTouched.value) return <p class="tab-hint">Tap a string, then the fret.</p>
  return (
    <p class="tab-hint">
      Click a string and type a fret. <kbd>←</kbd> <kbd>→</kbd> move, <kbd>⌫</kbd> makes a rest.
    </p>
  )
}

const isEmpty = computed(() => measures.value.every((measure) => measure.notes.length === 0))

const ScoreView = lazyComponent(async () => (await import('../score/score-view')).ScoreView)

export function TabPanel() {
  useEffect(lightCursorOnNeck, [])
  useEffect(writePlayedKeys, [])
  return (
    <div class="tab-panel">
      <TabToolbar />
      {isStripOpen.value && <ProgressionSlot />}
      <div class="tab-body">
        {isScoreShown.value && <ScoreView />}
        <TabStaff />
        {isEmpty.value && <EmptyHint />}
        {isTouched.value && <FretPad />}
        <TabTexts />
      </div>
      <ImportSheet />
    </div>
  )
}
