/** The sections of the song that the tab belongs to, each a loop. */
import { titleOfKind } from '#engine/song/directives'
import { songTimes } from '#engine/song/song-times'
import { loopRange } from '../../audio/playback/transport-state'
import { Choice } from '../../controls/choice'
import { song } from '../../editor/song-state'
import { ownText } from '../../state/shown-names'
import { loopedBars, loopOver, tabBars } from './loop-bars'

export function LoopSections() {
  const [first, last] = tabBars.value
  const sections = (song.value ? songTimes(song.value).sections : []).filter(
    ({ bars, firstBar }) => bars > 0 && firstBar >= first && firstBar + bars - 1 <= last,
  )
  if (sections.length < 2) return null
  const bars = loopRange.value && loopedBars.value
  const chosen = sections.findIndex(
    (one) => bars?.[0] === one.firstBar && bars[1] === one.firstBar + one.bars - 1,
  )
  return (
    <Choice
      label="Section of the loop"
      value={chosen}
      rows={[
        [-1, bars ? 'Own bars' : 'All sections'],
        ...sections.map(({ kind, label, firstBar, bars: count }, index) => {
          const name = label === undefined ? titleOfKind(kind) : ownText(label)
          const words = count === 1 ? `bar ${firstBar}` : `bars ${firstBar}–${firstBar + count - 1}`
          return [index, `${name}, ${words}`] as const
        }),
      ]}
      onChoose={(index) => {
        const section = sections[index]
        if (section) loopOver(section.firstBar, section.firstBar + section.bars - 1)
      }}
    />
  )
}
