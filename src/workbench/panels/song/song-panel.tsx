/** The song of the project: its sheet, its grips, its text; moved as a whole. */
import '../../styles/progression.css'
import { signal } from '@preact/signals'
import type { Song } from '#engine/project/song-shape'
import { readSong } from '#engine/song/read-song'
import { writeText } from '#engine/song/write-text'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import {
  removeSong,
  rewriteSong,
  takeChord,
  takeSongText,
  writeSongToTab,
} from '../../editor/song-actions'
import { placeOf, reharmonized, takeMark } from '../../editor/song-here'
import {
  hasSong,
  type SongChord,
  song,
  songArrows,
  songChords,
  songFacts,
  unreadMarks,
} from '../../editor/song-state'
import { transposeBy } from '../../editor/transpose-by'
import { pageMode } from '../../state/layout-preferences'
import { ownText } from '../../state/shown-names'
import { CapoStepper } from '../neck-sheet/capo-stepper'
import { ChordHere, shownSymbol } from './chord-here'
import { ChordNaming, HearButton } from './chord-strip'
import { SongSheet } from './song-sheet'
import { SongText } from './song-text'
import { StripGrip } from './strip-grip'
import { StrumChoice } from './strum-choice'

const isWriting = signal(false)
function Grip({ chord }: { readonly chord: SongChord }) {
  const { symbol, voicing } = chord
  return (
    <li>
      <button
        type="button"
        title={`Hear ${symbol}${voicing ? `, ${voicing.text}` : ''}`}
        onClick={() => takeChord(chord)}
      >
        <strong>{shownSymbol(symbol)}</strong>
        {voicing && <StripGrip voicing={voicing} />}
      </button>
    </li>
  )
}

function SongTools() {
  return (
    <div class="song-tools" role="group" aria-label="Key, capo and text">
      <StepButtons
        label="Transpose the song"
        down="Song a half step down"
        up="Song a half step up"
        onStep={transposeBy}
      >
        <StepperLabel>Transpose</StepperLabel>
      </StepButtons>
      <CapoStepper />
      <ChordNaming />
      <HearButton />
      <button
        type="button"
        onClick={() => {
          isWriting.value = true
        }}
      >
        Edit as text
      </button>
      <button
        type="button"
        onClick={() => {
          pageMode.value = 'reading'
        }}
      >
        Read
      </button>
    </div>
  )
}

/** What is chosen once for a song stands below it. */
function LaterTools() {
  return (
    <div class="song-tools" role="group" aria-label="Strum and tab">
      <StrumChoice />
      <button type="button" onClick={writeSongToTab}>
        Write to tab
      </button>
      <button type="button" onClick={removeSong}>
        Remove
      </button>
    </div>
  )
}

function Begin() {
  return (
    <>
      <p class="song-hint">Type chords or paste a song.</p>
      <SongText text="" doneLabel="Take the song" onDone={takeSongText} />
    </>
  )
}

function WholeSong({ song: shown }: { readonly song: Song }) {
  const chosen = reharmonized.value?.here
  return (
    <>
      <div class="song-head">
        {shown.title !== '' && <p class="song-title">{ownText(shown.title)}</p>}
        {shown.artist !== undefined && <p>{ownText(shown.artist)}</p>}
        {songFacts.value.length > 0 && <p class="quiet">{songFacts.value.join(' · ')}</p>}
        {songArrows.value && (
          <p class="song-arrows" role="img" aria-label={`Strum ${shown.strum}`}>
            {songArrows.value}
          </p>
        )}
      </div>
      <SongTools />
      <ChordHere />
      <SongSheet
        song={shown}
        onChord={takeMark}
        chosen={chosen && placeOf(chosen)}
        unread={unreadMarks.value}
      />
      <ul class="strip-grips" aria-label="Grips of the song">
        {songChords.value.map((chord) => (
          <Grip key={chord.symbol} chord={chord} />
        ))}
      </ul>
      <LaterTools />
    </>
  )
}

export function SongPanel() {
  const shown = song.value
  if (!shown || !hasSong.value) {
    return (
      <div class="song-panel">
        <Begin />
      </div>
    )
  }
  const leave = () => {
    isWriting.value = false
  }
  return (
    <div class="song-panel">
      {isWriting.value ? (
        <SongText
          text={writeText(shown)}
          doneLabel="Done"
          onCancel={leave}
          onDone={(text) => {
            if (text !== writeText(shown)) rewriteSong(readSong(text).song)
            leave()
          }}
        />
      ) : (
        <WholeSong song={shown} />
      )}
    </div>
  )
}
