import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import {
  choice,
  flag,
  persisted,
  persistedRecord,
  persistedWord,
  readStored,
  text,
  whole,
} from './persisted'

const KEY = 'pitch-map.test'
const SHAPE = {
  sound: choice(['bell', 'drum'], 'bell'),
  position: choice(['open', 'fifth'], undefined),
  isOn: flag(true),
  isFolded: flag(),
  bars: whole(1, 4, 2),
  bpm: whole(30, 300, undefined),
  name: text,
}
const DEFAULTS = {
  sound: 'bell',
  position: undefined,
  isOn: true,
  isFolded: false,
  bars: 2,
  bpm: undefined,
  name: undefined,
}

let drawer: Map<string, string>

beforeEach(() => {
  drawer = new Map()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => drawer.get(key) ?? null,
    setItem: (key: string, word: string) => void drawer.set(key, word),
  })
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test.each([
  ['nothing', undefined, {}],
  ['what is no record', '"bell"', {}],
  ['what is no JSON', '{', {}],
  [
    'a whole record',
    '{"sound":"drum","isOn":false,"isFolded":true,"bars":4,"bpm":60,"name":"C"}',
    { sound: 'drum', isOn: false, isFolded: true, bars: 4, bpm: 60, name: 'C' },
  ],
  ['a word of another version', '{"sound":"harp","position":"fifth"}', { position: 'fifth' }],
  ['a field that is gone', '{"volume":3,"bars":1}', { bars: 1 }],
  ['other kinds', '{"sound":1,"isOn":"yes","bars":"3","bpm":60.5,"name":7}', {}],
  ['numbers out of bounds', '{"bars":5,"bpm":29}', {}],
])('%s reads as what of it is right, over the defaults', (_, stored, read) => {
  if (stored !== undefined) drawer.set(KEY, stored)
  expect(readStored(KEY, SHAPE)).toEqual({ ...DEFAULTS, ...read })
})

test('a field may be read by what stands beside it', () => {
  drawer.set(KEY, '{"low":3,"high":2}')
  const shape = {
    low: whole(0, 9, 0),
    high: (value: unknown, { low }: { readonly [name: string]: unknown }) =>
      Math.max(Number(value), Number(low)),
  }
  expect(readStored(KEY, shape)).toEqual({ low: 3, high: 3 })
})

test('nothing is stored before a change, then all fields, and they come back', () => {
  const { bars, sound } = persisted(KEY, SHAPE)
  expect(drawer.size).toBe(0)
  bars.value = 3
  sound.value = 'drum'
  const again = persisted(KEY, SHAPE)
  expect([again.bars.value, again.sound.value, again.isOn.value]).toEqual([3, 'drum', true])
})

test('settings that change together are stored as one record', () => {
  const all = persistedRecord(KEY, SHAPE)
  expect(drawer.size).toBe(0)
  all.value = { ...all.peek(), bars: 4 }
  expect(persistedRecord(KEY, SHAPE).value).toEqual({ ...DEFAULTS, bars: 4 })
})

test.each([
  ['browser', { browser: 'on' }],
  ['tab', { tab: 'on' }],
] as const)('a word is stored in the drawer of the %s alone, when it changes', (which, kept) => {
  const ofTab = new Map<string, string>()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => ofTab.get(key) ?? null,
    setItem: (key: string, word: string) => void ofTab.set(key, word),
  })
  const make = () =>
    persistedWord(
      KEY,
      (word) => word === 'on',
      (isOn) => (isOn ? 'on' : ''),
      which,
    )
  const isOn = make()
  expect([isOn.value, drawer.size, ofTab.size]).toEqual([false, 0, 0])
  isOn.value = true
  expect({ browser: drawer.get(KEY), tab: ofTab.get(KEY) }).toEqual(kept)
  expect(make().value).toBe(true)
})

test('a browser that keeps nothing has the defaults', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => {
      throw new Error('denied')
    },
  })
  const { bars } = persisted(KEY, SHAPE)
  bars.value = 4
  expect([bars.value, readStored(KEY, SHAPE)]).toEqual([4, DEFAULTS])
})
