/** The keys that songbooks give for well-known songs, and ten patterns in every key. */
import { describe, expect, test } from 'vitest'
import {
  ARGUED_SONGS,
  FRESH_SONG_KEYS,
  SONG_KEYS,
  type SongKey,
} from '../../../test/support/song-keys'
import { type NoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { transposeChord } from './capo-chord'
import { parseChordSymbol } from './chord-symbol'
import { formatKey, parseKey } from './key'
import { keyOfChords, keysOfChords, nearTiesOf } from './key-of-chords'
import { readNumeral } from './numeral'

const read = (text: string) => text.split(' ').map((one) => parseChordSymbol(one)!)
const sounds = (tonic: string, root: NoteName) =>
  pitchClassOf(parseRoot(tonic)!) === pitchClassOf(root)
const rows = (songs: readonly SongKey[]) =>
  songs.map(([title, chords, tonic, mode]) => {
    const [first, ...others] = keysOfChords(read(chords))
    const { key, share } = first!
    return { title, key, share, others, mode, isRight: sounds(tonic, key.root) }
  })
const wrongOf = (songs: readonly SongKey[]) =>
  rows(songs).flatMap(({ isRight, title, key }) => (isRight ? [] : `${title}: ${formatKey(key)}`))
const otherModesOf = (songs: readonly SongKey[]) =>
  rows(songs)
    .filter(({ isRight, key, mode }) => isRight && key.scale.id !== mode)
    .map(({ title, key }) => `${title}: ${key.scale.id}`)

describe('the tonic that songbooks name', () => {
  test('in 88 of the 92 songs that the points were fitted to', () => {
    expect(wrongOf(SONG_KEYS)).toEqual([
      'Let Her Go: D mixolydian',
      'Stay with Me: A naturalMinor',
      'Satin Doll: D dorian',
      'Louie Louie: D major',
    ])
  })

  test('in 58 of 61 held out', () => {
    expect(wrongOf(FRESH_SONG_KEYS)).toEqual([
      'Michelle: C major',
      'Just Friends: D mixolydian',
      'What Is This Thing Called Love: F naturalMinor',
    ])
  })

  test('and their mode, but in five', () => {
    expect(otherModesOf([...SONG_KEYS, ...FRESH_SONG_KEYS])).toEqual([
      'Hey Joe: mixolydian',
      'Riders on the Storm: naturalMinor',
      'Desperado: mixolydian',
      "Stayin' Alive: dorian",
      'Hurt: dorian',
    ])
  })

  test('a share of nine tenths is never wrong, one below is now and then', () => {
    const all = rows([...SONG_KEYS, ...FRESH_SONG_KEYS])
    const rightOf = (songs: typeof all) => [
      songs.filter(({ isRight }) => isRight).length,
      songs.length,
    ]
    expect(rightOf(all.filter(({ share }) => share >= 0.9))).toEqual([110, 110])
    expect(rightOf(all.filter(({ share }) => share < 0.9))).toEqual([36, 43])
  })
})

test.each(ARGUED_SONGS)('%s: one tonic is first, the other told as near', (_, chords, tonics) => {
  const keys = keysOfChords(read(chords))
  const told = [keys[0]!, ...nearTiesOf(keys)]
  expect(tonics.some((tonic) => sounds(tonic, keys[0]!.key.root))).toBe(true)
  expect(tonics.filter((tonic) => told.some(({ key }) => sounds(tonic, key.root)))).toEqual(tonics)
})

const TONICS = 'C Db D Eb E F F# G Ab A Bb B'.split(' ')

describe.each(TONICS)('ten patterns in %s', (tonic) => {
  test.each([
    ['', 'I IV V7 I'],
    ['', 'I vi IV V'],
    ['', 'I V vi IV'],
    ['', 'ii7 V7 Imaj7'],
    ['', 'I V7/ii V7/V V7 I'],
    ['m', 'i iv V7 i'],
    ['m', 'i bVII bVI V'],
    ['m', 'iiø7 V7 i'],
    ['m', 'i bVI bIII bVII'],
    ['m', 'i iv bVII bIII bVI iiø7 V i'],
  ])('%s %s', (minor, numerals) => {
    const key = parseKey(tonic + minor)!
    const chords = numerals.split(' ').map((numeral) => readNumeral(numeral, key)!)
    const found = keyOfChords(chords)!
    expect(pitchClassOf(found.root)).toBe(pitchClassOf(key.root))
    expect(found.scale.id).toBe(key.scale.id)
  })
})

test.each([1, 3, 6, 8, 11])('%i semitones higher every key is as much higher', (semitones) => {
  for (const [, text] of [...SONG_KEYS, ...FRESH_SONG_KEYS]) {
    const chords = read(text)
    const moved = chords.map((chord) => transposeChord(chord, semitones, chords[0]!))
    const tonicsOf = (of: typeof chords, by: number) =>
      keysOfChords(of).map(({ key }) => [(pitchClassOf(key.root) + by) % 12, key.scale.id])
    expect(tonicsOf(moved, 0)).toEqual(tonicsOf(chords, semitones))
  }
})
