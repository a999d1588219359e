/** The project's teaching overlays, resolved to places that the neck and the keys can draw. */

import { computed } from '@preact/signals'
import { fretPositionsOf, fretPositionsOfPitchClass } from '#engine/instrument/fretboard'
import { pianoKeysOfPitchClass, pianoPresetById } from '#engine/instrument/piano'
import type { JsonValue, Overlay } from '#engine/project/overlay'
import { formatDegree, parseDegree, semitonesOfDegree } from '#engine/theory/interval'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { neck } from './project-neck'
import { overlays, tabMeasures } from './project-store'
import { context } from './theory'

/** One mark with every place that its selector points at. */
export interface TeachingMark {
  readonly overlayTitle: string
  readonly role: string
  readonly label: string
  /** MIDI pitches that it marks on the keys; empty when it points at places only. */
  readonly midis: readonly number[]
  readonly places: readonly { readonly string: number; readonly fret: number }[]
}

type Places = Pick<TeachingMark, 'midis' | 'places'>

function textOf(value: JsonValue | undefined): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function numberOf(value: JsonValue | undefined): number | undefined {
  return typeof value === 'number' ? value : undefined
}

function isRecord(value: JsonValue | undefined): value is Overlay {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

function listOf(value: JsonValue | undefined): readonly JsonValue[] {
  return Array.isArray(value) ? value : []
}

/** Marks lie on the largest keyboard; a smaller one shows those that it has. */
const WHOLE_PIANO = pianoPresetById('88-key')

function placesOfPitchClass(pitchClass: number): Places {
  return {
    midis: pianoKeysOfPitchClass(WHOLE_PIANO, pitchClass).map(({ midi }) => midi),
    places: fretPositionsOfPitchClass(pitchClass, neck.value),
  }
}

/** Places of a selector; one of an unknown kind points nowhere. */
function placesOf(selector: Overlay): Places | undefined {
  const string = numberOf(selector.string)
  const fret = numberOf(selector.fret)
  const midi = numberOf(selector.midi)
  switch (selector.kind) {
    case 'note': {
      const notes = tabMeasures.value.flatMap((measure) => measure.notes)
      const note = notes.find((candidate) => candidate.id === selector.noteId)
      return note && { midis: [note.midi], places: [{ string: note.string, fret: note.fret }] }
    }
    case 'fret-position':
      return string !== undefined && fret !== undefined
        ? { midis: [], places: [{ string, fret }] }
        : undefined
    case 'pitch':
      return midi === undefined
        ? undefined
        : { midis: [midi], places: fretPositionsOf(midi, neck.value) }
    case 'pitch-class': {
      const name = parseRoot(textOf(selector.pitchClass) ?? '')
      return name && placesOfPitchClass(pitchClassOf(name))
    }
    case 'degree': {
      const degree = parseDegree(textOf(selector.degree) ?? '')
      if (!degree) return undefined
      const root = pitchClassOf(context.value.root)
      return placesOfPitchClass(withinOctave(root + semitonesOfDegree(degree)))
    }
    default:
      return undefined
  }
}

function labelOf(mark: Overlay): string {
  const degree = isRecord(mark.selector) ? textOf(mark.selector.degree) : undefined
  const parsed = degree === undefined ? undefined : parseDegree(degree)
  return textOf(mark.label) ?? (parsed ? formatDegree(parsed) : '')
}

/** All marks of all overlays, in their order; what cannot be read is left out. */
export const teachingMarks = computed<readonly TeachingMark[]>(() =>
  (overlays.value ?? []).flatMap((overlay) =>
    listOf(overlay.marks).flatMap((mark) => {
      if (!isRecord(mark) || !isRecord(mark.selector)) return []
      const places = placesOf(mark.selector)
      if (!places) return []
      return [
        {
          overlayTitle: textOf(overlay.title) ?? 'Marks',
          role: textOf(mark.role) ?? 'mark',
          label: labelOf(mark),
          ...places,
        },
      ]
    }),
  ),
)
