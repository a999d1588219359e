/** Whether the page listens, and what it hears. The listening itself loads on demand. */
import { signal } from '@preact/signals'
import { playableRange } from '#engine/instrument/fretboard'
import { frequencyHzOf } from '#engine/theory/pitch'
import { neck } from '../../state/project-neck'
import { lightNotes } from '../playback/sounding-notes'
import { startSound } from '../sound-engine'
import type { Microphone } from './microphone'
import type { HeardNote, HeardRange } from './note-detector'
import { tellPlayed, tellStrum } from './played-notes'

/** `denied`: the person or the system said no. `missing`: there is no microphone. */
export type MicrophoneState = 'off' | 'starting' | 'on' | 'denied' | 'missing'

export const microphoneState = signal<MicrophoneState>('off')
export const heardNote = signal<HeardNote | undefined>(undefined)

/** Whether strings are being tuned: then notes beyond the neck's own are heard too. */
export const isTuning = signal(false)

/** Any string of any instrument: a bass's low B, tuned down, to a mandolin's high E, tuned up. */
const TUNER_RANGE: HeardRange = { lowestHz: 27, highestHz: 1400 }
/** Semitones that a string may be out of tune, below the lowest and above the highest note. */
const ROOM = { below: 3, above: 1 }

function heardRange(): HeardRange {
  if (isTuning.peek()) return TUNER_RANGE
  const { lowMidi, highMidi } = playableRange(neck.peek())
  return {
    lowestHz: frequencyHzOf(lowMidi - ROOM.below),
    highestHz: frequencyHzOf(highMidi + ROOM.above),
  }
}

/** Every note that was heard since listening began, the current one last and still growing. */
let heardSoFar: HeardNote[] = []
const MAX_REMEMBERED = 2000

export function heardNotes(): readonly HeardNote[] {
  return heardSoFar
}

let microphone: Microphone | undefined

function remember(note: HeardNote | undefined): void {
  if (note) {
    const last = heardSoFar.at(-1)
    if (last?.startSeconds === note.startSeconds) heardSoFar[heardSoFar.length - 1] = note
    else heardSoFar = [...heardSoFar.slice(-MAX_REMEMBERED), note]
  }
  const before = heardNote.peek()
  if (before?.midi !== note?.midi || before?.cents !== note?.cents) heardNote.value = note
  if (before?.midi !== note?.midi) lightNotes('microphone', note ? [{ midi: note.midi }] : [])
}

/** Starts listening; the state says how it went. */
export async function startListening(): Promise<boolean> {
  if (microphone) return true
  microphoneState.value = 'starting'
  try {
    if (!navigator.mediaDevices) throw new DOMException('no media devices', 'NotFoundError')
    const [sound, { openMicrophone }] = await Promise.all([startSound(), import('./microphone')])
    if (!sound) throw new DOMException('no sound', 'NotAllowedError')
    heardSoFar = []
    microphone = await openMicrophone(sound.context, {
      onNote: remember,
      onPlayed: tellPlayed,
      onStrum: tellStrum,
      onEnd: stopListening,
      rangeNow: heardRange,
    })
    microphoneState.value = 'on'
    return true
  } catch (error) {
    const isMissing = error instanceof DOMException && error.name === 'NotFoundError'
    microphoneState.value = isMissing ? 'missing' : 'denied'
    return false
  }
}

export function stopListening(): void {
  microphone?.stop()
  microphone = undefined
  microphoneState.value = 'off'
  heardNote.value = undefined
  lightNotes('microphone', [])
}
