/** Whether the parts without strings are arranged for one neck, and how. */
import { computed, signal } from '@preact/signals'
import type { ArrangeScoreOptions } from '#formats/arrange-score'
import type { ArrangedTracks } from './file-messages'
import { askedFile } from './file-queue'

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
  const count = arrangeableTracks.value.length
  if (count === 1) return 'Arranged for the neck'
  return count === 2 ? 'Both hands on one neck' : `All ${count} parts on one neck`
})
