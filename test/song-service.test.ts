import { describe, expect, test } from 'vitest'
import { createApp } from '#service/app'
import { SONG_SHEETS } from './support/song-sheets'

const app = createApp({ buildId: 'test' })
const post = (query: string, body: string | Uint8Array<ArrayBuffer>, type = 'text/plain') =>
  app.request(`http://127.0.0.1:8787/api/song${query}`, {
    method: 'POST',
    headers: { 'content-type': type },
    body,
  })
const json = (query: string, body: unknown) => post(query, JSON.stringify(body), 'application/json')
const CHORDPRO = '{title: Amen}\n{capo: 2}\n[G]one [C]two'

describe('a song is posted as text or as JSON', () => {
  test.each([
    ['as text', () => post('', CHORDPRO)],
    ['as text, whatever its type says', () => post('', CHORDPRO, 'application/json')],
    ['as JSON', () => json('', { text: CHORDPRO })],
  ])('%s', async (_, ask) => {
    const response = await ask()
    const { song, input } = await response.json()
    expect([response.status, song.title, input.form]).toEqual([200, 'Amen', 'chordpro'])
  })

  test.each([
    ['beside text', () => post('?transpose=2&capo=0', CHORDPRO)],
    ['beside JSON', () => json('?transpose=2&capo=0', { text: CHORDPRO })],
    ['in JSON', () => json('', { text: CHORDPRO, transpose: 2, capo: 0 })],
  ])('parameters stand %s', async (_, ask) => {
    const { chords } = await (await ask()).json()
    expect(chords.map(({ symbol }: { symbol: string }) => symbol)).toEqual(['B', 'E'])
  })

  test('an old file that is no UTF-8 is read', async () => {
    const bytes = Uint8Array.from(CHORDPRO.replace('Amen', 'Für Elise'), (one) => one.charCodeAt(0))
    expect((await (await post('', bytes)).json()).song.title).toBe('Für Elise')
  })

  test.each([
    ['little', [0xff, 0xfe], (code: number) => [code & 255, code >> 8]],
    ['big', [0xfe, 0xff], (code: number) => [code >> 8, code & 255]],
  ])('a file in UTF-16, %s end first, is read', async (_, mark, bytesOf) => {
    const codes = [...CHORDPRO.replace('Amen', 'Für Elise')].map((one) => one.charCodeAt(0))
    const bytes = Uint8Array.from([...mark, ...codes.flatMap(bytesOf)])
    expect((await (await post('', bytes)).json()).song.title).toBe('Für Elise')
  })

  test.each([
    ['chordpro', 'text/plain; charset=utf-8', '{title: Amen}\n{capo: 2}\n\n[G]one [C]two\n'],
    ['text', 'text/plain; charset=utf-8', 'Title: Amen\nCapo: 2\n\nG   C\none two\n'],
  ])('format=%s answers the sheet alone', async (format, type, expected) => {
    const response = await post(`?format=${format}`, CHORDPRO)
    expect(response.headers.get('content-type')).toBe(type)
    expect(await response.text()).toBe(expected)
  })

  test.each(['| B | H7 | Es |', '| C | B | F7 |'])(
    'German names stay German: %s',
    async (sheet) => {
      const own = sheet.split(/[ |]+/).filter((one) => one !== '')
      const { chords, song, assumed } = await (await post('?names=german', sheet)).json()
      expect(chords.map(({ symbol }: { symbol: string }) => symbol)).toEqual(own)
      expect(chords.map((one: { soundingSymbol: string }) => one.soundingSymbol)).toEqual(own)
      expect(song.noteNames).toBe('german')
      expect(assumed[0]).toContain('H is B natural and B is B flat')
      for (const format of ['md', 'text']) {
        const text = await (await post(`?names=german&format=${format}`, sheet)).text()
        expect(text).toContain(sheet)
        expect(text).not.toMatch(/[\uFDD0-\uFDDD]/)
      }
      const flat = chords.find(({ symbol }: { symbol: string }) => symbol === 'B')
      expect(flat.grip.text).toBe('x13331')
    },
  )

  test('format=md tells grips, names under the capo and what was not read', async () => {
    const text = await (await post('?format=md', `${CHORDPRO} [Cfoo]three`)).text()
    for (const words of ['# Amen', '320003', 'G shape, sounds A', 'Cfoo cannot be read']) {
      expect(text).toContain(words)
    }
  })
})

test.each([
  '{capo: 15}\n[C]a',
  '{tempo: fast}\n[C]a',
  '{time: 4/5}\n[C]a',
  '{key: what}\n[C]a',
  '{transpose: +99s}\n[C]a',
  '{start_of_verse: label="}\n[C]a',
  'C#maj13(b9,#9,#11,b13,no3,no5)/Gbb',
  '[Am7b5add13sus2sus4]a',
  '\0\uFEFF',
  '[',
])('%j is answered, and nothing of it is lost', async (text) => {
  for (const query of ['', '?capo=auto', '?capo=12&transpose=-11', '?chordNames=sounding']) {
    expect((await post(query, text)).status).toBe(200)
  }
  const [word] = /fast|what|15/.exec(text) ?? []
  expect(await (await post('?format=chordpro', text)).text()).toContain(word ?? '')
})

describe('refusals', () => {
  test.each([
    ['an empty body', () => post('', ''), 400, 'text'],
    ['two places', () => json('?transpose=2', { text: 'C', transpose: 1 }), 400, 'transpose'],
    ['a typo', () => post('?transpos=2', 'C'), 400, 'transpose'],
    ['a form that is not known', () => post('?format=pdf', 'C'), 400, 'chordpro'],
    ['a megabyte', () => post('', 'C '.repeat(500_000)), 400, '65536'],
    ['no song', () => json('', { song: { title: 1 } }), 400, 'song'],
    ['a mark beyond its line', () => json('', { song: oddSong }), 400, 'marks of'],
  ])('%s', async (_, ask, status, words) => {
    const response = await ask()
    const body = await response.text()
    expect([response.status, body.includes(words) ? '' : body]).toEqual([status, ''])
  })
})

const oddSong = {
  title: '',
  metadata: [],
  sections: [
    {
      kind: 'part',
      repeats: 1,
      lines: [{ kind: 'lyrics', text: 'a', marks: [{ at: 5, symbol: 'C' }] }],
    },
  ],
}

test.each(SONG_SHEETS)('$name is answered, and the song of the answer too', async ({ text }) => {
  const response = await post('', text)
  expect(response.status).toBe(200)
  const { song, warnings } = await response.json()
  expect(warnings.filter((warning: string) => warning.includes('could not be read'))).toEqual([])
  const again = await json('', { song })
  expect((await again.json()).song).toEqual(song)
})
