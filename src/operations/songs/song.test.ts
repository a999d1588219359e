import { describe, expect, test } from 'vitest'
import { decodeCompressedProject } from '#engine/project/state-codec'
import { readQuery } from '../reading/query'
import { readRequest } from '../reading/read-request'
import { readSongSheet } from './song'

const ask = (request: object) =>
  readSongSheet.run(readRequest(readSongSheet, request), { baseUrl: 'https://x.test' })

const SHEET = 'Title: Amen\nKey: G\nCapo: 2\n\n[Verse]\nG     C     D7\nOne   two   three'

/** `song chords | sounding chords`. */
const names = (request: object) => {
  const { chords } = ask(request)
  return [chords.map(({ symbol }) => symbol), chords.map(({ soundingSymbol }) => soundingSymbol)]
    .map((all) => all.join(' '))
    .join(' | ')
}

describe('key, capo and names of a song', () => {
  test.each([
    [{}, 'G C D7 | A D E7', 2, 'A major', 'G major'],
    [{ chordNames: 'sounding' }, 'A D E7 | A D E7', 2, 'A major', undefined],
    [{ capo: 0 }, 'A D E7 | A D E7', 0, 'A major', undefined],
    [{ capo: 4 }, 'F Bb C7 | A D E7', 4, 'A major', 'F major'],
    [{ transpose: 3 }, 'Bb Eb F7 | C F G7', 2, 'C major', 'Bb major'],
    [{ transpose: 3, capo: 0 }, 'C F G7 | C F G7', 0, 'C major', undefined],
    [{ key: 'C' }, 'Bb Eb F7 | C F G7', 2, 'C major', 'Bb major'],
    [{ key: 'C', capo: 5 }, 'G C D7 | C F G7', 5, 'C major', 'G major'],
  ])('%j', (query, expected, capo, sounding, shapes) => {
    const document = ask({ text: SHEET, ...query })
    expect(names({ text: SHEET, ...query })).toBe(expected)
    expect([document.capo.fret, document.song.capo ?? 0]).toEqual([capo, capo])
    expect([document.key?.sounding, document.key?.shapes]).toEqual([sounding, shapes])
  })

  test('both names are told', () => {
    expect(ask({ text: SHEET }).capo.summary).toBe('capo 2, chords are shapes: G shape, sounds A')
  })

  test('the answer posted again is the same answer, whatever was asked', () => {
    for (const query of [{}, { chordNames: 'sounding' }, { transpose: 3 }, { capo: 4 }]) {
      const { song, chords, key } = ask({ text: SHEET, ...query })
      const again = ask({ song })
      expect([again.song, again.chords, again.key]).toEqual([song, chords, key])
    }
  })

  test('capo=auto finds shapes that are easy, and the sound stays', () => {
    const { capo, chords } = ask({ text: '| Bb | Eb | F | Gm |', capo: 'auto' })
    expect([capo.fret, chords.map(({ shapeSymbol }) => shapeSymbol).join(' ')]).toEqual([
      3,
      'G C D Em',
    ])
    expect(chords.map(({ soundingSymbol }) => soundingSymbol).join(' ')).toBe('Bb Eb F Gm')
  })

  test('numbers without a key are read in the key that is given, and moved by no more', () => {
    const { chords, input } = ask({ text: '1-5-6m-4', key: 'G' })
    expect([chords.map(({ soundingSymbol }) => soundingSymbol).join(' '), input.transpose]).toEqual(
      ['G D Em C', 0],
    )
  })
})

describe('what is answered', () => {
  test('a grip for each chord, bars and sections', () => {
    const { chords, sections, bars, timeline } = ask({
      text: '[Verse]\n| C G | Am |\n[Chorus] x2\n| F |',
    })
    expect(chords.map(({ symbol, grip }) => `${symbol} ${grip?.text}`)).toEqual([
      'C x32010',
      'G 320003',
      'Am x02210',
      'F 133211',
    ])
    expect(sections).toMatchObject([
      { kind: 'verse', firstBar: 1, bars: 2, repeats: 1 },
      { kind: 'chorus', firstBar: 3, bars: 1, repeats: 2 },
    ])
    expect([bars, timeline.length]).toEqual([3, 4])
  })

  test('the link holds the song', () => {
    const { compactUrl, song } = ask({ text: SHEET })
    const state = decodeCompressedProject(compactUrl.slice(compactUrl.indexOf('zproject=') + 9))
    expect(state.song).toEqual(song)
    expect([state.tabProject.title, state.tabProject.capo]).toEqual(['Amen', 2])
  })

  test('what could not be read stands in every form', () => {
    const document = ask({ text: '[C]one [Cfoo]two' })
    expect(document.unread).toMatchObject([{ text: 'Cfoo', section: 0 }])
    expect(document.warnings[0]).toContain('1 part could not be read')
    expect(readSongSheet.markdown?.(document, 'lean')).toContain('Cfoo')
  })

  test('several songs in one text are told', () => {
    expect(ask({ text: '{t:a}\n[C]x\n{ns}\n{t:b}\n[G]y' }).warnings[0]).toContain('holds 2 songs')
  })

  test.each([
    ['no chord', { text: 'Hello\nworld' }, 'No chord was found'],
    ['a tuning that is not known', { text: 'Tuning: loose\n| D |' }, 'names the tuning loose'],
    ['standard tuning', { text: 'Tuning: standard\n| D |' }, undefined],
    ['that tuning', { text: 'Tuning: x\n| D |', tuning: 'D2,A2,D3,G3,B3,E4' }, undefined],
  ])('a warning for a sheet with %s', (_, request, words) => {
    const { warnings } = ask(request)
    expect(warnings.length).toBe(words ? 1 : 0)
    expect(warnings.join()).toContain(words ?? '')
  })

  test.each([
    ['{tuning: Drop D}\n[D]one', {}, 'drop-d'],
    ['Tuning: Drop D (DADGBE)\n| D |', {}, 'drop-d'],
    ['Tuning: D A D G A D\n| D |', {}, 'dadgad'],
    ['Tuning: Drop D\n| D |', { tuning: 'standard' }, undefined],
    ['Tuning: Standard (EADGBE)\n| D |', {}, undefined],
  ])('the tuning of a sheet is that of its grips: %j', (text, request, tuning) => {
    const document = ask({ text, ...request })
    expect(document.tuning).toBe(tuning)
    const told = document.assumed.filter((one) => one.includes('the tuning of the sheet'))
    expect(told).toEqual(tuning ? [`Grips are in ${tuning}, the tuning of the sheet.`] : [])
  })

  test('as sheets', () => {
    const { texts } = readSongSheet
    expect(texts!.chordpro!(ask({ text: '| C G |' }))).toBe('| [C] [G] |\n')
    expect(texts!.text!(ask({ text: SHEET }))).toContain('G   C   D7\nOne two three')
  })
})

test.each([
  ['| F# | B | C# | D#m | A#7 |', 1],
  ['| F# | B | C# | D#m | A#7 |', -5],
  ['{key: D#m}\n{capo: 2}\n[D#m]one [G#m]two [A#7]three', 3],
  ['{key: C#}\n[C#]one [F#]two [G#7]three', -1],
  ['| Gb | Cb | Db7 |', 1],
])('%s comes home under its own names from %i semitones away', (text, transpose) => {
  const { song } = ask({ text })
  const away = ask({ song, transpose })
  expect(away.song).not.toEqual(song)
  expect(ask({ song: away.song, transpose: -transpose }).song).toEqual(song)
})

describe('refusals say what would work', () => {
  test.each([
    [{}, 'text or song is needed'],
    [{ text: 'C', song: ask({ text: 'C' }).song }, 'give one of them'],
    [{ text: 'C', key: 'D', transpose: 2 }, 'key and transpose both move the song'],
    [{ text: '| Am | E7 | Am |', key: 'C' }, 'moves to another minor key, such as C naturalMinor'],
    [{ text: 'C\n\n'.repeat(5000) }, 'lines; a song has at most 2048'],
    [{ text: '[C]'.repeat(9000) }, 'chords and bar lines; a song has at most 8192'],
    [{ text: '[Verse]\nC\n'.repeat(300) }, 'sections; a song has at most 256'],
    [{ text: 'x'.repeat(70_000) }, 'text'],
    [{ text: 'C', capo: 'high' }, 'capo'],
  ])('%#', (request, words) => {
    expect(() => ask(request)).toThrow(words)
  })

  test('the query takes the same values', () => {
    const { request } = readQuery(readSongSheet, 'transpose=2&capo=auto', { text: 'C' })
    expect(request).toMatchObject({ transpose: 2, capo: 'auto', text: 'C' })
    expect(readQuery(readSongSheet, 'capo=3', { text: 'C' }).request).toMatchObject({ capo: 3 })
  })
})
