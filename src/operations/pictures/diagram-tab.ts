/** GET /api/diagram/tab.svg: tab as a picture. */

import * as z from 'zod'
import { renderTabSvg } from '#engine/diagram/render-tab-svg'
import type { Neck } from '#engine/instrument/neck'
import { neckOfProject } from '#engine/project/project-neck'
import { emptyMeasure } from '#engine/tab/measure'
import { parsePlacedNote, parsePlacedNotes } from '#engine/tab/placed-note-text'
import { type Measure, tabNoteOf } from '#engine/tab/tab-event'
import { TECHNIQUES } from '#engine/tab/techniques'
import { checkPlaceText } from '../reading/neck-checks'
import { givenNeckOf } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { requestErrorOf } from '../registry/request-errors'
import { lazyRequest } from '../schemas/lazy-object'
import { textParameter } from '../schemas/parameters'
import { carriedProjectOf, getProjectState } from '../tab/project'
import { projectParameters } from '../tab/project.schema'
import { svgDocument, themeParameter } from './diagram-parameters'
import {
  barParameters,
  checkPictureSize,
  MAX_PICTURE_NOTES,
  titleParameter,
} from './tab-picture-parameters'

const request = lazyRequest(() => ({
  positions: z
    .array(
      textParameter({
        description: 'A note: S<string>F<fret>, with @<start beat> and :<length in beats>.',
        examples: ['S5F3', 'S4F0@1:0.5'],
        accepts: (text) => parsePlacedNote(text, 0) !== undefined,
        wanted: `a note such as S5F3 or S4F0@1:0.5, after ! last ${TECHNIQUES.join(', ')}`,
      }),
    )
    .min(1)
    .max(MAX_PICTURE_NOTES)
    .optional()
    .meta({
      description:
        'Notes separated by commas: S5F3,S4F0 are one beat each in order; S5F3@2:0.5 says start and length in beats, S5F3!slide the technique.',
    }),
  ...projectParameters,
  ...barParameters,
  title: titleParameter,
  theme: themeParameter,
}))

const DEFAULT_TITLE = 'Tab'

/** One measure of placed notes; `undefined` where a text is not one. */
export function measureOfPlaced(positions: readonly string[], neck: Neck): Measure | undefined {
  const placed = parsePlacedNotes(positions).notes
  if (!placed) return undefined
  for (const [index, place] of placed.entries()) {
    checkPlaceText(place, neck, `positions[${index}]`)
  }
  const notes = placed.map((note, index) => {
    const { startBeat, durationBeats, technique } = note
    const plain = tabNoteOf(`note-${index + 1}`, note, startBeat, durationBeats, neck)
    return technique === undefined ? plain : { ...plain, technique }
  })
  return { ...emptyMeasure(), notes }
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
  run(query, { own = (text) => text }) {
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
    const picture = { title: own(query.title ?? title), neck, measures, fromBar, toBar }
    checkPictureSize(picture)
    return renderTabSvg(picture, query)
  },
})
