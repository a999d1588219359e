/** Commands of the transport. */

import type { Signal } from '@preact/signals'
import { microphoneState, startListening, stopListening } from '../../audio/input/microphone-state'
import { connectMidi } from '../../audio/input/midi-input'
import {
  rewind,
  startPlaying,
  stopPlaying,
  togglePlaying,
} from '../../audio/playback/playback-control'
import {
  isCountInOn,
  isLadderOn,
  isLooping,
  isMetronomeOn,
  isPlaying,
  soundVoice,
} from '../../audio/playback/transport-state'
import { toggleLoop } from '../../editor/loop-selection'
import { registerCommands } from '../../state/commands'
import { speak } from '../../state/messages'
import { toggle } from '../../state/toggle'
import { exportWav } from './export-wav'
import { chooseSpeed, SPEED_STEP_PERCENT, stepSpeed, tapTempo } from './tempo-actions'

/** How a command turns something on and off. */
const switchOf = (isOn: Signal<boolean>, name: string) => ({
  isOn: () => isOn.value,
  run: () => {
    toggle(isOn)
    speak(`${name} ${isOn.peek() ? 'on' : 'off'}`)
  },
})

registerCommands([
  {
    id: 'play',
    title: 'Play or stop',
    group: 'Play',
    keys: ['Space'],
    isOn: () => isPlaying.value,
    run: togglePlaying,
  },
  {
    id: 'play-from-start',
    title: 'Play from the start',
    group: 'Play',
    keys: ['Shift+Space'],
    run: () => {
      stopPlaying()
      void startPlaying({ fromBeat: 0 })
    },
  },
  {
    id: 'rewind',
    title: 'Go back to the start',
    group: 'Play',
    keywords: 'rewind top beginning',
    run: rewind,
  },
  {
    id: 'loop',
    title: 'Loop the selection',
    group: 'Play',
    keys: ['L'],
    keywords: 'repeat',
    isOn: () => isLooping.value,
    run: () => {
      toggleLoop()
      speak(isLooping.peek() ? 'loop on' : 'loop off')
    },
  },
  {
    id: 'count-in',
    title: 'Count in before playing',
    group: 'Play',
    keys: ['C'],
    ...switchOf(isCountInOn, 'count-in'),
  },
  {
    id: 'metronome',
    title: 'Metronome',
    group: 'Play',
    keys: ['M'],
    keywords: 'click',
    ...switchOf(isMetronomeOn, 'metronome'),
  },
  {
    id: 'tempo',
    title: 'Tempo',
    group: 'Play',
    keywords: 'bpm beats per minute speed',
    hint: 'or type tempo 100',
    run: () => {
      const field = document.querySelector<HTMLInputElement>('.tempo-field input')
      field?.focus()
      field?.select()
    },
  },
  {
    id: 'tap-tempo',
    title: 'Tap the tempo',
    group: 'Play',
    keys: ['T'],
    run: () => tapTempo(performance.now()),
  },
  {
    id: 'slower',
    title: `Slower by ${SPEED_STEP_PERCENT} %`,
    group: 'Play',
    keys: ['['],
    keywords: 'practice speed tempo per cent percent',
    run: () => stepSpeed(-1),
  },
  {
    id: 'faster',
    title: `Faster by ${SPEED_STEP_PERCENT} %`,
    group: 'Play',
    keys: [']'],
    keywords: 'practice speed tempo per cent percent',
    run: () => stepSpeed(1),
  },
  {
    id: 'own-speed',
    title: 'Play at 100 % speed',
    group: 'Play',
    keywords: 'practice speed tempo normal percent',
    run: () => chooseSpeed(100),
  },
  {
    id: 'tempo-ladder',
    title: 'Speed up after clean loops',
    group: 'Play',
    keywords: 'tempo ladder practice',
    isOn: () => isLadderOn.value,
    run: () => toggle(isLadderOn),
  },
  {
    id: 'sound-voice',
    title: 'Switch between string and piano sound',
    group: 'Play',
    keywords: 'voice instrument guitar',
    run: () => {
      soundVoice.value = soundVoice.peek() === 'guitar' ? 'piano' : 'guitar'
      speak(soundVoice.peek() === 'guitar' ? 'string sound' : 'piano sound')
    },
  },
  {
    id: 'microphone',
    title: 'Listen with the microphone',
    group: 'Play',
    keywords: 'tuner mic pitch',
    isOn: () => microphoneState.value === 'on',
    run: () => {
      if (microphoneState.peek() === 'on') stopListening()
      else void startListening()
    },
  },
  {
    id: 'midi-connect',
    title: 'Connect a MIDI keyboard',
    group: 'Play',
    run: () => void connectMidi(),
  },
  {
    id: 'export-wav',
    title: 'Export the sound as a WAV file',
    group: 'Project',
    keywords: 'audio download render',
    run: () => void exportWav(),
  },
])
