/** Parts of a posted score as written voices: in the events, the project and its files. */
import { describe, expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { renderTab } from '../tab/render-tab'
import { planMelody } from './route'

const BASE = { baseUrl: 'https://pitch-map.example' }

const route = (voices: readonly (string | undefined)[], durationBeats = 3) =>
  planMelody.run(
    readRequest(planMelody, {
      notes: [
        { note: 'A2', startBeat: 0, durationBeats, voice: voices[0] },
        { note: 'C4', startBeat: durationBeats === 3 ? 0 : 1, durationBeats: 1, voice: voices[1] },
      ],
    }),
    BASE,
  )

// biome-ignore format: one case a line
test.each([
  [['bass', 'melody'], [2, undefined]],
  [['Left', 'right'], [2, undefined]],
  [['2', '1'], [2, undefined]],
  [['lower', 'upper'], [2, undefined]],
  [['bass', undefined], [2, undefined]],
  [['melody', 'melody'], [undefined, undefined]],
  [['bass', 'bass'], [undefined, undefined]],
  [[undefined, undefined], [undefined, undefined]],
])('parts %j are written in the voices %j', (parts, voices) => {
  for (const length of [3, 1]) {
    const { routes, project, tabRenderRequest } = route(parts, length)
    expect(routes[0]!.notes.map(({ voice }) => voice)).toEqual(parts)
    expect(routes[0]!.tabNotes.map(({ voice }) => voice)).toEqual(voices)
    expect(project.measures[0]!.notes.map(({ voice }) => voice)).toEqual(voices)
    const rendered = renderTab.run(readRequest(renderTab, tabRenderRequest.body), BASE)
    expect(rendered.project.tabProject.measures[0]!.notes.map(({ voice }) => voice)).toEqual(voices)
  }
})

describe('a voice that is none', () => {
  test.each([1, 5, 'bass'])('%j is refused', (voice) => {
    const events = [{ string: 1, fret: 0, startBeat: 0, voice }]
    expect(() => readRequest(renderTab, { events })).toThrow(/voice/)
  })
})
