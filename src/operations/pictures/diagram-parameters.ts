/** Parameters that pictures share. */
import * as z from 'zod'
import { DIAGRAM_THEME_IDS } from '#engine/diagram/diagram-theme'
import { MARK_LABELS } from '#engine/diagram/neck-mark'

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
