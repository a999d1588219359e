/** Plays a drill and, with the microphone, judges each note. */
import { batch, computed, signal } from '@preact/signals'
import { DRILL_LIMITS, type Drill } from '#engine/practice/drill'
import { DRILL_TIME_SIGNATURE } from '#engine/practice/rhythm-table'
import { measureIdOf, splitIntoBars } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import {
  heardNotes,
  microphoneState,
  startListening,
  stopListening,
} from '../../audio/input/microphone-state'
import {
  type ExpectedNote,
  isCleanPass,
  judgeNote,
  type NoteVerdict,
  summarize,
  verdictSecondsOf,
} from '../../audio/input/play-along'
import {
  type DrillScore,
  isPracticing,
  onPlaybackEvents,
  playingDrill,
  setPassJudge,
  startPlaying,
  stopPlaying,
} from '../../audio/playback/playback-control'
import type { PlaybackEvent } from '../../audio/playback/playback-state'
import type { LiveSound } from '../../audio/sound-engine'
import { showMessage } from '../../state/messages'
import { edit } from '../../state/project-store'
import { chooseDrill, compiledDrill } from './drill-options'
import { keepScreenOn } from './wake-lock'

/** The drill as the first measure of a project. */
export function drillMeasure(drill: Drill): Measure {
  return {
    id: measureIdOf(1),
    notes: drill.tabNotes,
    tempo: drill.settings.bpm,
    timeSignature: DRILL_TIME_SIGNATURE,
  }
}

/** All verdicts of this run, oldest first. */
export const verdicts = signal<readonly NoteVerdict[]>([])

/** The latest verdict on each note of the drill. */
export const latestVerdicts = computed<ReadonlyMap<string, NoteVerdict>>(
  () => new Map(verdicts.value.map((row) => [row.expected.id, row])),
)

export const playAlongSummary = computed(() => summarize(verdicts.value))

/** Whether the microphone judges the next run. */
export const isPlayAlong = signal(false)

let awaited: readonly ExpectedNote[] = []
/** Verdicts are looked for this often. */
const JUDGE_EVERY_MS = 40
/** Remembered verdicts; a long practice forgets its beginning. */
const MAX_VERDICTS = 4000

function expect(events: readonly PlaybackEvent[], sound: LiveSound): void {
  // The player hears each note this much after its time on the audio clock, and answers to that.
  const delaySeconds = sound.context.outputLatency || 0
  const notes = events.flatMap((event) =>
    event.type === 'note'
      ? [
          {
            id: event.played.note.id,
            midi: event.played.note.midi,
            startSeconds: event.timeSeconds + delaySeconds,
            endSeconds: event.timeSeconds + event.durationSeconds + delaySeconds,
            pass: event.pass,
          },
        ]
      : [],
  )
  awaited = [...awaited, ...notes]
}

/** A right note is reported at once, anything else when its time is over. */
function judgeAwaited(nowSeconds: number): void {
  if (awaited.length === 0) return
  const heard = heardNotes()
  const recent = heard.slice(-40)
  const told: NoteVerdict[] = []
  awaited = awaited.filter((expected) => {
    if (nowSeconds < expected.startSeconds) return true
    const row = judgeNote(expected, recent)
    const isOver = nowSeconds >= verdictSecondsOf(expected)
    if (row.verdict !== 'right' && !isOver) return true
    told.push(row)
    return false
  })
  if (told.length > 0) verdicts.value = [...verdicts.peek(), ...told].slice(-MAX_VERDICTS)
}

let endSession: (() => void) | undefined

function listenAlong(): () => void {
  awaited = []
  verdicts.value = []
  let context: AudioContext | undefined
  const stopExpecting = onPlaybackEvents((events, sound) => {
    context = sound.context
    expect(events, sound)
  })
  const timer = setInterval(() => context && judgeAwaited(context.currentTime), JUDGE_EVERY_MS)
  // The last notes of a pass may still be open when its end is scheduled; they are not held
  // against the player.
  setPassJudge((pass) => isCleanPass(verdicts.peek(), pass))
  return () => {
    clearInterval(timer)
    stopExpecting()
    setPassJudge(undefined)
    awaited = []
  }
}

/** The drill that was started last. */
let startedDrill: Drill | undefined

/** Ends a drill that plays unless it is this one. */
export function stopOtherDrill(drill: Drill | undefined): void {
  if (isPracticing.peek() && startedDrill !== drill) stopDrill()
}

/** Loops the drill again at the nearest tempo that a drill may have. */
function restartAt(bpm: number): void {
  const { minBpm, maxBpm } = DRILL_LIMITS
  chooseDrill({ bpm: Math.min(maxBpm, Math.max(minBpm, Math.round(bpm))) })
  const { drill } = compiledDrill.peek()
  if (drill) void startDrill(drill)
}

/** Loops the drill; with play-along, listens as well until it ends. */
export async function startDrill(drill: Drill): Promise<void> {
  stopDrill()
  startedDrill = drill
  const wantsEars = isPlayAlong.peek()
  const wasListening = microphoneState.peek() === 'on'
  if (wantsEars && !(await startListening())) {
    isPlayAlong.value = false
    showMessage(
      microphoneState.peek() === 'missing'
        ? 'No microphone was found; the drill plays without it.'
        : 'The microphone is not allowed; the drill plays without it.',
      'problem',
    )
  }
  const releaseScreen = keepScreenOn()
  const stopListeningAlong = isPlayAlong.peek() ? listenAlong() : undefined
  const score: DrillScore = {
    kind: 'practice',
    measures: [drillMeasure(drill)],
    loop: { startBeat: 0, endBeat: drill.settings.loopBeats },
    countInBeats: drill.settings.countInBeats,
    chooseTempo: restartAt,
  }
  const end = () => {
    if (endSession !== end) return
    endSession = undefined
    queueMicrotask(() => stopWatching())
    stopListeningAlong?.()
    if (stopListeningAlong && !wasListening) stopListening()
    releaseScreen()
  }
  endSession = end
  const started = startPlaying({ drill: score })
  const stopWatching = playingDrill.subscribe((playing) => {
    if (playing !== score) end()
  })
  await started
}

export function stopDrill(): void {
  if (isPracticing.peek()) stopPlaying()
  endSession?.()
}

/** Puts the drill into the tab, a measure for each bar; one undo takes it back. */
export function putDrillIntoTab(drill: Drill): void {
  edit('Put drill into tab', (before) => ({
    ...before,
    transport: { ...before.transport, cursorBeat: 0 },
    tabProject: { ...before.tabProject, measures: splitIntoBars(drillMeasure(drill)) },
  }))
  showMessage('The drill is in the tab; undo brings the old tab back.', 'success')
}

/** Forgets the verdicts, as when another drill was chosen. */
export function forgetVerdicts(): void {
  batch(() => {
    if (verdicts.peek().length > 0) verdicts.value = []
  })
}
