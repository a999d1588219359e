/** Techniques from a request through text, files and back. */
import { expect, test } from 'vitest'
import { TECHNIQUES } from '#engine/tab/techniques'
import { TECHNIQUE_TABLE } from '#formats/score/technique-table'
import { createApp } from '#service/app'

const app = createApp({ buildId: 'test' })
const post = async (path: string, body: string | object) => {
  const text = typeof body === 'string' ? body : JSON.stringify(body)
  return (await app.request(`http://pitch.test${path}`, { method: 'POST', body: text })).json()
}

const EVENTS = [
  { string: 3, fret: 5, startBeat: 0, technique: 'hammer-on' },
  { string: 3, fret: 7, startBeat: 1, technique: 'bend+vibrato' },
  { string: 2, fret: 8, startBeat: 2, technique: 'slide' },
  { string: 2, fret: 10, startBeat: 3 },
]
const NAMES = ['hammer-on', 'bend+vibrato', 'slide', 'normal']

interface Tabbed {
  readonly asciiTab: string
  readonly compactUrl: string
  readonly warnings: readonly string[]
  readonly project: {
    readonly tabProject: {
      readonly measures: readonly { readonly notes: readonly { readonly technique: string }[] }[]
    }
  }
}
const techniquesIn = ({ project }: Tabbed) =>
  project.tabProject.measures.flatMap(({ notes }) => notes.map(({ technique }) => technique))

test.each(['guitar-pro', 'musicxml', 'alphatex', 'ascii'])('%s keeps them', async (type) => {
  const tab: Tabbed = await post('/api/tab', { events: EVENTS })
  expect(techniquesIn(tab)).toEqual(NAMES)
  expect(tab.asciiTab).toContain('G|5h--7b~')
  const { search } = new URL(tab.compactUrl)
  const file = await app.request(`http://pitch.test/api/file${search}&type=${type}`)
  const bytes = await file.arrayBuffer()
  const read = await app.request('http://pitch.test/api/import', { method: 'POST', body: bytes })
  expect(techniquesIn(await read.json())).toEqual(NAMES)
})

test('a corrected tab keeps them', async () => {
  const tab = ['e|5h7-----', 'B|--------', 'G|--------', 'D|--------', 'A|--------', 'E|--------']
  const { corrected } = await post('/api/check', { tab: tab.map((line) => `${line}|`).join('\n') })
  expect(corrected.asciiTab).toMatch(/^e\|5h/)
})

test('one that text has no mark for is kept and told', async () => {
  const tab: Tabbed = await post('/api/tab', {
    events: [{ string: 6, fret: 0, startBeat: 0, technique: 'palm-mute' }],
  })
  expect(techniquesIn(tab)).toEqual(['palm-mute'])
  expect(tab.warnings).toEqual([expect.stringMatching(/^palm-mute has no mark/)])
})

test.each(['bent', 'hammer-on+', '', 'normal+bend', '__proto__', 'constructor'])(
  '%j is refused',
  async (technique) => {
    const refusal = await post('/api/tab', { events: [{ ...EVENTS[0], technique }] })
    expect(refusal).toMatchObject({
      code: 'invalid-parameter',
      issues: [{ path: 'events[0].technique' }],
    })
  },
)

test('events and files name the same techniques', () => {
  expect(Object.keys(TECHNIQUE_TABLE)).toEqual([...TECHNIQUES])
})
