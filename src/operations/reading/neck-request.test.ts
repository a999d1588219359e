import { describe, expect, test } from 'vitest'
import { INSTRUMENTS, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import { refused } from '../../../test/support/refused'
import { getPitchMap } from '../neck/map'
import { neckParametersOf } from '../schemas/neck-document'
import { DEFAULT_NECK } from '../schemas/neck-parameters'
import { readNeck } from './neck-request'
import { readQuery } from './query'

const neckIn = (query: string) => readNeck(readQuery(getPitchMap, query).request)

const refusalOf = (query: string) => refused(() => neckIn(query))

/** The open strings, the last first, without capo. */
const openStrings = (query: string) =>
  neckIn(query)
    .strings.toReversed()
    .map(({ name }) => name)
    .join(' ')

describe('a neck is read from instrument, tuning and capo', () => {
  test.each([
    ['', 'E2 A2 D3 G3 B3 E4'],
    ['tuning=drop-d', 'D2 A2 D3 G3 B3 E4'],
    ['tuning=Dropped+D', 'D2 A2 D3 G3 B3 E4'],
    ['tuning=DADGAD', 'D2 A2 D3 G3 A3 D4'],
    ['tuning=Eb+standard', 'Eb2 Ab2 Db3 Gb3 Bb3 Eb4'],
    ['tuning=D2,A2,D3,G3,B3,E4', 'D2 A2 D3 G3 B3 E4'],
    ['tuning=c2+g2+c3+g3+c4+d%E2%99%AD4', 'C2 G2 C3 G3 C4 Db4'],
    ['instrument=ukulele', 'G4 C4 E4 A4'],
    ['instrument=uke&tuning=low-g', 'G3 C4 E4 A4'],
    ['instrument=5-string+banjo', 'G4 D3 G3 B3 D4'],
    ['instrument=bass&tuning=B0,E1,A1,D2', 'B0 E1 A1 D2'],
    ['instrument=ukulele&tuning=gCEA', 'G4 C4 E4 A4'],
    ['instrument=banjo&tuning=gDGBD', 'G4 D3 G3 B3 D4'],
    ['instrument=banjo&tuning=g+C+G+C+D', 'G4 C3 G3 C4 D4'],
    ['tuning=EADGBe', 'E2 A2 D3 G3 B3 E4'],
    ['instrument=guitar-7&tuning=BEADGBe', 'B1 E2 A2 D3 G3 B3 E4'],
    ['instrument=seven-string', 'B1 E2 A2 D3 G3 B3 E4'],
  ])('%s: %s', (query, names) => {
    expect(openStrings(query)).toBe(names)
  })

  test('a capo raises what sounds and shortens the neck', () => {
    const { strings, maxFret } = neckIn('capo=2')
    expect(strings[5]).toMatchObject({ openMidi: 40, midi: 42 })
    expect(maxFret).toBe(22)
  })

  test('without parameters, and with the standard tuning by name or by pitches, it is the one standard neck', () => {
    for (const query of [
      '',
      'tuning=standard',
      'tuning=E2,A2,D3,G3,B3,E4',
      'instrument=guitar&capo=0',
    ]) {
      expect(neckIn(query)).toBe(STANDARD_NECK)
    }
  })

  test('a body may give the pitches as a list', () => {
    const tuning = ['D2', 'A2', 'D3', 'G3', 'B3', 'E4']
    expect(readNeck({ ...DEFAULT_NECK, tuning }).tuning.id).toBe('drop-d')
  })

  test('one custom tuning is one neck, so that what is worked out for it is kept', () => {
    expect(neckIn('tuning=C2,G2,D3')).toBe(neckIn('tuning=C2+G2+D3'))
  })
})

describe('a wrong neck is refused with what would be right', () => {
  test.each([
    ['tuning=drop-e', '"drop-e" is not a tuning of guitar (instrument=guitar-8 has it)', undefined],
    ['tuning=drop-e', 'give pitches, the last string first: E2,A2,D3,G3,B3,E4', undefined],
    ['tuning=dadgda', '"dadgda" is not a tuning of guitar', 'dadgad'],
    ['tuning=low-g', 'instrument=ukulele has it', undefined],
    ['tuning=xyzzy', 'give pitches, the last string first: E2,A2,D3,G3,B3,E4', undefined],
    ['tuning=constructor', '"constructor" is not a tuning of guitar', undefined],
    ['tuning=D2,A2,H3,G3,B3,E4', '"H3" is not a pitch', undefined],
    ['tuning=D2,A2,D,G3,B3,E4', '"D" has no octave', undefined],
    ['tuning=Eb', '"Eb" is not a tuning of guitar', 'half-step-down'],
    ['tuning=D%23', 'is not a tuning of guitar', 'half-step-down'],
    ['tuning=C', 'is not a tuning of guitar', 'c-standard'],
    ['tuning=EBGDAE', 'E2,A2,D3,G3,B3,E4', 'standard-6-string'],
    ['tuning=E4,B3,G3,D3,A2,D2', 'begins with string 1', 'D2,A2,D3,G3,B3,E4'],
    ['tuning=C5,A4,F4,D4', 'write the last string first', 'D4,F4,A4,C5'],
    ['instrument=ukulele&tuning=A4,E4,C4,G4', 'begins with string 1', 'G4,C4,E4,A4'],
    ['tuning=baritone+ukulele', 'instrument=ukulele has it', undefined],
    ['instrument=ukulele&tuning=baritone+uke', 'D3,G3,B3,E4', 'baritone'],
    ['instrument=baritone-ukulele', 'give instrument=ukulele&tuning=baritone', undefined],
    ['instrument=bari+uke', 'give instrument=ukulele&tuning=baritone', undefined],
    ['instrument=drop+d+bass', 'give instrument=bass&tuning=drop-d', undefined],
    ['instrument=drop-d', 'give instrument=guitar&tuning=drop-d', undefined],
    ['instrument=EADG', 'give instrument=bass&tuning=standard', undefined],
    ['tuning=ukulele', '"ukulele" is an instrument; give instrument=ukulele', undefined],
    ['instrument=bass&tuning=7-string', 'give instrument=guitar-7', undefined],
    ['tuning=E2,A2', 'names 2 strings; a neck has 3 to 10', undefined],
    ['tuning=E2,A2,D3,G3,B3,E9', '"E9" is too high', undefined],
    ['instrument=ukelele', 'is not an instrument', 'ukulele'],
    ['instrument=mandolyn', 'is not an instrument', 'mandolin'],
    ['instrument=kazoo', 'is not an instrument', undefined],
    ['instrument=12-string', 'is not an instrument', undefined],
    ['instrument=guitr-7', 'is not an instrument', 'guitar-7'],
    ['instrument=banjo4', 'is not an instrument', undefined],
    ['tuning=eadgb', '"eadgb" is not a tuning of guitar', undefined],
    ['capo=13', 'capo must be a whole number from 0 to 12', undefined],
    ['capo=-1', 'capo must be a whole number from 0 to 12', undefined],
  ])('%s: %s', (query, words, didYouMean) => {
    const { message, issues, code } = refusalOf(query)
    expect(code).toBe('invalid-parameter')
    expect(message).toContain(words)
    expect(issues[0]!.didYouMean).toBe(didYouMean)
  })

  test('the instrument that has a tuning stands in the refusal as parameters', () => {
    expect(refusalOf('tuning=low-g').issues[0]!.instead).toEqual({
      instrument: 'ukulele',
      tuning: 'low-g',
    })
  })
})

test('the parameters of every row, with a capo and without, ask for the same neck again', () => {
  for (const instrument of INSTRUMENTS) {
    for (const tuning of instrument.tunings) {
      for (const capo of [0, 2, 7]) {
        const neck = neckOf(instrument, tuning, capo)
        expect(readNeck({ ...DEFAULT_NECK, ...neckParametersOf(neck) })).toBe(neck)
      }
    }
  }
})

test('the parameters of a custom neck ask for it again', () => {
  const neck = neckIn('instrument=bass&tuning=C1,G1,D2,Bb2&capo=3')
  expect(neckParametersOf(neck)).toEqual({ instrument: 'bass', tuning: 'C1,G1,D2,Bb2', capo: 3 })
  expect(readNeck({ ...DEFAULT_NECK, ...neckParametersOf(neck) })).toBe(neck)
})
