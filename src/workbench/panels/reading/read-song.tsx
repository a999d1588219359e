/** The song to read: its sheet large, the strum, and what scrolls it. */
import { useEffect } from 'preact/hooks'
import { Icon } from '../../controls/icon'
import { Stepper } from '../../controls/stepper'
import { song, songArrows, unreadMarks } from '../../editor/song-state'
import { SongSheet } from '../song/song-sheet'
import {
  followPageKeys,
  isScrolling,
  SCROLL_PERCENT,
  scrollPercent,
  startScrolling,
  stopScrolling,
} from './read-scroll'

/** Starts, stops and paces the scrolling. */
export function ScrollTools() {
  return (
    <>
      <button
        type="button"
        aria-pressed={isScrolling.value}
        onClick={isScrolling.value ? stopScrolling : startScrolling}
      >
        <Icon name={isScrolling.value ? 'stop' : 'play'} size={16} /> Scroll
      </button>
      <Stepper
        label="Speed"
        value={scrollPercent.value / SCROLL_PERCENT.step}
        low={SCROLL_PERCENT.low / SCROLL_PERCENT.step}
        high={SCROLL_PERCENT.high / SCROLL_PERCENT.step}
        format={(steps) => `${steps * SCROLL_PERCENT.step} %`}
        onChange={(steps) => {
          scrollPercent.value = steps * SCROLL_PERCENT.step
        }}
      />
    </>
  )
}

export function ReadSong() {
  useEffect(followPageKeys, [])
  const shown = song.value
  if (!shown) return null
  return (
    <div class="read-song">
      {songArrows.value && (
        <p class="song-arrows" role="img" aria-label={`Strum ${shown.strum}`}>
          {songArrows.value}
        </p>
      )}
      <SongSheet song={shown} unread={unreadMarks.value} />
    </div>
  )
}
