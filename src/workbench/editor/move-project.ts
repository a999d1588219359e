/** A project on another neck: notes and marks keep their pitch at places near those they had. */
import { isOnNeck, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import type { JsonValue, Overlay } from '#engine/project/overlay'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import type { Song } from '#engine/project/song-shape'
import { transposeSong } from '#engine/song/transpose-song'
import { withNeck } from '../state/project-neck'
import { type LeftOutNote, moveNotes } from './move-notes'
import { placeNear } from './played-place'

export interface MovedProject {
  readonly project: ProjectState
  /** Notes that the new neck has no place for, in order of time. */
  readonly leftOut: readonly LeftOutNote[]
  /** How many of the other notes lost their finger. */
  readonly unfingered: number
}

function isRecord(value: JsonValue | undefined): value is Overlay {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** A mark on a place, moved with its pitch; without a place there it marks the pitch. */
function movedMark(mark: JsonValue, from: Neck, to: Neck): JsonValue {
  if (!isRecord(mark) || !isRecord(mark.selector)) return mark
  const { kind, string, fret } = mark.selector
  if (kind !== 'fret-position' || typeof string !== 'number' || typeof fret !== 'number')
    return mark
  const place = { string, fret }
  if (!isOnNeck(place, from)) return mark
  const midi = midiAt(place, from)
  const moved = placeNear(midi, place, [], to)
  const selector = moved ? { kind, ...moved } : { kind: 'pitch', midi }
  return { ...mark, selector }
}

function movedOverlay(overlay: Overlay, from: Neck, to: Neck): Overlay {
  const { marks } = overlay
  if (!Array.isArray(marks)) return overlay
  return { ...overlay, marks: marks.map((mark: JsonValue) => movedMark(mark, from, to)) }
}

/** A song that sounds as before over another capo: names of shapes move the other way. */
export function songOver(song: Song, from: Neck, to: Neck): Song {
  if (from.capo === to.capo) return song
  const isNamedBySound = song.chordNames === 'sounding'
  return { ...(isNamedBySound ? song : transposeSong(song, from.capo - to.capo)), capo: to.capo }
}

/** Puts a project on a neck. */
export function moveProject(project: ProjectState, to: Neck): MovedProject {
  const from = neckOfProject(project)
  const { measures, leftOut, unfingered } = moveNotes(project.tabProject.measures, to, from)
  const on = withNeck(project, to)
  const { overlays, song } = project
  return {
    project: {
      ...on,
      tabProject: { ...on.tabProject, measures },
      ...(overlays && { overlays: overlays.map((overlay) => movedOverlay(overlay, from, to)) }),
      ...(song && { song: songOver(song, from, to) }),
    },
    leftOut,
    unfingered,
  }
}
