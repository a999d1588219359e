import { describe, expect, test } from 'vitest'
import { chordOf } from './shortcuts'

const press = (
  key: string,
  held: Partial<Record<'shift' | 'alt' | 'ctrl' | 'meta', boolean>> & { code?: string } = {},
) =>
  chordOf({
    key,
    code: held.code ?? '',
    shiftKey: held.shift ?? false,
    altKey: held.alt ?? false,
    ctrlKey: held.ctrl ?? false,
    metaKey: held.meta ?? false,
  })

describe('a key press as commands write it', () => {
  test.each([
    ['d', {}, 'D'],
    ['D', { shift: true }, 'Shift+D'],
    ['?', { shift: true }, '?'],
    [' ', {}, 'Space'],
    [' ', { shift: true }, 'Shift+Space'],
    ['[', {}, '['],
    ['z', { ctrl: true }, 'Mod+Z'],
    ['z', { meta: true }, 'Mod+Z'],
    ['Z', { meta: true, shift: true }, 'Shift+Mod+Z'],
    ['1', { alt: true, code: 'Digit1' }, 'Alt+1'],
    ['¡', { alt: true, code: 'Digit1' }, 'Alt+1'],
    ['ArrowRight', { shift: true }, 'Shift+ArrowRight'],
  ])('%s with %o is %s', (key, held, expected) => {
    expect(press(key, held)).toBe(expected)
  })
})
