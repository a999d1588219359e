/**
 * Grips that players of folk, jazz and rock know by heart, beyond the six plain chord types: written
 * down from theory and from hand, not from a table that the ranking was fitted to.
 */
import { describe, expect, test } from 'vitest'
import { packGrip } from '#engine/hand/grip'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { parseFrets } from '#engine/instrument/fret-text'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import { chordVoicings, rankedGripsOf } from '#engine/voicing/chord-voicings'

// biome-ignore format: a chart
const KNOWN_GRIPS = [
  'Gm6 3x2333', 'Gm6 3x233x', 'Cm6 x31213', 'Am6 x02212', 'Em6 022020', 'Dm6 xx0201',
  'Gdim7 3x2323', 'Cdim7 x34242', 'Bdim7 x2313x', 'Ddim7 xx0101', 'Adim7 x01212', 'F6 x3323x',
  'C6 x32210', 'G6 320000', 'A6 x02222', 'E6 022120', 'D6 xx0202', 'G6 3x243x', 'C9 x32333',
  'G9 32323x', 'E9 020102', 'A9 x02423', 'D9 x54555', 'G9 3x0201', 'B9 x21222', 'Ebsus2 x11341',
  'Asus2 x02200', 'Dsus2 xx0230', 'Csus2 x30013', 'Bbsus2 x13311', 'E5 022400', 'E5 022xxx',
  'A5 x022xx', 'C5 x355xx', 'G5 355xxx', 'F5 133xxx', 'D5 xx023x', 'Fmaj7#11 xx3200',
  'Cmaj7#11 x32002', 'Asus4 x02230', 'Dsus4 xx0233', 'Esus4 022200', 'Csus4 x33011',
  'Gsus4 330013', 'Fsus4 133311', 'A7sus4 x02030', 'D7sus4 xx0213', 'E7sus4 020200',
  'G7sus4 330011', 'C7sus4 x35363', 'Cadd9 x32030', 'Cadd9 x32033', 'Gadd9 320203',
  'Aadd9 x02420', 'Eadd9 024100', 'Amadd9 x02410', 'Emadd9 024000', 'Bm7b5 x2323x',
  'Am7b5 x01013', 'Em7b5 010030', 'F#m7b5 2x221x', 'Dm7b5 xx0111', 'Gm7b5 3x332x', 'Caug x32110',
  'Eaug 032110', 'Daug xx0332', 'Aaug x03221', 'AmMaj7 x02110', 'EmMaj7 021000', 'DmMaj7 xx0221',
  'GmMaj7 354333', 'E7#9 x7678x', 'E7#9 020103', 'C7#9 x3234x', 'A7b9 x02323', 'C7b9 x3232x',
  'E7b9 020101', 'Cmaj9 x3243x', 'Cmaj9 x32430', 'Amaj9 x02424', 'Dmaj9 x5465x', 'Am9 5x5557',
  'Em9 020002', 'Cm9 x3133x', 'Dm9 x5355x', 'G13 3x345x', 'G13 3x3455', 'E13 020122',
  'A13 x02022', 'Gm11 3x3311', 'Am11 5x5533', 'Em11 000000', 'C11 x33333', 'G11 3x3211',
  'C6/9 x32233', 'C6/9 x3223x', 'D6/9 x54455', 'Gmaj7#5 3x444x', 'E7#5 0x0110', 'G7#5 3x344x',
  'C7b5 x3435x', 'A7b5 x0102x', 'Bbmaj13 6x778x', 'C9sus4 x33333', 'G9sus4 3x3211',
  'G7alt x-10-9-10-11-11', 'C7alt x32344', 'G7b13 3x344x', 'D7b9 x5454x', 'F#m6 2x1222',
  'Bm6 x20102', 'Gmmaj7 3x433x', 'F9 x87888', 'Bb9 x10111', 'Cmaj7 x35453', 'E6/9 022122',
  'Bm9 x20222', 'Cadd11 x33010', 'Csus2 x35533', 'Fsus2 133x13', 'Gsus2 300033', 'C7sus4 x33311',
].map((row) => row.split(' ') as [symbol: string, frets: string])

function rankOf(symbol: string, frets: string): number {
  const { root, chord } = parseChordSymbol(symbol)!
  const { grips } = rankedGripsOf(pitchClassOf(root), chord, STANDARD_NECK)
  const rank = grips.indexOf(packGrip(parseFrets(frets)!)) + 1
  return rank === 0 ? Number.POSITIVE_INFINITY : rank
}

describe('known grips', () => {
  const ranks = KNOWN_GRIPS.map(([symbol, frets]) => rankOf(symbol, frets))
  const shareWithin = (rank: number) => ranks.filter((r) => r <= rank).length / ranks.length

  test('are more than a hundred, each once', () => {
    expect(new Set(KNOWN_GRIPS.map((row) => row.join(' '))).size).toBe(KNOWN_GRIPS.length)
    expect(KNOWN_GRIPS.length).toBeGreaterThan(100)
  })

  test.each([
    [6, 0.87],
    [12, 0.97],
    [24, 0.99],
  ])('within the first %i of their chord: a share of %d', (rank, share) => {
    expect(shareWithin(rank)).toBeGreaterThanOrEqual(share)
  })
})

describe('the first grips', () => {
  test.each([
    ['C', 'x35553', '335553'],
    ['Bm', 'x24432', '224432'],
    ['Bb', 'x13331', '113331'],
    ['Bbm', 'x13321', '113321'],
    ['C7', 'x35353', '335353'],
    ['Bm7', 'x24232', '224232'],
    ['Csus4', 'x35563', '335563'],
    ['Csus2', 'x35533', '335533'],
    ['C', 'x32010', '032010'],
    ['G7alt', '3x3446', '311001'],
    ['C9', 'x32333', 'x30310'],
  ])('%s: %s before %s', (symbol, better, worse) => {
    expect(rankOf(symbol, better)).toBeLessThan(rankOf(symbol, worse))
  })

  test.each([
    ['G7', '3x34xx'],
    ['Gm7', '3x33xx'],
    ['Gmaj7', '3x44xx'],
    ['C7', 'x323xx'],
    ['Am7', '5x55xx'],
  ])('shells of %s begin with %s within three', (symbol, frets) => {
    const { root, chord } = parseChordSymbol(symbol)!
    const { voicings } = chordVoicings(root, chord, 3, STANDARD_NECK, { style: 'shell' })
    expect(voicings.map(({ voicing }) => voicing.text)).toContain(frets)
  })

  test.each([
    'F 133211',
    'Bb x13331',
    'B x24442',
    'Bm x24432',
    'Cm x35543',
    'Gm 355333',
    'F#m 244222',
    'Fm 133111',
    'C#m x46654',
    'Cm7 x35343',
    'Bb7 x13131',
    'Bbmaj7 x13231',
    'C9 x32333',
    'F#7 242322',
    'Eb9 x65666',
    'D9 x54555',
    'C6 x32210',
    'G6 320000',
    'Am6 x02212',
    'Gsus4 330013',
    'Cadd9 x32033',
    'Gadd9 320203',
    'Em9 020002',
    'G13 3x3455',
  ])('%s is the first', (row) => {
    const [symbol, frets] = row.split(' ')
    expect(rankOf(symbol!, frets!)).toBe(1)
  })

  test.each(['C5 x355xx', 'G5 355xxx', 'A5 x022xx', 'F5 133xxx', 'Fmaj7#11 xx3200', 'E5 022xxx'])(
    '%s is among the first two',
    (row) => {
      const [symbol, frets] = row.split(' ')
      expect(rankOf(symbol!, frets!)).toBeLessThanOrEqual(2)
    },
  )
})
