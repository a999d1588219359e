/** The tab alone: title, what it is played on, the lines; the transport lies below. */
import { ownText } from '../../state/shown-names'
import '../../styles/reading.css'
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { barCountOf } from '#engine/tab/measure'
import { formatNoteName } from '#engine/theory/pitch'
import { Segmented } from '../../controls/segmented'
import { hasSong, song, songFacts } from '../../editor/song-state'
import { measures } from '../../editor/tab-state'
import { addBackStep } from '../../state/back-steps'
import { counted, withSigns } from '../../state/display-text'
import { pageMode } from '../../state/layout-preferences'
import { neck, neckTitleWithCapo } from '../../state/project-neck'
import { title } from '../../state/project-store'
import { context } from '../../state/theory'
import { ReadSong, ScrollTools } from './read-song'
import { ReadStaff, readMeasures } from './read-staff'
import { EditButton, ReadTools } from './read-tools'

/** `A minor pentatonic · 90 bpm · 4/4 · 12 bars · Guitar, capo 2`. */
function factsText(): string {
  const { root, scale } = context.value
  const tab = readMeasures(measures.value)
  const [first] = tab
  const bars = tab.reduce((count, measure) => count + barCountOf(measure), 0)
  return [
    withSigns(`${formatNoteName(root)} ${scale.name}`),
    `${Math.round(first?.tempo ?? 0)} bpm`,
    (first?.timeSignature ?? []).join('/'),
    counted(bars, 'bar'),
    neckTitleWithCapo(neck.value),
  ].join(' · ')
}

/** `John Newton · Capo 2: G shape, sounds A · 90 bpm`. */
function songText(): string {
  const artist = song.value?.artist
  return [...(artist === undefined ? [] : [ownText(artist)]), ...songFacts.value].join(' · ')
}

/** What is read where there are both. */
const shownPart = signal<'song' | 'tab'>('song')

const PARTS = [
  { value: 'song', label: 'Song' },
  { value: 'tab', label: 'Tab' },
] as const

export function ReadingPage() {
  useEffect(
    () =>
      addBackStep(() => {
        pageMode.value = 'desk'
      }),
    [],
  )
  const isSongShown = hasSong.value && shownPart.value === 'song'
  return (
    <main class="reading">
      <div class="read-head">
        <div>
          <h1>{ownText(title.value)}</h1>
          <p class="read-facts">{isSongShown ? songText() : factsText()}</p>
        </div>
        <EditButton />
      </div>
      <ReadTools>
        {hasSong.value && (
          <Segmented
            label="What is read"
            segments={PARTS}
            isOn={(part) => part === shownPart.value}
            onToggle={(part) => {
              shownPart.value = part
            }}
          />
        )}
        {isSongShown && <ScrollTools />}
      </ReadTools>
      {isSongShown ? <ReadSong /> : <ReadStaff />}
    </main>
  )
}
