/** GET /api/diagram/tab.svg: tab as a picture. */

import * as z from 'zod'
import { renderTabSvg, type TabPicture, tabSizeOf } from '#engine/diagram/render-tab-svg'
import { undrawableIn } from '#engine/diagram/svg-element'
import type { Neck } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { neckOfProject } from '#engine/project/project-neck'
import { emptyMeasure } from '#engine/tab/measure'
import { parsePlacedNote, parsePlacedNotes } from '#engine/tab/placed-note-text'
import { type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { checkPlaceText } from '../reading/neck-checks'
import { givenNeckOf } from '../reading/neck-request'
import { requestErrorOf, showValue } from '../reading/read-request'
import { defineOperation } from '../registry/operation'
import { textParameter } from '../schemas/parameters'
import { carriedProjectOf, getProjectState, projectParameters } from '../tab/project'
import { svgDocument, themeParameter } from './diagram-parameters'

/** More than a few pages of print; a longer tab is drawn in parts. */
export const MAX_PICTURE_NOTES = 512
export const MAX_PICTURE_BARS = 64

/** The most bars of any project: every measure as long as may be, one beat a bar. */
const MAX_BAR =
  PROJECT_LIMITS.maxMeasures * (PROJECT_LIMITS.maxStartBeat + PROJECT_LIMITS.maxDurationBeats)

const barParameter = z.int().min(1).max(MAX_BAR)

const request = z.object({
  positions: z
    .array(
      textParameter({
        description: 'A note: S<string>F<fret>, with @<start beat> and :<length in beats>.',
        examples: ['S5F3', 'S4F0@1:0.5'],
        accepts: (text) => parsePlacedNote(text, 0) !== undefined,
        wanted: 'a note such as S5F3 or S4F0@1:0.5',
      }),
    )
    .min(1)
    .max(MAX_PICTURE_NOTES)
    .optional()
    .meta({
      description:
        'Notes separated by commas: S5F3,S4F0 are one beat each in order; S5F3@2:0.5 says start and length in beats.',
    }),
  ...projectParameters,
  fromBar: barParameter.default(1).meta({
    description: `First bar drawn, from 1. A picture holds at most ${MAX_PICTURE_BARS} bars and ${MAX_PICTURE_NOTES} notes; draw a longer tab in parts.`,
  }),
  toBar: barParameter
    .optional()
    .meta({ description: 'Last bar drawn; that of the tab when left out.' }),
  title: z
    .string()
    .min(1)
    .max(200)
    .check((context) => {
      const undrawable = undrawableIn(context.value)
      if (undrawable === undefined) return
      const code = undrawable.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')
      context.issues.push({
        code: 'custom',
        message: `${showValue(context.value)} holds the character U+${code}, which no picture can show; leave it out`,
        input: context.value,
      })
    })
    .optional()
    .meta({ description: 'Heading; that of the project, or Tab, when left out.' }),
  theme: themeParameter,
})

const DEFAULT_TITLE = 'Tab'

/** One measure of placed notes; `undefined` where a text is not one. */
export function measureOfPlaced(positions: readonly string[], neck: Neck): Measure | undefined {
  const placed = parsePlacedNotes(positions).notes
  if (!placed) return undefined
  for (const [index, place] of placed.entries()) {
    checkPlaceText(place, neck, `positions[${index}]`)
  }
  const notes = placed.map((note, index) =>
    tabNoteOf(`note-${index + 1}`, note, note.startBeat, note.durationBeats, neck),
  )
  return { ...emptyMeasure(), notes }
}

function refuse(path: string, message: string): never {
  throw requestErrorOf('invalid-parameter', [{ path, message }])
}

/** Refuses a picture that would be empty or too large, before anything is drawn. */
function checkSize({
  fromBar,
  toBar,
  measures,
}: Omit<TabPicture, 'neck'> & { readonly fromBar: number }): void {
  if (toBar !== undefined && toBar < fromBar) {
    refuse('toBar', `toBar ${toBar} lies before fromBar ${fromBar}`)
  }
  const all = tabSizeOf({ title: '', measures })
  if (fromBar > all.bars) {
    refuse('fromBar', `fromBar ${fromBar} lies after the last bar, ${all.bars}`)
  }
  const asked = tabSizeOf({ title: '', measures, fromBar, toBar })
  if (asked.bars > MAX_PICTURE_BARS) {
    refuse(
      'toBar',
      `The tab has ${asked.bars} bars from bar ${fromBar} on; a picture holds ${MAX_PICTURE_BARS}, so ask for a part such as fromBar=${fromBar}&toBar=${fromBar + MAX_PICTURE_BARS - 1}`,
    )
  }
  if (asked.notes > MAX_PICTURE_NOTES) {
    refuse(
      'toBar',
      `Bars ${fromBar} to ${fromBar + asked.bars - 1} have ${asked.notes} notes; a picture holds ${MAX_PICTURE_NOTES}, so ask for fewer bars with fromBar and toBar`,
    )
  }
}

/**
 * The first part of a tab that one picture holds: nothing to say where that is all of it,
 * `undefined` where even the first bar is too full.
 */
export function drawablePartOf(
  measures: readonly Measure[],
): { readonly toBar?: number } | undefined {
  const all = tabSizeOf({ title: '', measures }).bars
  let toBar = Math.min(MAX_PICTURE_BARS, all)
  while (toBar > 0 && tabSizeOf({ title: '', measures, toBar }).notes > MAX_PICTURE_NOTES) toBar--
  if (toBar === 0) return undefined
  return toBar === all ? {} : { toBar }
}

export const drawTab = defineOperation({
  id: 'drawTab',
  http: { method: 'GET', path: '/api/diagram/tab.svg' },
  summary: 'Tab as a picture',
  description:
    'Draws tab as SVG from the project in a share URL (project or zproject) or from notes given as positions, with every note told in words for screen readers. For text use /api/tab/export; to choose places for notes use /api/route.',
  request,
  document: svgDocument,
  mediaType: 'image/svg+xml',
  errors: getProjectState.errors,
  examples: [
    { title: 'C, D and E', request: { positions: ['S5F3', 'S4F0', 'S4F2'] } },
    {
      title: 'A power chord in eighths on a dark page',
      request: {
        positions: ['S6F3@0:0.5', 'S5F5@0:0.5', 'S6F3@0.5:0.5', 'S5F5@0.5:0.5'],
        theme: 'dark',
      },
    },
  ],
  run(query) {
    const project = carriedProjectOf(query)
    if ((project === undefined) === (query.positions === undefined)) {
      const isNeither = project === undefined
      throw requestErrorOf(isNeither ? 'missing-parameter' : 'conflicting-parameters', [
        {
          path: 'positions',
          message: isNeither
            ? 'give positions (S5F3,S4F0), project or zproject'
            : 'positions and a project both hold the notes; give one of them',
        },
      ])
    }
    const neck = project ? neckOfProject(project) : givenNeckOf(query)
    const { title, measures } = project
      ? project.tabProject
      : { title: DEFAULT_TITLE, measures: [measureOfPlaced(query.positions!, neck)!] }
    const { fromBar, toBar } = query
    const picture = { title: query.title ?? title, neck, measures, fromBar, toBar }
    checkSize(picture)
    return renderTabSvg(picture, query)
  },
})
