import { describe, expect, test } from 'vitest'
import { findFingering, fingerGrip } from '../hand/fingering'
import { fretsOf, packGrip, patternOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import { STANDARD_NECK } from '../instrument/neck'
import { CHORD_TYPES, type ChordType, chordTypeById, chordTypeOf } from '../theory/chord'
import { formatDegree, parseDegree, semitonesOfDegree } from '../theory/interval'
import { parseRoot } from '../theory/pitch'
import { checkGrip } from './check-grip'
import { rankedGripsOf } from './chord-voicings'
import { FORM_TYPE_IDS, formRowsOf } from './form-table'
import { formsByPattern, formsOf } from './forms'
import { spellTones, voicingOf } from './voicing'

const rows = FORM_TYPE_IDS.flatMap((id) => formRowsOf(id).map(({ frets }) => [id, frets] as const))

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

describe('the table of known grips', () => {
  test.each(rows)('%s %s sounds its chord and a hand holds it', (id, text) => {
    expect(rootsOf(heldFretsOf(text), id).length).toBeGreaterThan(0)
  })

  test('rows are unique, stand at their lowest fret, and are taught or published', () => {
    expect(new Set(rows.map(([id, text]) => `${id} ${text}`)).size).toBe(rows.length)
    for (const id of FORM_TYPE_IDS) {
      for (const { frets, taught, publishedRoots } of formRowsOf(id)) {
        const grip = packGrip(parseFrets(frets)!)
        expect(patternOf(grip), frets).toBe(grip)
        expect(taught !== undefined || publishedRoots > 0, frets).toBe(true)
      }
    }
  })

  test('every row that is taught belongs to a chord type of the table', () => {
    for (const id of FORM_TYPE_IDS) {
      if (!formRowsOf(id).some(({ taught }) => taught)) continue
      expect(chordTypeById(id.split('/')[0]!), id).toBeDefined()
    }
  })

  test('a type without a line has no rows', () => expect(formRowsOf('1-4')).toEqual([]))
})

test.each([
  ['C', 'major', 'x32010', 'C form'],
  ['F', 'major', '133211', 'E form'],
  ['Bb', 'major', 'x13331', 'A form'],
  ['A', 'major', '542225', 'G form'],
  ['Eb', 'major', 'xx1343', 'D form'],
  ['F', 'major', 'xx3211', 'E form'],
  ['B', 'minor', 'x24432', 'Am form'],
  ['G', 'dominant7', '320001', 'G7 form'],
  ['D', 'dominant9', 'x54555', 'C9 form'],
  ['G', 'halfDiminished7', '3x332x', 'Em7b5 form'],
  ['B', 'minor', 'xx4432', 'Am form, perfect fifth in the bass'],
  ['G', 'major', 'xx0003', 'G form, perfect fifth in the bass'],
  ['C', 'major', '332010', 'C form, perfect fifth in the bass'],
  ['F', 'minor', 'xx6564', 'Cm form, minor third in the bass'],
])('%s %s %s is called "%s", by the string of its root', (root, id, text, name) => {
  const tones = spellTones(parseRoot(root)!, chordTypeById(id)!)
  const { shape } = voicingOf(parseFrets(text)!, tones, STANDARD_NECK)
  expect(shape).toEqual({ name, source: 'taught' })
})

test.each([
  ['C', 'major', 'xxx988', 'close triad'],
  ['C', 'major', 'x3x058', undefined],
  ['G', 'major', '3x04xx', 'spread triad'],
  ['G', 'dominant7', 'x-10-12-10-12-x', 'drop 2'],
  ['G', 'major7', 'x-10-x-11-12-10', 'drop 3'],
])('%s %s %s belongs to the family %s', (root, id, text, name) => {
  const tones = spellTones(parseRoot(root)!, chordTypeById(id)!)
  const { shape } = voicingOf(parseFrets(text)!, tones, STANDARD_NECK)
  expect(shape?.source === 'rule' ? shape.name : undefined).toBe(name)
})

test('what is called drop 2 or drop 3 is of that style', () => {
  for (const chord of CHORD_TYPES) {
    for (const grip of rankedGripsOf(4, chord, STANDARD_NECK).grips.slice(0, 60)) {
      const { shape, styles } = voicingOf(
        fretsOf(grip, 6),
        spellTones(parseRoot('E')!, chord),
        STANDARD_NECK,
      )
      if (shape?.source !== 'rule') continue
      const style = shape.name.endsWith('triad') ? 'triad' : shape.name.replace(' ', '')
      if (styles.length > 0) expect(styles, `${chord.id} ${fretsOf(grip, 6)}`).toContain(style)
    }
  }
})

describe('formsOf', () => {
  test('joins what is published and what is taught', () => {
    const forms = formsOf(chordTypeById('major')!)
    const barre = forms.get(packGrip(parseFrets('022100')!))
    expect(barre).toMatchObject({ publishedRoots: 11, taught: 'f' })
    const form = forms.get(packGrip(parseFrets('0221xx')!))
    expect(form).toMatchObject({ publishedRoots: 0, taught: 'p' })
  })

  test('refuses a row that is no grip', () => {
    expect(() => formsByPattern([{ frets: 'x2210', publishedRoots: 1 }])).toThrow(RangeError)
  })
})
