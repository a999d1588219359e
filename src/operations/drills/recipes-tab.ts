/** GET /api/recipes/tab: a riff for a beginner in any key and scale, explained and ready to open. */

import { compileRecipe } from '#engine/practice/compile-recipe'
import { compileProjectState } from '#engine/project/project-state'
import { renderAscii } from '#engine/tab/render-ascii'
import { readNeck } from '../reading/neck-request'
import { defineOperation } from '../registry/operation'
import { tabRenderProofOf } from '../routes/route-plan-document'
import { describeNeck } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { acceptedRoot, acceptedScale } from '../schemas/parameters'
import { renderRequestOf } from '../tab/render-request'
import { longUrlAdvice, projectLinksOf } from '../tab/tab-head'
import { writeRecipe } from './recipes-tab.markdown'
import { recipeDocument, recipeRequest } from './recipes-tab.schema'

const API_VERSION = '2026-11-14'

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
  request: recipeRequest,
  document: recipeDocument,
  apiVersion: API_VERSION,
  hasFiles: true,
  errors: [],
  examples: [
    { title: 'A riff in D natural minor', request: {} },
    { title: 'A blues riff in A', request: { key: 'A', scale: 'blues' } },
    { title: 'What makes C lydian lydian', request: { key: 'C', scale: 'lydian' } },
  ],
  lean: 'recipe{title tempo timeSignature bars position{label} notes{note string fret} warnings proof{allNotesInScale stringFretMatchesMidi}}',
  markdown: writeRecipe,
  pictures: ({ compactUrl, project }, urls) => urls.tabOf(compactUrl, project.tabProject.measures),
  tool: {
    name: 'write_riff',
    title: 'Write a riff',
    description:
      'Write a four-bar riff for a beginner, fingered and explained. Use it for "an easy riff in D minor". For an exercise on a chord use compile_drill; for a line of your own plan_melody.',
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
