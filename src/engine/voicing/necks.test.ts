import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { drawCount } from '../../../test/support/draw-count'
import { fingerGrip } from '../hand/fingering'
import { fretsOf } from '../hand/grip'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { formatFrets } from '../instrument/fret-text'
import { INSTRUMENTS, makeNeck, type Neck, neckOf, STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES, type ChordType, chordTypeById } from '../theory/chord'
import { pitchClassOf } from '../theory/pitch'
import { checkGrip } from './check-grip'
import { chordVoicings, rankedGripsOf } from './chord-voicings'
import { describeMotion } from './describe-motion'
import { gripTableOf, motionCost } from './grip-motion'
import { progressionTabOf } from './progression-tab'
import { isTabOf } from './prove-path'
import { searchGrips } from './search-voicings'
import { spellTones, voicingOf } from './voicing'

function neckNamed(instrument: string, tuning: string, capo = 0): Neck {
  const row = INSTRUMENTS.find(({ id }) => id === instrument)!
  return neckOf(row, row.tunings.find(({ id }) => id === tuning)!, capo)
}

const ROWS = INSTRUMENTS.flatMap((row) =>
  row.tunings.flatMap((tuning) =>
    [0, 2, 7].map((capo) => [row.id, tuning.id, capo, neckOf(row, tuning, capo)] as const),
  ),
)
const TYPES = ['major', 'minor7', 'power5', 'dominant9'].map((id) => chordTypeById(id)!)

/** Grips that the checker refuses, or whose lowest pitch is not what the voicing calls its bass. */
function faultsOf(neck: Neck, chord: ChordType, rootPitchClass: number, most: number): string[] {
  const faults: string[] = []
  const { grips } = rankedGripsOf(rootPitchClass, chord, neck)
  for (const grip of grips.slice(0, most)) {
    const frets = fretsOf(grip, neck.strings.length)
    const proof = checkGrip({ frets, ...fingerGrip(frets) }, rootPitchClass, chord, neck)
    const isOnNeck = frets.every((fret) => fret === null || fret <= neck.maxFret)
    if (!proof.valid || !isOnNeck) faults.push(`${formatFrets(frets)} ${proof.faults.join()}`)
  }
  return faults
}

describe('on every row of the instrument table', () => {
  test.each(ROWS)('%s %s, capo %i: each grip is held and sounds its chord', (_, __, ___, neck) => {
    for (const chord of TYPES) expect(faultsOf(neck, chord, 7, 200)).toEqual([])
  })

  test.each(ROWS)('%s %s, capo %i: the bass is the lowest pitch', (_, __, ___, neck) => {
    const { root, chord } = parseChordSymbol('Dm')!
    for (const { voicing } of chordVoicings(root, chord, 12, neck).voicings) {
      const midis = voicing.notes.map(({ string, fret }) => {
        const { openMidi, startFret } = neck.strings[string - 1]!
        return openMidi + neck.capo + (fret === 0 ? 0 : fret - startFret)
      })
      expect(voicing.notes.map(({ midi }) => midi)).toEqual(midis)
      expect(voicing.bass.midi).toBe(Math.min(...midis))
    }
  })
})

test('sounding E with a capo at fret 2 has the grips of D in the same order, below fret 11', () => {
  const lowOf = (rootPitchClass: number, neck: Neck) =>
    [...rankedGripsOf(rootPitchClass, TYPES[0]!, neck).grips]
      .map((grip) => fretsOf(grip, 6))
      .filter((frets) => frets.every((fret) => fret === null || fret <= 10))
      .map(formatFrets)
  const capo = lowOf(4, neckNamed('guitar', 'standard-6-string', 2))
  expect(capo).toEqual(lowOf(2, STANDARD_NECK))
})

/** Any three to ten open notes, so that tunings rise, fall and repeat. */
const customNecks = fc
  .record({
    instrument: fc.constantFrom(...INSTRUMENTS),
    notes: fc.array(fc.constantFrom('B1', 'E2', 'A2', 'D3', 'G3', 'C4', 'E4', 'G4'), {
      minLength: 3,
      maxLength: 10,
    }),
    capo: fc.constantFrom(0, 2, 7),
  })
  .map(({ instrument, notes, capo }) =>
    makeNeck(instrument, { id: 'custom', name: 'Custom' }, notes, capo),
  )

test('on custom necks each grip is held and sounds its chord', () => {
  fc.assert(
    fc.property(
      customNecks,
      fc.constantFrom(...CHORD_TYPES),
      fc.integer({ min: 0, max: 11 }),
      (neck, chord, root) => {
        expect(faultsOf(neck, chord, root, 60)).toEqual([])
      },
    ),
    { numRuns: drawCount(60) },
  )
})

test('every grip is found once', () => {
  for (const [, , , neck] of ROWS.filter((_, index) => index % 5 === 0)) {
    const grips = [...searchGrips(7, TYPES[1]!, neck)]
    expect(new Set(grips).size).toBe(grips.length)
  }
})

test.each([
  ['ukulele', 'standard'],
  ['banjo', 'open-g'],
  ['guitar-7', 'standard'],
  ['bass', 'standard'],
])('on %s %s a change costs what its description adds up to', (instrument, tuning) => {
  const neck = neckNamed(instrument, tuning)
  const [from, to] = ['G', 'C'].map((text) => parseChordSymbol(text)!)
  const tables = [from!, to!].map(({ root, chord }) => gripTableOf(pitchClassOf(root), chord, neck))
  const draw = (side: 0 | 1, index: number) =>
    voicingOf(
      fretsOf(tables[side]!.ranked.grips[index]!, neck.strings.length),
      spellTones([from!, to!][side]!.root, [from!, to!][side]!.chord),
      neck,
    )
  for (let i = 0; i < 6; i++) {
    for (let j = 0; j < 6; j++) {
      const cost = motionCost(tables[0]!, i, tables[1]!, j)
      expect(cost).toBe(describeMotion(draw(0, i), draw(1, j)).cost)
    }
  }
})

// biome-ignore format: a chart
test.each([
  ['guitar', 'half-step-down', 0, 'Eb', '022100'],
  ['guitar', 'd-standard', 0, 'Bb', 'x32010'],
  ['guitar', 'standard-6-string', 2, 'D', 'x32010'],
  ['guitar', 'standard-6-string', 2, 'A', '320003'],
  ['guitar', 'drop-d', 0, 'C', 'x32010'],
  ['guitar', 'drop-d', 0, 'D5', '000xxx'],
  ['guitar', 'drop-d', 0, 'Fm', '333111'],
  ['guitar', 'drop-d', 0, 'F#m', '444222'],
  ['guitar', 'drop-d', 0, 'Gm', '555333'],
  ['guitar', 'drop-d', 0, 'Abm', '666444'],
  ['guitar', 'drop-d', 0, 'Fm7', '331111'],
  ['guitar', 'drop-d', 0, 'F#m7', '442222'],
  ['guitar', 'drop-d', 0, 'Gm7', '553333'],
  ['guitar', 'drop-d', 0, 'F', '333211'],
  ['guitar', 'drop-d', 0, 'F#', '444322'],
  ['guitar', 'drop-d', 0, 'Ab7', '664544'],
  ['guitar', 'drop-d', 0, 'Esus4', '222200'],
  ['guitar', 'drop-d', 0, 'E5', '222xxx'],
  ['guitar', 'drop-d', 0, 'D', '000232'],
  ['guitar', 'drop-d', 0, 'Dm', '000231'],
  ['guitar', 'drop-d', 0, 'Em', '222000'],
  ['guitar', 'drop-d', 0, 'E', '222100'],
  ['guitar', 'drop-d', 0, 'G', '5x0003'],
  ['guitar', 'drop-d', 0, 'A', 'x02220'],
  ['guitar', 'drop-d', 0, 'Bm', 'x24432'],
  ['guitar', 'drop-c', 0, 'C', '000232'],
  ['guitar', 'drop-d', 2, 'E', '000232'],
  ['guitar', 'drop-c', 0, 'F#5', '666xxx'],
  ['guitar', 'dadgad', 0, 'D5', '000xxx'],
  ['guitar', 'open-d', 0, 'D', '000000'],
  ['guitar', 'standard-6-string', 0, 'C#', 'x46664'],
  ['guitar', 'standard-6-string', 0, 'Db', 'x46664'],
  ['guitar', 'standard-6-string', 0, 'Fadd9', 'xx3213'],
  ['guitar', 'standard-6-string', 0, 'Gadd9', '320203'],
  ['guitar', 'dadgad', 0, 'G', '520020'],
  ['guitar', 'dadgad', 0, 'A', 'x02242'],
  ['guitar', 'open-d', 0, 'C', 'x3213x'],
  ['guitar', 'open-d', 0, 'A', '777777'],
  ['guitar', 'open-g', 0, 'C', 'x55555'],
  ['guitar', 'open-g', 0, 'D', '020234'],
  ['guitar', 'nashville', 0, 'G', '320003'],
  ['baritone-guitar', 'standard', 0, 'A', 'xx0232'],
  ['guitar-7', 'standard', 0, 'C', 'xx32010'],
  ['guitar-7', 'standard', 0, 'B5', '022xxxx'],
  ['guitar-8', 'standard', 0, 'F#5', '022xxxxx'],
  ['bass', 'standard', 0, 'C5', 'x35x'],
  ['bass', 'standard', 0, 'A5', 'x02x'],
  ['bass-5', 'standard', 0, 'B5', '02xxx'],
  ['bass', 'standard', 0, 'C', 'x32x'],
  ['bass', 'standard', 0, 'F', '10xx'],
  ['bass', 'standard', 0, 'G', '3x04'],
  ['bass', 'standard', 0, 'D', 'x54x'],
  ['bass', 'standard', 0, 'A', 'xx76'],
  ['bass', 'standard', 0, 'Am', 'xx75'],
  ['bass', 'standard', 0, 'C6', 'x322'],
  ['bass', 'standard', 0, 'D6', 'x544'],
  ['bass', 'standard', 0, 'Caug', 'x321'],
  ['bass', 'standard', 0, 'Asus4', '57x7'],
  ['bass', 'standard', 0, 'Bbsus2', '68x5'],
  ['bass', 'standard', 0, 'Bdim', '78x7'],
  ['bass-5', 'standard', 0, 'A', 'xxx76'],
  ['bass-5', 'standard', 0, 'Am', 'xxx75'],
  ['bass', 'standard', 0, 'Dm', 'x53x'],
  ['bass', 'standard', 0, 'Cm', 'x31x'],
  ['bass', 'standard', 0, 'C7', 'x323'],
  ['bass', 'standard', 0, 'D7', 'x545'],
  ['bass', 'standard', 0, 'Am7', '535x'],
  ['ukulele', 'low-g', 0, 'F', '2010'],
  ['ukulele', 'baritone', 0, 'G', '0003'],
  ['mandolin', 'standard', 0, 'G', '0023'],
  ['mandolin', 'standard', 0, 'C', '0230'],
  ['mandolin', 'standard', 0, 'D', '2002'],
  ['banjo', 'open-g', 0, 'G', '00000'],
  ['banjo', 'open-g', 0, 'C', '02012'],
  ['banjo', 'open-g', 0, 'Em', '02002'],
  ['banjo', 'open-g', 0, 'D', 'x0234'],
  ['banjo', 'open-g', 0, 'D7', 'x0210'],
  ['banjo', 'open-g', 0, 'Am', 'x2212'],
  ['banjo', 'open-g', 0, 'F', 'x3213'],
])('%s %s, capo %i: %s is first shown as %s', (instrument, tuning, capo, symbol, text) => {
  const { root, chord } = parseChordSymbol(symbol)!
  const neck = neckNamed(instrument, tuning, capo)
  const { voicing } = chordVoicings(root, chord, 1, neck).voicings[0]!
  expect(voicing.text).toBe(text)
  expect(voicing.proof.valid).toBe(true)
})

test.each(['bass', 'bass-5'])('no chord of a %s begins above the seventh fret', (id) => {
  const neck = neckNamed(id, 'standard')
  const high = ['C', 'Db', 'D', 'Eb', 'E', 'F', 'F#', 'G', 'Ab', 'A', 'Bb', 'B'].flatMap((root) =>
    ['', 'm', '7', 'm7', 'maj7', '5'].flatMap((suffix) => {
      const symbol = parseChordSymbol(root + suffix)!
      const [first] = chordVoicings(symbol.root, symbol.chord, 1, neck).voicings
      return first!.voicing.position > 7 ? [`${root}${suffix} ${first!.voicing.text}`] : []
    }),
  )
  expect(high).toEqual([])
})

const BASSES = INSTRUMENTS.filter(({ family }) => family === 'bass').flatMap((row) =>
  row.tunings.map((tuning) => [row.id, tuning.id, neckOf(row, tuning, 0)] as const),
)

test.each(BASSES)(
  'the first chord of a %s in %s has its root lowest where any grip has',
  (_, __, neck) => {
    const suffixes = [
      '',
      'm',
      '7',
      'm7',
      'maj7',
      '6',
      'm6',
      'sus4',
      'sus2',
      'dim',
      'aug',
      'add9',
      '9',
      'm9',
      'dim7',
      '13',
    ]
    const upsideDown: string[] = []
    let rooted = 0
    for (const suffix of suffixes) {
      const { chord } = parseChordSymbol(`C${suffix}`)!
      for (let root = 0; root < 12; root++) {
        const lowest = [...rankedGripsOf(root, chord, neck).grips].map((grip) => {
          const frets = fretsOf(grip, neck.strings.length)
          const midis = neck.strings.flatMap(({ string, midi }) => {
            const fret = frets[frets.length - string] ?? null
            return fret === null ? [] : [midi + fret]
          })
          return Math.min(...midis) % 12
        })
        if (!lowest.includes(root)) continue
        rooted++
        if (lowest[0] !== root) upsideDown.push(`${root} ${suffix}`)
      }
    }
    expect(rooted).toBeGreaterThan(100)
    expect(upsideDown).toEqual([])
  },
)

test.each([
  ['drop-d', '222xxx', 1],
  ['standard-6-string', '022xxx', 2],
])('the power chord %s %s takes %i finger(s)', (tuning, text, fingers) => {
  const frets = [...text].map((place) => (place === 'x' ? null : Number(place)))
  expect(fingerGrip(frets).fingerCount).toBe(fingers)
  const neck = neckNamed('guitar', tuning)
  expect(checkGrip({ frets, ...fingerGrip(frets) }, 4, chordTypeById('power5')!, neck).valid).toBe(
    true,
  )
})

test('a stretch that a ukulele allows is refused on a bass', () => {
  const frets = [5, 1, null, null]
  const grip = { frets, ...fingerGrip([5, 1, null, null]) }
  const chord = chordTypeById('power5')!
  expect(checkGrip(grip, 0, chord, neckNamed('ukulele', 'standard')).faults).not.toContain('reach')
  expect(checkGrip(grip, 0, chord, neckNamed('bass', 'standard')).faults).toContain('reach')
})

test.each([
  ['ukulele', 'standard'],
  ['banjo', 'open-g'],
  ['guitar', 'drop-d'],
])('the tab of a path on %s %s is proved on that neck and on no other', (instrument, tuning) => {
  const neck = neckNamed(instrument, tuning, 2)
  const path = ['G', 'C'].map((text) => {
    const { root, chord } = parseChordSymbol(text)!
    return chordVoicings(root, chord, 1, neck).voicings[0]!.voicing
  })
  const notes = progressionTabOf(path, 4)
  expect(isTabOf(notes, path, 4, neck)).toBe(true)
  expect(isTabOf(notes, path, 4, neckNamed(instrument, tuning))).toBe(false)
})
