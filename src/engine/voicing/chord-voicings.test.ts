import { describe, expect, test } from 'vitest'
import { findFingering } from '../hand/fingering'
import { fretsOf } from '../hand/grip'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_IDS, CHORD_TYPES, chordTypeById } from '../theory/chord'
import { type NoteName, parseNote, parseRoot, pitchClassOf } from '../theory/pitch'
import {
  chordVoicings as answerOf,
  askedBassOf,
  rankedGripsOf,
  selectGrips,
  type VoicingFilters,
} from './chord-voicings'
import { VOICING_STYLES } from './style'
import { spellTones, type Voicing, voicingOf } from './voicing'

const ROOT_TEXTS = [
  'C', 'C#', 'Db', 'D', 'D#', 'Eb', 'E', 'Fb', 'E#', 'F', 'F#', 'Gb', 'G', 'G#', 'Ab', 'A', 'A#',
  'Bb', 'B', 'Cb', 'B#', 'F##', 'Abb',
] // biome-ignore format: one row of keys
const root = (text: string): NoteName => parseRoot(text)!
const chord = (id: string) => chordTypeById(id)!

/** The answer with the voicings alone. */
function chordVoicings(...question: Parameters<typeof answerOf>) {
  const answer = answerOf(...question)
  return { ...answer, voicings: answer.voicings.map(({ voicing }) => voicing) }
}

describe('chordVoicings', () => {
  test.each(ROOT_TEXTS)('answers every contract chord on %s with 24 proven voicings', (text) => {
    for (const id of CHORD_IDS) {
      const { voicings, matchCount } = chordVoicings(root(text), chord(id), 24, STANDARD_NECK)
      expect(voicings.length).toBe(Math.min(24, matchCount))
      expect(new Set(voicings.map((voicing) => voicing.text)).size).toBe(voicings.length)
      for (const voicing of voicings) {
        expect(voicing.proof.faults, `${text} ${id} ${voicing.text}`).toEqual([])
        for (const note of voicing.notes) {
          expect(midiAt(note, STANDARD_NECK)).toBe(note.midi)
          const name = parseNote(note.note)
          // Written octaves may fall outside what note text allows; the pitch class never does.
          if (name) expect(pitchClassOf(name.name)).toBe(note.midi % 12)
        }
      }
    }
  })

  test('a smaller limit is the beginning of a larger one', () => {
    const all = chordVoicings(root('A'), chord('minor7'), 24, STANDARD_NECK).voicings
    for (let limit = 1; limit < 24; limit++) {
      const some = chordVoicings(root('A'), chord('minor7'), limit, STANDARD_NECK).voicings
      expect(some).toEqual(all.slice(0, limit))
    }
  })

  test('enharmonic roots share grips and differ in spelling', () => {
    const sharp = chordVoicings(root('C#'), chord('major'), 5, STANDARD_NECK).voicings
    const flat = chordVoicings(root('Db'), chord('major'), 5, STANDARD_NECK).voicings
    expect(sharp.map((voicing) => voicing.text)).toEqual(flat.map((voicing) => voicing.text))
    expect(new Set(sharp[0]!.notes.map((note) => note.pitchClass))).toEqual(
      new Set(['C#', 'E#', 'G#']),
    )
    expect(new Set(flat[0]!.notes.map((note) => note.pitchClass))).toEqual(
      new Set(['Db', 'F', 'Ab']),
    )
  })

  test.each([
    ['G', 'major', 'B', 'x20003'],
    ['C', 'major', 'G', '332010'],
    ['C', 'major', 'E', '032010'],
    ['D', 'major', 'F#', '200232'],
    ['E', 'major', 'G#', '422100'],
    ['A', 'major', 'C#', 'x42220'],
    ['G', 'major', 'D', 'xx0003'],
    ['F', 'major', 'A', 'x03211'],
    ['F', 'major', 'C', 'x33211'],
    ['A', 'minor', 'C', 'x32210'],
    ['A', 'minor', 'E', '002210'],
    ['E', 'minor', 'G', '322000'],
    ['D', 'minor', 'F', 'xx3231'],
    ['G', 'dominant7', 'B', 'x20001'],
    ['A', 'minor7', 'G', '302010'],
  ])('%s %s over %s begins with %s', (name, id, bass, text) => {
    const bassPitchClass = pitchClassOf(root(bass))
    const { voicings } = answerOf(root(name), chord(id), 3, STANDARD_NECK, { bassPitchClass })
    expect(voicings.map(({ rank }) => rank)).toEqual([1, 2, 3])
    expect(voicings[0]!.voicing.text).toBe(text)
    const inversion = chord(id).semitones.findIndex(
      (semitone) => (pitchClassOf(root(name)) + semitone) % 12 === bassPitchClass,
    )
    expect(answerOf(root(name), chord(id), 3, STANDARD_NECK, { inversion })).toEqual(
      answerOf(root(name), chord(id), 3, STANDARD_NECK, { bassPitchClass }),
    )
  })

  test('asking for the root in the bass leaves the order as it is', () => {
    const all = answerOf(root('D'), chord('major'), 999, STANDARD_NECK).voicings
    const overRoot = answerOf(root('D'), chord('major'), 999, STANDARD_NECK, {
      inversion: 0,
    }).voicings
    expect(overRoot).toEqual(all.filter(({ voicing }) => voicing.bass.pitchClass === 'D'))
  })

  test('voices a thirteenth by leaving out what the chord type lets go', () => {
    const { voicings } = chordVoicings(root('G'), chord('dominant13'), 12, STANDARD_NECK)
    for (const voicing of voicings) {
      const heard = voicing.notes.map((note) => note.interval)
      for (const needed of ['R', '3', 'b7', '13']) expect(heard).toContain(needed)
      expect(voicing.proof.missing.every((label) => ['5', '9'].includes(label))).toBe(true)
    }
  })

  test('a power chord may have two strings', () => {
    const { voicings } = chordVoicings(root('A'), chord('power5'), 24, STANDARD_NECK)
    expect(voicings.some((voicing) => voicing.notes.length === 2)).toBe(true)
  })

  test('transposing moves every movable voicing and keeps its degrees', () => {
    for (const id of ['major', 'dominant7', 'minor9']) {
      const low = chordVoicings(root('F'), chord(id), 500, STANDARD_NECK, { maxFret: 10 }).voicings
      const high = new Map(
        chordVoicings(root('G'), chord(id), 9999, STANDARD_NECK).voicings.map((voicing) => [
          voicing.text,
          voicing,
        ]),
      )
      for (const voicing of low.filter((other) => other.movable && other.position <= 10)) {
        const moved = voicing.frets.map((fret) => (fret === null ? null : fret + 2))
        const tones = spellTones(root('G'), chord(id))
        const same = high.get(voicingOf(moved, tones, STANDARD_NECK).text)
        expect(same, voicing.text).toBeDefined()
        expect(same!.fingers).toEqual(voicing.fingers)
        expect(same!.notes.map((note) => note.interval)).toEqual(
          voicing.notes.map((note) => note.interval),
        )
        expect(same!.styles).toEqual(voicing.styles)
      }
    }
  })
})

test('a voicing keeps its rank and score in the chord under any filter', () => {
  const all = answerOf(root('E'), chord('minor'), 9999, STANDARD_NECK).voicings
  const some = answerOf(root('E'), chord('minor'), 9999, STANDARD_NECK, {
    noBarre: true,
    maxFret: 7,
  }).voicings
  expect(some.length).toBeGreaterThan(5)
  // Without barres some are held by other fingers.
  const placeOf = ({ rank, score, voicing }: (typeof all)[number]) => ({
    rank,
    score,
    text: voicing.text,
  })
  for (const one of some) expect(placeOf(one)).toEqual(placeOf(all[one.rank - 1]!))
})

describe('rankedGripsOf', () => {
  test('scores fall, and of equal scores the lower hand comes first', () => {
    for (const type of CHORD_TYPES.slice(0, 12)) {
      const { grips, scores } = rankedGripsOf(9, type, STANDARD_NECK)
      const handOf = (index: number) =>
        Math.min(...fretsOf(grips[index]!, 6).flatMap((fret) => fret || []))
      for (let index = 2; index < grips.length; index++) {
        expect(scores[index]!).toBeLessThanOrEqual(scores[index - 1]!)
        if (scores[index] !== scores[index - 1] || handOf(index - 1) === Infinity) continue
        expect(handOf(index)).toBeGreaterThanOrEqual(handOf(index - 1))
      }
    }
  })

  test('answers a chord again from what it kept', () => {
    const first = rankedGripsOf(2, chord('minor'), STANDARD_NECK)
    expect(rankedGripsOf(2, chord('minor'), STANDARD_NECK)).toBe(first)
  })
})

describe('filters', () => {
  const { voicings: all } = chordVoicings(root('D'), chord('minor7'), 99999, STANDARD_NECK)
  const rows: [VoicingFilters, (voicing: Voicing) => boolean][] = [
    [{ inversion: 0 }, (v) => v.bass.interval === 'R'],
    [{ inversion: 1 }, (v) => v.bass.interval === 'b3'],
    [{ inversion: 3 }, (v) => v.bass.interval === 'b7'],
    [{ inversion: 4 }, () => false],
    [{ bassPitchClass: 9 }, (v) => v.bass.pitchClass === 'A'],
    [{ topPitchClass: 5 }, (v) => v.top.pitchClass === 'F'],
    [{ strings: [4, 3, 2, 1] }, (v) => v.openStrings.every((s) => s < 5) && strings(v) === '4321'],
    [{ strings: [1, 2, 3, 5] }, (v) => strings(v) === '5321'],
    [{ maxFret: 5 }, (v) => v.notes.every((note) => note.fret <= 5)],
    [
      { handWindow: { startFret: 5, endFret: 8 } },
      (v) => v.notes.every((n) => n.fret === 0 || (n.fret >= 5 && n.fret <= 8)),
    ],
    [{ maxDifficulty: 1 }, (v) => v.difficulty.level === 1],
    [{ maxDifficulty: 3 }, (v) => v.difficulty.level <= 3],
    [{ noBarre: true }, (v) => findFingering(v.frets, { noBarre: true }) !== undefined],
    [{ noBarre: false }, () => true],
    ...VOICING_STYLES.map((style): [VoicingFilters, (voicing: Voicing) => boolean] => [
      { style },
      (v) => v.styles.includes(style),
    ]),
    [
      { style: 'drop2', strings: [4, 3, 2, 1], topPitchClass: 9 },
      (v) => v.styles.includes('drop2') && strings(v) === '4321' && v.top.pitchClass === 'A',
    ],
  ]
  function strings(voicing: Voicing): string {
    return voicing.notes
      .map((note) => note.string)
      .sort((a, b) => b - a)
      .join('')
  }

  test.each(rows)('%j keeps just the voicings that say so, in their order', (filters, says) => {
    const wanted = all.filter(says).map((voicing) => voicing.text)
    const answer = chordVoicings(root('D'), chord('minor7'), 99999, STANDARD_NECK, filters)
    const texts = answer.voicings.map((voicing) => voicing.text)
    // An asked bass and easy grips have orders of their own, which other tests look at.
    const isReordered =
      askedBassOf(2, chord('minor7'), filters) !== undefined ||
      filters.noBarre === true ||
      filters.maxDifficulty !== undefined
    expect(isReordered ? texts.sort() : texts).toEqual(isReordered ? wanted.sort() : wanted)
    expect(answer.matchCount).toBe(wanted.length)
    expect(answer.gripCount).toBe(all.length)
  })

  test('every filter of the list leaves a voicing of some chord', () => {
    for (const [filters] of rows) {
      const found = CHORD_TYPES.some(
        (type) => selectGrips(2, type, STANDARD_NECK, filters).length > 0,
      )
      expect(found, JSON.stringify(filters)).toBe(true)
    }
  })
})

describe('who asks for easy grips', () => {
  const firstOf = (text: string, id: string, filters: VoicingFilters) =>
    answerOf(root(text), chordTypeById(id)!, 3, STANDARD_NECK, filters).voicings.map(
      ({ voicing }) => voicing.text,
    )

  test.each([
    ['Bb', 'major', { noBarre: true }, 'xx3331'],
    ['Bb', 'major', { maxDifficulty: 2 }, 'xx3331'],
    ['B', 'minor', { noBarre: true }, 'xx4432'],
    ['C', 'major', { maxDifficulty: 1 }, 'x32010'],
    ['F', 'major', { maxDifficulty: 2 }, 'xx3211'],
    ['G', 'major', { maxDifficulty: 2 }, '320003'],
    ['B', 'minor7', { maxDifficulty: 2 }, 'x20202'],
  ])('for %s %s with %j is shown one near the nut: %s', (name, id, filters, text) => {
    expect(firstOf(name, id, filters)).toContain(text)
  })

  test.each([
    ['F', 'major', { noBarre: true }, 'xx321x'],
    ['F', 'major', { maxDifficulty: 2 }, 'xx3211'],
    ['B', 'minor', { noBarre: true }, 'xx4432'],
    ['B', 'minor', { maxDifficulty: 2 }, 'xx4432'],
    ['F#', 'minor', { maxDifficulty: 2 }, 'xx4222'],
    ['Bb', 'major', { noBarre: true }, 'x1333x'],
    ['Bb', 'major', { maxDifficulty: 2 }, 'xx3331'],
    ['B', 'dominant7', { noBarre: true }, 'x21202'],
    ['D', 'minor', { maxDifficulty: 1 }, 'xx0231'],
  ])('%s %s with %j begins with what methods teach, %s', (name, id, filters, text) => {
    expect(firstOf(name, id, filters)[0]).toBe(text)
  })

  test.each([
    ['B', 'major', 'x2444x 1234'],
    ['Bb', 'major', 'x1333x 1234'],
    ['C', 'major', 'x3555x 1234'],
    ['Eb', 'major7', 'xx1333 1234'],
    ['F', 'major7', 'xx3555 1234'],
  ])('without a barre for %s %s three fingers stand beside the index: %s', (name, id, row) => {
    const [text, fingers] = row.split(' ')
    const { voicings } = answerOf(root(name), chordTypeById(id)!, 24, STANDARD_NECK, {
      noBarre: true,
    })
    const found = voicings.find(({ voicing }) => voicing.text === text)!
    expect(found.voicing.fingers.filter((finger) => finger > 0).join('')).toBe(fingers)
  })

  test.each(['C', 'C#', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'])(
    'without a barre each finger presses one string on %s',
    (name) => {
      for (const id of ['major', 'minor', 'dominant7', 'major7', 'minor7']) {
        const { voicings } = answerOf(root(name), chordTypeById(id)!, 24, STANDARD_NECK, {
          noBarre: true,
        })
        for (const { voicing } of voicings) {
          const used = voicing.fingers.filter((finger) => finger > 0)
          expect(new Set(used).size, voicing.text).toBe(used.length)
          expect(voicing.barres).toEqual([])
        }
      }
    },
  )

  test('F without a barre: its small form near the nut comes before the fifth fret', () => {
    const { voicings } = answerOf(root('F'), chordTypeById('major')!, 24, STANDARD_NECK, {
      noBarre: true,
    })
    const texts = voicings.map(({ voicing }) => voicing.text)
    expect(texts.indexOf('xx321x')).toBeGreaterThanOrEqual(0)
    expect(texts.indexOf('xx321x')).toBeLessThan(texts.indexOf('xx3565'))
  })

  test('gets the same grips as ranking has, in another order', () => {
    const filters = { maxDifficulty: 3 }
    const chord = chordTypeById('minor7')!
    const { voicings } = answerOf(root('Bb'), chord, 9999, STANDARD_NECK, filters)
    const ranks = voicings.map(({ rank }) => rank - 1)
    expect(ranks).not.toEqual(ranks.toSorted((a, b) => a - b))
    expect(ranks.toSorted((a, b) => a - b)).toEqual(selectGrips(10, chord, STANDARD_NECK, filters))
  })
})
