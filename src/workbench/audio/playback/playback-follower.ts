/** What is heard now: scheduled events wait here until the audio clock reaches them. */
import type { PlaybackEvent, PulseKind } from './playback-state'
import { beatAfter, type Timeline, type TimelineNote } from './timeline'

export interface HeardPulse {
  readonly kind: PulseKind
  readonly beat: number
  /** 0 = first of the bar. */
  readonly beatInBar: number
  readonly beatsPerBar: number
  readonly pass: number
  /** Audio-clock time at which it was due. */
  readonly timeSeconds: number
}

interface HeardMoment {
  readonly pulse: HeardPulse | undefined
  /** Beat of the piece; `undefined` while counting in and after the end. */
  readonly beat: number | undefined
  readonly sounding: readonly TimelineNote[]
  /** `undefined` before the first pass. */
  readonly speedPercent: number | undefined
  readonly pass: number
  readonly hasEnded: boolean
}

type PassEvent = Extract<PlaybackEvent, { type: 'pass' }>
type NoteEvent = Extract<PlaybackEvent, { type: 'note' }>

export interface PlaybackFollower {
  readonly take: (events: readonly PlaybackEvent[], timeline: Timeline) => void
  /** The moment at a time of the audio clock; times must not go back. */
  readonly momentAt: (heardSeconds: number) => HeardMoment
}

/** A follower for one run of playback. */
export function createFollower(): PlaybackFollower {
  let waiting: readonly (PlaybackEvent & { readonly timeline: Timeline })[] = []
  let pulse: HeardPulse | undefined
  let passNow: (PassEvent & { readonly timeline: Timeline }) | undefined
  let ringing: readonly NoteEvent[] = []
  let sounding: readonly TimelineNote[] = []
  let hasEnded = false

  return {
    take: (events, timeline) => {
      waiting = [...waiting, ...events.map((event) => ({ ...event, timeline }))]
    },
    momentAt: (heardSeconds) => {
      const due = waiting.filter((event) => event.timeSeconds <= heardSeconds)
      if (due.length > 0) waiting = waiting.filter((event) => event.timeSeconds > heardSeconds)
      for (const event of due) {
        if (event.type === 'pulse') pulse = event
        if (event.type === 'pass') passNow = event
        if (event.type === 'note') ringing = [...ringing, event]
        if (event.type === 'end') hasEnded = true
      }
      const stillRinging = ringing.filter(
        (event) => event.timeSeconds + event.durationSeconds > heardSeconds,
      )
      // The same array as long as the same notes sound, so that views do not render again.
      if (stillRinging.length !== ringing.length || due.some((event) => event.type === 'note')) {
        ringing = stillRinging
        sounding = stillRinging.map((event) => event.played)
      }
      const isInPass = passNow !== undefined && heardSeconds < passNow.endSeconds && !hasEnded
      const beat =
        passNow && isInPass
          ? beatAfter(
              passNow.timeline,
              passNow.beat,
              heardSeconds - passNow.timeSeconds,
              passNow.speedPercent,
            )
          : undefined
      return {
        pulse: hasEnded ? undefined : pulse,
        beat,
        sounding,
        speedPercent: passNow?.speedPercent,
        pass: passNow?.pass ?? 0,
        hasEnded,
      }
    },
  }
}
