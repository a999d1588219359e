import { STANDARD_NECK } from '#engine/instrument/neck'
import { compileProjectState, PROJECT_VERSION } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { parsePlacedNotes } from '#engine/tab/placed-note-text'
import { tabNoteOf } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { latePart } from '../registry/late-part'
import { defineOperation } from '../registry/operation'
import { lazyRequest } from '../schemas/lazy-object'
import { getProjectState, requiredProjectOf } from '../tab/project'
import { projectParameters } from '../tab/project.schema'
import { svgDocument, themeParameter } from './diagram-parameters'
import { barParameters, checkPictureSize, titleParameter } from './tab-picture-parameters'

const { load, get } = latePart(
  'the part that draws scores',
  () => import('#formats/drawing/score-picture'),
)

/** Two bars: C major up and an open E under it at the end. */
function exampleProject(): string {
  const { notes = [] } = parsePlacedNotes(['S5F3@0:1', 'S4F0@1:1', 'S4F2@2:1', 'S4F3@3:1', 'S3F0@4:2', 'S6F0@6:2', 'S3F2@6:2']) // biome-ignore format: one row reads as a line
  const placed = notes.map((note, index) =>
    tabNoteOf(`note-${index + 1}`, note, note.startBeat, note.durationBeats, STANDARD_NECK),
  )
  return encodeCompressedProject(
    compileProjectState({
      neck: STANDARD_NECK,
      theory: C_MAJOR,
      date: PROJECT_VERSION,
      id: 'two-bars',
      title: 'Two bars',
      notes: placed,
    }),
  )
}

export const drawScore = defineOperation({
  id: 'drawScore',
  http: { method: 'GET', path: '/api/diagram/score.svg' },
  summary: 'A project as notation over tab',
  description:
    'Draws the project of a share URL (project or zproject) as SVG: notation with stems, beams, rests, key, tempo, fingers and chord names over its tab, every note told in words for screen readers. Only as SVG; for tab alone, also as PNG, use /api/diagram/tab.svg; for a file to edit use /api/file.',
  request: lazyRequest(() => ({
    ...projectParameters,
    ...barParameters,
    title: titleParameter,
    theme: themeParameter,
  })),
  document: svgDocument,
  mediaType: 'image/svg+xml',
  isSvgOnly: true,
  errors: [...getProjectState.errors, 'not-writable'],
  examples: [
    {
      title: 'Two bars',
      get request() {
        return { zproject: exampleProject() }
      },
    },
  ],
  lane: 'files',
  command: { words: 'zproject', wordsKind: 'one', usage: '<zproject>' },
  prepare: async () => {
    await (await load()).loadDrawing()
  },
  run({ fromBar, toBar, theme, title, ...query }, { own = (text) => text }) {
    const project = requiredProjectOf(query)
    const { measures, title: projectTitle } = project.tabProject
    const picture = { title: own(title ?? projectTitle), fromBar, toBar }
    checkPictureSize({ ...picture, measures })
    return get().drawScorePicture(project, { ...picture, theme })
  },
})
