/**
 * Play and stop: the scheduler over the live sound, and the views that follow what is heard.
 * One score plays at a time, the tab or a drill.
 */
import { batch, computed, effect, signal } from '@preact/signals'
import type { Measure } from '#engine/tab/tab-event'
import { showMessage } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { adjust, project, tabMeasures } from '../../state/project-store'
import { playhead } from '../../state/view-state'
import { heardSeconds } from '../audio-clock'
import { type LiveSound, startSound } from '../sound-engine'
import { backing, backingUnder, faderNameOf, levels, ownFader, voiceOfTrack } from './backing-state'
import { playStartOf } from './play-start'
import { createFollower, type PlaybackFollower } from './playback-follower'
import type { CountIn, LoopRange, PlaybackEvent, PlaybackSettings } from './playback-state'
import { createScheduler, TICK_MS } from './scheduler'
import { soundEvent } from './sound-events'
import { lightNotes } from './sounding-notes'
import {
  type BackedNote,
  beatAfter,
  placeOfBeat,
  type Sounded,
  type Timeline,
  type TimelineNote,
  timelineOf,
} from './timeline'
import {
  areNotesHeard,
  countInBars,
  heardPulse,
  heardSpeedPercent,
  isCountInOn,
  isCountInOnLoop,
  isLooping,
  isMetronomeOn,
  isPlaying,
  ladderInForce,
  loopRange,
  soundVoice,
  speedPercent,
} from './transport-state'

/** Which panel made the score that plays instead of the tab. */
type ScoreKind = 'practice' | 'chords' | 'route' | 'clicks'

/** What plays: `undefined` is the tab of the project, which may be edited while it plays. */
export interface DrillScore {
  readonly kind: ScoreKind
  readonly measures: readonly Measure[]
  readonly loop: LoopRange | undefined
  /** Its own count-in, not the transport's; 0 for none. */
  readonly countInBeats: number
  /** Plays it again at another tempo, in beats per minute; without it, it has the tab's tempo. */
  readonly chooseTempo?: (bpm: number) => void
}

/** The drill that plays instead of the tab. */
export const playingDrill = signal<DrillScore | undefined>(undefined)
export const playingKind = computed(() => playingDrill.value?.kind)
export const isPracticing = computed(() => playingKind.value === 'practice')
/** Where a drill stands, in beats from its start. */
export const drillBeat = signal<number | undefined>(undefined)

type PlaybackListener = (events: readonly PlaybackEvent[], sound: LiveSound) => void
const listeners = new Set<PlaybackListener>()

/** Called with every event shortly before it sounds; returns the function that ends it. */
export function onPlaybackEvents(listener: PlaybackListener): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

let judgeOfPasses: (pass: number) => boolean = () => true

/** Sets who says whether a loop was clean; without a judge every loop is. */
export function setPassJudge(judge: ((pass: number) => boolean) | undefined): void {
  judgeOfPasses = judge ?? (() => true)
}

/** Time between the press and the first sound, in which the audio graph is built. */
const START_DELAY_SECONDS = 0.06

/** Notes that begin this soon are rendered before the first one sounds. */
const PREPARED_SECONDS = 1
/** A slow machine starts without them after this long. */
const LONGEST_PREPARATION_MS = 300

/** Has the notes rendered that sound at once; later ones are rendered while these ring. */
async function prepareStart(sound: LiveSound, fromBeat: number): Promise<void> {
  const timeline = timelineNow.peek()
  const untilBeat = beatAfter(timeline, fromBeat, PREPARED_SECONDS)
  const isSoon = ({ startBeat }: TimelineNote<Sounded>) =>
    startBeat >= fromBeat - 1e-6 && startBeat <= untilBeat
  const voice = soundVoice.peek()
  const patience = new Promise((resolve) => setTimeout(resolve, LONGEST_PREPARATION_MS))
  await Promise.race([
    Promise.all([
      ...timeline.notes
        .filter(isSoon)
        .map(({ note }) => sound.bank.prepare(voice, note, neck.peek())),
      ...(timeline.backing ?? []).filter(isSoon).map((note) => prepareBacked(sound, note)),
    ]),
    patience,
  ])
}

function prepareBacked({ bank }: LiveSound, { track, note }: BackedNote): Promise<void> {
  const part = backing.peek()?.tracks[track]
  if (!part) return Promise.resolve()
  const { midi, technique } = note
  return bank.prepare(voiceOfTrack(part), { midi, technique }, part.neck ?? neck.peek())
}

/** Renders the other tracks one note after the other, as long as they play. */
async function prepareBacking(sound: LiveSound, fromBeat: number, isOn: () => boolean) {
  const notes = timelineNow.peek().backing ?? []
  const next = notes.findIndex(({ startBeat }) => startBeat >= fromBeat)
  const inOrder = [...notes.slice(Math.max(0, next)), ...notes.slice(0, Math.max(0, next))]
  for (const note of inOrder) {
    if (!isOn()) return
    await prepareBacked(sound, note)
  }
}

/** A longer pause between frames is not used to predict the next one. */
const LONGEST_FRAME_SECONDS = 0.05

interface Run {
  readonly sound: LiveSound
  readonly stop: () => void
}
let run: Run | undefined
/** Counts the presses of play, so that a press during the unlocking is not forgotten or doubled. */
let pressCount = 0

/** The tab with the other tracks of its file. */
export const timelineOfTab = computed((): Timeline => {
  const timeline = timelineOf(tabMeasures.value)
  return backing.value
    ? { ...timeline, backing: backingUnder(tabMeasures.value, timeline.measures, backing.value) }
    : timeline
})

const timelineNow = computed(() =>
  playingDrill.value ? timelineOf(playingDrill.value.measures) : timelineOfTab.value,
)

/** Through which faders the tab and the other tracks go. */
export function tracksHeard() {
  const own = ownFader.peek()
  const isTab = playingDrill.peek() === undefined
  return {
    fader: isTab && own !== undefined ? faderNameOf(own) : undefined,
    tracks: backing.peek()?.tracks,
  }
}

function countInOf(count: number, unit: CountIn['unit']): CountIn | undefined {
  return count > 0 ? { count, unit } : undefined
}

/** Whether a drill is asked for at a tempo of its own, which the practice speed leaves alone. */
const hasOwnTempo = (drill: DrillScore | undefined) =>
  drill?.chooseTempo !== undefined || drill?.kind === 'clicks'

function settingsNow(timeline: Timeline): PlaybackSettings {
  const drill = playingDrill.value
  const whole = { startBeat: 0, endBeat: timeline.lengthBeats }
  const tabCountIn = isCountInOn.value ? countInOf(countInBars.value, 'bars') : undefined
  // Chords to hear go round only while the loop is on.
  const isHeardOnce = drill?.kind === 'chords' && !isLooping.value
  const tabLoop = isLooping.value ? (loopRange.value ?? whole) : undefined
  return {
    loop: isHeardOnce ? undefined : drill ? drill.loop : tabLoop,
    countIn: drill ? countInOf(drill.countInBeats, 'beats') : tabCountIn,
    countInOnLoop: isCountInOnLoop.value,
    ladder: ladderInForce(),
    speedPercent: hasOwnTempo(drill) ? 100 : speedPercent.value,
  }
}

function showMoment(follower: PlaybackFollower, timeline: Timeline, seconds: number): boolean {
  const moment = follower.momentAt(seconds)
  batch(() => {
    if (moment.pulse !== heardPulse.peek()) heardPulse.value = moment.pulse
    if (moment.speedPercent !== heardSpeedPercent.peek())
      heardSpeedPercent.value = moment.speedPercent
    const sounding = moment.sounding
    if (sounding !== lastSounding) {
      lastSounding = sounding
      lightNotes(
        'playback',
        sounding.map(({ note }) => note),
      )
    }
    if (playingDrill.peek()) drillBeat.value = moment.beat
    else playhead.value = moment.beat === undefined ? undefined : placeOfBeat(timeline, moment.beat)
  })
  return moment.hasEnded
}
let lastSounding: unknown

function startRun(sound: LiveSound, fromBeat: number, isSeek: boolean): Run {
  const { context, player } = sound
  const follower = createFollower()
  let timeline = timelineNow.peek()
  const scheduler = createScheduler(
    {
      nowSeconds: () => context.currentTime,
      isHidden: () => document.hidden,
      everyTick: (tick) => {
        const timer = setInterval(tick, TICK_MS)
        return () => clearInterval(timer)
      },
    },
    (events) => {
      const choice = {
        voice: soundVoice.peek(),
        neck: neck.peek(),
        hasMetronome: isMetronomeOn.peek(),
        // A fader that is down keeps the notes of the tab silent, and up again while they ring.
        hasNotes: areNotesHeard.peek() || tracksHeard().fader !== undefined,
        ...tracksHeard(),
      }
      for (const event of events) soundEvent(player, event, choice)
      follower.take(events, timeline)
      for (const listener of listeners) listener(events, sound)
    },
    (pass) => judgeOfPasses(pass),
  )
  const settings = settingsNow(timeline)
  scheduler.start(
    timeline,
    isSeek ? { ...settings, countIn: undefined } : settings,
    fromBeat,
    context.currentTime + START_DELAY_SECONDS,
  )

  const stopFollowingEdits = effect(() => {
    timeline = timelineNow.value
    scheduler.update(timeline, settingsNow(timeline))
  })
  const stopMixing = effect(() => {
    for (const [track, level] of levels.value.entries()) player.setFader(faderNameOf(track), level)
  })
  let isRunning = true
  void prepareBacking(sound, fromBeat, () => isRunning)
  let frame = 0
  let frameStartMs = 0
  const draw = (nowMs: number) => {
    // What is drawn now is seen for one frame: drawn for its middle, it is early as often as late.
    const frameSeconds = Math.min(LONGEST_FRAME_SECONDS, (nowMs - frameStartMs) / 1000)
    frameStartMs = nowMs
    const hasEnded = showMoment(follower, timeline, heardSeconds(context) + frameSeconds / 2)
    if (hasEnded) stopPlaying()
    else frame = requestAnimationFrame(draw)
  }
  frame = requestAnimationFrame(draw)
  const onStateChange = () => {
    if (context.state !== 'running') stopPlaying()
  }
  context.addEventListener('statechange', onStateChange)

  return {
    sound,
    stop: () => {
      isRunning = false
      scheduler.stop()
      stopFollowingEdits()
      stopMixing()
      cancelAnimationFrame(frame)
      context.removeEventListener('statechange', onStateChange)
      player.silence(context.currentTime)
    },
  }
}

/** A drill begins at its start, the tab at the cursor while notes follow there. */
function usualStart(): number {
  if (playingDrill.peek()) return 0
  const timeline = timelineNow.peek()
  return playStartOf(timeline, project.peek().transport.cursorBeat, settingsNow(timeline).loop)
}

/** Plays the tab, or a drill, from a beat; without one, from where `usualStart` says. */
export async function startPlaying(
  options: {
    readonly fromBeat?: number
    readonly drill?: DrillScore
    /** A jump while playing: nothing is counted in. */
    readonly isSeek?: boolean
  } = {},
): Promise<void> {
  stopPlaying()
  const press = ++pressCount
  batch(() => {
    playingDrill.value = options.drill
    isPlaying.value = true
  })
  const sound = await startSound()
  if (press !== pressCount) return
  if (!sound) {
    stopPlaying()
    showMessage('The browser keeps the sound off. Click the page once, then press play.', 'problem')
    return
  }
  const fromBeat = options.fromBeat ?? usualStart()
  await prepareStart(sound, fromBeat)
  if (press === pressCount) run = startRun(sound, fromBeat, options.isSeek === true)
}

/** Stops and silences; the cursor stays where it was. */
export function stopPlaying(): void {
  pressCount++
  run?.stop()
  run = undefined
  lastSounding = undefined
  batch(() => {
    isPlaying.value = false
    heardPulse.value = undefined
    heardSpeedPercent.value = undefined
    lightNotes('playback', [])
    playhead.value = undefined
    drillBeat.value = undefined
    playingDrill.value = undefined
  })
}

export function togglePlaying(): void {
  if (isPlaying.peek()) stopPlaying()
  else void startPlaying()
}

/** Moves the cursor of the transport; what plays goes on where it is. */
export function moveTransport(cursorBeat: number): void {
  if (project.peek().transport.cursorBeat === cursorBeat) return
  adjust((before) => ({ ...before, transport: { ...before.transport, cursorBeat } }))
}

/** Moves the cursor, and what plays jumps there without counting in. */
export function seekTo(beat: number): void {
  moveTransport(beat)
  if (isPlaying.peek() && !playingDrill.peek()) void startPlaying({ fromBeat: beat, isSeek: true })
}

/** Moves the cursor to the start of the tab, or of its loop; what plays begins again there. */
export function rewind(): void {
  seekTo(isLooping.peek() ? (loopRange.peek()?.startBeat ?? 0) : 0)
}
