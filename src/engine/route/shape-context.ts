/** A chord or barre shape that a route starts from, and what it changed. */

import type { Finger } from '../hand/finger'
import type { Frets } from '../instrument/fret-text'
import type { SpelledPlace } from '../instrument/fretboard'

/** A shape as asked for, through `frets` or `shape`. */
export interface RouteShape {
  readonly source: 'frets' | 'shape'
  /** As the caller wrote it: `x32010`, `E-major-barre:1`. */
  readonly text: string
  readonly frets: Frets
}

/** The index finger over two strings or more at the lowest fretted fret. */
export interface ShapeBarre {
  readonly fret: number
  /** The lowest string it presses, by number the higher. */
  readonly lowString: number
  readonly highString: number
}

export interface ShapeContext {
  /** The parameter that gave the shape. */
  readonly source: RouteShape['source']
  readonly text: string
  /** Six places, string 6 first; `null` is muted. */
  readonly frets: Frets
  readonly fretText: string
  /** Sounding notes, lowest string first. */
  readonly notes: readonly SpelledPlace[]
  /** `F`, `Am7/C`; `null` where the notes form none of the known chord types. */
  readonly chordName: string | null
  /** `null` where the index finger presses one string only, or an open one sounds under it. */
  readonly barre: ShapeBarre | null
  readonly handWindow: {
    readonly handStartFret: number
    readonly handEndFret: number
    readonly text: string
    /** False where `hand` or `handStartFret`/`handEndFret` were given and won. */
    readonly imposed: boolean
  }
  /** Where the hand starts: the lowest sounding note of the shape. */
  readonly startAnchor: {
    readonly string: number
    readonly fret: number
    readonly finger: Finger
    readonly handPositionFret: number
  }
  /** The best route with the shape beside the best route without it. */
  readonly effect: {
    readonly routeChanged: boolean
    readonly notesMoved: number
    readonly notesInsideShape: number
    readonly routeIdWithoutShape: string
    readonly costWithoutShape: number
    readonly explanation: string
  }
}
