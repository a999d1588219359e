/** The song's sheet as it is printed: head, one box a chord, words under chords in one or two columns. */
import { song, songArrows, songFacts } from '../../editor/song-state'
import { UNTITLED } from '../../editor/take-song'
import { title } from '../../state/project-store'
import { SongSheet } from '../song/song-sheet'
import { ChordBox } from './chord-box'
import { SheetHeading } from './print-pages'
import { hasBoxes, hasLink, linkCode, songColumns, songGrips } from './print-state'

export function PrintSong() {
  const printed = song.value
  if (!printed) return null
  return (
    <section class="print-page print-song" aria-label="Song sheet">
      <SheetHeading
        title={title.value === UNTITLED ? printed.title || UNTITLED : title.value}
        composer={printed.artist ?? ''}
        facts={songFacts.value}
        qr={hasLink.value ? linkCode.value : undefined}
      >
        {songArrows.value && <p class="song-arrows">{songArrows.value}</p>}
      </SheetHeading>
      {hasBoxes.value && (
        <div class="chord-boxes">
          {songGrips.value.map((grip) => (
            <ChordBox key={grip.symbol} {...grip} />
          ))}
        </div>
      )}
      <div class={songColumns.value === 2 ? 'print-columns' : undefined}>
        <SongSheet song={printed} />
      </div>
    </section>
  )
}
