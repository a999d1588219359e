/** Plays a drill and, with the microphone, judges each note. */
import { batch, computed, signal } from '@preact/signals'
import { DRILL_LIMITS, type Drill } from '#engine/practice/drill'
import { measureOfDrill } from '#engine/practice/position-drill'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { splitIntoBars } from '#engine/tab/measure'
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
import { appendMeasures } from '../../editor/edit-measures'
import { editMeasures } from '../../editor/tab-actions'
import { cursor, measures, placeCursor } from '../../editor/tab-state'
import { counted } from '../../state/display-text'
import { showMessage, showUndoable } from '../../state/messages'
import { chooseDrill, compiledDrill } from './drill-options'
import { keepScreenOn } from './wake-lock'

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
    measures: [measureOfDrill(drill)],
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

/**
 * Puts the drill behind the tab, a measure for each bar, at the tempo of the tab; one undo takes it
 * back.
 */
export function putDrillIntoTab(drill: Drill): void {
  const bars = splitIntoBars(measureOfDrill(drill))
  const before = measures.peek()
  const after = appendMeasures(before, bars)
  const noteCount = after.reduce((sum, { notes }) => sum + notes.length, 0)
  if (after.length > PROJECT_LIMITS.maxMeasures || noteCount > PROJECT_LIMITS.maxNotes) {
    showMessage(
      `The tab has no room for ${counted(bars.length, 'bar')} more: it holds ${PROJECT_LIMITS.maxMeasures} bars and ${PROJECT_LIMITS.maxNotes} notes.`,
      'problem',
    )
    return
  }
  editMeasures('Put drill into tab', () => after)
  const first = after.length - bars.length
  placeCursor({ measureIndex: first, beat: 0, string: cursor.peek().string })
  const { tempo } = after[first]!
  const own = tempo === drill.settings.bpm ? '' : `, at ${tempo} bpm as the tab`
  showUndoable(
    `The drill is in ${bars.length === 1 ? `bar ${first + 1}` : `bars ${first + 1}–${after.length}`} of the tab${own}.`,
  )
}

/** Forgets the verdicts, as when another drill was chosen. */
export function forgetVerdicts(): void {
  batch(() => {
    if (verdicts.peek().length > 0) verdicts.value = []
  })
}
