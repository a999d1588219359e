/** Parameters that pictures share. */
import * as z from 'zod'
import { DIAGRAM_THEME_IDS } from '#engine/diagram/diagram-theme'
import { MARK_LABELS, type NeckMark, type ToneMark } from '#engine/diagram/neck-mark'
import { type FretPosition, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { type PitchClassReading, readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatPitch, type NoteName, pitchClassOfMidi } from '#engine/theory/pitch'

export const themeParameter = z
  .enum(DIAGRAM_THEME_IDS)
  .default('light')
  .meta({ description: 'Colours for a light or a dark page.' })

export const leftHandedParameter = z
  .boolean()
  .default(false)
  .meta({ description: 'true mirrors the picture for a left-handed player.' })

export const labelsParameter = z
  .enum(MARK_LABELS)
  .default('degrees')
  .meta({ description: 'What stands in a mark: R b3 (degrees), C Eb, fingers 1 to 4, or R m3.' })

/** Labels where no hand is planned. */
export const toneLabelsParameter = z
  .enum(MARK_LABELS)
  .exclude(['fingers'])
  .default('degrees')
  .meta({ description: 'What stands in a mark: R b3 (degrees), C Eb (notes), or R m3.' })

export const svgDocument = z.string().startsWith('<svg').meta({ description: 'An SVG picture.' })

/** A pitch as a context names it. */
export function toneMarkOf(reading: PitchClassReading, midi: number): ToneMark {
  return {
    note: formatPitch(reading.name, midi),
    interval: reading.interval,
    intervalSymbol: reading.intervalSymbol,
    degreeNumber: reading.degree.number,
  }
}

/** A place on the neck as a context names its pitch, or by a name of its own. */
export function neckMarkAt(
  context: TheoryContext,
  { string, fret }: FretPosition,
  neck: Neck,
  {
    finger,
    name,
  }: { readonly finger?: number | undefined; readonly name?: NoteName | undefined } = {},
): NeckMark {
  const midi = midiAt({ string, fret }, neck)
  return {
    string,
    fret,
    ...toneMarkOf(readPitchClass(context, pitchClassOfMidi(midi), name), midi),
    ...(finger !== undefined && { finger }),
  }
}
