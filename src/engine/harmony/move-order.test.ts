import { describe, expect, test } from 'vitest'
import { CHORD_TYPES, chordTypeById } from '../theory/chord'
import { parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES } from '../theory/scale'
import { chordMovesOf } from './chord-moves'
import { parseChordSymbol } from './chord-symbol'
import { diatonicChordsOf } from './diatonic-chords'
import { parseKey } from './key'
import { keyChordsOf } from './key-chords'
import {
  PHRYGIAN_PROGRESSIONS,
  RESOLUTION_TABLE,
  ROLE_SENTENCES,
  USUAL_PROGRESSIONS,
} from './resolution-table'

const ask = (symbol: string, key: string) => {
  const { root, chord } = parseChordSymbol(symbol)!
  return chordMovesOf({ root, chord, key: parseKey(key)!, layer: 'scale' })
}
const symbolsOf = (moves: ReturnType<typeof ask>) => moves.map(({ symbol }) => symbol).join(' ')

describe('a chord resolves first where its function leads', () => {
  test.each([
    ['G7', 'C', 'C Cmaj7 Am Am7'],
    ['G', 'C', 'C Cmaj7 Am Am7'],
    ['G13', 'C', 'C Cmaj7 Am Am7'],
    ['D7', 'G', 'G Gmaj7 Em Em7'],
    ['Bb7', 'Eb', 'Eb Ebmaj7 Cm Cm7'],
    ['E7', 'Am', 'Am Am7 F Fmaj7'],
    ['E', 'Am', 'Am Am7 F Fmaj7'],
    ['Em', 'Am', 'Am Am7 F Fmaj7'],
    ['D7b9', 'Gm', 'Gm Gm7 Eb Ebmaj7'],
    ['Dm7', 'C', 'G7 G'],
    ['Dm', 'C', 'G7 G'],
    ['Am7', 'G', 'D7 D'],
    ['Bm7b5', 'Am', 'E7 E'],
    ['F', 'C', 'G7 G C Cmaj7'],
    ['Fm', 'C', 'G7 G C Cmaj7'],
    ['Dm', 'Am', 'E7 E Am Am7'],
    ['A7', 'C', 'Dm Dm7'],
    ['D7', 'C', 'G7 G'],
    ['E7', 'C', 'Am Am7'],
    ['C7', 'C', 'F Fmaj7'],
    ['B7', 'C', 'Em Em7'],
    ['Db7', 'C', 'C Cmaj7'],
    ['Bb7', 'C', 'C Cmaj7'],
    ['Bdim', 'C', 'C Cmaj7'],
    ['G#dim7', 'Am', 'Am Am7'],
    ['C#dim7', 'C', 'Dm Dm7'],
    ['F#dim7', 'C', 'G7 G'],
    ['Bb', 'Am', 'E7 E'],
    ['G', 'Am', 'Am Am7 C Cmaj7'],
    ['D#dim7', 'Am', 'E7 E'],
    ['C#dim7', 'Gm', 'D7 D'],
    ['F#dim', 'Cm', 'G7 G'],
    ['Gm7', 'C', 'C7'],
    ['Gm9', 'C', 'C7'],
    ['Cm7', 'F', 'F7'],
    ['Ebm7', 'Ab', 'Ab7'],
    ['Em7b5', 'C', 'A7'],
    ['Am7b5', 'F', 'D7'],
    ['F#m7', 'C', 'B7'],
    ['Em7b5', 'Am', 'A7'],
    ['Gm7', 'Am', 'C7'],
    ['C7', 'C blues', 'F7'],
    ['G7', 'C blues', 'C7'],
    ['F7', 'C blues', 'C7'],
  ])('%s in %s: %s', (symbol, key, expected) => {
    const first = ask(symbol, key).filter(({ kind }) => kind === 'resolution')
    expect(symbolsOf(first.slice(0, expected.split(' ').length))).toBe(expected)
    expect(ask(symbol, key)[0]!.kind).toBe('resolution')
  })
})

describe('a suspension resolves to the third of its own root first', () => {
  test.each([
    ['Asus4', 'A', 'A'],
    ['Asus4', 'D', 'A D'],
    ['Dsus4', 'C', 'Dm G7'],
    ['Esus4', 'Am', 'E Am'],
    ['Asus4', 'Am', 'Am'],
    ['Gsus2', 'G', 'G'],
    ['Dsus2', 'Bm', 'D'],
    ['D7sus4', 'G', 'D7 G'],
    ['G9sus4', 'C', 'G7 C'],
    ['G13sus4', 'Cm', 'G7'],
    ['E7sus4', 'Am', 'E7 Am'],
    ['Am7sus4', 'C', 'Am7'],
    ['A7sus4', 'G', 'Am7'],
    ['Cmaj7sus4', 'C', 'Cmaj7'],
    ['C7b9sus4', 'Fm', 'C7 Fm'],
  ])('%s in %s: %s', (symbol, key, expected) => {
    const moves = ask(symbol, key).slice(0, expected.split(' ').length)
    expect(symbolsOf(moves)).toBe(expected)
    expect(moves[0]!.kind).toBe('resolution')
    expect(moves[0]!.reason).toMatch(/^The suspended (?:fourth falls|second rises) to the third/)
  })

  test('a power chord suspends nothing', () => {
    expect(ask('A5', 'A').some(({ relation }) => relation === 'suspension')).toBe(false)
  })
})

describe('under a lowered second degree the cadence is bII to I', () => {
  test.each([
    ['E', 'E phrygianDominant', 'F'],
    ['F', 'E phrygianDominant', 'E'],
    ['A', 'A phrygianDominant', 'Bb'],
    ['B', 'B phrygianDominant', 'C'],
    ['D', 'D doubleHarmonic', 'Eb'],
    ['Em', 'E phrygian', 'F'],
    ['F', 'E phrygian', 'Em'],
    ['C#m', 'C# phrygian', 'D'],
    ['G', 'E phrygian', 'F'],
    ['C', 'C', 'F'],
    ['Am', 'Am', 'Dm'],
  ])('%s in %s goes to %s first', (symbol, key, first) => {
    expect(ask(symbol, key)[0]!.symbol).toBe(first)
  })
})

describe("a dominant visits the key's other chords before another mode", () => {
  test.each([
    ['E7', 'Am', ['F', 'Dm7'], ['Amaj7', 'F#m']],
    ['E', 'Am', ['F', 'Dm'], ['A', 'F#m']],
    ['D7', 'Gm', ['Eb', 'Cm7'], ['Gmaj7', 'Em']],
    ['G#dim7', 'Am', ['Dm7'], ['A', 'Amaj7']],
    ['G7', 'C', ['Am', 'Fmaj7'], ['Cm', 'Ab']],
    ['Bm7b5', 'C', ['Em7'], ['Cm']],
  ])('%s in %s', (symbol, key, own, foreign) => {
    const order = ask(symbol, key).map((move) => move.symbol)
    for (const first of own) expect(order).toContain(first)
    const last = Math.max(...own.map((one) => order.indexOf(one)))
    for (const other of foreign.filter((one) => order.includes(one)))
      expect([other, order.indexOf(other) > last]).toEqual([other, true])
  })
})

describe('a seventh chord that is the tonic is no dominant that falls a fifth', () => {
  test.each([
    ['A7', 'A mixolydian'],
    ['G7', 'G mixolydian'],
    ['G9', 'G mixolydian'],
    ['D13', 'D mixolydian'],
    ['C7', 'C blues'],
  ])('%s in %s', (symbol, key) => {
    for (const { title, otherRelations } of ask(symbol, key))
      for (const words of [title, ...otherRelations.map((other) => other.title)])
        expect(words).not.toMatch(/falls a fifth|Deceptive|Guide tones|Backdoor res/)
  })

  test('but C7 in C major is the dominant of F', () => {
    expect(ask('C7', 'C')[0]!.title).toMatch(/falls a fifth to F/)
  })
})

describe('a tonic departs as songs do', () => {
  test.each([
    ['C', 'C', 'F G G7 Am Dm Em Bdim'],
    ['Cmaj7', 'C', 'Fmaj7 G7 Am7 Dm7 Em7 Bm7b5'],
    ['G', 'G', 'C D D7 Em Am Bm F#dim'],
    ['Eb', 'Eb', 'Ab Bb Bb7 Cm Fm Gm Ddim'],
    ['A', 'A mixolydian', 'D Em'],
    ['Am', 'C', 'Dm G G7 F Em C Bdim'],
    ['Em7', 'C', 'Am7 Fmaj7 Cmaj7 Dm7 G7 Bm7b5'],
  ])('%s in %s: %s', (symbol, key, expected) => {
    const first = ask(symbol, key).filter(({ kind }) => kind === 'key-chord')
    expect(symbolsOf(first.slice(0, expected.split(' ').length))).toBe(expected)
  })

  test('in minor the dominant of its harmonic form stands among the chords of the key', () => {
    const first = ask('Am', 'Am').filter(({ kind }) => kind === 'key-chord')
    expect(symbolsOf(first).split(' ').slice(0, 5)).toEqual(
      expect.arrayContaining(['Dm', 'E7', 'E', 'F']),
    )
  })
})

describe('every diatonic chord of the key is there', () => {
  const TONICS = ['C', 'F#', 'Eb', 'B']
  test.each(
    SCALES.filter(({ semitones }) => semitones.length === 7).map(
      (scale) => [scale.id, scale] as const,
    ),
  )('of %s, triads and sevenths, from each of its chords', (_, scale) => {
    for (const tonic of TONICS.map((name) => parseRoot(name)!)) {
      const key = { root: tonic, scale }
      const all = [3, 4].flatMap((size) => diatonicChordsOf(tonic, scale, size as 3 | 4))
      for (const { root, chord } of all.slice(0, 3)) {
        const places = chordMovesOf({ root, chord, key, layer: 'scale' }).map(
          (move) => `${pitchClassOf(move.root)} ${move.chord.id}`,
        )
        places.push(`${pitchClassOf(root)} ${chord.id}`)
        for (const one of all) expect(places).toContain(`${pitchClassOf(one.root)} ${one.chord.id}`)
      }
    }
  })

  test.each([
    ['A minorPentatonic', 'Am', 'Dm Em F Bdim C G'],
    ['C majorPentatonic', 'C', 'Dm Em F G Am Bdim'],
    ['C blues', 'C7', 'F7 G7'],
    ['C wholeTone', 'Caug', 'Daug Eaug'],
  ])('%s has those of the key it is a part of', (key, symbol, expected) => {
    const own = ask(symbol, key).filter(({ isKeyChord }) => isKeyChord)
    expect(own.map((move) => move.symbol)).toEqual(expect.arrayContaining(expected.split(' ')))
  })
})

describe('what a move is called and why it works agree', () => {
  test.each([
    ['Fm', 'C', 'C', 'Chord of the key: C', 'Plagal'],
    ['F', 'C', 'C', 'Chord of the key: C', 'Plagal'],
    ['Dm', 'Am', 'Am', 'Chord of the key: Am', 'Plagal'],
    ['Em', 'C', 'Am', 'Chord of the key: Am', 'A stand-in for the tonic'],
    ['C', 'C', 'G', 'Dominant triad: G', 'The dominant, which asks for the tonic'],
    ['C', 'C', 'F', 'Subdominant: F lies a fifth below', 'A subdominant'],
    ['Am', 'Am', 'Em', 'Chord of the key: Em', 'The dominant without a leading tone'],
    ['Am', 'Am', 'Em7', 'Chord of the key: Em7', 'The dominant without a leading tone'],
    ['Am', 'Am', 'E7', 'Dominant: E7 pulls back', 'The dominant, which asks for the tonic'],
    ['G', 'G mixolydian', 'Dm', 'Chord of the key: Dm', 'The dominant without a leading tone'],
    ['Ebdim7', 'C', 'Dm', 'Chord of the key: Dm', 'The passing chord falls'],
    ['D#dim7', 'C', 'Em', 'Leading-tone chord rises to Em', 'The passing chord rises'],
    ['F#dim7', 'C', 'G', 'Leading-tone chord rises to G', 'The passing chord rises'],
  ])('%s in %s to %s: %s … %s', (symbol, key, target, title, reason) => {
    const move = ask(symbol, key).find((one) => one.symbol === target)!
    expect(move.title.slice(0, title.length)).toBe(title)
    expect(move.reason.slice(0, reason.length)).toBe(reason)
  })

  test('a diminished chord rises and falls between two letters', () => {
    for (const symbol of [
      'Ebdim7',
      'D#dim7',
      'Abdim',
      'G#dim',
      'Gbdim7',
      'F#dim7',
      'Bbdim',
      'Bdim',
    ]) {
      const { root } = parseChordSymbol(symbol)!
      for (const key of ['C', 'Am', 'Eb', 'A']) {
        for (const { title, reason, root: target } of ask(symbol, key)) {
          const says =
            /^(Passing diminished|Leading-tone chord) (rises|falls)/.test(title) ||
            /^The (passing|diminished) chord (rises|falls)/.test(reason)
          const isHalfStep = [1, 11].includes((pitchClassOf(target) - pitchClassOf(root) + 12) % 12)
          if (says && isHalfStep) expect([symbol, title, target.letter]).not.toContain(root.letter)
        }
      }
    }
  })
})

describe('a reason is one sentence and true', () => {
  const COUNT = { no: 0, one: 1, two: 2, three: 3, four: 4, five: 5 }
  const keys = ['C', 'Am', 'C blues', 'D dorian', 'F# harmonicMinor', 'Bb mixolydian']

  test.each(keys)('in %s: tones that stay, the motion of the root, a full stop', (text) => {
    const key = parseKey(text)!
    for (const { root, chord } of keyChordsOf(key)) {
      for (const move of chordMovesOf({ root, chord, key, layer: 'scale' })) {
        expect(move.reason).toMatch(/^[A-Z][^.]*\.$/)
        const [, count] = /(no|one|two|three|four|five) tones? stays?/.exec(move.reason)!
        expect(COUNT[count as keyof typeof COUNT]).toBe(move.shared.length)
        const rises = (pitchClassOf(move.root) - pitchClassOf(root) + 12) % 12
        if (/the root falls a fifth/.test(move.reason)) expect(rises).toBe(5)
        if (/rises a half step home/.test(move.reason)) expect(rises).toBe(1)
        if (/comes home: its root falls a fifth/.test(move.reason)) {
          expect(pitchClassOf(move.root)).toBe(pitchClassOf(key.root))
        }
      }
    }
  })

  test('a dominant that "resolves a fifth down" has a third that rises a half step', () => {
    for (const symbol of ['A7', 'D9', 'E7b9', 'B13']) {
      const { root, chord } = parseChordSymbol(symbol)!
      const third = (pitchClassOf(root) + 4) % 12
      const claiming = ask(symbol, 'C').filter(({ reason }) => reason.includes('a fifth down'))
      expect(claiming.length).toBeGreaterThan(0)
      expect(chord.semitones).toContain(4)
      for (const move of claiming) expect(pitchClassOf(move.root)).toBe((third + 1) % 12)
    }
  })
})

describe('the tables of resolutions', () => {
  test.each(RESOLUTION_TABLE.map((row) => [row.reason, row] as const))('%s', (_, row) => {
    expect(row.rises).toBeGreaterThanOrEqual(0)
    expect(row.rises).toBeLessThan(12)
    expect(row.reason).not.toMatch(/[.;]$/)
  })

  test('the usual progressions name each other degree once', () => {
    for (const table of [USUAL_PROGRESSIONS, PHRYGIAN_PROGRESSIONS]) {
      for (const [from, to] of Object.entries(table)) {
        expect([...to, Number(from)].sort()).toEqual([1, 2, 3, 4, 5, 6, 7])
      }
    }
    expect(ROLE_SENTENCES.size).toBeGreaterThan(6)
  })

  test('composed chord types move like their family', () => {
    const root = parseRoot('G')!
    for (const chord of CHORD_TYPES) {
      const moves = chordMovesOf({ root, chord, key: parseKey('C')!, layer: 'chord' })
      expect(moves.length, chord.id).toBeGreaterThan(15)
    }
    expect(chordTypeById('dominant7altered')).toBeDefined()
  })
})
