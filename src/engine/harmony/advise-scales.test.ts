import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { CHORD_IDS, CHORD_TYPES, chordTypeById } from '../theory/chord'
import { formatDegree, parseDegree, semitonesOfDegree } from '../theory/interval'
import { formatNoteName, parseRoot, pitchClassOf } from '../theory/pitch'
import { SCALES, scaleById } from '../theory/scale'
import { adviseScales } from './advise-scales'
import { chordFamilyOf } from './chord-family'
import { chordFunctionOf } from './chord-function'
import { parseChordSymbol } from './chord-symbol'
import { CONTEXT_RULES } from './context-rule-table'
import { type Key, parseKey } from './key'
import { SCALE_PRIORS } from './scale-prior-table'
import { isBluesLayer, scaleOverChord } from './tension'

const ask = (symbol: string, key?: string, limit = 16) => {
  const { root, chord } = parseChordSymbol(symbol)!
  return adviseScales({ root, chord, ...(key !== undefined && { key: parseKey(key)! }) }, limit)
}
const firstFor = (symbol: string, key?: string) => ask(symbol, key, 1).candidates[0]!.scale.id

describe('the first advice', () => {
  test.each([
    ['Cmaj7', undefined, 'major'],
    ['Cm7', undefined, 'dorian'],
    ['C7', undefined, 'mixolydian'],
    ['Cdim', undefined, 'diminishedWholeHalf'],
    ['C', undefined, 'major'],
    ['Cm', undefined, 'dorian'],
    ['Cmaj7', 'C', 'major'],
    ['Dm7', 'C', 'dorian'],
    ['Em7', 'C', 'phrygian'],
    ['Fmaj7', 'C', 'lydian'],
    ['G7', 'C', 'mixolydian'],
    ['Am7', 'C', 'naturalMinor'],
    ['Bdim', 'C', 'locrian'],
    ['C7', 'C', 'mixolydian'],
    ['D7', 'C', 'mixolydian'],
    ['A7', 'C', 'mixolydianFlat6'],
    ['E7', 'C', 'phrygianDominant'],
    ['B7', 'C', 'phrygianDominant'],
    ['Db7', 'C', 'lydianDominant'],
    ['Bb7', 'C', 'lydianDominant'],
    ['Ab7', 'C', 'lydianDominant'],
    ['F7', 'C', 'lydianDominant'],
    ['Fm7', 'C', 'dorian'],
    ['Abmaj7', 'C', 'lydian'],
    ['Dbmaj7', 'C', 'lydian'],
    ['Ebmaj7', 'C', 'lydian'],
    ['C#dim', 'C', 'diminishedWholeHalf'],
    ['G7', 'C naturalMinor', 'phrygianDominant'],
    ['G7', 'C harmonicMinor', 'phrygianDominant'],
    ['Cm7', 'C naturalMinor', 'naturalMinor'],
    ['Ddim', 'C naturalMinor', 'locrian'],
    ['Bdim', 'C harmonicMinor', 'ultralocrian'],
    ['Fm7', 'C naturalMinor', 'dorian'],
    ['Abmaj7', 'C naturalMinor', 'lydian'],
    ['Ebmaj7', 'C naturalMinor', 'major'],
    ['Bb7', 'C naturalMinor', 'mixolydian'],
    ['Dm7', 'D dorian', 'dorian'],
    ['G7', 'D dorian', 'mixolydian'],
    // Beyond the six types.
    ['F7', 'C blues', 'mixolydian'],
    ['A7', 'A minorBlues', 'blues'],
    ['C7', 'C blues', 'blues'],
    ['F#m7b5', 'Am', 'locrian'],
    ['G7alt', undefined, 'altered'],
    ['G7b9', undefined, 'diminishedHalfWhole'],
    ['B7b13', undefined, 'phrygianDominant'],
    ['G7b9b13', undefined, 'phrygianDominant'],
    ['C9b13', undefined, 'mixolydianFlat6'],
    ['G7#9b13', undefined, 'altered'],
    ['G13#11', undefined, 'lydianDominant'],
    ['Bm7b5', undefined, 'locrian'],
    ['Bm7b5', 'C', 'locrian'],
    ['C#dim7', 'C', 'diminishedWholeHalf'],
    ['CmMaj7', undefined, 'melodicMinor'],
    ['Cmaj7#5', undefined, 'lydianAugmented'],
    ['Caug', undefined, 'wholeTone'],
    ['G7sus4', undefined, 'mixolydian'],
    ['C6/9', undefined, 'major'],
  ])('for %s in %s is %s', (symbol, key, scale) => {
    expect(firstFor(symbol, key)).toBe(scale)
  })

  test.each([
    ['C', 'major 95 · lydian 88 · majorPentatonic 80 · mixolydian 79'],
    ['Cm', 'dorian 100 · naturalMinor 93.4 · melodicMinor 84 · minorPentatonic 80'],
    ['Cdim', 'diminishedWholeHalf 96 · locrian 95 · locrianNatural2 88 · locrianNatural6 63'],
    ['C7', 'mixolydian 93.3 · lydianDominant 88 · altered 80 · diminishedHalfWhole 77.6'],
    ['Cmaj7', 'major 93.3 · lydian 88 · bebopMajor 58 · lydianSharp2 56'],
    ['Cm7', 'dorian 100 · naturalMinor 85.3 · minorPentatonic 80 · blues 68'],
  ])('for %s without a key is %s', (symbol, list) => {
    const shown = ask(symbol).candidates.slice(0, 4)
    expect(shown.map(({ scale, score }) => `${scale.id} ${score}`).join(' · ')).toBe(list)
  })
})

describe('the function of a chord in a key', () => {
  test.each([
    ['G7', 'C', 'V7', 'dominant'],
    ['A7', 'C', 'V7/ii', 'secondary dominant'],
    ['A13b9', 'C', 'V13b9/ii', 'secondary dominant'],
    ['E7', 'C', 'V7/vi', 'secondary dominant'],
    ['Db7', 'C', 'subV7', 'substitute dominant'],
    ['Eb7', 'C', 'subV7/ii', 'substitute dominant'],
    ['Bb7', 'C', 'bVII7', 'backdoor dominant'],
    ['Fm7', 'C', 'iv7', 'modal interchange'],
    ['Abmaj7', 'C', 'bVImaj7', 'modal interchange'],
    ['C#dim', 'C', '#i°', 'passing diminished'],
    ['Am7', 'C', 'vi7', 'tonic substitute'],
    ['Bdim', 'A harmonicMinor', 'ii°', 'predominant'],
    ['E7', 'A naturalMinor', 'V7', 'dominant'],
    ['G#dim7', 'A naturalMinor', 'vii°7', 'leading-tone chord'],
    ['Gmaj7', 'C', 'Vmaj7', 'chromatic chord'],
    ['Am6', 'Am', 'iadd6', 'tonic'],
    ['Am6/9', 'Am', 'i6/9', 'tonic'],
    ['Cm6', 'Cm', 'iadd6', 'tonic'],
    ['AmMaj7', 'Am', 'imaj7', 'tonic'],
    ['Am13', 'Am', 'i13', 'tonic'],
    ['Em6', 'E phrygian', 'iadd6', 'tonic'],
    ['Dm6', 'Am', 'ivadd6', 'subdominant'],
    ['Caug', 'F', 'V+', 'dominant'],
    ['Gaug', 'C', 'V+', 'dominant'],
    ['Gaug', 'Cm', 'V+', 'dominant'],
    ['E', 'Em', 'I', 'tonic major (Picardy third)'],
    ['Cmaj7', 'C blues', 'Imaj7', 'tonic'],
    ['Gmaj7', 'Gm', 'Imaj7', 'tonic major (Picardy third)'],
    ['E7', 'Em', 'V7/iv', 'secondary dominant'],
    ['E', 'Bm', 'IV', 'dorian subdominant'],
    ['D', 'Am', 'IV', 'dorian subdominant'],
    ['F', 'Cm', 'IV', 'dorian subdominant'],
    ['D', 'A dorian', 'IV', 'subdominant'],
    ['D7', 'Am', 'V7/bVII', 'secondary dominant'],
  ])('%s in %s is %s, %s', (symbol, key, numeral, role) => {
    const { root, chord } = parseChordSymbol(symbol)!
    const found = chordFunctionOf(parseKey(key)!, root, chord)
    expect([found.numeral, found.role]).toEqual([numeral, role])
  })
})

describe('scale tones are named by what they do over the chord', () => {
  test.each([
    ['C7', 'altered', '1 b9 #9 3 #11 b13 b7', 'b9 #9 #11 b13', ''],
    ['C7', 'wholeTone', '1 9 3 #11 b13 b7', '9 #11 b13', ''],
    ['C7', 'mixolydian', '1 9 3 11 5 13 b7', '9 13', '11'],
    ['C7', 'diminishedHalfWhole', '1 b9 #9 3 #11 5 13 b7', 'b9 #9 #11 13', ''],
    ['C7', 'phrygianDominant', '1 b9 3 11 5 b13 b7', 'b9 b13', '11'],
    ['C7', 'bebopDominant', '1 9 3 11 5 13 b7 7', '9 13', '11 7'],
    ['Cmaj7', 'major', '1 9 3 11 5 13 7', '9 13', '11'],
    ['Cmaj7', 'lydian', '1 9 3 #11 5 13 7', '9 #11 13', ''],
    ['Cm7', 'dorian', '1 9 b3 11 5 13 b7', '9 11 13', ''],
    ['Cm7', 'naturalMinor', '1 9 b3 11 5 b13 b7', '9 11', 'b13'],
    ['Cm7', 'phrygian', '1 b9 b3 11 5 b13 b7', '11', 'b9 b13'],
    ['Cdim', 'locrian', '1 b9 b3 11 b5 b13 b7', '11 b13 b7', 'b9'],
    ['C', 'major', '1 9 3 11 5 13 7', '9 13 7', '11'],
    ['Cm', 'dorian', '1 9 b3 11 5 13 b7', '9 11 13 b7', ''],
    ['C7b9', 'mixolydianFlat2', '1 b9 3 11 5 13 b7', '13', '11'],
    ['Caug', 'wholeTone', '1 9 3 #11 #5 b7', '9 #11 b7', ''],
    ['Caug', 'leadingWholeTone', '1 9 3 #11 #5 #13 7', '9 #11 #13 7', ''],
    ['Am7', 'blues', '1 b3 11 b5 5 b7', '11', ''],
    ['Am7', 'bluesHeptatonic', '1 9 b3 11 b5 5 b7', '9 11', ''],
    ['Am', 'blues', '1 b3 11 b5 5 b7', '11 b7', ''],
    ['Caug', 'altered', '1 b9 #9 3 #11 #5 b7', '#11 b7', 'b9'],
    ['C', 'diminishedHalfWhole', '1 b9 #9 3 #11 5 13 b7', '#11 13 b7', 'b9'],
    ['Caug', 'augmented', '1 #9 3 5 #5 7', '7', ''],
    ['C', 'majorBlues', '1 9 b3 3 5 13', '9 13', ''],
    ['C', 'compositeBlues', '1 9 b3 3 11 #11 5 13 b7', '9 #11 13 b7', '11'],
  ])('%s with %s: %s; tensions %s; avoid %s', (symbol, scale, degrees, tensions, avoid) => {
    const { root, chord } = parseChordSymbol(symbol)!
    const tones = scaleOverChord(root, chord, scaleById(scale)!)
    const degreesOf = (some: typeof tones) =>
      some.map(({ degree }) => formatDegree(degree)).join(' ')
    expect(degreesOf(tones)).toBe(degrees)
    expect(degreesOf(tones.filter(({ role }) => role === 'tension'))).toBe(tensions)
    expect(degreesOf(tones.filter(({ role }) => role === 'avoid'))).toBe(avoid)
  })

  test('and spelled so: C altered over C7 is C Db D# E F# Ab Bb', () => {
    const { root, chord } = parseChordSymbol('C7')!
    const names = scaleOverChord(root, chord, scaleById('altered')!).map(({ name }) => name)
    expect(names.map(formatNoteName).join(' ')).toBe('C Db D# E F# Ab Bb')
  })

  test('avoid notes and tensions say why', () => {
    const { candidates } = ask('G7', 'C', 1)
    const reasons = candidates[0]!.tones.map(
      ({ name, reason }) => `${formatNoteName(name)}: ${reason}`,
    )
    expect(reasons).toContain(
      'C: half step above the 3, and root of the chord that the dominant resolves to',
    )
    expect(reasons).toContain('A: whole step above the root')
  })
})

describe('the reason of an avoid note is true in its key', () => {
  test.each([
    ['G7', 'C', 'C', true],
    ['G7', 'Cm', 'C', true],
    ['A7', 'C', 'D', true],
    ['E7', 'C', 'A', true],
    ['D7', 'C', 'G', true],
    ['B7', 'C', 'E', true],
    ['C7', 'C', 'F', true],
    ['A7', 'Am', 'D', true],
    ['Db7', 'C', 'Gb', false],
    ['Bb7', 'C', 'Eb', false],
    ['F7', 'C', 'Bb', false],
    ['Ab7', 'C', 'Db', false],
    ['Bb7', 'Am', 'Eb', false],
    ['G7', undefined, 'C', false],
    ['C7', 'C blues', 'F', false],
  ])('%s in %s: %s is the root that it resolves to: %s', (symbol, key, note, isGoal) => {
    for (const { tones } of ask(symbol, key, 16).candidates) {
      const tone = tones.find(({ name, role }) => formatNoteName(name) === note && role === 'avoid')
      if (!tone) continue
      expect(tone.reason.startsWith('half step above the 3')).toBe(true)
      expect(tone.reason.includes('resolves to')).toBe(isGoal)
    }
  })

  test('a tone "a half step above" another is, on every root over every chord', () => {
    let claims = 0
    for (const chord of CHORD_TYPES) {
      for (const { tones } of adviseScales({ root: parseRoot('C')!, chord }, 100).candidates) {
        for (const { reason, semitones } of tones) {
          const label = /half step above the (\S+?)(?:,|$)/.exec(reason)?.[1]
          if (label === undefined) continue
          claims++
          const below = label === 'root' ? 0 : semitonesOfDegree(parseDegree(label)!)
          expect([chord.id, reason, (semitones - below + 24) % 12]).toEqual([chord.id, reason, 1])
        }
      }
    }
    expect(claims).toBeGreaterThan(500)
  })
})

describe('the blues is a layer over dominants', () => {
  test.each(['A7', 'C9', 'E13', 'G7#9', 'Bb7'])(
    '%s offers blues and minor pentatonic',
    (symbol) => {
      const ids = ask(symbol, undefined, 16).candidates.map(({ scale }) => scale.id)
      expect(ids).toEqual(expect.arrayContaining(['blues', 'minorPentatonic']))
    },
  )

  test.each(['Amaj7', 'A', 'Adim', 'Am7'])('%s has it only where it holds the chord', (symbol) => {
    const ids = ask(symbol, undefined, 85).candidates.map(({ scale }) => scale.id)
    expect(ids.includes('blues')).toBe(symbol === 'Am7' || symbol === 'Adim')
  })

  test('its blue notes keep their names: C and Eb over A7, not B# and D#', () => {
    const { candidates } = ask('A7', 'A blues', 1)
    const tones = candidates[0]!.tones.map(
      ({ name, degree, role }) => `${formatNoteName(name)} ${formatDegree(degree)} ${role}`,
    )
    expect(tones).toEqual([
      'A 1 chord',
      'C b3 blue',
      'D 11 passing',
      'Eb b5 blue',
      'E 5 chord',
      'G b7 chord',
    ])
  })
})

describe('the first scale over a chord holds what the chord names', () => {
  test.each([
    ['G7#5', 'C', 'altered'],
    ['G7b13', 'C', 'altered'],
    ['G9#5', 'C', 'wholeTone'],
    ['G7#5b9', 'C', 'altered'],
    ['G7#5#9', 'C', 'altered'],
    ['G13b9', 'C', 'diminishedHalfWhole'],
    ['D7b13', 'G', 'altered'],
    ['C7#5', 'F', 'altered'],
    ['C7b9b13', 'F', 'altered'],
    ['F9#5', 'Bb', 'wholeTone'],
    ['E7#5', 'Am', 'phrygianDominant'],
    ['E7b9b13', 'Am', 'phrygianDominant'],
    ['D7#9', 'C', 'diminishedHalfWhole'],
    ['E9', 'C', 'mixolydian'],
    ['B13', 'C', 'lydianDominant'],
    ['C7#9', 'C blues', 'blues'],
    ['C7b13', 'C blues', 'altered'],
  ])('%s in %s: %s', (symbol, key, scale) => {
    expect(ask(symbol, key, 1).candidates[0]!.scale.id).toBe(scale)
  })

  test('a blues layer comes after every usual scale of an altered dominant', () => {
    for (const symbol of ['G7#5', 'G7b9', 'G9#5', 'G7b9b13', 'G13b9']) {
      const ids = ask(symbol, 'C', 100).candidates.map(({ scale }) => scale.id)
      const first = (id: (typeof ids)[number]) => ids.indexOf(id)
      const layer = Math.min(first('blues'), first('minorPentatonic'))
      const held = ['altered', 'wholeTone', 'phrygianDominant', 'diminishedHalfWhole'] as const
      for (const id of held) expect([symbol, id, first(id) < layer]).toEqual([symbol, id, true])
    }
  })

  test.each([
    undefined,
    'C',
    'Am',
    'A harmonicMinor',
    'D dorian',
    'E phrygian',
    'F lydian',
    'G mixolydian',
    'C blues',
  ])('third, seventh and every alteration: all chords on all roots in %s', (key) => {
    for (const rootName of ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']) {
      for (const chord of CHORD_TYPES) {
        const question = { root: parseRoot(rootName)!, chord, ...(key && { key: parseKey(key)! }) }
        const { scale } = adviseScales(question, 1).candidates[0]!
        // In a blues the minor third over the major one is the style.
        const isBlues = key === 'C blues' && isBluesLayer(chord, scale)
        const named = chord.degrees.flatMap(({ number, alteration }, index) =>
          (number === 3 && !isBlues) || number === 7 || (alteration !== 0 && number !== 3)
            ? [chord.semitones[index]! % 12]
            : [],
        )
        const lost = named.filter((tone) => !scale.semitones.includes(tone))
        expect([rootName, chord.id, scale.id, lost]).toEqual([rootName, chord.id, scale.id, []])
      }
    }
  })
})

test('over a major third the minor one is never a second third, but in the blues', () => {
  const root = parseRoot('F')!
  for (const chord of CHORD_TYPES.filter(({ semitones }) => semitones.includes(4))) {
    for (const scale of SCALES.filter(
      ({ family, id }) => family !== 'blues' && id !== 'chromatic',
    )) {
      for (const { degree, semitones, name } of scaleOverChord(root, chord, scale)) {
        if (semitones !== 3 || chord.semitones.includes(3) || isBluesLayer(chord, scale)) continue
        if (adviseScales({ root, chord }, 100).candidates.every((one) => one.scale !== scale))
          continue
        expect([formatDegree(degree), formatNoteName(name)], scale.id).toEqual(['#9', 'G#'])
      }
    }
  }
})

test('every available tension is a 9, 11 or 13, or a seventh', () => {
  const others = new Set<string>()
  for (const chord of CHORD_TYPES) {
    // Over a chord without a third its third is open, and called 3.
    if (!chord.degrees.some(({ number }) => number === 3)) continue
    for (const { tones, scale } of adviseScales({ root: parseRoot('D')!, chord }, 100).candidates) {
      for (const { degree, role } of tones) {
        const isUpper = [9, 11, 13].includes(degree.number)
        // A seventh extends a triad, and 7 is open over a diminished seventh.
        const isSeventh = degree.number === 7
        if (role === 'tension' && !isUpper && !isSeventh && scale.id !== 'chromatic')
          others.add(`${chord.id} ${scale.id} ${formatDegree(degree)}`)
      }
    }
  }
  expect([...others]).toEqual([])
})

// The rules once more, on lists of sounding pitches instead of bit sets and degrees.
function expectedRole(chordTones: readonly number[], tone: number, isDominant: boolean): string {
  const lies = (distance: number) =>
    chordTones.some((chordTone) => (tone - chordTone - distance) % 12 === 0)
  if (lies(0)) return 'chord'
  const [root] = chordTones
  const fromRoot = (tone - root! + 120) % 12
  if (isDominant) return fromRoot === 5 || fromRoot === 11 ? 'avoid' : 'tension'
  if (lies(1)) return 'avoid'
  if (lies(2)) return 'tension'
  const hasSeventh = chordTones.length > 3
  return !hasSeventh && fromRoot >= 9 ? 'tension' : 'passing'
}

describe('laws of the advisor', () => {
  test('a reason that says what the scale holds of the chord is true', () => {
    const keys = [undefined, 'C', 'Am', 'C blues']
    const said = new Set<string>()
    for (const chord of CHORD_TYPES) {
      for (const key of keys) {
        const question = { root: parseRoot('G')!, chord, ...(key && { key: parseKey(key)! }) }
        for (const { scale, why } of adviseScales(question, 100).candidates) {
          const lost = chord.semitones.filter((tone) => !scale.semitones.includes(tone % 12))
          const claim = /holds (?:all|every tone of the chord)? ?but the fifth/.test(why)
            ? 'no fifth'
            : why.includes('It holds')
              ? 'all'
              : why.startsWith('The blues')
                ? 'blues'
                : undefined
          if (claim === undefined) continue
          said.add(claim)
          if (claim === 'blues') expect(scale.semitones).toContain(3)
          else expect([why, scale.id, lost]).toEqual([why, scale.id, claim === 'all' ? [] : [7]])
        }
      }
    }
    expect([...said].sort()).toEqual(['all', 'blues', 'no fifth'])
  })

  test('every tension and avoid note of every candidate agrees with the bare pitches', () => {
    for (const id of CHORD_IDS) {
      const chord = chordTypeById(id)!
      for (const rootName of ['C', 'F#', 'Bb']) {
        const root = parseRoot(rootName)!
        const pitches = chord.semitones.map((semitone) => 60 + pitchClassOf(root) + semitone)
        for (const { scale, tones } of adviseScales({ root, chord }, 100).candidates) {
          expect(tones.map(({ name }) => pitchClassOf(name))).toEqual(
            scale.semitones.map((semitone) => (pitchClassOf(root) + semitone) % 12),
          )
          if (isBluesLayer(chord, scale)) continue
          for (const { name, role } of tones) {
            const expected = expectedRole(pitches, 60 + pitchClassOf(name), id === 'dominant7')
            // The natural fifth, which an altered scale leaves out, is a chord tone where it is.
            expect([id, scale.id, formatNoteName(name), role]).toEqual([
              id,
              scale.id,
              formatNoteName(name),
              expected,
            ])
          }
        }
      }
    }
  })

  test('every candidate holds the chord; only a dominant may lack its fifth', () => {
    for (const chord of CHORD_TYPES) {
      const { candidates } = adviseScales({ root: parseRoot('C')!, chord }, 100)
      for (const { scale } of candidates) {
        if (isBluesLayer(chord, scale)) continue
        const missing = chord.semitones.filter(
          (semitone) => !scale.semitones.includes(semitone % 12),
        )
        const allowed = chordFamilyOf(chord) === 'dominant7' ? [7] : []
        expect(missing.filter((semitone) => !allowed.includes(semitone))).toEqual([])
      }
    }
  })

  test('every chord type of the table has at least one scale', () => {
    for (const chord of CHORD_TYPES) {
      expect([
        chord.id,
        adviseScales({ root: parseRoot('C')!, chord }, 1).candidates.length,
      ]).toEqual([chord.id, 1])
    }
  })

  test('the score is the sum of its parts and falls along the list', () => {
    for (const key of [undefined, 'C', 'Am', 'F blues']) {
      for (const symbol of ['C7', 'Dm7', 'Abmaj7', 'Bdim', 'F#7']) {
        const { candidates } = ask(symbol, key, 100)
        for (const { score, parts } of candidates) {
          const sum = parts.usage + parts.clarity + parts.context + parts.size
          expect(score).toBeCloseTo(Math.max(0, sum), 6)
        }
        const scores = candidates.map(({ score }) => score)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
      }
    }
  })

  test('an answer transposes with its question, key included', () => {
    const roots = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
    const at = (index: number) => parseRoot(roots[index % 12]!)!
    fc.assert(
      fc.property(
        fc.constantFrom(...CHORD_TYPES),
        fc.constantFrom(...SCALES),
        fc.nat(11),
        fc.integer({ min: 1, max: 11 }),
        fc.boolean(),
        (chord, scale, above, by, hasKey) => {
          const adviceAt = (shift: number) => {
            const key: Key = { root: at(shift), scale }
            return adviseScales({ root: at(shift + above), chord, ...(hasKey && { key }) }, 16)
          }
          const [here, there] = [adviceAt(0), adviceAt(by)]
          const shape = ({ candidates }: typeof here) =>
            candidates.map((candidate) => [
              candidate.scale.id,
              candidate.score,
              candidate.tones.map(({ role, degree }) => `${formatDegree(degree)} ${role}`),
            ])
          expect(shape(there)).toEqual(shape(here))
          expect(there.function?.role).toBe(here.function?.role)
          const moved = here.candidates[0]!.outsideKey.map((pitchClass) => (pitchClass + by) % 12)
          expect(there.candidates[0]!.outsideKey).toEqual(moved)
        },
      ),
      { seed: 4, numRuns: drawCount(600) },
    )
  })

  test('a chord of the key takes the mode of the key on its root', () => {
    const key = parseKey('Eb')!
    for (const symbol of ['Ebmaj7', 'Fm7', 'Gm7', 'Abmaj7', 'Bb7', 'Cm7', 'Dm7b5']) {
      const { root, chord } = parseChordSymbol(symbol)!
      const { function: chordFunction, candidates } = adviseScales({ root, chord, key }, 1)
      expect(candidates[0]!.scale).toBe(chordFunction!.mode)
      expect(candidates[0]!.outsideKey).toEqual([])
    }
  })
})

describe('the tables of the advisor', () => {
  test.each(CONTEXT_RULES.map((rule, index) => [index, rule] as const))(
    'row %i of the situations names numerals for each place and leads with its first scale',
    (_, rule) => {
      if (rule.numerals) expect(rule.numerals).toHaveLength(rule.above.length)
      expect(new Set(rule.scales).size).toBe(rule.scales.length)
      const scale = { major: 'major', minor: 'naturalMinor', blues: 'blues' }[rule.context]
      const key = { root: parseRoot('C')!, scale: scaleById(scale)! }
      const roots = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']
      for (const above of rule.above) {
        for (const id of rule.families) {
          const chord = CHORD_TYPES.find((type) => chordFamilyOf(type) === id)!
          const question = { root: parseRoot(roots[above]!)!, chord, key }
          const advice = adviseScales(question, 1)
          const isRule = !advice.function!.isDiatonic || rule.context === 'blues'
          if (isRule)
            expect([above, id, advice.candidates[0]!.scale.id]).toEqual([above, id, rule.scales[0]])
          expect(advice.function!.role).not.toBe('chromatic chord')
        }
      }
    },
  )

  test('every prior names a scale that can hold some chord of its family', () => {
    for (const [family, priors] of Object.entries(SCALE_PRIORS)) {
      const types = CHORD_TYPES.filter((chord) => chordFamilyOf(chord) === family)
      expect([family, types.length > 0]).toEqual([family, true])
      for (const [id, prior] of Object.entries(priors)) {
        expect(prior).toBeGreaterThan(0)
        expect(prior).toBeLessThanOrEqual(1)
        const scale = scaleById(id)!
        const isHeld = types.some((chord) =>
          chord.semitones
            .filter((semitone) => family !== 'dominant7' || semitone !== 7)
            .every((semitone) => scale.semitones.includes(semitone % 12)),
        )
        if (types.some((chord) => isBluesLayer(chord, scale))) continue
        expect([family, id, isHeld, scale.twinOf]).toEqual([family, id, true, undefined])
      }
    }
  })
})
