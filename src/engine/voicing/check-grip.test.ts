import { describe, expect, test } from 'vitest'
import { parseChordSymbol } from '../harmony/chord-symbol'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { chordTypeById } from '../theory/chord'
import { checkGrip, type FingeredGrip } from './check-grip'

const C = 0
const major = chordTypeById('major')!
const dominant7 = chordTypeById('dominant7')!

const grip = (
  text: string,
  fingers: string,
  barres: FingeredGrip['barres'] = [],
): FingeredGrip => ({ frets: parseFrets(text)!, fingers: [...fingers].map(Number), barres })

const fullBarre = { finger: 1, fret: 8, fromString: 6, toString: 1 }

describe('checkGrip', () => {
  test('accepts open C and counts what it sounds', () => {
    expect(checkGrip(grip('x32010', '032010'), C, major, STANDARD_NECK)).toEqual({
      missing: [],
      doubled: ['R', '3'],
      extra: [],
      fingerCount: 3,
      reachFrets: 2,
      reachMm: 66.9,
      faults: [],
      valid: true,
    })
  })

  test('accepts a barre chord with its barre', () => {
    const fingered = grip('8-10-10-9-8-8', '134211', [fullBarre])
    expect(checkGrip(fingered, C, major, STANDARD_NECK)).toMatchObject({
      valid: true,
      fingerCount: 4,
    })
  })

  test.each([
    ['A', 9, 'x02220', '001230'],
    ['E', 4, '022100', '023100'],
  ])('accepts open %s, whose fingers rise from thick string to thin', (_, root, text, fingers) => {
    expect(checkGrip(grip(text, fingers), root, major, STANDARD_NECK)).toMatchObject({
      valid: true,
      faults: [],
    })
  })

  test.each([
    ['A', 9, 'x02220', '003210'],
    ['A', 9, 'x02220', '002130'],
    ['E', 4, '022100', '042100'],
  ])('refuses %s with fingers crossed at one fret', (_, root, text, fingers) => {
    const proof = checkGrip(grip(text, fingers), root, major, STANDARD_NECK)
    expect(proof).toMatchObject({ valid: false, faults: ['finger-order'] })
  })

  test.each([
    ['320002', '320001', []],
    ['320022', '430012', []],
    ['320002', '310002', []],
    ['431113', '431112', [{ finger: 1, fret: 1, fromString: 4, toString: 2 }]],
  ])('a hand laid askew holds %s by %s', (text, fingers, barres) => {
    const { faults } = checkGrip(grip(text, fingers, barres), C, major, STANDARD_NECK)
    expect(faults).not.toContain('finger-order')
  })

  test.each([
    ['near each other', 'x22200', '021300'],
    ['without a finger a fret higher beside it', 'x20002', '020001'],
    ['two strings away', '3202xx', '3201xx'],
  ])('but not %s: %s by %s', (_, text, fingers) => {
    expect(checkGrip(grip(text, fingers), C, major, STANDARD_NECK).faults).toContain('finger-order')
  })

  test('names a fifth that a seventh chord leaves out and accepts it', () => {
    expect(checkGrip(grip('x3231x', '032410'), C, dominant7, STANDARD_NECK)).toMatchObject({
      missing: ['5'],
      valid: true,
    })
  })

  test.each([
    ['13', '8-x-8-9-10-10', '102344', [{ finger: 4, fret: 10, fromString: 2, toString: 1 }]],
    ['7b9', '8x8989', '201314', [{ finger: 1, fret: 8, fromString: 4, toString: 2 }]],
    ['6', '8-x-10-9-10-8', '103241', [fullBarre]],
    ['sus2', '8-10-10-x-8-10', '123014', [{ ...fullBarre, toString: 2 }]],
  ])('accepts C%s %s %s, where no muted string sounds', (suffix, text, fingers, barres) => {
    const { chord } = parseChordSymbol(`C${suffix}`)!
    expect(checkGrip(grip(text, fingers, barres), C, chord, STANDARD_NECK).faults).toEqual([])
  })

  test.each([
    ['a missing third', 'x3x013', '030014', [], 'missing-tone'],
    ['a tone outside the chord', 'x32011', '032011', [], 'extra-tone'],
    ['two strings', 'x3xxxx', '010000', [], 'too-few-strings'],
    ['a string no finger presses', 'x32010', '032000', [], 'unfingered-string'],
    ['a finger on an open string', 'x32010', '032110', [], 'finger-on-idle-string'],
    ['a fifth finger', 'x32010', '052010', [], 'too-many-fingers'],
    ['one finger at two frets', 'x32010', '022010', [], 'finger-on-two-frets'],
    ['crossed fingers', 'x32010', '012030', [], 'finger-order'],
    ['one finger on two strings without a barre', '8-10-10-9-8-8', '134211', [], 'barre-mismatch'],
    [
      'a barre that ends where nothing is pressed at its fret',
      '8-10-10-9-8-8',
      '134211',
      [{ ...fullBarre, fromString: 5 }],
      'barre-mismatch',
    ],
    [
      'a barre over an open string',
      'x32010',
      '032010',
      [{ finger: 1, fret: 1, fromString: 4, toString: 2 }],
      'open-string-under-barre',
    ],
    [
      'a barre beside a thinner open string',
      'xx5550',
      '001110',
      [{ finger: 1, fret: 5, fromString: 4, toString: 2 }],
      'open-string-under-barre',
    ],
    [
      'a barre over a muted string that no other finger damps',
      '8-x-8-9-10-10',
      '101234',
      [{ finger: 1, fret: 8, fromString: 6, toString: 4 }],
      'muted-string-under-barre',
    ],
    [
      'a finger beside the index barre at its fret, on a thicker string',
      '33555x',
      '213330',
      [{ finger: 3, fret: 5, fromString: 4, toString: 2 }],
      'finger-order',
    ],
    ['a reach over more than four frets', '8x20xx', '401000', [], 'reach'],
    ['ring and little finger three frets apart', '8x5xxx', '403000', [], 'reach'],
  ] as const)('refuses %s', (_name, text, fingers, barres, fault) => {
    const proof = checkGrip(grip(text, fingers, barres), C, major, STANDARD_NECK)
    expect(proof.valid).toBe(false)
    expect(proof.faults).toContain(fault)
  })
})
