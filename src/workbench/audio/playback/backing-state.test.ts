import { batch } from '@preact/signals'
import { afterEach, describe, expect, test } from 'vitest'
import type { Measure } from '#engine/tab/tab-event'
import { projectOfTrack } from '#formats/track/project-of-track'
import { backingOf } from '#formats/track/sounds-of-track'
import { BAND } from '../../../../test/support/band-score'
import {
  type Backing,
  type BackingPart,
  backing,
  backingUnder,
  faders,
  firstFader,
  levels,
  tracksLeftOut,
  voiceOfTrack,
} from './backing-state'
import { advancePlayback, startPlayback } from './playback'
import type { PlaybackSettings } from './playback-state'
import { timelineOf } from './timeline'
import { areNotesHeard } from './transport-state'

const PARTS = backingOf(BAND).map(
  ({ bars, ...track }): BackingPart => ({
    ...track,
    notes: new Map(bars.map((bar, index) => [`measure-${index + 1}`, bar])),
  }),
)
const WHOLE: Backing = { tracks: PARTS, own: [0] }
const crunch = BAND.tracks[0]!
const TAB = projectOfTrack(BAND, crunch, crunch.neck!).project.tabProject.measures

function playedOver(measures: readonly Measure[], settings: Partial<PlaybackSettings> = {}) {
  const laid = timelineOf(measures)
  const timeline = { ...laid, backing: backingUnder(measures, laid.measures, WHOLE) }
  const all = {
    loop: undefined,
    countIn: undefined,
    countInOnLoop: false,
    ladder: undefined,
    speedPercent: 100,
    ...settings,
  }
  const { events } = advancePlayback(timeline, all, startPlayback(timeline, all, 0, 0), 60)
  return events.flatMap((event) =>
    event.type === 'backing'
      ? [`${event.played.track}:${event.played.note.midi}@${event.timeSeconds.toFixed(3)}`]
      : [],
  )
}
const drums = (events: readonly string[]) => events.filter((event) => event.startsWith('3:'))

describe('the other tracks under a tab', () => {
  test('sound in the tempo of each bar, the own track not among them', () => {
    const events = playedOver(TAB)
    expect(events.some((event) => event.startsWith('0:'))).toBe(false)
    // Three beats of lead-in at 96, then its crash; bar 2 at 96, bar 3 at 120 and on.
    expect(drums(events).slice(0, 3)).toEqual(['3:49@1.875', '3:36@2.500', '3:38@3.125'])
  })

  test('at 60 per cent everything comes later by the same share', () => {
    const times = (percent: number) =>
      drums(playedOver(TAB, { speedPercent: percent })).map((event) => Number(event.split('@')[1]))
    const [plain, slow] = [times(100), times(60)]
    for (const [index, time] of slow.entries()) expect(time).toBeCloseTo(plain[index]! / 0.6, 2)
  })

  test('go with their bars: moved, taken out, and none under one that is new', () => {
    const [, second, third] = TAB
    const added = { ...second!, id: 'measure-9', notes: [] }
    const events = drums(playedOver([added, third!, second!]))
    expect(events).toHaveLength(12)
    expect(events[0]).toMatch(/^3:36@2\.500/)
  })
})

describe('the mix', () => {
  afterEach(() =>
    batch(() => {
      backing.value = undefined
      faders.value = []
      areNotesHeard.value = true
    }),
  )
  const set = (...rows: readonly (readonly [isMuted: boolean, isSolo: boolean])[]) => {
    backing.value = { ...WHOLE, tracks: PARTS.slice(0, rows.length) }
    faders.value = rows.map(([isMuted, isSolo], track) => ({
      ...firstFader(track === 0),
      isMuted,
      isSolo,
    }))
  }

  test.each([
    [
      [
        [false, false],
        [false, false],
      ],
      true,
      [1, 0.7],
    ],
    [
      [
        [false, false],
        [true, false],
      ],
      true,
      [1, 0],
    ],
    [
      [
        [false, false],
        [false, true],
      ],
      true,
      [0, 0.7],
    ],
    [
      [
        [false, true],
        [true, false],
      ],
      true,
      [1, 0],
    ],
    // The tab's own notes are switched where they always are.
    [
      [
        [false, false],
        [false, false],
      ],
      false,
      [0, 0.7],
    ],
    // A solo is heard although it is muted.
    [
      [
        [false, false],
        [true, true],
      ],
      true,
      [0, 0.7],
    ],
  ] as const)('of mute and solo %j, own notes on %s', (rows, isHeard, expected) => {
    set(...rows)
    areNotesHeard.value = isHeard
    expect(levels.value).toEqual(expected)
  })

  test('voices: drums, strings with a neck, hammers, and what is held', () => {
    expect(PARTS.map(voiceOfTrack)).toEqual(['guitar', 'guitar', 'held', 'drums'])
    expect(voiceOfTrack({ ...PARTS[2]!, program: 0 })).toBe('piano')
  })

  test('a link says what it leaves out, and nothing where there is nothing', () => {
    expect(tracksLeftOut.value).toBe('')
    set([false, false], [false, false])
    expect(tracksLeftOut.value).toMatch(/^ Not in it: the other track of the file/)
    set([false, false], [false, false], [false, false])
    expect(tracksLeftOut.value).toMatch(/the 2 other tracks of the file/)
  })
})
