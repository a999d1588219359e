/** From a reading of a tone to the mark that a view draws for it. */
import { pitchClassOfMidi } from '#engine/theory/pitch'
import type { ToneReading } from '#engine/theory/read-tones'
import { withSigns } from '../../state/display-text'
import type { LabelMode, Overlay } from '../../state/layout-preferences'
import type { MarkFace } from './mark-drawing'

export interface FaceRequest {
  readonly reading: ToneReading
  readonly labelMode: LabelMode
  readonly overlays: readonly Overlay[]
  /** In the fingers mode: the finger that rests here, 1–4, or 0 for an open string. */
  readonly fingerNumber?: number
}

function labelOf({ reading, labelMode, fingerNumber }: FaceRequest): string {
  switch (labelMode) {
    case 'degrees':
      return withSigns(reading.isRoot ? '1' : reading.interval)
    case 'notes':
      return withSigns(reading.pitchClass)
    case 'intervals':
      return reading.intervalSymbol
    case 'fingers':
      return fingerNumber === undefined ? '' : String(fingerNumber)
  }
}

/** The mark of a tone, or `undefined` where the shown overlays leave it out. */
export function faceOf(request: FaceRequest): MarkFace | undefined {
  const { reading, overlays, fingerNumber } = request
  const showsScale = overlays.includes('scale') && reading.inScale
  const showsChord = overlays.includes('chord') && reading.inChord
  if (!showsScale && !showsChord && fingerNumber === undefined) return undefined
  return {
    degree: reading.degree,
    isRoot: reading.isRoot,
    isLarge: showsChord,
    label: labelOf(request),
  }
}

/** Gives the marks of pitches for one moment; those that look alike are one object. */
export function sharedFaces(
  view: Pick<FaceRequest, 'labelMode' | 'overlays'> & {
    readonly readingOf: (midi: number) => ToneReading
  },
): (midi: number, isFaint?: boolean, fingerNumber?: number) => MarkFace | undefined {
  const { readingOf, labelMode, overlays } = view
  const known = new Map<string, MarkFace | undefined>()
  return (midi, isFaint = false, fingerNumber) => {
    const key = `${pitchClassOfMidi(midi)} ${isFaint} ${fingerNumber}`
    if (known.has(key)) return known.get(key)
    const reading = readingOf(midi)
    const finger = fingerNumber === undefined ? {} : { fingerNumber }
    const face = faceOf({ reading, labelMode, overlays, ...finger })
    const shared = face && { ...face, isFaint }
    known.set(key, shared)
    return shared
  }
}
