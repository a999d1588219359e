import { describe, expect, test } from 'vitest'
import type * as z from 'zod'
import { parseFrets, soundingPositionsOf } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { CHORD_IDS, chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { gripCost } from '#engine/voicing/grip-cost'
import { chooseGrips, leastMotionPairs } from '#engine/voicing/voice-leading'
import { readRequest } from '../reading/read-request'
import { getChordMoves } from './chord-moves'

const ask = (request: z.input<typeof getChordMoves.request>) =>
  getChordMoves.run(readRequest(getChordMoves, request), {
    baseUrl: 'https://pitch-map.example',
  })

/** Pitch classes that a grip sounds, from tuning and frets alone. */
const soundsOf = (text: string) =>
  new Set(soundingPositionsOf(parseFrets(text)!).map((place) => midiAt(place, STANDARD_NECK) % 12))

describe('GET /api/composer', () => {
  test('answers for C major without being asked anything', () => {
    const document = ask({})
    expect(document.current).toMatchObject({ root: 'C', symbol: 'C', layer: 'scale' })
    expect(document.current.selected).toBeUndefined()
    expect(document.moves.map(({ targetSymbol }) => targetSymbol)).toContain('Abm')
  })

  test.each([
    [{ note: 'E4' }, 'E4', '3', 'E4, major third of C in C Major'],
    [{ midi: 67 }, 'G4', '5', 'G4, perfect fifth of C in C Major'],
    [{ note: 'F#3' }, 'F#3', null, 'F#3, augmented fourth of C in C Major'],
  ] as const)('labels %j as %s', (request, note, placeInChord, label) => {
    const { current } = ask(request)
    expect(current.selected).toMatchObject({ note, placeInChord })
    expect(current.label).toBe(label)
  })

  test.each([
    [{ root: 'Gb', note: 'A' }, 'b3', 'A4, minor third of Gbm in Gb Major'],
    [{ root: 'Gb', note: 'F#' }, 'R', 'F#4, root of Gbm in Gb Major'],
    [{ root: 'Gb', note: 'G' }, null, 'G4, augmented unison of Gbm in Gb Major'],
  ] as const)('a chord tone under another name keeps its place: %j', (asked, place, label) => {
    const { current } = ask({ ...asked, chord: 'minor' })
    expect(current.selected?.placeInChord).toBe(place)
    expect(current.label).toBe(label)
  })

  test('every grip of a pair sounds its chord, and no other pair of the best costs the hand less', () => {
    const from = { root: 'E', chord: 'minor7' } as const
    const fromSet = new Set([4, 7, 11, 2])
    for (const move of ask(from).moves) {
      const target = chordTypeById(move.targetChord)!
      const root = pitchClassOf(parseRoot(move.targetRoot)!)
      const targetSet = new Set(target.semitones.map((semitone) => (root + semitone) % 12))
      for (const pitchClass of soundsOf(move.grips!.from.text))
        expect(fromSet).toContain(pitchClass)
      for (const pitchClass of soundsOf(move.grips!.to.text))
        expect(targetSet).toContain(pitchClass)
      const here = chooseGrips(4, chordTypeById('minor7')!, 24, STANDARD_NECK)
      const there = chooseGrips(root, target, 24, STANDARD_NECK)
      const [least] = leastMotionPairs(here, there, 1, 'hand')
      const ownCosts = gripCost(here, least!.from) + gripCost(there, least!.to)
      expect(move.grips!.motionCost).toBe(least!.cost - ownCosts)
    }
  })

  test('moves agree with themselves: shared tones, voices, layer', () => {
    for (const chord of CHORD_IDS) {
      for (const move of ask({ root: 'Bb', chord }).moves) {
        const sum = move.voices.reduce((total, { semitones }) => total + Math.abs(semitones), 0)
        expect(move.voiceLeadingDistance).toBe(sum)
        expect(move.insideLayer.length + move.outsideLayer.length).toBe(move.targetTones.length)
        expect(move.guitarAnchors.every(({ note }) => note.startsWith(move.targetRoot))).toBe(true)
      }
    }
  })

  test.each([
    [{ chord: 'Dm7', key: 'C' }, 'Dm7 in C Major', 'ii7', 'G7'],
    [{ root: 'D', chord: 'minor7', key: 'C' }, 'Dm7 in C Major', 'ii7', 'G7'],
    [{ chord: 'G7b9', key: 'Cm' }, 'G7b9 in C Natural Minor', 'V7b9', 'Cm'],
    [{ chord: 'A7', key: 'C' }, 'A7 in C Major', 'V7/ii', 'Dm'],
    [{ key: 'Am' }, 'Am in A Natural Minor', 'i', 'Dm'],
    [{ key: 'C', root: 'E' }, 'Em in C Major', 'iii', 'Am'],
    [{ chord: 'G7' }, 'G7 in C Major', 'V7', 'C'],
    [{ chord: 'Bm7b5' }, 'Bm7b5 in A Natural Minor', 'iiø7', 'E7'],
    [{ chord: 'Am7' }, 'Am7 in A Natural Minor', 'i7', 'Dm7'],
    [{ chord: 'F', root: 'C' }, 'F in C Major', 'IV', 'G7'],
    [{ chord: 'Am', root: 'C', scale: 'major' }, 'Am in C Major', 'vi', 'Dm'],
    [{ root: 'A', chord: 'minor', scale: 'naturalMinor' }, 'Am in A Natural Minor', 'i', 'Dm'],
  ] as const)('%j: %s, %s, and first to %s', (request, label, numeral, first) => {
    const { current, moves } = ask(request)
    expect([current.label, current.numeral, moves[0]?.targetSymbol]).toEqual([
      label,
      numeral,
      first,
    ])
  })

  test.each([
    ['C#m', 'B#dim', 'B# D# F#'],
    ['F#m', 'E#dim', 'E# G# B'],
    ['G#m', 'F##dim', 'F## A# C#'],
    ['D#m', 'C##dim', 'C## E# G#'],
    ['A#m', 'G##dim', 'G## B# D#'],
  ])('%s has the leading-tone chord %s, %s, whose symbol is read again', (key, symbol, tones) => {
    const move = ask({ key }).moves.find(({ numeral }) => numeral === 'vii°')
    expect([move?.targetSymbol, move?.targetTones.join(' ')]).toEqual([symbol, tones])
    expect(move?.grips).not.toBeNull()
    expect(ask({ chord: symbol, key }).current).toMatchObject({ symbol, numeral: 'vii°' })
  })

  test.each([
    ['Cdim', 'C#m', 'vii°'],
    ['B', 'Eb', 'bVI'],
    ['A', 'Db', 'bVI'],
    ['Cb', 'Eb', 'bVI'],
    ['G#m', 'C', '#v'],
  ])('%s in %s is told as %s', (chord, key, numeral) => {
    expect(ask({ chord, key }).current).toMatchObject({ symbol: chord, numeral })
  })

  test('the note in hand is read in the key and in the chord', () => {
    const { current } = ask({ chord: 'Dm7', key: 'C', note: 'F4' })
    expect(current.selected).toMatchObject({ placeInChord: 'b3', inScale: true, inChord: true })
    expect(current.label).toBe('F4, minor third of Dm7 in C Major')
  })

  test.each([
    [{ key: 'C', scale: 'dorian' }, 'key and scale both name the scale'],
    [{ key: 'C', root: 'D', chord: 'Am' }, 'name two roots'],
    [{ key: 'H' }, 'a key such as'],
    [{ chord: 'H7' }, 'B7'],
    [{ chord: 'foo' }, 'a chord type'],
  ])('%j is refused: %s', (request, words) => {
    expect(() => ask(request)).toThrow(words)
  })

  test('the layer changes the order and not the moves', () => {
    const ids = (layer: 'scale' | 'chord') => ask({ root: 'D', layer }).moves.map(({ id }) => id)
    expect(ids('scale')).not.toEqual(ids('chord'))
    expect([...ids('scale')].sort()).toEqual([...ids('chord')].sort())
  })

  test('shows the circle of fifths with the signature and the scale on it', () => {
    const { circle } = ask({ root: 'A' })
    expect(circle).toMatchObject({
      fifthUp: 'E',
      fifthDown: 'D',
      relative: 'F#',
      signature: { fifths: 3, accidentals: ['F#', 'C#', 'G#'], text: '3 sharps' },
    })
    expect(circle.ring.find(({ fifths }) => fifths === 0)).toMatchObject({ root: 'A' })
    expect(circle.scaleByFifths.map(({ pitchClass }) => pitchClass)).toEqual([
      'D',
      'A',
      'E',
      'B',
      'F#',
      'C#',
      'G#',
    ])
  })

  test('cites each work once', () => {
    const { researchBasis } = ask({})
    expect(researchBasis.length).toBeGreaterThan(3)
    expect(new Set(researchBasis).size).toBe(researchBasis.length)
  })
})
