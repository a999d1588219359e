import { expect, test } from 'vitest'
import { earlyKeys } from './early-keys'

const key = (name: string, modifier: Partial<KeyboardEvent> = {}) =>
  ({ key: name, ctrlKey: false, metaKey: false, isComposing: false, ...modifier }) as KeyboardEvent

test.each([
  ['a', {}, true],
  ['é', {}, true],
  ['𝄪', {}, true],
  [' ', {}, false],
  ['Backspace', {}, true],
  ['Enter', {}, false],
  ['Tab', {}, false],
  ['Escape', {}, false],
  ['k', { ctrlKey: true }, false],
  ['k', { metaKey: true }, false],
  ['Process', { isComposing: true }, false],
])('the key %s with %o is kept: %s', (name, modifier, isKept) => {
  expect(earlyKeys().keep(key(name, modifier))).toBe(isKept)
})

test.each([
  ['Space', ' '],
  ['Enter', 'Enter'],
])('%s is kept once something was typed, and presses the button before', (_, name) => {
  const early = earlyKeys()
  expect(early.keep(key(name))).toBe(false)
  early.keep(key('a'))
  expect(early.keep(key(name))).toBe(true)
})
