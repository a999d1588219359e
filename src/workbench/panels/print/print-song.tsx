/** The song's sheet as it is printed: head, one box a chord, words under chords in one or two columns. */
import { song, songArrows, songFacts } from '../../editor/song-state'
import { UNTITLED } from '../../editor/take-song'
import { title } from '../../state/project-store'
import { ownText } from '../../state/shown-names'
import { SongSheet } from '../song/song-sheet'
import { ChordBox } from './chord-box'
import { LinkCode } from './print-pages'
import { hasBoxes, hasLink, linkCode, songColumns, songGrips } from './print-state'

export function PrintSong() {
  const printed = song.value
  if (!printed) return null
  const code = hasLink.value ? linkCode.value : undefined
  return (
    <section class="print-page print-song" aria-label="Song sheet">
      <header class="sheet-heading">
        <div>
          <h1>{ownText(title.value === UNTITLED ? printed.title || UNTITLED : title.value)}</h1>
          {printed.artist !== undefined && <p class="composer">{ownText(printed.artist)}</p>}
          <p class="facts">{songFacts.value.join('   ·   ')}</p>
          {songArrows.value && <p class="song-arrows">{songArrows.value}</p>}
        </div>
        {code && <LinkCode {...code} />}
      </header>
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
