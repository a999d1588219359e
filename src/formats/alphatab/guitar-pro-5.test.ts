import { expect, test } from 'vitest'
import { GP5_DUO, guitarPro5Of } from '../../../test/support/guitar-pro-5'
import { readTab, soundingNotesOf } from '../index'

test('a Guitar Pro 5 file is read track by track with its places, fingers and times', async () => {
  const { score, format } = await readTab(guitarPro5Of(GP5_DUO))
  expect(format.id).toBe('guitar-pro')
  expect([score.title, score.artist]).toEqual(['Moonrise', 'A. Player'])
  expect(score.measures[0]).toMatchObject({ timeSignature: [4, 4], tempos: [{ quarterBpm: 96 }] })
  expect(score.tracks.map(({ name, program }) => [name, program])).toEqual([
    ['Rhythm', 25],
    ['Lead', 29],
  ])
  const told = score.tracks.map((track) =>
    soundingNotesOf(score, track).map(
      ({ midi, string, fret, finger, startQuarters, durationQuarters }) =>
        `${startQuarters}+${durationQuarters} S${string}F${fret} ${midi} ${finger ?? ''}`,
    ),
  )
  expect(told[0]).toEqual([
    '0+2 S5F3 48 ring',
    '0+2 S4F2 52 middle',
    '0+2 S3F0 55 ',
    '4+4 S6F0 40 ',
  ])
  expect(told[1]!.slice(0, 5)).toEqual([
    '0+0.5 S6F12 52 index',
    '0.5+0.5 S6F14 54 ',
    '1+0.5 S5F10 55 ',
    '1.5+0.5 S5F12 57 ',
    '2+1 S6F15 55 ',
  ])
})
