/** Pictures that several documents link to: a grip, a line on the neck with its tab. */
import { formatFretPosition } from '#engine/instrument/fret-position-text'
import type { FretPosition } from '#engine/instrument/fretboard'
import type { Measure } from '#engine/tab/tab-event'
import { type NeckOfDocument, neckParametersOfDocument } from '../neck/neck-document'
import type { PictureUrls } from '../registry/surfaces'

/** Open strings and up to the twelfth fret, or as far as the places reach. */
const USUAL_LAST_FRET = 12

/** Places as a picture's parameters: each once, and as much neck as they need. */
export function shownPlacesOf(places: readonly FretPosition[], on: NeckOfDocument) {
  const usual = Math.min(USUAL_LAST_FRET, on.instrument?.maxFret ?? USUAL_LAST_FRET)
  return {
    positions: [...new Set(places.map(formatFretPosition))],
    toFret: Math.max(usual, ...places.map(({ fret }) => fret)),
    ...neckParametersOfDocument(on),
  }
}

interface Grip {
  readonly text: string
  readonly symbol: string
}

/** A grip under its chord's name; the bass after a slash is seen in the grip itself. */
export function drawGrip({ text, symbol }: Grip, on: NeckOfDocument, urls: PictureUrls): string {
  return urls.voicing({ frets: text, symbol, ...neckParametersOfDocument(on) })
}

export function drawLine(
  document: {
    readonly compactUrl: string
    readonly project: {
      readonly measures: readonly Measure[]
    }
  },
  { root, scale }: { readonly root: string; readonly scale: string },
  on: NeckOfDocument,
  urls: PictureUrls,
): readonly string[] {
  const notes = document.project.measures.flatMap((measure) => measure.notes)
  return [
    ...urls.tabOf(document.compactUrl, document.project.measures),
    urls.fretboard({ root, scale, ...shownPlacesOf(notes, on) }),
  ]
}
