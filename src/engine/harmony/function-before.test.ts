import { describe, expect, test } from 'vitest'
import { parseChordSymbol } from './chord-symbol'
import { functionBefore } from './function-before'
import { parseKey } from './key'

const SECONDARY = 'secondary dominant'

describe('a dominant from outside the key is named by the chord a fifth below that follows', () => {
  test.each([
    ['Cm', 'Ab7', 'Dbmaj7', 'V7/bII', SECONDARY],
    ['Am', 'F7', 'Bb', 'V7/bII', SECONDARY],
    ['C', 'Bb7', 'Ebmaj7', 'V7/bIII', SECONDARY],
    ['C', 'Bb7', 'C', 'bVII7', 'backdoor dominant'],
    ['C', 'Eb7', 'Ab', 'V7/bVI', SECONDARY],
    ['C', 'Eb7', 'Dm7', 'subV7/ii', 'substitute dominant'],
    ['C', 'F7', 'Bbmaj7', 'V7/bVII', SECONDARY],
    ['C', 'F7', 'C', 'IV7', 'blues subdominant'],
    ['C', 'F#7', 'Bm', 'V7/vii', SECONDARY],
    ['C', 'Db9', 'Gbmaj7', 'V9/bV', SECONDARY],
    ['C', 'Db7', 'C', 'subV7', 'substitute dominant'],
    ['C', 'Ab7', 'G7', 'subV7/V', 'substitute dominant'],
    ['C', 'Ab7', 'Db7', 'subV7/V', 'substitute dominant'],
    ['C', 'A7', 'Dm7', 'V7/ii', SECONDARY],
    ['C', 'A7', 'D7', 'V7/ii', SECONDARY],
    ['C', 'D7', 'G7', 'V7/V', SECONDARY],
    ['C', 'G7', 'C', 'V7', 'dominant'],
    ['Am', 'E7', 'Am', 'V7', 'dominant'],
    ['Am', 'A', 'Dm', 'V/iv', SECONDARY],
    ['Am', 'A', 'E7', 'I', 'tonic major (Picardy third)'],
    ['C', 'Eb', 'Ab', 'bIII', 'modal interchange'],
    ['C blues', 'C7', 'F7', 'I7', 'blues chord'],
  ])('in %s %s before %s is %s, %s', (key, symbol, next, numeral, role) => {
    const found = functionBefore(parseKey(key)!, parseChordSymbol(symbol)!, parseChordSymbol(next)!)
    expect([found.numeral, found.role]).toEqual([numeral, role])
  })

  test('the last chord is what it is alone', () => {
    const alone = functionBefore(parseKey('Cm')!, parseChordSymbol('Ab7')!, undefined)
    expect(alone.numeral).toBe('subV7/V')
  })
})
