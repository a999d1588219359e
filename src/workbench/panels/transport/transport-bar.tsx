/** The bar at the foot of the page: play, loop, count-in, metronome, tempo, sound, microphone, MIDI. */

import { IconButton } from '../../controls/icon-button'
import { toggle } from '../../state/toggle'
import '../../styles/transport.css'
import './start-sound'
import { computed } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { backing } from '../../audio/playback/backing-state'
import { rewind, togglePlaying } from '../../audio/playback/playback-control'
import {
  countInBars,
  heardPulse,
  isCountInOn,
  isLooping,
  isMetronomeOn,
  isPlaying,
} from '../../audio/playback/transport-state'
import { Icon } from '../../controls/icon'
import { lazyComponent } from '../../controls/lazy'
import { Popover } from '../../controls/popover'
import { toggleLoop } from '../../editor/loop-selection'
import { cursor, measures } from '../../editor/tab-state'
import { loopedBars } from './loop-bars'
import { MicrophoneButton } from './microphone-button'
import { MidiButton } from './midi-button'
import { PracticeSettings } from './practice-settings'
import { SoundButton } from './sound-button'
import { TempoField } from './tempo-field'

/** More beats than this are told in figures. */
const MAX_DOTS = 8

/** While nothing is heard: those of the bar at the tab's cursor. */
const writtenBeats = computed(
  () => measures.value[cursor.value.measureIndex]?.timeSignature[0] ?? 4,
)

function PulseDots() {
  const pulse = heardPulse.value
  const beatsPerBar = pulse?.beatsPerBar ?? writtenBeats.value
  const isCounting = pulse?.kind === 'count-in'
  const className = `pulse-dots${isCounting ? ' counting' : ''}`
  const words = pulse
    ? `${isCounting ? 'Counting in, beat' : 'Beat'} ${pulse.beatInBar + 1} of ${beatsPerBar}`
    : `${beatsPerBar} beats a bar`
  return (
    <span
      class={className}
      role="img"
      aria-label={words}
      data-beat={pulse?.beat}
      data-kind={pulse?.kind}
    >
      {beatsPerBar > MAX_DOTS ? (
        <span class="pulse-count">{`${(pulse?.beatInBar ?? -1) + 1}/${beatsPerBar}`}</span>
      ) : (
        Array.from({ length: beatsPerBar }, (_, beat) => (
          <span key={beat} class={pulse?.beatInBar === beat ? 'dot lit' : 'dot'} />
        ))
      )}
    </span>
  )
}

function PlayButton() {
  const playing = isPlaying.value
  return (
    <button
      type="button"
      class="play-button"
      aria-pressed={playing}
      title={playing ? 'Stop (Space)' : 'Play (Space)'}
      onClick={togglePlaying}
    >
      <Icon name={playing ? 'stop' : 'play'} />
      <span class="button-words">{playing ? 'Stop' : 'Play'}</span>
    </button>
  )
}

function RewindButton() {
  return (
    <IconButton
      icon="rewind"
      label="Back to the start"
      class="icon-button desk-only"
      title="Back to the start; play from there with Shift+Space"
      onClick={rewind}
    />
  )
}

/** `1–2`, the bars that the loop touches. */
function loopBars(): string {
  const [first, last] = loopedBars.value ?? []
  if (first === undefined) return 'all'
  return first === last ? `${first}` : `${first}–${last}`
}

function LoopButton() {
  return (
    <button
      type="button"
      class="loop-button"
      aria-pressed={isLooping.value}
      title="Loop the selection, or the bars marked above the tab (L)"
      onClick={toggleLoop}
    >
      <Icon name="loop" />
      <span class="button-words">Loop {loopBars()}</span>
    </button>
  )
}

function CountInButton() {
  return (
    <button
      type="button"
      class="desk-only"
      aria-pressed={isCountInOn.value}
      title="Count in before playing (C)"
      onClick={() => toggle(isCountInOn)}
    >
      Count-in {countInBars.value === 1 ? '1 bar' : `${countInBars.value} bars`}
    </button>
  )
}

function MetronomeButton() {
  return (
    <button
      type="button"
      class="metronome-button"
      aria-pressed={isMetronomeOn.value}
      aria-label="Metronome"
      title="Metronome (M)"
      onClick={() => toggle(isMetronomeOn)}
    >
      <Icon name="metronome" />
      <span class="button-words desk-only">Metronome</span>
    </button>
  )
}

const TracksSheet = lazyComponent(async () => (await import('./tracks-sheet')).TracksSheet)

/** Where the project came from a file with other tracks. */
function TracksButton() {
  const isThere = backing.value !== undefined
  // A sheet finds its place by what is in it.
  const [isLoaded, setLoaded] = useState(false)
  useEffect(() => {
    if (isThere) void TracksSheet.preload().then(() => setLoaded(true))
  }, [isThere])
  if (!isThere || !isLoaded) return null
  return (
    <Popover
      label="Tracks"
      button={
        <>
          <Icon name="tracks" />
          <span class="button-words">Tracks</span>
        </>
      }
      buttonClass="tracks-button"
      buttonTitle="The other tracks of the file: mute, solo, volume, and which one is edited"
      sheetClass="transport-sheet settings-sheet"
    >
      {() => <TracksSheet />}
    </Popover>
  )
}

export function TransportBar() {
  return (
    <section class="transport" aria-label="Transport">
      <PlayButton />
      <RewindButton />
      <LoopButton />
      <PulseDots />
      <CountInButton />
      <MetronomeButton />
      <TempoField />
      <Popover
        label="Count-in, loop and speed-up"
        button={
          <>
            <Icon name="more" />
            <span class="visually-hidden">Count-in, loop and speed-up</span>
          </>
        }
        buttonClass="icon-button"
        buttonTitle="Count-in, loop and speed-up"
        sheetClass="transport-sheet settings-sheet"
      >
        {() => <PracticeSettings />}
      </Popover>
      <TracksButton />
      <span class="spacer" />
      <SoundButton />
      <MicrophoneButton />
      <MidiButton />
    </section>
  )
}
