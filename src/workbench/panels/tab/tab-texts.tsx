/** The same tab as text: ASCII as players share it, and in words. */

import { computed, signal } from '@preact/signals'
import { DomainError } from '#engine/errors'
import type { Neck } from '#engine/instrument/neck'
import { renderSheet } from '#engine/tab/ascii-sheet'
import { describeTab } from '#engine/tab/describe-tab'
import { Icon } from '../../controls/icon'
import { offerAsciiText } from '../../editor/ascii-import'
import type { Measures } from '../../editor/edit-tab'
import { inPageWords } from '../../editor/page-words'
import { measures } from '../../editor/tab-state'
import { rested } from '../../state/after-paint'
import { context } from '../../state/deferred-view'
import { showMessage } from '../../state/messages'
import { neck } from '../../state/project-neck'

/** The drawn tab, or the sentence that says why it cannot be drawn. */
function asciiOf(tab: Measures, on: Neck): string {
  try {
    return renderSheet(tab, on, { isBare: true })
  } catch (error) {
    if (error instanceof DomainError) return error.message
    throw error
  }
}

/** Bars whose text is written before the next key comes. */
const SHORT_BARS = 16

const written = rested(
  computed(() => ({ tab: measures.value, on: neck.value })),
  ({ tab }) => tab.length > SHORT_BARS,
)
const ascii = computed(() => asciiOf(written.value.tab, written.value.on))
const isInWords = signal(false)
const words = computed(() =>
  isInWords.value ? describeTab(written.value.tab, context.value).map(inPageWords) : [],
)

async function copyAscii(): Promise<void> {
  try {
    await navigator.clipboard.writeText(asciiOf(measures.peek(), neck.peek()))
    showMessage('ASCII tab copied.', 'success')
  } catch {
    showMessage('The browser does not allow copying here: select the text and copy it.', 'problem')
  }
}

export function TabTexts() {
  return (
    <div class="tab-texts">
      <div class="ascii-head">
        <h3>ASCII</h3>
        <button type="button" class="small" onClick={() => void copyAscii()}>
          <Icon name="copy" size={15} /> Copy
        </button>
        <button type="button" class="small" onClick={() => offerAsciiText('')}>
          <Icon name="import" size={15} /> Import
        </button>
      </div>
      <figure class="ascii" aria-label="ASCII tab">
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it */}
        <pre tabIndex={0}>{ascii.value}</pre>
      </figure>
      <details
        class="tab-words"
        onToggle={(event) => {
          isInWords.value = event.currentTarget.open
        }}
      >
        <summary>In words</summary>
        <ol>
          {words.value.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      </details>
    </div>
  )
}
