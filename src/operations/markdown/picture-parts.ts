/** Pictures that several documents link to: a grip, a line on the neck with its tab. */
import { formatFretPosition } from '#engine/instrument/fret-position-text'
import type { FretPosition } from '#engine/instrument/fretboard'
import type { Measure } from '#engine/tab/tab-event'
import { type Layer, readPitchClass } from '#engine/theory/layer'
import { formatNoteName, parseNote, pitchClassOfMidi } from '#engine/theory/pitch'
import { theoryOf } from '../reading/theory-request'
import type { PictureUrls } from '../registry/surfaces'
import { type NeckOfDocument, neckParametersOfDocument } from '../schemas/neck-document'

/** Open strings and up to the twelfth fret, or as far as the places reach. */
const USUAL_LAST_FRET = 12

interface NamedPlace extends FretPosition {
  readonly midi: number
  /** As the document names it: `E#4`. */
  readonly note: string
}

interface KeyOfPicture {
  readonly root: string
  readonly scale: string
  readonly layer?: Layer
}

/** The names of places without octaves; nothing where root and scale give them all. */
function namesOf(places: readonly NamedPlace[], { layer = 'scale', ...key }: KeyOfPicture) {
  const theory = theoryOf({ chord: 'major', layer, ...key })
  const notes = places.map(({ note }) => formatNoteName(parseNote(note)!.name))
  const isSame = places.every(({ midi }, index) => {
    return readPitchClass(theory, pitchClassOfMidi(midi)).pitchClass === notes[index]
  })
  return isSame ? {} : { notes }
}

/**
 * Places in a key as a picture's parameters: each once, named as the document first names it, and as
 * much neck as they need.
 */
export function shownPlacesOf(
  places: readonly NamedPlace[],
  key: KeyOfPicture,
  on: NeckOfDocument,
) {
  const usual = Math.min(USUAL_LAST_FRET, on.instrument?.maxFret ?? USUAL_LAST_FRET)
  const byText = new Map(places.toReversed().map((place) => [formatFretPosition(place), place]))
  const positions = [...new Set(places.map(formatFretPosition))]
  return {
    ...key,
    positions,
    ...namesOf(
      positions.map((text) => byText.get(text)!),
      key,
    ),
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

/** @param notes of the line, as the document names them */
export function drawLine(
  document: NeckOfDocument & {
    readonly compactUrl: string
    readonly project: {
      readonly measures: readonly Measure[]
    }
  },
  { root, scale }: KeyOfPicture,
  notes: readonly NamedPlace[],
  urls: PictureUrls,
): readonly string[] {
  return [
    ...urls.tabOf(document.compactUrl, document.project.measures),
    urls.fretboard(shownPlacesOf(notes, { root, scale }, document)),
  ]
}
