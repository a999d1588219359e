/** The other tracks of the file that the open project came from, as they are mixed and laid under its tab. */
import { computed, signal } from '@preact/signals'
import type { Measure } from '#engine/tab/tab-event'
import type { BackingTrack } from '#formats/track/sounds-of-track'
import type { TrackVoice } from '../voices/voices'
import { type BackedNote, laidNotesOf, type Sounded, type TimelineMeasure } from './timeline'
import { areNotesHeard } from './transport-state'

/** How a track is heard. */
export interface Fader {
  readonly isMuted: boolean
  readonly isSolo: boolean
  /** 0–1. */
  readonly level: number
}

export interface BackingPart extends Omit<BackingTrack, 'bars'> {
  /** By id of the project's measure. */
  readonly notes: ReadonlyMap<string, readonly Sounded[]>
}

export interface Backing {
  /** In the order of the file. */
  readonly tracks: readonly BackingPart[]
  /** 0-based indexes of the tracks that the open tab stands for. */
  readonly own: readonly number[]
}

/** `undefined` where the project has no other tracks. */
export const backing = signal<Backing | undefined>(undefined)
/** One for each track of the file. */
export const faders = signal<readonly Fader[]>([])

/** Behind the player, who is at full level. */
export const firstFader = (isOwn: boolean): Fader => ({
  isMuted: false,
  isSolo: false,
  level: isOwn ? 1 : 0.7,
})

/** Index of the fader that the tab goes through. */
export const ownFader = computed(() => backing.value?.own[0])

/** What each track is heard at, 0–1: a solo silences the others; the tab's notes have their own switch. */
export const levels = computed<readonly number[]>(() => {
  const hasSolo = faders.value.some(({ isSolo }) => isSolo)
  return faders.value.map(({ isMuted, isSolo, level }, track) => {
    const isOff = track === ownFader.value ? !areNotesHeard.value : isMuted
    return (hasSolo ? !isSolo : isOff) ? 0 : level
  })
})

/** What a link or project file does not carry, as the end of a sentence about it; empty where it carries all. */
export const tracksLeftOut = computed(() => {
  const count = (backing.value?.tracks.length ?? 0) - (backing.value?.own.length ?? 0)
  if (count === 0) return ''
  const tracks = count === 1 ? 'the other track' : `the ${count} other tracks`
  return ` Not in it: ${tracks} of the file, which stay in this browser; Guitar Pro, MusicXML and MIDI hold them.`
})

/** What is in a link, as a sentence. */
export const linkHolds = computed(() =>
  tracksLeftOut.value
    ? `This track is inside it.${tracksLeftOut.value}`
    : 'The whole project is inside it.',
)

export const faderNameOf = (track: number) => `track-${track}`

/** Programs up to here are struck with hammers or mallets. */
const LAST_STRUCK = 15

export function voiceOfTrack({ isPercussion, neck, program }: BackingPart): TrackVoice {
  if (isPercussion) return 'drums'
  if (neck) return 'guitar'
  return program <= LAST_STRUCK ? 'piano' : 'held'
}

/** The notes of all other tracks under the bars of a tab, by start. */
export function backingUnder(
  measures: readonly Measure[],
  laid: readonly TimelineMeasure[],
  { tracks, own }: Backing,
): readonly BackedNote[] {
  const notes = tracks.flatMap((part, track) => {
    if (own.includes(track)) return []
    const notesOf = (index: number) =>
      (part.notes.get(measures[index]!.id) ?? []).filter(
        ({ startBeat }) => startBeat < laid[index]!.lengthBeats,
      )
    return laidNotesOf(laid, notesOf).map((note) => ({ ...note, track }))
  })
  return notes.sort((a, b) => a.startBeat - b.startBeat)
}
