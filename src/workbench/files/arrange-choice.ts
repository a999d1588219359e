/** Whether the parts without strings are arranged for one neck, and how. */
import { computed, signal } from '@preact/signals'
import type { ArrangeScoreOptions } from '#formats/track/arrange-score'
import type { ArrangedTracks } from './file-messages'
import { askedFile } from './file-queue'
import { areHands } from './parts-without-strings'

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
