/** The song of the project: its sheet, its grips, its text; moved as a whole. */
import '../../styles/progression.css'
import { signal } from '@preact/signals'
import { strumsIn } from '#engine/accompany/strum'
import type { Song } from '#engine/project/song-shape'
import { readSong } from '#engine/song/read-song'
import { writeText } from '#engine/song/write-text'
import { Choice } from '../../controls/choice'
import { StepButtons, StepperLabel } from '../../controls/stepper'
import {
  chooseSongStrum,
  chordCalled,
  removeSong,
  rewriteSong,
  takeChord,
  takeSongText,
  writeSongToTab,
} from '../../editor/song-actions'
import {
  hasSong,
  type SongChord,
  song,
  songArrows,
  songChords,
  songFacts,
  strumOf,
  unreadMarks,
} from '../../editor/song-state'
import { transposeBy } from '../../editor/transpose-by'
import { withSigns } from '../../state/display-text'
import { pageMode } from '../../state/layout-preferences'
import { ownText } from '../../state/shown-names'
import { CapoStepper } from '../neck-sheet/capo-stepper'
import { StripGrip } from '../progression/strip-grip'
import { SongSheet } from './song-sheet'
import { SongText } from './song-text'

const isWriting = signal(false)
/** As the song writes it. */
const chosenSymbol = signal<string | undefined>(undefined)

function choose(symbol: string): void {
  chosenSymbol.value = symbol
  const chord = chordCalled(symbol)
  if (chord) takeChord(chord)
}

function ChosenChord() {
  const chosen = songChords.value.find(({ symbol }) => symbol === chosenSymbol.value)
  if (!chosen) return null
  const { symbol, sounding, voicing } = chosen
  return (
    <p class="song-grip" role="status">
      <strong>{withSigns(symbol)}</strong>
      {sounding !== symbol && <span class="quiet">sounds {withSigns(sounding)}</span>}
      {voicing ? (
        <>
          <code>{voicing.text}</code>
          <StripGrip voicing={voicing} />
        </>
      ) : (
        <span>has no grip on this neck.</span>
      )}
    </p>
  )
}

function Grip({ chord }: { readonly chord: SongChord }) {
  const { symbol, voicing } = chord
  return (
    <li aria-current={symbol === chosenSymbol.value ? 'true' : undefined}>
      <button
        type="button"
        title={`Hear ${symbol}${voicing ? `, ${voicing.text}` : ''}`}
        onClick={() => choose(symbol)}
      >
        <strong>{withSigns(symbol)}</strong>
        {voicing && <StripGrip voicing={voicing} />}
      </button>
    </li>
  )
}

const OWN_STRUM = ''

function StrumChoice({ song: { meter = [4, 4], strum, ...others } }: { readonly song: Song }) {
  const slots = strumOf({ ...others, meter, ...(strum !== undefined && { strum }) })?.slots
  const rows = strumsIn(meter)
  const known = rows.find((row) => row.slots === slots)
  return (
    <Choice
      label="Strum pattern"
      value={strum === undefined ? OWN_STRUM : (known?.slots ?? strum)}
      rows={[
        ...(strum === undefined ? [[OWN_STRUM, 'No strum named'] as const] : []),
        ...(strum !== undefined && !known ? [[strum, strum] as const] : []),
        ...rows.map(({ slots, name }) => [slots, name] as const),
      ]}
      onChoose={(value) => {
        if (value !== OWN_STRUM) chooseSongStrum(value)
      }}
    />
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
function LaterTools({ song: shown }: { readonly song: Song }) {
  return (
    <div class="song-tools" role="group" aria-label="Strum and tab">
      <StrumChoice song={shown} />
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
  return (
    <>
      <header class="song-head">
        {shown.title !== '' && <p class="song-title">{ownText(shown.title)}</p>}
        {shown.artist !== undefined && <p>{ownText(shown.artist)}</p>}
        {songFacts.value.length > 0 && <p class="quiet">{songFacts.value.join(' · ')}</p>}
        {songArrows.value && (
          <p class="song-arrows" role="img" aria-label={`Strum ${shown.strum}`}>
            {songArrows.value}
          </p>
        )}
      </header>
      <SongTools />
      <ChosenChord />
      <SongSheet
        song={shown}
        onChord={choose}
        chosen={chosenSymbol.value}
        unread={unreadMarks.value}
      />
      <ul class="strip-grips" aria-label="Grips of the song">
        {songChords.value.map((chord) => (
          <Grip key={chord.symbol} chord={chord} />
        ))}
      </ul>
      <LaterTools song={shown} />
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
