/** A MIDI keyboard: every key sounds, lights up, is chosen, and can write into the tab. */
import { signal } from '@preact/signals'
import { neck } from '../../state/project-neck'
import { selectPitch } from '../../state/view-state'
import { lightNotes } from '../playback/sounding-notes'
import { soundVoice } from '../playback/transport-state'
import { startSound } from '../sound-engine'
import { type KeyEvent, readMidiMessage } from './midi-message'
import { tellPlayed } from './played-notes'

/** `denied`: the person or the browser said no. `unsupported`: the browser has no Web MIDI. */
export type MidiState = 'off' | 'starting' | 'on' | 'denied' | 'unsupported'

export const midiState = signal<MidiState>('off')
export const midiDevices = signal<readonly string[]>([])
/** Whether keys write notes at the tab's cursor. */
export const isMidiWriting = signal(false)

type WriteNote = (midi: number, isChord: boolean) => void
let writeNote: WriteNote | undefined

/** Set by the tab editor, which knows where notes go. */
export function setMidiWriter(writer: WriteNote | undefined): void {
  writeNote = writer
}

const held = new Set<number>()
const sustained = new Set<number>()
let isPedalDown = false

function damp(midi: number): void {
  void startSound().then((sound) => sound?.player.damp(`key-${midi}`, sound.context.currentTime))
}

/** Tells of a key at its time on the audio clock. */
function tellKey(midi: number, timeStampMs: number): void {
  void startSound().then((sound) => {
    if (!sound) return
    const agoSeconds = Math.max(0, performance.now() - timeStampMs) / 1000
    tellPlayed({ midi, seconds: sound.context.currentTime - agoSeconds })
  })
}

function keyDown(midi: number, velocity: number, timeStampMs: number): void {
  tellKey(midi, timeStampMs)
  const isChord = held.size > 0
  held.add(midi)
  sustained.delete(midi)
  lightNotes(
    'keyboard',
    [...held].map((key) => ({ midi: key })),
  )
  selectPitch({ midi })
  if (isMidiWriting.peek()) writeNote?.(midi, isChord)
  void startSound().then((sound) =>
    sound?.player.playNote({
      voice: soundVoice.peek(),
      neck: neck.peek(),
      midi,
      damperKey: `key-${midi}`,
      timeSeconds: sound.context.currentTime,
      durationSeconds: Number.POSITIVE_INFINITY,
      velocity: 0.3 + 0.7 * velocity,
    }),
  )
}

function keyUp(midi: number): void {
  held.delete(midi)
  lightNotes(
    'keyboard',
    [...held].map((key) => ({ midi: key })),
  )
  if (isPedalDown) sustained.add(midi)
  else damp(midi)
}

/** Plays one event of a keyboard. */
function playKeyEvent(event: KeyEvent, timeStampMs: number): void {
  if (event.type === 'key-down') keyDown(event.midi, event.velocity, timeStampMs)
  else if (event.type === 'key-up') keyUp(event.midi)
  else {
    isPedalDown = event.isDown
    if (isPedalDown) return
    for (const midi of sustained) damp(midi)
    sustained.clear()
  }
}

let access: MIDIAccess | undefined

function listenToInputs(midi: MIDIAccess): void {
  const inputs = [...midi.inputs.values()].filter((input) => input.state === 'connected')
  for (const input of inputs) {
    input.onmidimessage = (message) => {
      const event = message.data ? readMidiMessage(message.data) : undefined
      // Some drivers give no time: then it is now.
      if (event) playKeyEvent(event, message.timeStamp || performance.now())
    }
  }
  midiDevices.value = inputs.map((input) => input.name ?? 'MIDI keyboard')
}

/** Asks for the keyboards and listens to all of them, also to those plugged in later. */
export async function connectMidi(): Promise<void> {
  if (!('requestMIDIAccess' in navigator)) {
    midiState.value = 'unsupported'
    return
  }
  midiState.value = 'starting'
  try {
    const granted = await navigator.requestMIDIAccess()
    access = granted
    listenToInputs(granted)
    granted.onstatechange = () => listenToInputs(granted)
    midiState.value = 'on'
  } catch {
    midiState.value = 'denied'
  }
}

export function disconnectMidi(): void {
  if (access) {
    access.onstatechange = null
    for (const input of access.inputs.values()) input.onmidimessage = null
  }
  access = undefined
  for (const midi of held) damp(midi)
  held.clear()
  lightNotes('keyboard', [])
  midiDevices.value = []
  midiState.value = 'off'
}
