import { describe, expect, test } from 'vitest'
import { parseFrets } from '../instrument/fret-text'
import { findFingering, fingerGrip } from './fingering'
import { fingeringsOf } from './other-fingerings'

const fingersOf = (text: string) => fingerGrip(parseFrets(text)!).fingers.join('')

describe('fingerGrip', () => {
  test.each([
    ['C', 'x32010', '032010'],
    ['A', 'x02220', '001230'],
    ['D', 'xx0232', '000132'],
    ['E', '022100', '023100'],
    ['Em', '022000', '023000'],
    ['Am', 'x02210', '002310'],
    ['Dm', 'xx0231', '000231'],
    ['B7', 'x21202', '021304'],
    ['F', '133211', '134211'],
    ['F on four strings', 'xx3211', '003211'],
    ['Bm', 'x24432', '013421'],
    ['B by the A form', 'x24442', '012341'],
    ['B on four strings', 'x2444x', '013330'],
    ['C7 moved up', 'x5453x', '032410'],
    ['a shell', '3x34xx', '102300'],
    ['open strings only', 'xx000x', '000000'],
  ])('%s %s is fingered %s', (_name, text, fingers) => {
    expect(fingersOf(text)).toBe(fingers)
  })

  test.each([
    ['Cm7b5', 'x3434x', '013240'],
    ['Edim7', 'xx2323', '001324'],
    ['Gdim7', 'xx5656', '001324'],
    ['Bbm7b5/E', '6565xx', '314200'],
    ['dim7 on the ukulele', '1212', '1324'],
    ['with a fifth string it is barred', '1x1212', '201314'],
    ['two frets apart it is barred', 'xx1313', '001314'],
  ])('%s %s is fingered %s: strings in turns at two frets', (_name, text, fingers) => {
    expect(fingersOf(text)).toBe(fingers)
  })

  test.each([
    ['Gmaj7', '320002', '320001'],
    ['Gmaj7#11', '320022', '430012'],
    ['Cmaj7#11 under its third', '430003', '320001'],
    ['Dmaj7 over the third', 'x32002', '032001'],
  ])(
    '%s %s is fingered %s: beside a higher fret stands the next finger, far strings take the lower',
    (_, text, fingers) => {
      expect(fingersOf(text)).toBe(fingers)
    },
  )

  test.each([
    ['Esus2', '024400', '013400'],
    ['Aadd9', 'x02420', '001420'],
    ['Eadd9', '024100', '024100'],
    ['E9 up the neck', '542000', '431000'],
    ['D6/9 with open strings', 'x54200', '043100'],
    ['C6/9', 'x32233', '021134'],
  ])(
    '%s %s is fingered %s: the index is not idle where other neighbours would stretch',
    (_, text, fingers) => {
      expect(fingersOf(text)).toBe(fingers)
    },
  )

  test.each([
    ['Dmaj7', 'xx0222', '000111'],
    ['Dm7b5', 'xx0111', '000111'],
    ['Dsus4/A', 'x00333', '000111'],
    ['A6', 'x02222', '001111'],
    ['A', 'x02220', '001230'],
    ['D6sus2', 'xx0022', '000023'],
  ])('%s %s is fingered %s: three thin strings at one fret are barred', (_, text, fingers) => {
    expect(fingersOf(text)).toBe(fingers)
  })

  test.each(['022100', 'x02210', '020100', 'x21202', 'x32010', '022130', 'x02120', 'x32310'])(
    'no other fingering of %s crowds a new little finger beside another at one fret',
    (text) => {
      const frets = parseFrets(text)!
      const all = fingeringsOf(frets).map(({ fingering }) => fingering.fingers)
      const crowded = all.filter((fingers) => {
        const at = fingers.indexOf(4)
        return at >= 0 && frets.filter((fret) => fret === frets[at]).length > 1
      })
      expect(crowded.every((fingers) => all[0]!.includes(4) && fingers.includes(1))).toBe(true)
    },
  )

  test('without a barre three fingers hold them', () => {
    const frets = parseFrets('xx0222')!
    expect(findFingering(frets, { noBarre: true })!.fingers).toEqual([0, 0, 0, 1, 2, 3])
    expect(findFingering(parseFrets('x02222')!, { noBarre: true })).toBeUndefined()
  })

  test('an index barre reaches from the first to the last string at its fret', () => {
    expect(fingerGrip([1, 3, 3, 2, 1, 1]).barres).toEqual([
      { finger: 1, fret: 1, fromString: 6, toString: 1 },
    ])
  })

  test('no barre lies over an open string or beside a thinner one', () => {
    for (const text of ['x02220', '220002', '2x0232']) {
      expect(fingerGrip(parseFrets(text)!).barres).toEqual([])
    }
  })

  test('a second barre closes a full hand', () => {
    expect(fingerGrip([8, 7, 5, 5, 8, 8]).barres.map((barre) => barre.finger)).toEqual([1, 4])
  })

  test.each([
    ['C13', 'x32335', '021334', 3, 3, 2],
    ['C9#5', 'x32334', '021334', 3, 3, 2],
    ['Gmaj9', '33243x', '221430', 2, 6, 5],
    ['C#m9', 'x66657', '023314', 3, 4, 3],
    ['Bb6/9', '6x5668', '201334', 3, 3, 2],
    ['G#maj9', '465546', '132214', 2, 4, 3],
    ['C9', 'x32333', '021333', 3, 3, 1],
  ])(
    '%s %s is fingered %s: a finger bars inside the grip',
    (_name, text, fingers, finger, from, to) => {
      expect(fingersOf(text)).toBe(fingers)
      const inner = fingerGrip(parseFrets(text)!).barres.find((barre) => barre.finger > 1)
      expect(inner).toMatchObject({ finger, fromString: from, toString: to })
    },
  )

  test.each([
    ['G13', '3x3455', '102344'],
    ['F13', '1x1233', '102344'],
    ['F#13', '2x2344', '102344'],
    ['A13', '5x5677', '102344'],
    ['C13', '8-x-8-9-10-10', '102344'],
    ['Gmaj13', '3x4455', '102344'],
    ['Bb9#5', '6x6778', '102334'],
    ['G7b9', '3x3434', '201314'],
    ['Bb7b9', '6x6767', '201314'],
    ['Gm11', '3x3333', '201111'],
    ['F#mMaj7b5', '2332x2', '134102'],
    ['Eadd9', '76x677', '310244'],
    ['two strings on each side', '33x344', '110234'],
    ['two strings on each side of the mute at one fret', '33x343', '110121'],
    ['the same without another fret', '55x55x', '110110'],
    ['two on one side, three on the other', '44x444', '110111'],
    ['two mutes between', '33xx33', '110011'],
  ])(
    '%s %s is fingered %s: a muted string that a barre would press lies under none',
    (_, text, fingers) => {
      expect(fingersOf(text)).toBe(fingers)
    },
  )

  test.each([
    ['F6', '1x3231', '103241'],
    ['G6', '3x5453', '103241'],
    ['Fsus2', '133x13', '123014'],
    ['Am6', '57x675', '130241'],
    ['Gmaj9', '2x3324', '102314'],
  ])(
    '%s %s is fingered %s: the finger beside a muted string damps it under the barre',
    (_, text, fingers) => {
      expect(fingersOf(text)).toBe(fingers)
    },
  )

  test('a finger that bars three strings needs the thinner ones at its fret or above', () => {
    expect(() => fingerGrip(parseFrets('877786')!)).toThrow(RangeError)
    expect(fingerGrip(parseFrets('x-10-9-10-10-12')!).fingers.join('')).toBe('021334')
  })

  test('six strings that need five fingers are refused', () => {
    expect(() => fingerGrip([2, 0, 3, 1, 3, 4])).toThrow(RangeError)
  })
})
