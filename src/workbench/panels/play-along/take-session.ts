/** A take: the tab plays, the player plays along, and each pass is judged by pitch and timing. */
import { computed, signal } from '@preact/signals'
import type { PlayedStrum } from '../../audio/input/chord/strum-cutter'
import type { PlayedNote } from '../../audio/input/onset-pitch'
import { onPlayedNotes, onPlayedStrums } from '../../audio/input/played-notes'
import { REACH_SECONDS } from '../../audio/input/take/align-take'
import {
  judgeTake,
  type OnsetVerdict,
  scoreOf,
  type TakeScore,
  type TakeVerdict,
  verdictOfNote,
} from '../../audio/input/take/judge-take'
import { onsetsOfKeys, onsetsOfStrings } from '../../audio/input/take/played-onset'
import {
  onPlaybackEvents,
  setPassJudge,
  startPlaying,
  stopPlaying,
} from '../../audio/playback/playback-control'
import {
  areNotesHeard,
  heardSpeedPercent,
  isLadderOn,
  isLooping,
  isPlaying,
  speedPercent,
} from '../../audio/playback/transport-state'
import type { LiveSound } from '../../audio/sound-engine'
import { measures } from '../../editor/tab-state'
import { addScores } from '../../projects/scores'
import { openedProject } from '../../state/project-store'
import { type TakeOnset, withEvents } from './asked-onsets'
import { inputSource, latencies, openInput } from './input-sources'

const LOOK_EVERY_MS = 120
const STRUM_HEARD_SECONDS = 0.7
/** The last notes are known a moment after they were struck. */
const KNOWN_AFTER_MS = 700

/** Whether a take is being played. */
export const isTaking = signal(false)

/** The judgement of the pass that is played, or of the last one. */
export const takeVerdicts = signal<readonly OnsetVerdict[]>([])
export const takeScore = signal<TakeScore | undefined>(undefined)

/** Verdicts by note of the tab. */
export const verdictByNote = computed<ReadonlyMap<string, TakeVerdict>>(() => {
  const keysOf = new Map(asked.map((onset) => [onset.id, onset.keys]))
  return new Map(
    takeVerdicts.value.flatMap((row) =>
      (keysOf.get(row.asked.id) ?? []).map(
        (key, index) => [key, verdictOfNote(row, index)] as const,
      ),
    ),
  )
})

let asked: readonly TakeOnset[] = []
let played: readonly PlayedNote[] = []
let strums: readonly PlayedStrum[] = []
let context: AudioContext | undefined

function tempoNow(): number {
  const percent = heardSpeedPercent.peek() ?? speedPercent.peek()
  return Math.round(((measures.peek()[0]?.tempo ?? 0) * percent) / 100)
}

/** How long after its time an onset is judged: a strum is heard when it has rung for a while. */
function waitFor({ midis }: TakeOnset): number {
  return midis.length > 1 && inputSource.peek() === 'microphone'
    ? STRUM_HEARD_SECONDS
    : REACH_SECONDS
}

/** Judges the onsets of a pass whose time is over by `untilSeconds`. */
function judgePass(pass: number, untilSeconds: number) {
  const latency = latencies[inputSource.peek()].peek()
  const due = asked.filter(
    (onset) => onset.pass === pass && onset.seconds + latency + waitFor(onset) <= untilSeconds,
  )
  const [first, last] = [due[0], due.at(-1)]
  const all =
    inputSource.peek() === 'midi' ? onsetsOfKeys(played, due) : onsetsOfStrings(played, strums)
  const near = all.filter(
    ({ seconds }) =>
      first !== undefined &&
      seconds - latency >= first.seconds - REACH_SECONDS &&
      seconds - latency <= last!.seconds + REACH_SECONDS,
  )
  return judgeTake(due, near, latency)
}

function show(pass: number, untilSeconds: number): void {
  const judged = judgePass(pass, untilSeconds)
  if (judged.onsets.length === 0) return
  takeVerdicts.value = judged.onsets
  takeScore.value = scoreOf(judged)
}

/** Keeps the score of a pass that was played to its end. */
function keepScore(project: string, pass: number, tempoBpm: number): void {
  const score = scoreOf(judgePass(pass, Number.POSITIVE_INFINITY))
  if (score.total === 0 || score.missed === score.total) return
  const { right, total, meanOffsetMs } = score
  const playedAt = new Date().toISOString()
  const offset = meanOffsetMs !== undefined && { meanOffsetMs }
  addScores(project, [{ playedAt, right, total, tempoBpm, ...offset }])
}

/** Plays the tab, without its notes, and judges what is played to it. */
export async function startTake(): Promise<void> {
  stopPlaying()
  const closeInput = await openInput()
  if (!closeInput) return
  const project = openedProject.peek()
  asked = []
  played = []
  strums = []
  takeVerdicts.value = []
  takeScore.value = undefined
  isTaking.value = true
  // Steps up are earned by loops.
  if (isLadderOn.peek()) isLooping.value = true
  const wereNotesHeard = areNotesHeard.peek()
  // What the loudspeaker plays, the microphone would hear.
  if (inputSource.peek() === 'microphone') areNotesHeard.value = false
  let lastPass = 0
  let passTempo = tempoNow()
  const stopAsking = onPlaybackEvents((events, sound: LiveSound) => {
    context = sound.context
    asked = withEvents(asked, events, sound.context.outputLatency || 0)
  })
  const stopNotes = onPlayedNotes((note) => {
    played = [...played, note]
  })
  const stopStrums = onPlayedStrums((strum) => {
    strums = [...strums, strum]
  })
  const look = () => {
    if (!context) return
    const now = context.currentTime
    const begun = asked.findLast(({ seconds }) => seconds <= now)
    const pass = begun?.pass ?? 0
    if (pass > lastPass) {
      keepScore(project, lastPass, passTempo)
      lastPass = pass
      passTempo = tempoNow()
    }
    show(pass, now)
  }
  const timer = setInterval(look, LOOK_EVERY_MS)
  // Asked a little before the pass ends: notes that may still come are not held against the player.
  setPassJudge((pass) =>
    judgePass(pass, context?.currentTime ?? 0).onsets.every(({ verdict }) => verdict === 'right'),
  )
  await startPlaying({ fromBeat: 0 })
  const stopWatching = isPlaying.subscribe((playing) => {
    if (playing || !isTaking.peek()) return
    isTaking.value = false
    queueMicrotask(() => stopWatching())
    clearInterval(timer)
    stopAsking()
    setPassJudge(undefined)
    areNotesHeard.value = wereNotesHeard
    setTimeout(() => {
      show(lastPass, Number.POSITIVE_INFINITY)
      keepScore(project, lastPass, passTempo)
      stopNotes()
      stopStrums()
      closeInput()
    }, KNOWN_AFTER_MS)
  })
}
