import { describe, expect, test } from 'vitest'
import { findFingering, fingerGrip } from '../hand/fingering'
import { fretsOf, packGrip, patternOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import { midiAt } from '../instrument/fretboard'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES, type ChordType, chordTypeById, chordTypeOf } from '../theory/chord'
import { formatDegree, parseDegree, semitonesOfDegree } from '../theory/interval'
import { checkGrip } from './check-grip'
import { familyGripsOf } from './movable-families'
import { PUBLISHED_TYPE_IDS, publishedGripsOf } from './published-grip-table'
import { joinShapes, shapesOf } from './shape-table'
import { stylesOf } from './style'
import { TAUGHT_GRIP_TABLE } from './taught-grip-table'
import { TAUGHT_SLASH_GRIPS } from './taught-slash-grips'

const published = PUBLISHED_TYPE_IDS.flatMap((id) =>
  publishedGripsOf(id).map(([text]) => [id, text] as const),
)
const taught = Object.entries({ ...TAUGHT_GRIP_TABLE, ...TAUGHT_SLASH_GRIPS }).flatMap(
  ([id, rows]) => rows.map(([text]) => [id, text] as const),
)

/** Types beyond the table are named by their tones; grips may leave out all but third and seventh. */
function typeOf(id: string): ChordType {
  const optionalDegrees = '1 5 9'
  const [base, bass] = id.split('/')
  const degrees =
    bass === undefined
      ? id.replaceAll('-', ' ')
      : [...chordTypeById(base!)!.degrees.map(formatDegree), bass]
          .toSorted(
            (a, b) => semitonesOfDegree(parseDegree(a)!) - semitonesOfDegree(parseDegree(b)!),
          )
          .join(' ')
  return chordTypeById(id) ?? chordTypeOf({ id, symbol: '', name: '', degrees, optionalDegrees })
}

/** Roots, 0–11, on which a pattern at this fret is a valid grip of the chord. */
function rootsOf(frets: readonly (number | null)[], id: string): number[] {
  const chord = typeOf(id)
  const fingered = { frets, ...fingerGrip(frets) }
  return Array.from({ length: 12 }, (_, root) => root).filter(
    (root) => checkGrip(fingered, root, chord, STANDARD_NECK).valid,
  )
}

/** A taught or published grip at the nut; where no hand holds it there, it is published up the neck alone. */
function heldFretsOf(text: string): readonly (number | null)[] {
  const atNut = parseFrets(text)!
  const upTheNeck = atNut.map((fret) => (fret === null ? null : fret + 2))
  return findFingering(atNut) ? atNut : upTheNeck
}

describe('grip tables', () => {
  test.each([...published, ...taught])('%s %s sounds its chord and a hand holds it', (id, text) => {
    const frets = heldFretsOf(text)
    expect(rootsOf(frets, id).length).toBeGreaterThan(0)
  })

  test.each([
    ['published', published],
    ['taught', taught],
  ] as const)('%s rows are unique and stand at their lowest fret', (_name, rows) => {
    expect(new Set(rows.map(([id, text]) => `${id} ${text}`)).size).toBe(rows.length)
    for (const [, text] of rows) {
      const grip = packGrip(parseFrets(text)!)
      expect(patternOf(grip), text).toBe(grip)
    }
  })

  const TONE_NUMBERS = { third: 3, fifth: 5, seventh: 7, ninth: 9, eleventh: 11 } as const
  const named = Object.entries({ ...TAUGHT_GRIP_TABLE, ...TAUGHT_SLASH_GRIPS }).flatMap(
    ([id, rows]) =>
      rows.flatMap(([text, , name]) => {
        const words =
          /(?:with|,)(?: the| fifth and)? (third|fifth|seventh|ninth|eleventh)\b(?! string)/.exec(
            name,
          )
        return words ? [[id, text, name, words[1] as keyof typeof TONE_NUMBERS] as const] : []
      }),
  )

  test('there are many forms named for a tone', () => {
    expect(named.length).toBeGreaterThan(30)
  })

  test.each(named)('%s %s, "%s", sounds its %s', (id, text, _name, tone) => {
    const frets = heldFretsOf(text)
    const chord = typeOf(id)
    const at = chord.degrees.findIndex(({ number }) => number === TONE_NUMBERS[tone])
    const sounding = frets.flatMap((fret, place) =>
      fret === null ? [] : [midiAt({ string: 6 - place, fret }, STANDARD_NECK) % 12],
    )
    const heard = rootsOf(frets, id).filter((root) =>
      sounding.includes((root + chord.semitones[at]!) % 12),
    )
    expect(heard).toEqual(rootsOf(frets, id))
  })

  test('every taught row belongs to a chord type of the table', () => {
    for (const id of Object.keys(TAUGHT_GRIP_TABLE)) expect(chordTypeById(id)).toBeDefined()
  })
})

describe('familyGripsOf', () => {
  test('lays close triads on four sets of strings in three inversions', () => {
    const close = familyGripsOf(chordTypeById('minor')!).filter((g) => g.family === 'close-triad')
    expect(new Set(close.map((grip) => grip.pattern)).size).toBe(12)
  })

  test.each(CHORD_TYPES.map((chord) => [chord.id] as const))(
    'every grip of %s sounds the chord and is of the style it claims',
    (id) => {
      const chord = chordTypeById(id)!
      for (const { family, pattern } of familyGripsOf(chord)) {
        // Two frets up, so that no string is open.
        const frets = fretsOf(pattern, 6).map((fret) => (fret === null ? null : fret + 2))
        // A shell leaves out the fifth, whatever the chord type says about it.
        const mayMiss = family === 'shell' ? chord.degrees.filter((d) => d.number > 3) : []
        const shorter = { ...chord, optionalDegrees: [...chord.optionalDegrees, ...mayMiss] }
        const valid = Array.from({ length: 12 }, (_, root) => root).filter(
          (root) => checkGrip({ frets, ...fingerGrip(frets) }, root, shorter, STANDARD_NECK).valid,
        )
        expect(valid.length, `${family} ${frets}`).toBeGreaterThan(0)
        const style = family === 'close-triad' || family === 'spread-triad' ? 'triad' : family
        const styles = valid.flatMap((root) => stylesOf(frets, false, root, chord, STANDARD_NECK))
        expect(styles, `${family} ${frets}`).toContain(style)
      }
    },
  )
})

describe('shapesOf', () => {
  test('joins what is published, taught and made by rule', () => {
    const shapes = shapesOf(chordTypeById('major')!, STANDARD_NECK)
    const barre = shapes.get(packGrip(parseFrets('022100')!))
    expect(barre).toMatchObject({ publishedRoots: 11, taught: { kind: 'form', name: 'E form' } })
    const triad = shapes.get(packGrip(parseFrets('xxx220')!))
    expect(triad).toMatchObject({ publishedRoots: 0, families: ['close-triad'] })
  })

  test('is worth more for every root at which a grip is published', () => {
    const chord = chordTypeById('minor')!
    const pattern = packGrip(parseFrets('xx2120')!)
    const pointsAt = (roots: number) => joinShapes(chord, [['xx2120', roots]]).get(pattern)!.points
    expect(pointsAt(1)).toBeGreaterThan(0)
    expect(pointsAt(6)).toBeGreaterThan(pointsAt(1))
  })

  test('refuses a row that is no grip', () => {
    expect(() => joinShapes(chordTypeById('minor')!, [['xx21', 1]])).toThrow(RangeError)
  })
})
