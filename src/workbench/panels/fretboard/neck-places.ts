/** The places of the neck in a layout: what is drawn on each, and what it says. */
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { formatPitch } from '#engine/theory/pitch'
import { readingOf as deferredReadingOf } from '../../state/deferred-view'
import { spokenFret, spokenNote, spokenString } from '../../state/display-text'
import { preferred } from '../../state/layout-preferences'
import { cellKey, fingerNumbers, patternCells } from '../../state/neck-view'
import { teachingMarks } from '../../state/teaching-marks'
import { readingOf } from '../../state/theory'
import { gripCells } from '../../state/view-state'
import type { MarkFace } from '../marks/mark-drawing'
import { type PitchPlace, spokenMembership } from '../marks/spoken-places'
import { sharedFaces } from '../marks/tone-face'
import type { NeckLayout } from './neck-layout'

export interface NeckPlace extends PitchPlace {
  readonly string: number
  readonly fret: number
}

/** String numbers from the top of the drawing. */
export function stringsIn({ neck, flipVertical }: NeckLayout): readonly number[] {
  const strings = neck.strings.map(({ string }) => string)
  return flipVertical ? strings.reverse() : strings
}

/** All places, row by row from the top and from the lowest fret. */
export function neckPlacesIn(layout: NeckLayout): readonly NeckPlace[] {
  const { neck, markScale: scale } = layout
  return stringsIn(layout).flatMap((string) =>
    layout.fretsOf(string).map((fret) => {
      const { centerX, centerY } = layout.cellAt(string, fret)
      const midi = midiAt({ string, fret }, neck)
      return { at: cellKey(string, fret), midi, string, fret, x: centerX, y: centerY, scale }
    }),
  )
}

/** Gives what is marked on each place now; reads signals. */
export function neckFaces(): (place: NeckPlace) => MarkFace | undefined {
  const labelMode = preferred.labelMode.value
  const faceOf = sharedFaces({ readingOf, labelMode, overlays: preferred.overlays.value })
  const fingers = labelMode === 'fingers' ? fingerNumbers.value : undefined
  const showsGrip = preferred.overlays.value.includes('chord')
  const cells = (showsGrip ? gripCells.value : undefined) ?? patternCells.value
  return ({ at, midi }) => {
    const isFaint = cells !== undefined && !cells.has(at)
    return faceOf(midi, isFaint, fingers?.get(at))
  }
}

const FINGER_WORDS = ['open', 'index finger', 'middle finger', 'ring finger', 'little finger']

/** Roles that a lesson gives a place: `lesson: target`. */
function lessonWords(string: number, fret: number): readonly string[] {
  if (!preferred.overlays.value.includes('teaching')) return []
  return teachingMarks.value
    .filter(({ places }) => places.some((place) => place.string === string && place.fret === fret))
    .map(({ role }) => `lesson: ${role.replaceAll('-', ' ')}`)
}

/**
 * What screen readers say for a place of the neck: `C4, B string, fret 1, degree 1, chord tone`. Reads signals; a
 * new key is read one frame after it is drawn.
 */
export function neckTextOf({ at, midi, string, fret }: NeckPlace, neck: Neck): string {
  const reading = deferredReadingOf(midi)
  const fingerNumber = fingerNumbers.value.get(at)
  return [
    spokenNote(formatPitch(reading.name, midi)),
    spokenString(string, neck),
    spokenFret(fret),
    spokenMembership(reading),
    ...(fingerNumber ? [FINGER_WORDS[fingerNumber]!] : []),
    ...lessonWords(string, fret),
  ].join(', ')
}
