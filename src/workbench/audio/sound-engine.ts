/**
 * The live sound: one context, made after the first gesture because browsers keep pages silent
 * until then, and a visible state that says whether it runs.
 */
import { effect, signal } from '@preact/signals'
import { afterPaint } from '../state/after-paint'
import { type AuditionRequest, setAuditionPlayer } from '../state/audition'
import { neck } from '../state/project-neck'
import { outputLevel, tabMeasures } from '../state/project-store'
import { focusedPitch } from '../state/view-state'
import { createNotePlayer, type NotePlayer } from './note-player'
import { soundVoice } from './playback/transport-state'
import {
  createInstrumentBank,
  createWorkerRenderer,
  type InstrumentBank,
} from './voices/instrument-bank'

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
let isStarting: Promise<unknown> | undefined

function createLiveSound(): LiveSound {
  const context = new AudioContext({ latencyHint: 'interactive' })
  const bank = createInstrumentBank(context.sampleRate, createWorkerRenderer())
  const player = createNotePlayer(context, bank)
  context.addEventListener('statechange', () => {
    state.value = context.state === 'running' ? 'on' : 'blocked'
  })
  effect(() => player.setLevel(outputLevel.value))
  return { context, player, bank }
}

/** How long a browser may take to start the sound before it counts as blocked. */
const RESUME_TIMEOUT_MS = 1500

let isPressed = false
const noteRelease = () => {
  isPressed = false
}
for (const press of ['pointerdown', 'keydown']) {
  addEventListener(
    press,
    () => {
      isPressed = true
    },
    true,
  )
}
for (const release of ['pointerup', 'pointercancel', 'keyup']) {
  addEventListener(release, noteRelease, true)
}
// The window's own, not that of an element which a press takes the focus from.
addEventListener('blur', noteRelease)
/** A longer press counts as a resting finger. */
const LONGEST_PRESS_MS = 400

/** Waits until a press that is under way is over and answered. */
async function pressIsAnswered(): Promise<void> {
  const untilMs = performance.now() + LONGEST_PRESS_MS
  do await new Promise<void>((resolve) => afterPaint(resolve))
  while (isPressed && performance.now() < untilMs)
}

/**
 * The running sound, started if need be. Call it from a gesture the first time: building takes
 * longer than a frame, so it waits until the gesture is over and answered. Gives `undefined` when
 * the browser will not start it.
 */
export async function startSound(): Promise<LiveSound | undefined> {
  if (!live) {
    isStarting ??= pressIsAnswered()
    await isStarting
  }
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

let voicesBefore = 0

function sing({ player, context }: LiveSound, request: AuditionRequest): void {
  const now = context.currentTime + AUDITION_AHEAD_SECONDS
  for (let n = request.midis.length; n < voicesBefore; n++) player.damp(`audition-${n}`, now)
  voicesBefore = request.midis.length
  for (const [index, midi] of request.midis.entries()) {
    player.playNote({
      voice: soundVoice.peek(),
      neck: neck.peek(),
      midi,
      damperKey: `audition-${index}`,
      timeSeconds: now + index * (request.strumSeconds ?? 0),
      durationSeconds: request.durationSeconds ?? AUDITION_SECONDS,
      velocity: (request.velocity ?? AUDITION_VELOCITY) / Math.max(1, request.midis.length) ** 0.25,
    })
  }
}

/** Plays the auditions that views ask for. */
export function answerAuditions(): void {
  setAuditionPlayer((request) => {
    void startSound().then((sound) => sound && sing(sound, request))
  })
}

/** Notes of a tab that are rendered before it plays. */
const MOST_PREPARED = 60

/** Renders the notes of the tab ahead, one after the other, so that no play has to wait. */
export function prepareTab(): void {
  let lastTurn = 0
  effect(() => {
    const notes = tabMeasures.value.flatMap((measure) => measure.notes).slice(0, MOST_PREPARED)
    const voice = soundVoice.value
    const on = neck.value
    const turn = ++lastTurn
    if (state.value !== 'on') return
    void (async () => {
      for (const note of notes) {
        if (turn !== lastTurn) return
        await live?.bank.prepare(voice, note, on)
      }
    })()
  })
}

/** Renders the focused pitch ahead, so that it sounds at once when pressed. */
export function prepareFocused(): void {
  effect(() => {
    const { midi } = focusedPitch.value
    if (state.value === 'on') void live?.bank.prepare(soundVoice.value, { midi }, neck.value)
  })
}
