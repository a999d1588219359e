/** Texts of songs as long as a body may be, and as long as a sheet may be: refused, or read. */
import { describe, expect, test } from 'vitest'
import { readSongSheet } from '#operations/songs/song'
import { app, faultOf, ORIGIN } from './judge'

const PIECES = [
  ['one line of chords', 'C '],
  ['chords in brackets', '[C]'],
  ['brackets within brackets', '[['],
  ['open brackets', '[C'],
  ['open directives', '{t:'],
  ['directives on one line', '{c:a}'],
  ['words before directives', 'a{soc}{eoc}'],
  ['braces within braces', '{'],
  ['sections', '[Verse]\nC\n'],
  ['comments that head sections', '{c:Chorus}\n\n'],
  ['lines that go on', 'a\\\n'],
  ['blanks before a word', `${' '.repeat(4095)}C\n`],
  ['tabulators', '\t'],
  ['bars', '|'],
  ['bars in brackets', '[C|'],
  ['repeats', '|: C :| x99\n'],
  ['the bar before', '| C | %% |\n'],
  ['parts in round brackets', '('],
  ['moved chords', '{transpose: 1}\n[C]a\n'],
  ['a new key each line', '{new_song}\n{key: F#}\n[C]a\n'],
  ['tab', 'e|--3--|\n'],
  ['dashes between chords', 'C-'],
  ['numbers', '1 '],
  ['capos', 'capo capo '],
  ['surrogates', '\ud83c'],
  ['chorus played again', `{soc}\n[C]a\n{eoc}\n${'{chorus}\n'.repeat(250)}`],
] as const

const post = (path: string, body: string) => app.request(ORIGIN + path, { method: 'POST', body })

test.each(PIECES.filter(([, piece]) => piece.includes('\n')))(
  '%s as a file are read or refused',
  async (_, piece) => {
    const file = await post('/api/import', piece.repeat(65_536 / piece.length))
    expect(await faultOf(file)).toBeUndefined()
  },
)

describe.each(PIECES)('%s', (_, piece) => {
  const filled = (length: number) => piece.repeat(Math.ceil(length / piece.length)).slice(0, length)

  test('of 1 MB are refused, and of 64 KiB read or refused', async () => {
    const long = await post('/api/song', filled(1_048_576))
    expect([400, 413]).toContain(long.status)
    expect(await faultOf(long, readSongSheet)).toBeUndefined()
    const short = await post('/api/song?transpose=1&capo=auto', filled(65_536))
    expect(await faultOf(short)).toBeUndefined()
  })
})
