/** Whether the parts without strings are arranged for one neck, and how. */
import { computed, signal } from '@preact/signals'
import type { Neck } from '#engine/instrument/neck'
import type { ArrangeScoreOptions } from '#formats/track/arrange-score'
import type { ArrangedTracks, TrackSummary } from './file-messages'
import { askedFile } from './file-queue'

/** What the parts of a file without strings are: a piano's hands, a melody, or parts of several players. */
const LAST_PIANO = 7
/** `Piano (staff 2)`, `Right hand`, `LH`, `Track 1` of a file without names. */
const HAND_NAME =
  /\b(staff \d|right|left|r\.?h|l\.?h|upper|lower|treble|bass clef|hands?|piano|keyboard|keys|track \d)\b/i

/** Whether two parts are the hands of one pianist. */
export function areHands(parts: readonly TrackSummary[]): boolean {
  const [one, other] = parts
  if (parts.length !== 2 || one!.program !== other!.program || one!.program > LAST_PIANO)
    return false
  return one!.name === other!.name || parts.every(({ name }) => HAND_NAME.test(name))
}

/** Above the open first string: a hand in first position reaches so far. */
const FIRST_POSITION = 4

/**
 * Whether a file is one melody that leaves the first position of a neck: a guitar's part would be
 * written an octave higher than it sounds, so this one is first tried an octave lower.
 */
export function isHighMelody(tracks: readonly TrackSummary[], { strings }: Neck): boolean {
  const parts = tracks.filter(({ isPercussion, noteCount }) => !isPercussion && noteCount > 0)
  const [part] = parts
  if (parts.length !== 1 || part!.neck || part!.highestOfLine === undefined) return false
  return part!.highestOfLine > Math.max(...strings.map(({ midi }) => midi)) + FIRST_POSITION
}

/** Whether a file is first shown arranged: a piano's hands, alone or beside drums, or a high melody. */
export function isFirstArranged(tracks: readonly TrackSummary[], neck: Neck): boolean {
  const parts = tracks.filter(({ isPercussion, noteCount }) => !isPercussion && noteCount > 0)
  const isPiano = areHands(parts) && parts.every((part) => !part.neck)
  return isPiano || isHighMelody(tracks, neck)
}

export const isArranging = signal(false)

export type ArrangeChoice = Pick<ArrangeScoreOptions, 'ease' | 'key' | 'findsCapo' | 'choice'>

export const arrangeOptions = signal<ArrangeChoice>({
  ease: 'hard',
  key: 'octave',
  findsCapo: false,
  choice: 0,
})

/** What the choice makes, with what became of each note; `undefined` while it is worked out. */
export const arranged = signal<ArrangedTracks | undefined>(undefined)

/** 0-based indexes of the parts that have notes and no strings: the hands of a piano, voices. */
export const arrangeableTracks = computed<readonly number[]>(() =>
  (askedFile.value?.file.tracks ?? []).flatMap(({ neck, isPercussion, noteCount }, index) =>
    neck || isPercussion || noteCount === 0 ? [] : [index],
  ),
)

/** `Both hands on one neck`. */
export const arrangeTitle = computed(() => {
  const parts = arrangeableTracks.value.map((index) => askedFile.value!.file.tracks[index]!)
  const count = parts.length
  if (count === 1) return 'Arranged for the neck'
  if (areHands(parts)) return 'Both hands on one neck'
  return count === 2 ? 'Both parts on one neck' : `All ${count} parts on one neck`
})
