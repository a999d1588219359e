/** What the current chord can carry and where it can go, in the project's key. */

import { computed, signal } from '@preact/signals'
import { adviseScales, type ScaleAdvice } from '#engine/harmony/advise-scales'
import { type ChordMove, chordMovesOf } from '#engine/harmony/chord-moves'
import {
  type ChordReading,
  identifyChord,
  type SoundingTones,
  soundingTonesOf,
} from '#engine/harmony/identify-chord'
import type { Key } from '#engine/harmony/key'
import { midiAt } from '#engine/instrument/fretboard'
import { pitchClassOf } from '#engine/theory/pitch'
import { chordRoot, context, deferredNeck } from '../../state/deferred-view'
import { pickedPitchClasses, tabCursorNotes } from '../../state/view-state'

export const HARMONY_VIEWS = ['scales', 'moves', 'names'] as const
export type HarmonyView = (typeof HARMONY_VIEWS)[number]

/** Which of the three questions the panel answers. */
export const harmonyView = signal<HarmonyView>('scales')

/** The project's key. */
export const currentKey = computed<Key>(() => ({
  root: context.value.root,
  scale: context.value.scale,
}))

const MOST_SCALES = 12

/** Scales over the chord in the key, best first, and what the chord does there. */
export const scaleAdvice = computed(() =>
  adviseScales(
    { root: chordRoot.value, chord: context.value.chord, key: currentKey.value },
    MOST_SCALES,
  ),
)

/** Whether a scale of the advice is the project's own. */
export function isOwnScale({ scale }: ScaleAdvice): boolean {
  const own = context.value.scale
  const isOnRoot = pitchClassOf(chordRoot.value) === pitchClassOf(context.value.root)
  return isOnRoot && own.pitchClassSet === scale.pitchClassSet
}

/** Moves from the chord in the project's key, resolutions first. */
export const chordMoves = computed<readonly ChordMove[]>(() => {
  const { chord, layer } = context.value
  return chordMovesOf({ root: chordRoot.value, chord, key: currentKey.value, layer })
})

/** Notes to name: those picked on the neck, else those under the tab's cursor. */
export interface NamedNotes {
  readonly source: 'picked' | 'tab'
  readonly tones: SoundingTones
  readonly readings: readonly ChordReading[]
}

export const namedNotes = computed<NamedNotes>(() => {
  const picked = pickedPitchClasses.value
  const tones =
    picked === 0
      ? soundingTonesOf(tabCursorNotes.value.map(midiOfMark), deferredNeck.value)
      : { pitchClassSet: picked }
  return {
    source: picked === 0 ? 'tab' : 'picked',
    tones,
    readings: identifyChord({ ...tones, key: currentKey.value }),
  }
})

function midiOfMark({ string, fret }: { readonly string: number; readonly fret: number }): number {
  return midiAt({ string, fret }, deferredNeck.value)
}
