import { expect, test } from 'vitest'
import { formatFretPosition, parseFretPosition } from './fret-position-text'

test('every place of the neck is read back as it was written', () => {
  for (let string = 1; string <= 10; string++) {
    for (let fret = 0; fret <= 24; fret++) {
      const text = formatFretPosition({ string, fret })
      expect(parseFretPosition(text)).toEqual({ string, fret })
      expect(parseFretPosition(text.toLowerCase())).toEqual({ string, fret })
    }
  }
})

test.each(['', 'S0F1', 'S11F1', 'S01F1', 'S1F25', 'S1F01', 'F1S1', 'S1 F1', '1-3', 'S1F-1'])(
  'refuses «%s»',
  (text) => {
    expect(parseFretPosition(text)).toBeUndefined()
  },
)
