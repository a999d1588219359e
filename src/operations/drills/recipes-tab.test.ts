import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { decodeCompressedProject, decodeProject } from '#engine/project/state-codec'
import { SCALES } from '#engine/theory/scale'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { RequestError } from '../registry/request-errors'
import { renderTab } from '../tab/render-tab'
import { exportTabAscii } from '../tab/tab-export'
import { buildTabRecipe } from './recipes-tab'

const BASE = { baseUrl: 'https://pitch-map.example' }

/** The document of a query string, held to its own schema. */
function recipeOf(query: string): z.output<typeof buildTabRecipe.document> {
  const { request } = readQuery(buildTabRecipe, query)
  return buildTabRecipe.document.parse(buildTabRecipe.run(request, BASE))
}

const parameterOf = (url: string, name: string) => new URL(url).searchParams.get(name)!

test('the document begins with the fields of the contract in its order', () => {
  const raw = buildTabRecipe.run(readQuery(buildTabRecipe, '').request, BASE)
  expect(Object.keys(raw).slice(0, 8)).toEqual([
    'appUrl', 'asciiTab', 'asciiTabUrl', 'project', 'recipe', 'agentUsage', 'explanation',
    'overlays',
  ]) // biome-ignore format: eight names
  expect(raw.recipe).toMatchObject({
    key: 'D',
    scale: { id: 'naturalMinor' },
    style: 'beginner-riff',
    difficulty: 'easy',
  })
})

describe.each(['', 'key=A&scale=blues', 'key=F%23&scale=superLocrian', 'key=Bb&scale=chromatic'])(
  'the recipe ?%s',
  (query) => {
    const document = recipeOf(query)

    test('its render request, posted unchanged, is verified', () => {
      const { body } = document.tabRenderRequest
      const rendered = renderTab.run(readRequest(renderTab, body), BASE)
      expect(rendered.verified).toBe(true)
      expect(rendered.eventProof).toHaveLength(document.tabRenderProof.expectedEventCount)
      expect(rendered.project.tabProject.measures[0]!.notes).toEqual(
        document.project.tabProject.measures[0]!.notes,
      )
      expect(rendered.asciiTab).toBe(document.asciiTab)
    })

    test('its links open the project with its overlays, and export the same tab', () => {
      const opened = decodeProject(parameterOf(document.appUrl, 'project'))
      expect(opened).toEqual(document.project)
      expect(decodeCompressedProject(parameterOf(document.compactUrl, 'zproject'))).toEqual(opened)
      expect(opened.overlays).toEqual(document.overlays)
      const project = parameterOf(document.asciiTabUrl, 'project')
      expect(exportTabAscii.run(readRequest(exportTabAscii, { project }), BASE)).toBe(
        document.asciiTab,
      )
    })

    test('its notes are the events of the project', () => {
      const places = document.recipe.notes.map(({ id, string, fret, midi }) => [
        id,
        string,
        fret,
        midi,
      ])
      expect(
        document.project.tabProject.measures[0]!.notes.map(({ id, string, fret, midi }) => [
          id,
          string,
          fret,
          midi,
        ]),
      ).toEqual(places)
    })
  },
)

test('links stay short, overlays and all: 480 characters at the median, 560 at most', () => {
  const lengths = SCALES.map(
    ({ id }) => parameterOf(recipeOf(`key=F%23&scale=${id}`).compactUrl, 'zproject').length,
  ).sort((a, b) => a - b)
  expect(lengths[lengths.length >> 1]).toBeLessThanOrEqual(480)
  expect(lengths.at(-1)).toBeLessThanOrEqual(560)
})

test('an alias of a scale is answered with the id it stands for', () => {
  expect(recipeOf('key=E&scale=minor').recipe.scale.id).toBe('naturalMinor')
})

test.each([
  ['style=solo', 'invalid-parameter', 'style'],
  ['difficulty=hard', 'invalid-parameter', 'difficulty'],
  ['key=H', 'invalid-parameter', 'key'],
  ['scale=lydain', 'invalid-parameter', 'scale'],
  ['root=D', 'unknown-parameter', 'root'],
])('%s is refused as %s', (query, code, path) => {
  let refusal: unknown
  try {
    recipeOf(query)
  } catch (thrown) {
    refusal = thrown
  }
  expect(refusal).toBeInstanceOf(RequestError)
  expect(refusal).toMatchObject({ code, issues: [{ path }] })
})
