import { expect, test } from 'vitest'
import { earlyKeys } from './early-keys'

const key = (name: string, modifier: Partial<KeyboardEvent> = {}) =>
  ({ key: name, ctrlKey: false, metaKey: false, isComposing: false, ...modifier }) as KeyboardEvent

test.each([
  ['a', {}, true],
  ['é', {}, true],
  ['𝄪', {}, true],
  [' ', {}, true],
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
