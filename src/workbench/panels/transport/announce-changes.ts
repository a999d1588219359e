/** Speaks what sighted players see change elsewhere on the page: play and stop, the key, the side. */
import { effect } from '@preact/signals'
import { formatNoteName } from '#engine/theory/pitch'
import { isPlaying } from '../../audio/playback/transport-state'
import { withSigns } from '../../state/display-text'
import { preferred } from '../../state/layout-preferences'
import { speak } from '../../state/messages'
import { context } from '../../state/theory'

/** Speaks a text when it becomes another one, not at first. */
function announce(textNow: () => string): void {
  let last: string | undefined
  effect(() => {
    const text = textNow()
    if (last !== undefined && last !== text) speak(text)
    last = text
  })
}

/** Begins to speak; once for the page. */
export function announceChanges(): void {
  announce(() => (isPlaying.value ? 'playing' : 'stopped'))
  announce(() => {
    const { root, scale } = context.value
    return `key ${withSigns(`${formatNoteName(root)} ${scale.name}`)}`
  })
  announce(() => (preferred.flipHorizontal.value ? 'neck left-handed' : 'neck right-handed'))
}
