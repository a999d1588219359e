/** What a piece is called: by the fields of a file, or by the line that stands over a tab text. */
import { expect, test } from 'vitest'
import { ascii } from '../ascii/ascii'
import { titleOverTab } from '../ascii/ascii-title'
import { songNameOf, songOfName } from './project-of-track'

test.each([
  [{ title: 'Winter Waltz', artist: 'A. Owner' }, 'Winter Waltz – A. Owner'],
  [{ title: 'Suite – Gigue', artist: 'A. Owner' }, 'Suite – Gigue – A. Owner'],
  [{ title: 'Winter Waltz', artist: '' }, 'Winter Waltz'],
])('%j is called %s, and read from that', (song, name) => {
  expect(songNameOf(song)).toBe(name)
  expect(songOfName(name)).toEqual(song)
})

test('a composer alone is the name', () => {
  expect(songNameOf({ title: '', artist: 'A. Owner' })).toBe('A. Owner')
})

const STAFF = ['e|--0--|', 'B|--1--|', 'G|--0--|', 'D|--2--|', 'A|--3--|', 'E|-----|'].join('\n')

test.each([
  ['Long Road\n\n', 'Long Road'],
  ['Long Road\n', 'Long Road'],
  ['\r\n\r\nLong Road\r\n\r\n', 'Long Road'],
  ['Long Road\nStandard tuning\n[Intro]\n', 'Long Road'],
  ['=== Long Road ===\n', 'Long Road'],
  ['# Long Road #\n', 'Long Road'],
  ['----------\nLong Road\n----------\n', 'Long Road'],
  ['"Long   Road"\n', 'Long Road'],
  ['Long Road - A. Owner\n', 'Long Road - A. Owner'],
  ['Stand by Me\n', 'Stand by Me'],
  ['Open Road\n', 'Open Road'],
  ['Time\n', 'Time'],
  ['The Bridge of Sighs\n', 'The Bridge of Sighs'],
  ['Étude 5\n', 'Étude 5'],
  ['Am Fluss\n', 'Am Fluss'],
  ['雪国の道\n', '雪国の道'],
  ['', undefined],
  ['\n\n', undefined],
  ['[Intro]\n', undefined],
  ['Intro\n', undefined],
  ['Intro:\n', undefined],
  ['Verse 2\n', undefined],
  ['Pre-Chorus\n', undefined],
  ['Main riff (x4)\n', undefined],
  ['Guitar 1\n', undefined],
  ['Lead guitar II\n', undefined],
  ['Standard tuning\n', undefined],
  ['Drop D\n', undefined],
  ['Capo 2nd fret\n', undefined],
  ['Tuning: E A D G B E\n', undefined],
  ['Tempo: 90\n', undefined],
  ['Drop D: D2 A2 D3 G3 B3 E4\n', undefined],
  ['Am      G7    C/E\n', undefined],
  ['| Em | D | Em |\n', undefined],
  ['1 & 2 & 3 & 4 &\n', undefined],
  ['1   2   3   4\n', undefined],
  ['Tabbed by A. Owner\n', undefined],
  ['by A. Owner\n', undefined],
  ['https://example.com/tabs\n', undefined],
  ['owner@example.com\n', undefined],
  ['This is how the band played it that night.\n', undefined],
  [`${'La '.repeat(40)}\n`, undefined],
])('the text %j over a tab gives the title %j', (over, title) => {
  expect(titleOverTab(over + STAFF)).toBe(title)
  const { score } = ascii.read(new TextEncoder().encode(over + STAFF))
  expect(score.title).toBe(title ?? '')
})

test('words behind the first staff are no title', () => {
  expect(titleOverTab(`${STAFF}\n\nLong Road\n\n${STAFF}`)).toBeUndefined()
})

test('a field for the title goes before the line over the tab', () => {
  const text = `Long Road\nTitle: Winter Waltz\nArtist: A. Owner\n\n${STAFF}`
  const { score } = ascii.read(new TextEncoder().encode(text))
  expect([score.title, score.artist]).toEqual(['Winter Waltz', 'A. Owner'])
})
