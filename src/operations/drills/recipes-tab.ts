/** GET /api/recipes/tab: a riff for a beginner in any key and scale, explained and ready to open. */

import * as z from 'zod'
import { compileRecipe } from '#engine/practice/compile-recipe'
import { RECIPE_DIFFICULTIES, RECIPE_STYLES } from '#engine/practice/recipe'
import { compileProjectState } from '#engine/project/project-state'
import { renderAscii } from '#engine/tab/render-ascii'
import { describeNeck } from '../neck/neck-document'
import { NECK_FIELDS, neckFields, readNeck } from '../reading/neck-request'
import { type Answer, defineOperation } from '../registry/operation'
import { writeRecipe } from '../routes/lines.markdown'
import { tabRenderProofOf } from '../routes/route-plan-document'
import { tabRenderProof } from '../routes/route-schema'
import { lazyObject, lazyRequest } from '../schemas/lazy-object'
import { neckDocumentFields } from '../schemas/neck'
import { acceptedRoot, acceptedScale, scaleParameter, tonicParameter } from '../schemas/parameters'
import { projectState } from '../schemas/project'
import { asciiTab, renderRequest } from '../schemas/tab'
import { apiVersion } from '../schemas/theory'
import { longUrlAdvice, projectLinksOf } from '../tab/project-links'
import { renderRequestOf } from '../tab/render-request'
import { recipe as recipeShape, teachingOverlay } from './recipe-schema'

const API_VERSION = '2026-11-14'

const request = lazyRequest(() => ({
  key: tonicParameter('Key of the riff').default('D'),
  scale: scaleParameter.default('naturalMinor'),
  style: z.enum(RECIPE_STYLES).default('beginner-riff').meta({ description: 'Kind of recipe.' }),
  difficulty: z
    .enum(RECIPE_DIFFICULTIES)
    .default('easy')
    .meta({ description: 'easy: one hand position, quarters and eighths.' }),
  ...neckFields,
}))

const document = lazyObject(() => ({
  appUrl: z.string(),
  asciiTab,
  asciiTabUrl: z.string(),
  project: projectState,
  recipe: recipeShape,
  agentUsage: z.array(z.string()),
  explanation: z.string(),
  overlays: z
    .array(teachingOverlay)
    .meta({ description: 'The overlays of the project: what a lesson points at, by role.' }),
  apiVersion,
  compactUrl: z.string(),
  tabRenderRequest: renderRequest,
  tabRenderProof,
  ...neckDocumentFields,
}))
export type RecipeDocument = Answer<typeof document>

const EVENTS_SOURCE = 'project.tabProject.measures[0].notes'

const AGENT_USAGE = [
  'Post tabRenderRequest unchanged to POST /api/tab to verify every string and fret.',
  'Open appUrl (or the shorter compactUrl) to see and hear the riff; asciiTabUrl gives plain text.',
  `overlays mark roles; resolve a selector of kind note in ${EVENTS_SOURCE}, the others in project.theory.`,
]

export const buildTabRecipe = defineOperation({
  id: 'buildTabRecipe',
  http: { method: 'GET', path: '/api/recipes/tab' },
  summary: 'A riff for a beginner in any key and scale, as tab with its explanation',
  description:
    'Builds a four-bar riff that lies under one hand: a motif said three times, a late peak, a rest on the root, and the tone that makes the scale sound like itself. Comes with fingers, practice steps, teaching overlays by role, ASCII tab and a project that opens it. For a drill on a chord use /api/practice; to finger a line of your own use /api/route.',
  request,
  document,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: [],
  examples: [
    { title: 'A riff in D natural minor', request: {} },
    { title: 'A blues riff in A', request: { key: 'A', scale: 'blues' } },
    { title: 'What makes C lydian lydian', request: { key: 'C', scale: 'lydian' } },
  ],
  lean: 'recipe{title scale{degrees} tempo timeSignature bars position{label} notes{note string fret} warnings proof{allNotesInScale stringFretMatchesMidi}}',
  markdown: writeRecipe,
  pictures: ({ compactUrl, project }, urls) => urls.tabOf(compactUrl, project.tabProject.measures),
  tool: {
    name: 'write_riff',
    title: 'Write a riff',
    description:
      'Write a four-bar riff for a beginner in any key and scale, fingered and explained. Use it for "an easy riff in D minor". For an exercise on a chord use compile_drill; for a line of your own plan_melody.',
    fields: ['key', 'scale', ...NECK_FIELDS],
    examples: [
      { title: 'A blues riff in A', arguments: { key: 'A', scale: 'blues' } },
      { title: 'A riff in D natural minor', arguments: {} },
    ],
  },
  run(query, { baseUrl }) {
    const { style, difficulty } = query
    const neck = readNeck(query)
    const compiled = compileRecipe({
      neck,
      key: acceptedRoot(query.key),
      scale: acceptedScale(query.scale),
      style,
      difficulty,
    })
    const { recipe, tabNotes, overlays, theory } = compiled
    const { title, tempo, timeSignature } = recipe
    const project = compileProjectState({
      neck,
      date: API_VERSION,
      id: recipe.id,
      title,
      theory,
      notes: tabNotes,
      tempo,
      timeSignature,
      overlays,
    })
    const { appUrl, compactUrl, asciiTabUrl } = projectLinksOf(project, baseUrl)
    return {
      appUrl,
      asciiTab: renderAscii(project.tabProject.measures, neck),
      asciiTabUrl,
      project,
      recipe,
      agentUsage: [...AGENT_USAGE, ...longUrlAdvice({ appUrl })],
      explanation: compiled.explanation,
      overlays,
      apiVersion: API_VERSION,
      compactUrl,
      tabRenderRequest: renderRequestOf({
        neck,
        events: tabNotes,
        tempo,
        timeSignature,
        title,
        eventsSource: EVENTS_SOURCE,
      }),
      tabRenderProof: tabRenderProofOf(tabNotes.length, EVENTS_SOURCE),
      ...describeNeck(neck),
    }
  },
})
