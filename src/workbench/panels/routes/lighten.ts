/** A tab that no hand can play, without the notes that are missed least. */
import type { Neck } from '#engine/instrument/neck'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { planNotes } from '#formats/track/plan-notes'
import { removeNotes } from '../../editor/edit-tab'
import { type FingeredPlace, withPlaces } from '../../editor/routed-tab'
import { musicOf } from './music-of-tab'

export interface Lightened {
  readonly measures: readonly Measure[]
  /** In order of time. */
  readonly lost: readonly TabNote[]
}

/**
 * Fingers the tab and leaves out what no hand can add: doubled notes and inner ones first, the
 * highest note never.
 */
export function lighten(measures: readonly Measure[], neck: Neck): Lightened {
  const music = musicOf(measures)
  if (music.length === 0) return { measures, lost: [] }
  const { places } = planNotes(
    music.map(({ note, startBeat, durationBeats }) => ({
      midi: note.midi,
      startQuarters: startBeat,
      durationQuarters: durationBeats,
    })),
    neck,
  )
  const placeOf = new Map<string, FingeredPlace>()
  const lost: TabNote[] = []
  for (const [index, { note, tied }] of music.entries()) {
    const place = places[index]
    if (place) for (const { id } of [note, ...tied]) placeOf.set(id, place)
    else lost.push(note, ...tied)
  }
  const left = removeNotes(measures, new Set(lost.map(({ id }) => id)))
  return { measures: withPlaces(left, placeOf), lost: lost.filter(({ tied }) => !tied) }
}
