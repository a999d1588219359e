/**
 * While the tab plays on a phone: what is needed with both hands on the neck stays in view, the neck
 * above the tab and the words that are sung now below it.
 */
import '../../styles/played.css'
import { computed } from '@preact/signals'
import { useLayoutEffect } from 'preact/hooks'
import { songTimes } from '#engine/song/song-times'
import { song } from '../../editor/song-state'
import { startBeatOf } from '../../editor/tab-cursor'
import { measures } from '../../editor/tab-state'
import { ownText } from '../../state/shown-names'
import { playhead } from '../../state/view-state'

interface TimedLine {
  readonly text: string
  /** From the start of the song. */
  readonly startQuarters: number
}

/** Lines with words, at the first chord of each. */
const lines = computed<readonly TimedLine[]>(() => {
  const { value } = song
  if (!value) return []
  const { chords, sections, barBeats } = songTimes(value)
  let last = ''
  return chords.flatMap(({ section, line, bar, beat }) => {
    const key = `${section} ${line}`
    const isNew = key !== last
    last = key
    const own = value.sections[sections[section]?.recalls ?? section]
    const text = own?.lines[line]?.text.trim() ?? ''
    return isNew && text !== '' ? [{ text, startQuarters: (bar - 1) * barBeats + beat }] : []
  })
})

/** The tab at the playhead, in quarters from its start. */
const heardQuarters = computed(() => {
  if (!playhead.value) return 0
  const piece = measures.value
  const { measureIndex, beat } = playhead.value
  const unit = piece[measureIndex]?.timeSignature[1] ?? 4
  return ((startBeatOf(piece, measureIndex) + beat) * 4) / unit
})

const sungLine = computed(() =>
  Math.max(
    0,
    lines.value.findLastIndex(({ startQuarters }) => startQuarters <= heardQuarters.value + 1e-6),
  ),
)

/** Lets the lines of the tab be scrolled to below the neck, which stays at the top. */
function keepBelowNeck(): () => void {
  const { style } = document.documentElement
  const height = document.querySelector('#neck .neck-frame')?.clientHeight ?? 0
  style.setProperty('--neck-height', `${height}px`)
  return () => style.removeProperty('--neck-height')
}

export function PlayedWords() {
  useLayoutEffect(keepBelowNeck, [])
  const at = sungLine.value
  const [now, next] = lines.value.slice(at, at + 2)
  return (
    <div class="played-words">
      {now && <p class="sung-now">{ownText(now.text)}</p>}
      {next && <p>{ownText(next.text)}</p>}
    </div>
  )
}
