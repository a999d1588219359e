import { h, options } from 'preact'
import { afterEach, describe, expect, test } from 'vitest'
import { hideOwnText, writeTextsIn } from './write-texts'

const before = options.vnode
afterEach(() => {
  if (before) options.vnode = before
  else delete options.vnode
})

describe('texts of elements are written in the names chosen', () => {
  test.each([
    ['german', 'B♭', 'B'],
    ['german', 'B', 'H'],
    ['german', 'F♯4', 'Fis4'],
    ['german', 'B♭7/D', 'B7/D'],
    ['german', 'E♭ major', 'Es major'],
    ['german', 'e♭', 'es'],
    ['german', 'G', 'G'],
    ['solfege', 'B♭', 'Si♭'],
    ['solfege', 'e', 'mi'],
    ['solfege', 'F♯m7♭5', 'Fa♯m7♭5'],
    ['solfege', 'A minor', 'La minor'],
    ['solfege', 'A chord of the key', 'A chord of the key'],
    ['solfege', 'A/B', 'A/B'],
    ['solfege', 'Delete', 'Delete'],
  ] as const)('%s: %s is %s', (system, text, written) => {
    writeTextsIn(system)
    expect(h('span', null, text).props.children).toBe(written)
    expect(h('p', null, 'on ', [text]).props.children).toEqual(['on ', [written]])
    expect(h('button', { title: text }).props.title).toBe(written)
  })
})

test('what is typed and what keys are called stays', () => {
  writeTextsIn('german')
  expect(h('kbd', null, 'B').props.children).toBe('B')
  expect(h('input', { value: 'B', title: 'B' }).props).toMatchObject({ value: 'B', title: 'B' })
})

test('children of components are written where their elements are made', () => {
  writeTextsIn('german')
  const Shown = ({ name }: { name: string }) => h('i', null, name)
  expect(h(Shown, { name: 'B' }).props.name).toBe('B')
  expect(Shown({ name: 'B' }).props.children).toBe('H')
})

test.each(['german', 'solfege'] as const)(
  '%s: what a person wrote stays among the words',
  (system) => {
    writeTextsIn(system)
    const own = 'Plan B in e, A♭ & F♯m7'
    const element = h('p', { title: `Delete ${hideOwnText(own)}` }, `“${hideOwnText(own)}” in G.`)
    expect(element.props.title).toBe(`Delete ${own}`)
    expect(element.props.children).toBe(`“${own}” in ${system === 'german' ? 'G' : 'Sol'}.`)
    expect(h('b', null, hideOwnText('e')).props.children).toBe('e')
  },
)
