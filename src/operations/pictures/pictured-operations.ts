/** What is worth drawing of each document; an operation without a row here has no pictures. */
import { PIANO_PRESET_IDS } from '#engine/instrument/piano'
import { formatPlacedNote } from '#engine/tab/placed-note-text'
import { getChord } from '../chords/chord'
import { identifyChordName } from '../chords/identify'
import { getGuitarVoicings } from '../chords/voicings'
import { getPracticeDrill } from '../drills/practice'
import { buildTabRecipe } from '../drills/recipes-tab'
import { getPitchMap } from '../neck/map'
import { getPositions } from '../neck/positions'
import { getComposerBridge } from '../progressions/composer'
import { getProgression } from '../progressions/progression'
import { getVoiceLeading } from '../progressions/voice-leading'
import type { AnyOperation } from '../registry/operation'
import { getRoute, planMelody } from '../routes/route'
import { getChordScaleAdvisor } from '../scales/chord-scale'
import { getScaleMap } from '../scales/scale-map'
import { findContainingScales } from '../scales/scales-containing'
import { checkTab } from '../tab/check'
import { renderTab } from '../tab/render-tab'
import { neckOf, type PictureUrls, pictured } from './document-pictures'

interface Grip {
  readonly text: string
  readonly symbol: string
}

/** A grip under its chord's name; the bass after a slash is seen in the grip itself. */
function drawGrip({ text, symbol }: Grip, urls: PictureUrls): string {
  return urls.voicing({ frets: text, symbol })
}

function drawLine(
  document: {
    readonly compactUrl: string
    readonly project: {
      readonly measures: readonly { notes: readonly { string: number; fret: number }[] }[]
    }
  },
  { root, scale }: { readonly root: string; readonly scale: string },
  urls: PictureUrls,
): readonly string[] {
  const notes = document.project.measures.flatMap((measure) => measure.notes)
  return [urls.tabOf(document.compactUrl), urls.fretboard({ root, scale, ...neckOf(notes) })]
}

const ROWS: readonly AnyOperation[] = [
  pictured(getPitchMap, ({ fretboard, piano, theory, selected }, urls) => {
    const scale = { root: theory.root, layer: theory.layer, scale: theory.scale.id }
    return [
      ...(fretboard.exactPositions.length > 0
        ? [urls.fretboard({ ...scale, ...neckOf(fretboard.exactPositions), labels: 'notes' })]
        : []),
      urls.piano({
        ...scale,
        notes: [selected.note],
        piano: PIANO_PRESET_IDS.find((id) => id === piano.preset),
        labels: 'notes',
      }),
    ]
  }),
  pictured(getPositions, ({ input, positions }, urls) =>
    positions.length === 0
      ? []
      : [urls.fretboard({ root: input.root, scale: input.scale, ...neckOf(positions) })],
  ),
  pictured(getRoute, (document, urls) => drawLine(document, document.input, urls)),
  pictured(planMelody, (document, urls) => drawLine(document, document.input, urls)),
  pictured(getPracticeDrill, (document, urls) =>
    drawLine(document, { root: document.input.key, scale: document.input.scale }, urls),
  ),
  pictured(buildTabRecipe, ({ compactUrl }, urls) => [urls.tabOf(compactUrl)]),
  pictured(getGuitarVoicings, ({ voicings }, urls) => voicings.map((one) => drawGrip(one, urls))),
  pictured(getVoiceLeading, ({ pairs }, urls) =>
    pairs.slice(0, 1).flatMap(({ from, to }) => [drawGrip(from, urls), drawGrip(to, urls)]),
  ),
  pictured(getProgression, ({ chords, paths, compactUrl }, urls) => [
    ...paths[0]!.frets.map((text, index) =>
      drawGrip({ text, symbol: chords[index]!.symbol }, urls),
    ),
    urls.tabOf(compactUrl),
  ]),
  pictured(getScaleMap, ({ root, id }, urls) => [
    urls.fretboard({ root, scale: id }),
    urls.piano({ root, scale: id }),
  ]),
  pictured(findContainingScales, ({ matches }, urls) =>
    matches.slice(0, 1).map(({ root, id }) => urls.fretboard({ root, scale: id })),
  ),
  pictured(getChordScaleAdvisor, ({ chord, candidates }, urls) =>
    candidates.slice(0, 1).map(({ id }) => urls.fretboard({ root: chord.root, scale: id })),
  ),
  pictured(getComposerBridge, ({ current }, urls) => [urls.voicing({ symbol: current.symbol })]),
  pictured(identifyChordName, ({ input, chords }, urls) => {
    if (input.frets === null) return []
    const symbol = chords[0]?.symbol
    return [urls.voicing({ frets: input.frets, ...(symbol !== undefined && { symbol }) })]
  }),
  pictured(getChord, ({ grips }, urls) => grips.map((one) => drawGrip(one, urls))),
  pictured(renderTab, ({ compactUrl }, urls) =>
    compactUrl === null ? [] : [urls.tabOf(compactUrl)],
  ),
  pictured(checkTab, ({ input, corrected, claim }, urls) => {
    if (input.kind === 'frets') {
      return corrected.frets === null
        ? []
        : [urls.voicing({ frets: corrected.frets, ...(claim && { symbol: claim.symbol }) })]
    }
    const positions = corrected.events.map(formatPlacedNote)
    return positions.length === 0 || positions.length > MAX_NOTES_IN_A_URL
      ? []
      : [urls.tab({ positions })]
  }),
]

/** Longer tab makes a URL that some clients cut. */
const MAX_NOTES_IN_A_URL = 300

const BY_ID: ReadonlyMap<string, AnyOperation> = new Map(ROWS.map((one) => [one.id, one]))

/** The operation with its pictures, or itself where it has none. */
export function withPictures(operation: AnyOperation): AnyOperation {
  return BY_ID.get(operation.id) ?? operation
}
