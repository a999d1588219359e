/**
 * The live sound: one context, made on the first gesture because browsers keep pages silent until
 * then, and a visible state that says whether it runs.
 */
import { effect, signal } from '@preact/signals'
import { setAuditionPlayer } from '../state/audition'
import { outputLevel, tabMeasures } from '../state/project-store'
import { createInstrumentBank, type InstrumentBank } from './instrument-bank'
import { createNotePlayer, type NotePlayer } from './note-player'
import { soundVoice } from './transport-state'

/**
 * `off`: no gesture yet. `on`: sound runs. `blocked`: the browser or the system holds it back, a
 * click on the sound button tries again.
 */
type SoundState = 'off' | 'on' | 'blocked'

export interface LiveSound {
  readonly context: AudioContext
  readonly player: NotePlayer
  readonly bank: InstrumentBank
}

const state = signal<SoundState>('off')
export const soundState = state

let live: LiveSound | undefined

function createLiveSound(): LiveSound {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const bank = createInstrumentBank(context.sampleRate)
  const player = createNotePlayer(context, bank)
  context.addEventListener('statechange', () => {
    state.value = context.state === 'running' ? 'on' : 'blocked'
  })
  effect(() => player.setLevel(outputLevel.value))
  return { context, player, bank }
}

/** How long a browser may take to start the sound before it counts as blocked. */
const RESUME_TIMEOUT_MS = 1500

/**
 * The running sound, started if need be. Call it from a gesture the first time. Gives `undefined`
 * when the browser will not start it.
 */
export async function startSound(): Promise<LiveSound | undefined> {
  try {
    live ??= createLiveSound()
  } catch {
    state.value = 'blocked'
    return undefined
  }
  const { context } = live
  if (context.state !== 'running') {
    const patience = new Promise((resolve) => setTimeout(resolve, RESUME_TIMEOUT_MS))
    await Promise.race([context.resume().catch(() => undefined), patience])
  }
  state.value = context.state === 'running' ? 'on' : 'blocked'
  return context.state === 'running' ? live : undefined
}

const GESTURES = ['pointerdown', 'keydown', 'touchend'] as const

/** Starts the sound at the first gesture anywhere on the page, and after the system paused it. */
export function unlockOnFirstGesture(): void {
  const unlock = () => {
    if (live?.context.state !== 'running') void startSound()
  }
  for (const gesture of GESTURES)
    addEventListener(gesture, unlock, { capture: true, passive: true })
}

const AUDITION_SECONDS = 1.8
const AUDITION_VELOCITY = 0.8
/** A little ahead, so that all notes of a chord are there in time. */
const AUDITION_AHEAD_SECONDS = 0.005

/** Takes over the requests of the views. */
export function answerAuditions(): void {
  let voicesBefore = 0
  setAuditionPlayer((request) => {
    void startSound().then((sound) => {
      if (!sound) return
      const now = sound.context.currentTime + AUDITION_AHEAD_SECONDS
      for (let n = request.midis.length; n < voicesBefore; n++)
        sound.player.damp(`audition-${n}`, now)
      voicesBefore = request.midis.length
      for (const [index, midi] of request.midis.entries()) {
        sound.player.playNote({
          voice: soundVoice.peek(),
          midi,
          damperKey: `audition-${index}`,
          timeSeconds: now + index * (request.strumSeconds ?? 0),
          durationSeconds: request.durationSeconds ?? AUDITION_SECONDS,
          velocity:
            (request.velocity ?? AUDITION_VELOCITY) / Math.max(1, request.midis.length) ** 0.25,
        })
      }
    })
  })
}

/** Renders the notes of the tab while the page idles, so that the first play does not wait. */
export function prerenderOnIdle(): void {
  let handle = 0
  const whenIdle = window.requestIdleCallback ?? ((run: () => void) => setTimeout(run, 50))
  effect(() => {
    const notes = tabMeasures.value.flatMap((measure) => measure.notes)
    const voice = soundVoice.value
    const isOn = state.value === 'on'
    const turn = ++handle
    const distinct = new Map(notes.map((note) => [`${note.midi}.${note.string}`, note]))
    const queue = [...distinct.values()].slice(0, 60)
    const renderNext = () => {
      const note = queue.pop()
      if (!note || !live || turn !== handle) return
      live.bank.noteBuffer(voice, note)
      whenIdle(renderNext)
    }
    if (isOn) whenIdle(renderNext)
  })
}
