/** Songs through files: what is written is read again, whatever the sheet. */
import fc from 'fast-check'
import { beforeAll, describe, expect, test } from 'vitest'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { defaultProjectState } from '#engine/project/project-state'
import type { Song, SongLine, SongSection } from '#engine/project/song-shape'
import { decodeCompressedProject, encodeCompressedProject } from '#engine/project/state-codec'
import { songTimes } from '#engine/song/song-times'
import { arbitrarySong } from '../../../test/support/arbitrary-song'
import { drawCount } from '../../../test/support/draw-count'
import {
  FORMAT_IDS,
  FormatError,
  type FormatId,
  projectOfTrack,
  readTab,
  scoreOfSong,
  wholeScoreOf,
  writeTab,
  writtenFormatOf,
} from '../index'

beforeAll(async () => {
  for (const id of FORMAT_IDS) await writtenFormatOf(id).load?.()
})

const RUNS = { numRuns: drawCount(15) }
const bytesOf = (text: string) => new TextEncoder().encode(text)
const project = (song: Song) => ({ ...defaultProjectState(), song })

/** A line of words with a chord over the first and over others, in bars of one or two chords. */
const lines: fc.Arbitrary<SongLine> = fc
  .tuple(
    fc.array(
      fc.tuple(
        fc.constantFrom('C', 'Am7', 'F#m', 'Bb', 'G/B', 'Dsus4'),
        fc.array(fc.constantFrom('Win', 'ter', 'and', 'été', 'snow,'), {
          minLength: 1,
          maxLength: 3,
        }),
      ),
      { minLength: 1, maxLength: 4 },
    ),
    fc.boolean(),
  )
  .map(([sung, inOneBar]) => {
    const bars = inOneBar && [2, 4].includes(sung.length)
    let text = ''
    const marks = sung.map(([symbol, words]) => {
      const at = text.length
      text += `${words.join(' ')} `
      return { at, symbol }
    })
    const whole = text.trimEnd()
    const line = { at: 0, symbol: '|' }
    return {
      kind: 'lyrics',
      text: whole,
      marks: bars ? [line, ...marks, { at: whole.length, symbol: '|' }] : marks,
    }
  })

const sections: fc.Arbitrary<readonly SongSection[]> = fc
  .array(
    fc.record({
      lines: fc.array(lines, { minLength: 1, maxLength: 3 }),
      repeats: fc.nat({ max: 2 }),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((all) =>
    all.map(({ lines: own, repeats }, index) => ({
      kind: 'verse',
      label: `Verse ${index + 1}`,
      repeats: repeats + 1,
      lines: own,
    })),
  )

const songs: fc.Arbitrary<Song> = fc
  .record({ sections, capo: fc.nat({ max: 4 }), tempo: fc.integer({ min: 60, max: 180 }) })
  .map(({ sections: all, capo, tempo }) => ({
    title: 'Winter Waltz',
    artist: 'A. Owner',
    key: 'Bb',
    strum: 'D DU UDU',
    tempo,
    meter: [4, 4],
    ...(capo > 0 && { capo, chordNames: 'sounding' as const }),
    metadata: [],
    sections: all,
  }))

/** Chords with their bars and beats. */
function chordsOf(song: Song): readonly string[] {
  return songTimes(song).chords.map(({ bar, beat, symbol }) => `${bar}:${beat} ${symbol}`)
}

/** Label, times and words of each section. */
const wordsOf = ({ sections: all }: Song) =>
  all.map(({ label, repeats, lines: own }) => {
    const words = own.map(({ text }) => text).join(' ')
    return `${label} x${repeats}: ${words}`
  })

/** The song of a file, by its sheet: there repeats are told again. */
async function songIn(bytes: Uint8Array): Promise<Song> {
  const sheet = await writeTab((await readTab(bytes)).score, 'chordpro')
  return (await readTab(sheet.bytes)).score.sheet!.song
}

async function readBack(song: Song, id: FormatId): Promise<Song> {
  return songIn((await writeTab(wholeScoreOf(project(song)).score, id)).bytes)
}

describe('a drawn song comes back', () => {
  test.each(['musicxml', 'guitar-pro', 'alphatex'] as const)('from %s', async (id) => {
    await fc.assert(
      fc.asyncProperty(songs, async (song) => {
        const back = await readBack(song, id)
        expect(wordsOf(back)).toEqual(wordsOf(song))
        expect(chordsOf(back)).toEqual(chordsOf(song))
        const { title, artist, key, strum, tempo, capo, meter } = back
        expect({ title, artist, key, strum, tempo, capo, meter }).toEqual({
          title: song.title,
          artist: song.artist,
          key: song.key,
          strum: song.strum,
          tempo: song.tempo,
          capo: song.capo,
          meter: song.meter,
        })
      }),
      RUNS,
    )
  })

  test('from MusicXML as a project with tab, and again as Guitar Pro', async () => {
    await fc.assert(
      fc.asyncProperty(songs, async (song) => {
        const { bytes } = await writeTab(wholeScoreOf(project(song)).score, 'musicxml')
        const { score } = await readTab(bytes)
        const [track] = score.tracks
        const opened = projectOfTrack(score, track!, track!.neck!).project
        const link = decodeCompressedProject(encodeCompressedProject(opened))
        expect(songTimes(link.song!).bars).toBe(link.tabProject.measures.length)
        const again = await writeTab(wholeScoreOf(link).score, 'guitar-pro')
        const back = await songIn(again.bytes)
        expect(wordsOf(back)).toEqual(wordsOf(song))
        expect(chordsOf(back)).toEqual(chordsOf(song))
      }),
      RUNS,
    )
  })

  test('from MIDI, which has no artist and no capo', async () => {
    await fc.assert(
      fc.asyncProperty(songs, async (song) => {
        const back = await readBack(song, 'midi')
        expect(wordsOf(back)).toEqual(wordsOf(song))
        expect(chordsOf(back)).toEqual(chordsOf(song))
        expect([back.title, back.key, back.strum]).toEqual([song.title, song.key, song.strum])
      }),
      RUNS,
    )
  })

  test.each(['chordpro', 'sheet'] as const)('from %s as it was', async (id) => {
    await fc.assert(
      fc.asyncProperty(songs, async (song) => {
        expect(await readBack(song, id)).toEqual(song)
      }),
      RUNS,
    )
  })
})

const SHEET = `Amazing Grace

[Verse 1]
      G        G7        C           G
Amazing grace how sweet the sound
`

test.each([
  ['{title: Amen}\n[C]Hello [G]world', 'chordpro'],
  ['{t:Amen}\n{start_of_tab}\ne|--0--|\nB|--1--|\n{end_of_tab}\n[C]Hello', 'chordpro'],
  [SHEET, 'sheet'],
  ['| C G | Am F |', 'sheet'],
  ['e|--0--|\nB|--1--|', 'ascii'],
  [`${SHEET}\n[Solo]\ne|--0--|\nB|--1--|\n`, 'sheet'],
  ['C      G\ne|--0--|\nB|--1--|\nWords', 'ascii'],
])('%j is read as %s', async (text, id) => {
  expect((await readTab(bytesOf(text))).format.id).toBe(id)
})

test.each(['A page of words.\nNo chord stands here.', 'C\u0000G', '{title: No chords}\nHello'])(
  '%j is no sheet',
  async (text) => {
    await expect(readTab(bytesOf(text))).rejects.toThrow(FormatError)
  },
)

test('a sheet becomes a song with an empty tab', async () => {
  const { score } = await readTab(bytesOf(SHEET))
  const { project: made, noteCount } = projectOfTrack(
    score,
    score.tracks[0]!,
    score.tracks[0]!.neck!,
  )
  expect(noteCount).toBe(0)
  expect(made.song?.sections[0]?.label).toBe('Verse 1')
  expect(made.tabProject.measures.flatMap(({ notes }) => notes)).toEqual([])
})

test('one text of a MIDI file that is no chord leaves the others names', async () => {
  const { song } = (await readTab(bytesOf('| C | G | Am | Bd | F |'))).score.sheet!
  expect(chordsOf(await readBack(song, 'midi')).join()).toMatch(/C.*G.*Am.*F/)
})

test('syllables of a file are words again', async () => {
  const song = { ...(await readTab(bytesOf('{t:Amen}\nHel[C]lo wor[G]ld'))).score.sheet!.song }
  const { bytes } = await writeTab(scoreOfSong(song, STANDARD_NECK).score, 'musicxml')
  const text = new TextDecoder('utf-8').decode(bytes)
  expect(text).toContain('<lyric><syllabic>begin</syllabic><text>Hello wor</text></lyric>')
  const sheet = (await writeTab((await readTab(bytes)).score, 'chordpro')).bytes
  expect(new TextDecoder('utf-8').decode(sheet)).toContain('[C]Hello wor[G]ld')
})

test('every meter is struck', () => {
  const { beatUnits, maxBeatsPerBar } = PROJECT_LIMITS
  for (const unit of beatUnits) {
    for (let beats = 1; beats <= maxBeatsPerBar; beats++) {
      const song: Song = {
        title: '',
        meter: [beats, unit],
        metadata: [],
        sections: [
          {
            kind: 'verse',
            repeats: 1,
            lines: [{ kind: 'lyrics', text: '', marks: [{ at: 0, symbol: 'C' }] }],
          },
        ],
      }
      const { score } = scoreOfSong(song, STANDARD_NECK)
      expect(score.tracks[0]!.measures[0]!.flat()[0]?.chord, `${beats}/${unit}`).toBe('C')
    }
  }
})

test('any song is written in any format, or refused by name', async () => {
  await fc.assert(
    fc.asyncProperty(arbitrarySong, fc.constantFrom(...FORMAT_IDS), async (song, id) => {
      try {
        const { bytes } = await writeTab(wholeScoreOf(project(song)).score, id)
        await readTab(bytes)
      } catch (error) {
        if (!(error instanceof FormatError)) throw error
      }
    }),
    { numRuns: drawCount(60) },
  )
})
