import { describe, expect, test } from 'vitest'
import { CHORD_IDS, chordTypeById, spellChord } from '../theory/chord'
import { parseDegree, semitonesOfDegree, spellDegree } from '../theory/interval'
import { LAYERS } from '../theory/layer'
import { formatNoteName, LETTERS, parseRoot, pitchClassOf } from '../theory/pitch'
import { findScale, spellScale } from '../theory/scale'
import { type ChordMove, chordMovesOf, researchBasisOf } from './chord-moves'
import { parseChordSymbol } from './chord-symbol'
import { diatonicChordsOf } from './diatonic-chords'
import { parseKey } from './key'
import { keyChordsOf } from './key-chords'
import { KEY_MOVE_TABLE } from './key-move-table'
import { MOVE_KINDS } from './move-order'
import { COMMON_TONE_PIVOT, MOVE_TABLE } from './move-table'
import { MAX_PIVOTS } from './move-targets'
import { RESEARCH_TABLE } from './research-table'
import { RELATION_SENTENCES } from './resolution-table'

const inKey = (symbol: string, key: string) => {
  const { root, chord } = parseChordSymbol(symbol)!
  return chordMovesOf({ root, chord, key: parseKey(key)!, layer: 'scale' })
}
const movesFrom = (symbol: string, scale = 'major', layer: 'scale' | 'chord' = 'scale') => {
  const { root, chord } = parseChordSymbol(symbol)!
  return chordMovesOf({ root, chord, key: { root, scale: findScale(scale)! }, layer })
}
const names = (tones: ChordMove['tones']) => tones.map(formatNoteName).join(' ')
const find = (symbol: string, relation: string, target: string) =>
  movesFrom(symbol).find(
    (move) =>
      [move, ...move.otherRelations].some((one) => one.relation === relation) &&
      move.symbol === target,
  )

describe('a relation leads to its chord, with the tones they share', () => {
  test.each([
    ['dominant', 'C', 'G', 'G', 3],
    ['dominant', 'C', 'G7', 'G', 4],
    ['subdominant', 'C', 'F', 'C', 3],
    ['dominantResolution', 'G7', 'C', 'G', 4],
    ['dominantResolution', 'G7', 'Cmaj7', 'G B', 3],
    ['iiV', 'Dm7', 'G7', 'D F', 3],
    ['secondaryDominant', 'C', 'A7', 'E G', 3],
    ['secondaryDominant', 'C', 'B7', '', 5],
    ['secondaryDominant', 'C', 'C7', 'C E G', 2],
    ['secondaryDominant', 'C', 'D7', 'C', 5],
    ['secondaryDominant', 'C', 'E7', 'E', 4],
    ['secondaryResolution', 'A7', 'Dm7', 'A', 5],
    ['tritoneSubstitution', 'G7', 'Db7', 'B F', 2],
    ['tritoneSubstitution', 'Db7', 'Cmaj7', 'Cb', 3],
    ['backdoor', 'C', 'Bb7', '', 6],
    ['backdoor', 'Bb7', 'Cmaj7', '', 5],
    ['backdoor', 'Fm7', 'Bb7', 'F Ab', 3],
    ['deceptive', 'G7', 'Am', '', 6],
    ['deceptive', 'G7', 'Ab', '', 5],
    ['relative', 'C', 'Am', 'C E', 2],
    ['relative', 'Am', 'C', 'C E', 2],
    ['parallel', 'C', 'Cm', 'C G', 1],
    ['parallel', 'Cm', 'C', 'C G', 1],
    ['leadingToneExchange', 'C', 'Em', 'E G', 1],
    ['leadingToneExchange', 'Cm', 'Ab', 'C Eb', 1],
    ['slide', 'C', 'C#m', 'E', 2],
    ['slide', 'C#m', 'C', 'E', 2],
    ['nebenverwandt', 'C', 'Fm', 'C', 2],
    ['nebenverwandt', 'Cm', 'G', 'G', 2],
    ['hexatonicPole', 'C', 'Abm', '', 3],
    ['hexatonicPole', 'Cm', 'E', '', 3],
    ['chromaticMediant', 'C', 'E', 'E', 2],
    ['chromaticMediant', 'C', 'Ab', 'C', 2],
    ['chromaticMediant', 'C', 'Eb', 'G', 3],
    ['chromaticMediant', 'C', 'A', 'E', 3],
    ['modalInterchange', 'C', 'Fm', 'C', 2],
    ['modalInterchange', 'C', 'Eb', 'G', 3],
    ['modalInterchange', 'C', 'Ab', 'C', 2],
    ['modalInterchange', 'C', 'Bb', '', 6],
    ['modalInterchange', 'C', 'Db', '', 3],
    ['passingDiminished', 'C', 'C#dim', 'E G', 1],
    ['passingDiminished', 'C', 'Ebdim', '', 5],
    ['passingDiminished', 'C#dim', 'Dm7', '', 5],
    ['commonToneDiminished', 'C', 'Cdim', 'C', 2],
    ['commonToneDiminished', 'Cdim', 'C', 'C', 2],
    ['guideToneResolution', 'G7', 'C', 'G', 4],
    ['leadingToneChord', 'Bdim', 'C', '', 5],
    ['leadingToneChord', 'Bdim', 'Cm', '', 4],
    ['tritonePole', 'C', 'F#', '', 6],
    ['tritonePole', 'F#', 'C', '', 6],
  ])('%s: %s → %s shares %s at %i semitones', (relation, from, to, shared, distance) => {
    const move = find(from, relation, to)
    expect(move && [names(move.shared), move.voiceLeadingDistance]).toEqual([shared, distance])
  })
})

describe('targets are spelled by their degree', () => {
  test.each([
    ['C', 'modalInterchange', 'Ab'],
    ['E', 'modalInterchange', 'C'],
    ['F#', 'modalInterchange', 'D'],
    ['Db', 'secondaryDominant', 'F7'],
    ['F#', 'secondaryDominant', 'A#7'],
    ['B', 'slide', 'Cm'],
    ['Eb', 'hexatonicPole', 'Bm'],
    ['Ab7', 'tritoneSubstitution', 'D7'],
    ['F#7', 'tritoneSubstitution', 'C7'],
    ['Gb', 'subdominant', 'Cb'],
    ['C#', 'subdominant', 'F#'],
  ])('%s %s reaches %s', (from, relation, to) => {
    expect(find(from, relation, to)?.symbol).toBe(to)
  })

  test.each([
    ['C', 'secondaryDominant', 'E7', 'V7/vi'],
    ['C', 'modalInterchange', 'Ab', 'bVI'],
    ['C', 'relative', 'Am', 'vi'],
    ['C', 'backdoor', 'Bb7', 'bVII7'],
    ['C', 'dominant', 'G7', 'V7'],
    ['C', 'passingDiminished', 'C#dim', '#i°'],
  ])('%s %s %s is %s', (from, relation, to, numeral) => {
    expect(find(from, relation, to)?.numeral).toBe(numeral)
  })
})

describe('roots are named by the key', () => {
  test.each([
    ['C7', 'C blues', 'Gb7'],
    ['Db', 'Db', 'A'],
    ['Dbmaj7', 'Db', 'Amaj7'],
    ['Dbmaj7', 'Db', 'Fbmaj7'],
    ['Dbmaj7', 'Db', 'Gbm7'],
    ['Dbmaj7', 'Db', 'B7'],
    ['Db', 'Db', 'Ddim'],
    ['Gb', 'Gb', 'D'],
    ['Ab', 'Ab', 'Fb'],
    ['Eb', 'Eb', 'Cb'],
    ['Eb', 'Eb', 'Fb'],
    ['F#', 'F#', 'A#7'],
    ['Gb', 'Gb', 'Cb'],
    ['C', 'C', 'C#dim'],
    ['C', 'C', 'C#m'],
    ['C', 'C', 'Db'],
    ['Am', 'Am', 'G#dim'],
    ['Am', 'Am', 'Bb'],
    ['E', 'E', 'D#dim'],
    ['C#m', 'C#m', 'B#dim'],
    ['F#m', 'F#m', 'E#dim'],
    ['G#m', 'G#m', 'F##dim'],
    ['D#m', 'D#m', 'C##dim'],
    ['A#m', 'A#m', 'G##dim'],
    ['A#m', 'A#m', 'E#7'],
    ['Bb', 'Eb', 'Cb'],
    ['Eb7', 'Ab', 'Fb'],
    ['Abm', 'Abm', 'A'],
  ])('from %s in %s: %s', (from, key, symbol) => {
    expect(inKey(from, key).map((move) => move.symbol)).toContain(symbol)
  })

  test.each([
    ['Db', 'Db', 'A', 'bVI'],
    ['Gb', 'Gb', 'D', 'bVI'],
    ['Dbmaj7', 'Db', 'B7', 'bVII7'],
    ['Eb', 'Eb', 'Bm', 'bvi'],
    ['Bb', 'Eb', 'Cb', 'bVI'],
    ['C#m', 'C#m', 'B#dim', 'vii°'],
    ['C#m', 'C#m', 'C', 'VII'],
    ['G#m', 'G#m', 'F##dim', 'vii°'],
    ['A#m', 'A#m', 'E#7', 'V7'],
    ['E', 'C', 'G#m', '#v'],
    ['Amaj7', 'A', 'E#dim7', '#v°7'],
    ['E', 'E', 'E#dim', '#i°'],
    ['Emaj7', 'E', 'B#dim7', '#v°7'],
    ['Bmaj7', 'B', 'F##dim7', '#v°7'],
    ['F#maj7', 'F#', 'B#dim7', '#iv°7'],
    ['Abmaj7', 'Ab', 'Bdim7', 'biii°7'],
    ['Gbmaj7', 'Gb', 'Adim7', 'biii°7'],
    ['Ebmaj7', 'Eb', 'Gbdim7', 'biii°7'],
    ['Cmaj7', 'C', 'Ebdim7', 'biii°7'],
  ])('from %s in %s: %s is %s', (from, key, symbol, numeral) => {
    expect(inKey(from, key).find((move) => move.symbol === symbol)?.numeral).toBe(numeral)
  })
})

const MAJOR_KEYS = 'C G D A E B F# C# Cb Gb Db Ab Eb Bb F'.split(' ')
const MINOR_KEYS = 'Am Em Bm F#m C#m G#m D#m A#m Abm Ebm Bbm Dm Gm Cm Fm'.split(' ')
const NUMERAL_LETTERS = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii']

/** The root that a numeral names: `bVI` of Eb is Cb. */
function rootOfNumeral(numeral: string, tonic: ChordMove['root']) {
  const [, accidentals, letters] = /^([#b]*)([ivIV]+)/.exec(numeral)!
  return spellDegree(
    tonic,
    parseDegree(`${accidentals}${NUMERAL_LETTERS.indexOf(letters!.toLowerCase()) + 1}`)!,
  ).name
}

describe.each([...MAJOR_KEYS, ...MINOR_KEYS])('in %s', (keyText) => {
  const key = parseKey(keyText)!
  const own = spellScale(key.root, key.scale).map(formatNoteName)
  const leadingTone = formatNoteName(spellDegree(key.root, parseDegree('7')!).name)
  const origins = [
    ...diatonicChordsOf(key.root, key.scale, 3),
    ...diatonicChordsOf(key.root, key.scale, 4),
  ]
  const moves = origins.flatMap((origin) => chordMovesOf({ ...origin, key, layer: 'scale' }))
  const isDouble = (name: ChordMove['root']) => Math.abs(name.accidental) > 1

  test('the numeral of a move names its root, or a name of it that needs double accidentals', () => {
    for (const { numeral, root, chord, symbol } of moves) {
      if (/\/|subV/.test(numeral)) continue
      const named = rootOfNumeral(numeral, key.root)
      const where = `${symbol} ${numeral}`
      expect(pitchClassOf(named), where).toBe(pitchClassOf(root))
      if (formatNoteName(named) === formatNoteName(root)) continue
      expect(spellChord(named, chord).some(isDouble), where).toBe(true)
    }
  })

  test('passing diminished chords that rise are counted by the raised degree, those that fall by the lowered', () => {
    for (const { title, numeral, tones, symbol } of moves) {
      const way = /^Passing diminished: \S+ (rises|falls) to/.exec(title)?.[1]
      if (way === undefined) continue
      expect(numeral, symbol).toMatch(way === 'rises' ? /^#(i|ii|iv|v)°7?$/ : /^b(iii|vi|vii)°7?$/)
      if (way === 'falls') continue
      // The chord that it leads to stands on the next letter.
      const goal = keyChordsOf(key).find(
        ({ root }) => pitchClassOf(root) === (pitchClassOf(tones[0]!) + 1) % 12,
      )
      expect(LETTERS.indexOf(goal!.root.letter), symbol).toBe(
        (LETTERS.indexOf(tones[0]!.letter) + 1) % 7,
      )
    }
  })

  test('no numeral is bI, bIV, #III, #VII or has two accidentals', () => {
    for (const { numeral, symbol } of moves) {
      expect(numeral, symbol).not.toMatch(/^(b(I|IV|i|iv)|#(III|VII|iii|vii)|bb.*|##.*)(?![IViv])/)
    }
  })

  test('a root with a double accidental is a leading tone, and one such as Cb has no doubles above it', () => {
    for (const { root, tones, symbol, title } of moves) {
      const name = formatNoteName(root)
      if (title.startsWith('Passing diminished') && root.accidental > 0) continue
      if (isDouble(root)) expect(name, symbol).toBe(leadingTone)
      if (!/^(Fb|Cb|E#|B#)$/.test(name) || own.includes(name)) continue
      expect(tones.some(isDouble), symbol).toBe(false)
    }
  })
})

describe('a title says what the target is beside the chord, in English', () => {
  test.each([
    ['C', 'C', 'Fm', 'Minor subdominant: Fm'],
    ['Am', 'Am', 'E', 'Major dominant: E'],
    ['Bb', 'Eb', 'Ebm', 'Minor chord a fifth below: Ebm'],
    ['Dm', 'C', 'A', 'Major chord a fifth above: A'],
  ])('from %s in %s: %s, %s', (from, key, symbol, title) => {
    const move = inKey(from, key).find((one) => one.symbol === symbol)
    expect([move, ...(move?.otherRelations ?? [])].map((one) => one?.title)).toContain(title)
  })
})

describe('a title is true of the voices that are listed', () => {
  const everyMove = CHORD_IDS.flatMap((id) => movesFrom(`G${chordTypeById(id)!.symbol}`))

  test('a chord that is not the tonic has its own dominant and subdominant, and the key others', () => {
    const chords = ['Dm', 'Em', 'F', 'Am', 'Dm7', 'Fmaj7']
    const moves = chords.flatMap((symbol) => inKey(symbol, 'C'))
    const titles = moves.flatMap((move) => [move, ...move.otherRelations]).map((one) => one.title)
    expect(titles).toContain('Dominant triad of this chord: C')
    expect(titles).toContain('Subdominant of this chord: Dm lies a fifth below')
    expect(titles.filter((title) => /^(Dominant triad|Subdominant):/.test(title))).toEqual([])
    const home = inKey('C', 'C').map(({ title }) => title)
    expect(home).toContain('Dominant triad: G')
    expect(home).toContain('Subdominant: F lies a fifth below')
  })

  test('"every voice by a half step"', () => {
    const claiming = everyMove.filter(({ title }) => title.includes('every voice by a half step'))
    expect(claiming).toHaveLength(2)
    for (const { voices } of claiming) {
      expect(voices.map(({ semitones }) => Math.abs(semitones))).toEqual([1, 1, 1])
    }
  })

  test('"the third stays", and root and fifth are all that move', () => {
    const claiming = everyMove.filter(({ title }) => title.includes('the third stays'))
    expect(claiming.length).toBeGreaterThanOrEqual(2)
    for (const { voices, title } of claiming) {
      const third = voices.find(({ from }) => from.letter === 'B')!
      expect(third.semitones).toBe(0)
      const moving = voices.filter(({ semitones }) => semitones !== 0)
      if (title.includes('root and fifth move')) expect(moving).toHaveLength(2)
    }
  })

  test('"3 rises to the root, 7 falls to the third"', () => {
    const claiming = everyMove.filter(({ otherRelations }) =>
      otherRelations.some(({ title }) => title.startsWith('Guide tones')),
    )
    expect(claiming).toHaveLength(2)
    for (const { voices, tones } of claiming) {
      const voiceFrom = (name: string) => voices.find(({ from }) => formatNoteName(from) === name)!
      expect(voiceFrom('B')).toMatchObject({ to: tones[0], semitones: 1 })
      expect(voiceFrom('F')).toMatchObject({ to: tones[1] })
      expect(voiceFrom('F').semitones).toBeLessThan(0)
    }
  })

  test('"the same tritone" and "the farthest away by fifths"', () => {
    const [substitute] = everyMove.filter(({ title }) => title.includes('the same tritone'))
    expect(names(substitute!.shared)).toBe('B F')
    for (const { title, root } of everyMove) {
      if (title.includes('farthest')) expect(pitchClassOf(root)).toBe(1)
    }
  })
})

describe('voices', () => {
  test('of G7 → C: 3 rises to the root, 7 falls to the third', () => {
    const voices = find('G7', 'guideToneResolution', 'C')!.voices.map(
      ({ from, to, semitones }) => `${formatNoteName(from)}>${formatNoteName(to)} ${semitones}`,
    )
    expect(voices).toContain('B>C 1')
    expect(voices).toContain('F>E -1')
  })

  test('carry a seventh along in relations of triads', () => {
    expect(find('Cmaj7', 'relative', 'Am7')?.isExtended).toBe(true)
    expect(find('Cm7', 'relative', 'Ebmaj7')?.isExtended).toBe(true)
    expect(find('C', 'relative', 'Am')?.isExtended).toBe(false)
  })
})

describe('laws of composer moves', () => {
  const everyAnswer = CHORD_IDS.flatMap((id) =>
    ['C', 'Eb', 'F#', 'B'].flatMap((root) =>
      ['major', 'naturalMinor', 'lydian'].flatMap((scale) =>
        LAYERS.map((layer) => {
          const tonic = parseRoot(root)!
          const state = {
            root: tonic,
            chord: chordTypeById(id)!,
            key: { root: tonic, scale: findScale(scale)! },
            layer,
          }
          return { state, moves: chordMovesOf(state) }
        }),
      ),
    ),
  )

  test('shared and layer tones are those of a comparison note by note', () => {
    for (const { state, moves } of everyAnswer) {
      const root = pitchClassOf(state.root)
      const current = state.chord.semitones.map((semitone) => (root + semitone) % 12)
      const layer = state.layer === 'scale' ? state.key.scale : state.chord
      const inside = layer.semitones.map((semitone) => (root + semitone) % 12)
      for (const move of moves) {
        const target = move.chord.semitones.map(
          (semitone) => (pitchClassOf(move.root) + semitone) % 12,
        )
        expect(move.tones.map(pitchClassOf)).toEqual(target)
        expect(new Set(move.shared.map(pitchClassOf))).toEqual(
          new Set(current.filter((tone) => target.includes(tone))),
        )
        expect(move.insideLayer.map(pitchClassOf)).toEqual(
          target.filter((tone) => inside.includes(tone)),
        )
        expect(move.insideLayer.length + move.outsideLayer.length).toBe(target.length)
      }
    }
  })

  test('ids are unique and no chord comes twice, the current one never', () => {
    for (const { state, moves } of everyAnswer) {
      expect(new Set(moves.map(({ id }) => id)).size).toBe(moves.length)
      const places = moves.map(({ root, chord }) => `${pitchClassOf(root)} ${chord.id}`)
      expect(new Set(places).size).toBe(moves.length)
      expect(places).not.toContain(`${pitchClassOf(state.root)} ${state.chord.id}`)
    }
  })

  test('moves come by kind; departures and colours of one relation by the layer and the motion', () => {
    for (const { moves } of everyAnswer) {
      for (const [index, move] of moves.entries()) {
        const next = moves[index + 1]
        if (!next) break
        const kinds = [move, next].map(({ kind }) => MOVE_KINDS.indexOf(kind))
        expect(kinds[0]!).toBeLessThanOrEqual(kinds[1]!)
        if (move.kind !== next.kind || move.kind !== 'colour') continue
        const rank = (other: ChordMove) =>
          other.outsideLayer.length * 10_000 +
          other.voiceLeadingDistance * 100 -
          other.shared.length
        expect(rank(move)).toBeLessThanOrEqual(rank(next))
      }
    }
  })

  test('the layer decides the order: the chord layer favours shared tones', () => {
    const byScale = movesFrom('C', 'major', 'scale').map(({ id }) => id)
    const byChord = movesFrom('C', 'major', 'chord').map(({ id }) => id)
    expect(byScale).not.toEqual(byChord)
    expect(new Set(byScale)).toEqual(new Set(byChord))
  })

  test('pivots share a tone, are no named relation and at most MAX_PIVOTS', () => {
    for (const { moves } of everyAnswer) {
      const pivots = moves.filter(({ relation }) => relation === COMMON_TONE_PIVOT.relation)
      expect(pivots.length).toBeLessThanOrEqual(MAX_PIVOTS)
      const place = ({ root, chord }: ChordMove) => `${pitchClassOf(root)} ${chord.id}`
      const named = new Set(moves.filter((move) => !pivots.includes(move)).map(place))
      for (const pivot of pivots) {
        expect(pivot.shared.length).toBeGreaterThan(0)
        expect(named.has(place(pivot))).toBe(false)
      }
    }
  })

  test('transposing the state transposes every move', () => {
    const shape = (root: string) =>
      chordMovesOf({
        root: parseRoot(root)!,
        chord: chordTypeById('major')!,
        key: { root: parseRoot(root)!, scale: findScale('major')! },
        layer: 'scale',
      }).map(({ relation, chord, root: target, voiceLeadingDistance }) => [
        relation,
        chord.id,
        (pitchClassOf(target) - pitchClassOf(parseRoot(root)!) + 12) % 12,
        voiceLeadingDistance,
      ])
    for (const root of ['Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B']) {
      expect(shape(root)).toEqual(shape('C'))
    }
  })

  test('every move cites works of the table, each with its relations', () => {
    const cited = researchBasisOf(movesFrom('C'))
    expect(cited.some((line) => line.startsWith(RESEARCH_TABLE.hughes))).toBe(true)
    expect(cited.find((line) => line.startsWith(RESEARCH_TABLE.kopp))).toContain('chromaticMediant')
    expect(new Set(cited).size).toBe(cited.length)
  })
})

describe('the table of relations', () => {
  test('every relation of the tables has its sentence', () => {
    const relations = new Set([...MOVE_TABLE, ...KEY_MOVE_TABLE].map(({ relation }) => relation))
    expect(relations.size).toBeGreaterThan(20)
    for (const relation of relations) expect(RELATION_SENTENCES.has(relation), relation).toBe(true)
  })

  test.each(
    MOVE_TABLE.map((row) => [`${row.relation} ${row.from.join('/')} ${row.degree}`, row] as const),
  )('%s gives a target for each chord it starts from, its degrees sounding alike', (_, row) => {
    if (typeof row.to !== 'string') expect(row.to).toHaveLength(row.from.length)
    expect(row.title).toContain('{target}')
    const semitones = row.degree
      .split('|')
      .map((degree) => (semitonesOfDegree(parseDegree(degree)!) + 12) % 12)
    expect(new Set(semitones).size).toBe(1)
    for (const id of row.from) {
      const moves = movesFrom(`C${chordTypeById(id)!.symbol}`)
      const reached = moves.filter((move) =>
        [move, ...move.otherRelations].some(({ relation }) => relation === row.relation),
      )
      expect(reached.map(({ root }) => pitchClassOf(root))).toContain(semitones[0])
    }
  })
})
