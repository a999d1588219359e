/** What a tab recipe is: a riff in a scale, explained. `compile-recipe.ts` makes it. */
import type { Finger } from '../hand/finger'
import type { Neck } from '../instrument/neck'
import type { Route } from '../plan/route'
import type { OverlayMark, TeachingOverlay } from '../project/overlay'
import type { TabNote } from '../tab/tab-event'
import type { TheoryContext } from '../theory/layer'
import type { NoteName } from '../theory/pitch'
import type { Scale } from '../theory/scale'

export const RECIPE_STYLES = ['beginner-riff'] as const
type RecipeStyle = (typeof RECIPE_STYLES)[number]
export const RECIPE_DIFFICULTIES = ['easy'] as const
type RecipeDifficulty = (typeof RECIPE_DIFFICULTIES)[number]

export interface RecipeRequest {
  readonly key: NoteName
  readonly scale: Scale
  readonly style: RecipeStyle
  readonly difficulty: RecipeDifficulty
  readonly neck: Neck
}

/** What a note does in the riff; a note may do several things. */
export const RIFF_ROLES = ['root', 'motif', 'color-tone', 'peak', 'resting-note'] as const
export type RiffRole = (typeof RIFF_ROLES)[number]

export interface RiffNote {
  readonly id: string
  readonly note: string
  readonly midi: number
  readonly degree: string
  readonly interval: string
  readonly intervalName: string
  readonly string: number
  readonly fret: number
  readonly finger: Finger
  /** 1-based. */
  readonly bar: number
  readonly startBeat: number
  readonly durationBeats: number
  readonly roles: readonly RiffRole[]
}

/** A tone that the riff is made of. */
export interface RiffTone {
  readonly pitchClass: string
  readonly degree: string
  readonly intervalName: string
  readonly isColor: boolean
}

/** Found by code that did not write the riff. */
export interface RecipeProof {
  readonly allNotesInScale: boolean
  readonly startsOnRoot: boolean
  readonly restsOnRoot: boolean
  readonly motifRepeated: boolean
  readonly colorHeard: boolean
  readonly onePosition: boolean
  /** Highest minus lowest fretted fret. */
  readonly fretSpan: number
  readonly barsFilled: boolean
  readonly stringFretMatchesMidi: boolean
}

export interface Recipe {
  /** `beginner-riff-d-naturalMinor`. */
  readonly id: string
  readonly title: string
  readonly style: RecipeStyle
  readonly difficulty: RecipeDifficulty
  readonly key: string
  readonly scale: {
    readonly id: string
    readonly name: string
    readonly degrees: readonly string[]
  }
  readonly tempo: number
  readonly timeSignature: readonly [number, number]
  readonly bars: number
  readonly shape: { readonly id: string; readonly name: string; readonly story: string }
  /** Tones in ascending order. */
  readonly tones: readonly RiffTone[]
  /** Degrees of the scale that the riff leaves for later. */
  readonly leftOut: readonly string[]
  readonly position: {
    /** `open position`. */
    readonly label: string
    readonly handPositionFret: number
    readonly lowestFret: number
    readonly highestFret: number
    readonly openStrings: number
  }
  readonly motif: {
    /** Ids of the notes of each statement. */
    readonly noteIds: readonly (readonly string[])[]
    readonly durationsBeats: readonly number[]
    /** Degrees of the first saying. */
    readonly degrees: readonly string[]
  }
  readonly restingNote: {
    readonly noteId: string
    readonly note: string
    readonly startBeat: number
    readonly durationBeats: number
  }
  readonly range: { readonly lowest: string; readonly highest: string; readonly peakBar: number }
  readonly fingering: string
  readonly warnings: readonly string[]
  readonly notes: readonly RiffNote[]
  /** How to practise it, in order. */
  readonly steps: readonly string[]
  readonly proof: RecipeProof
}

/** A recipe with what a document and a project need beside it. */
export interface CompiledRecipe {
  readonly recipe: Recipe
  readonly explanation: string
  readonly overlays: readonly TeachingOverlay[]
  readonly tabNotes: readonly TabNote[]
  readonly route: Route
  readonly theory: TheoryContext
}

/** Overlays of a riff: the tones by degree and pitch class, the events by note. */
export function recipeOverlaysOf(
  title: string,
  tones: readonly RiffTone[],
  notes: readonly RiffNote[],
  motif: readonly (readonly string[])[],
): readonly TeachingOverlay[] {
  const toneMarks = tones.map(({ pitchClass, degree, intervalName, isColor }): OverlayMark => {
    const isRoot = degree === '1'
    return {
      role: isRoot ? 'root' : isColor ? 'color-tone' : 'riff-tone',
      label: isRoot ? `${pitchClass}, home` : `${pitchClass}, ${intervalName}`,
      selector: isColor ? { kind: 'degree', degree } : { kind: 'pitch-class', pitchClass },
    }
  })
  const motifMarks = motif.flatMap((noteIds, saying) =>
    noteIds.map(
      (noteId): OverlayMark => ({
        role: 'motif',
        label: saying === 0 ? 'motif' : `motif, time ${saying + 1}`,
        selector: { kind: 'note', noteId },
      }),
    ),
  )
  const landmarks = notes.flatMap(({ id, note, midi, roles }): OverlayMark[] => [
    ...(roles.includes('peak')
      ? [{ role: 'peak', label: `${note}, the peak`, selector: { kind: 'pitch' as const, midi } }]
      : []),
    ...(roles.includes('resting-note')
      ? [
          {
            role: 'resting-note',
            label: `${note}, rest here`,
            selector: { kind: 'note' as const, noteId: id },
          },
        ]
      : []),
  ])
  return [
    { id: 'riff-tones', title: `Tones of ${title}`, marks: toneMarks },
    {
      id: 'riff-form',
      title: `Motif, peak and rest of ${title}`,
      marks: [...motifMarks, ...landmarks],
    },
  ]
}
