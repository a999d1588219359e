/** How a chord or barre shape constrained a route: what it sounds, what it imposed, what changed. */
import { FINGERS, type Finger } from '../hand/finger'
import { formatHandWindow, HAND_SPAN_FRETS, type HandWindow } from '../hand/hand-window'
import { identifyChord, soundingTonesOf } from '../harmony/identify-chord'
import { type Frets, formatFrets, soundingPositionsOf } from '../instrument/fret-text'
import { type FretPosition, isSamePlace, midiAt, type SpelledPlace } from '../instrument/fretboard'
import type { Neck } from '../instrument/neck'
import { readPitchClass, type TheoryContext } from '../theory/layer'
import { formatPitch, pitchClassOf } from '../theory/pitch'

/** A shape as asked for, through `frets` or `shape`. */
export interface RouteShape {
  /** The parameter that gave it. */
  readonly source: 'frets' | 'shape'
  /** As the caller wrote it: `x32010`, `E-major-barre:1`. */
  readonly text: string
  /** A place a string, the last string first; `null` is muted. */
  readonly frets: Frets
}

/** The index finger over two strings or more at the lowest fretted fret. */
export interface ShapeBarre {
  readonly fret: number
  /** The lowest string it presses, by number the higher. */
  readonly lowString: number
  readonly highString: number
}

export interface ShapeContext extends RouteShape {
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
  readonly startAnchor: FretPosition & {
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

/** A route with or without a shape, as far as they are compared. */
interface ShapedRoute {
  readonly id: string
  readonly cost: number
  readonly notes: readonly FretPosition[]
}

/** Fret of the index finger that holds a shape: the lowest fretted one; 1 for open strings alone. */
function handOf(positions: readonly FretPosition[]): number {
  const fretted = positions.filter(({ fret }) => fret > 0).map(({ fret }) => fret)
  return fretted.length === 0 ? 1 : Math.min(...fretted)
}

/** The frets that a held shape gives the hand. */
export function windowFretsOfShape(frets: Frets): { startFret: number; endFret: number } {
  const positions = soundingPositionsOf(frets)
  const startFret = handOf(positions)
  const highest = Math.max(...positions.map(({ fret }) => fret))
  return { startFret, endFret: Math.max(startFret + HAND_SPAN_FRETS - 1, highest) }
}

/** An index barre: two strings or more at the lowest fretted fret, none open between or above. */
function barreOf(frets: Frets): ShapeBarre | null {
  const positions = soundingPositionsOf(frets)
  const fret = handOf(positions)
  const pressed = positions.filter((position) => position.fret === fret)
  const lowString = pressed[0]?.string ?? 0
  const isClear = positions.every(({ string, fret: own }) => string > lowString || own > 0)
  return pressed.length > 1 && isClear
    ? { fret, lowString, highString: pressed.at(-1)!.string }
    : null
}

function describeBarre(barre: ShapeBarre | null): string {
  return barre
    ? `the index finger over strings ${barre.lowString} to ${barre.highString}`
    : 'without a barre of the index finger'
}

function shapeNotesOf(positions: readonly FretPosition[], theory: TheoryContext, neck: Neck) {
  const midis = positions.map((position) => midiAt(position, neck))
  const [named] = identifyChord({ ...soundingTonesOf(midis, neck), key: theory }, 1)
  const reading: TheoryContext = named
    ? { ...theory, root: named.root, chord: named.chord, layer: 'chord' }
    : theory
  const notes = positions.map(({ string, fret }, index): SpelledPlace => {
    const midi = midis[index]!
    const bass = named?.bass && pitchClassOf(named.bass) === midi % 12 ? named.bass : undefined
    const { name, pitchClass, interval, intervalName } = readPitchClass(reading, midi % 12, bass)
    return { string, fret, midi, note: formatPitch(name, midi), pitchClass, interval, intervalName }
  })
  return { notes, chordName: named?.symbol ?? null }
}

function startAnchorOf(
  positions: readonly FretPosition[],
  neck: Neck,
): ShapeContext['startAnchor'] {
  const handPositionFret = handOf(positions)
  const lowest = positions.reduce((low, position) =>
    midiAt(position, neck) < midiAt(low, neck) ? position : low,
  )
  const finger = lowest.fret === 0 ? 0 : Math.min(4, lowest.fret - handPositionFret + 1)
  return { string: lowest.string, fret: lowest.fret, finger: FINGERS[finger]!, handPositionFret }
}

/**
 * The context of a shape.
 *
 * @param best the best route with the shape
 * @param without the best route of the same request without it
 */
export function describeShape(
  shape: RouteShape,
  theory: TheoryContext,
  { window, neck }: { readonly window: HandWindow; readonly neck: Neck },
  best: ShapedRoute,
  without: ShapedRoute,
): ShapeContext {
  const positions = soundingPositionsOf(shape.frets)
  const { notes, chordName } = shapeNotesOf(positions, theory, neck)
  const notesInsideShape = best.notes.filter((note) =>
    positions.some((place) => isSamePlace(place, note)),
  ).length
  const notesMoved = best.notes.filter(
    (note, index) => !isSamePlace(note, without.notes[index]!),
  ).length
  const imposed = window.source === 'shape'
  const fretText = formatFrets(shape.frets)
  const barre = barreOf(shape.frets)
  const startAnchor = startAnchorOf(positions, neck)
  return {
    source: shape.source,
    text: shape.text,
    frets: shape.frets,
    fretText,
    notes,
    chordName,
    barre,
    handWindow: {
      handStartFret: window.startFret,
      handEndFret: window.endFret,
      text: formatHandWindow(window),
      imposed,
    },
    startAnchor,
    effect: {
      routeChanged: notesMoved > 0,
      notesMoved,
      notesInsideShape,
      routeIdWithoutShape: without.id,
      costWithoutShape: without.cost,
      explanation: `${chordName ?? 'The shape'} (${fretText}) holds the hand at fret ${startAnchor.handPositionFret}, ${describeBarre(barre)}${
        imposed ? `, ${formatHandWindow(window)}` : ''
      }: ${notesInsideShape} of ${best.notes.length} notes lie on it, and ${
        notesMoved === 0 ? 'no note moved' : `${notesMoved} moved`
      } because of it.`,
    },
  }
}
