import { deflateRawSync } from 'node:zlib'
import fc from 'fast-check'
import { describe, expect, test, vi } from 'vitest'
import { arbitraryProject } from '../../../test/support/arbitrary-project'
import { drawCount } from '../../../test/support/draw-count'
import { randomFrom, randomRiff } from '../../../test/support/random-riff'
import { DomainError, type DomainErrorCode } from '../errors'
import { COMPRESSED_FORMS } from './dictionaries'
import { packProject } from './pack-project'
import { PROJECT_LIMITS } from './project-limits'
import { defaultProjectState, PROJECT_VERSION, type ProjectState } from './project-state'
import {
  decodeCompressedProject,
  decodeProject,
  encodeCompressedProject,
  encodeProject,
} from './state-codec'

const newest = COMPRESSED_FORMS[COMPRESSED_FORMS.length - 1]!
const dictionary = new TextEncoder().encode(newest.dictionary)
const base64Url = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64url')
const projectTextOf = (value: unknown) => base64Url(JSON.stringify(value))
const compressedTextOf = (text: string | Uint8Array) =>
  newest.character + base64Url(deflateRawSync(text, { dictionary, level: 9 }))

/** The code with which a text is refused; anything but a DomainError fails the test. */
function refusalOf(decode: (text: string) => ProjectState, text: string): DomainErrorCode {
  try {
    decode(text)
  } catch (error) {
    if (error instanceof DomainError) return error.code
    throw error
  }
  throw new Error('this text was not refused')
}

/** Decoding either gives a project or refuses by name. */
function decodesOrRefuses(decode: (text: string) => ProjectState, text: string): void {
  try {
    expect(decode(text).app).toBe('pitch-map')
  } catch (error) {
    expect(error).toBeInstanceOf(DomainError)
  }
}

describe('a project goes into text and comes back', () => {
  test('as project and as zproject, to the last field, for every valid project', () => {
    fc.assert(
      fc.property(arbitraryProject, (state) => {
        expect(decodeProject(encodeProject(state))).toStrictEqual(state)
        expect(decodeCompressedProject(encodeCompressedProject(state))).toStrictEqual(state)
      }),
      { seed: 1, numRuns: drawCount(300) },
    )
  })

  test('with its fields in the order of the contract', () => {
    const state = randomRiff(randomFrom(5), 16)
    const json = JSON.stringify(state)
    expect(JSON.stringify(decodeProject(encodeProject(state)))).toBe(json)
    expect(JSON.stringify(decodeCompressedProject(encodeCompressedProject(state)))).toBe(json)
  })

  test('also with as many notes, and overlays as deep and as full, as the limits allow', () => {
    const { maxNotes, maxOverlayDepth, maxOverlayValues } = PROJECT_LIMITS
    const deep = Array.from({ length: maxOverlayDepth - 2 }).reduce((inner) => [inner], 'x')
    const full = new Array(maxOverlayValues - maxOverlayDepth - 3).fill(1)
    const state = {
      ...randomRiff(randomFrom(6), maxNotes),
      overlays: [{ deep }, { full }],
    } as ProjectState
    expect(decodeProject(encodeProject(state))).toStrictEqual(state)
    expect(decodeCompressedProject(encodeCompressedProject(state))).toStrictEqual(state)
  })

  test('project text is the base64url of the JSON, as other programs write it', () => {
    const state = randomRiff(randomFrom(7), 4)
    expect(encodeProject(state)).toBe(projectTextOf(state))
  })
})

describe('share links stay short', () => {
  const lengthsOf = (noteCount: number) => {
    const random = randomFrom(2026)
    return Array.from(
      { length: 2000 },
      () => encodeCompressedProject(randomRiff(random, noteCount)).length,
    ).sort((a, b) => a - b)
  }

  test('sixteen random notes take at most 145 characters at the median and 230 at worst', () => {
    const lengths = lengthsOf(16)
    expect(lengths[1000]).toBeLessThanOrEqual(145)
    expect(lengths[1999]).toBeLessThanOrEqual(230)
  })

  test('eight random notes take at most 120 characters at the median', () => {
    expect(lengthsOf(8)[1000]).toBeLessThanOrEqual(120)
  })

  test.each([16, 60, 300, 1200])('%i notes take at most a tenth more than by zlib', (noteCount) => {
    const state = randomRiff(randomFrom(5), noteCount)
    const packed = JSON.stringify(packProject(state, newest))
    expect(encodeCompressedProject(state).length).toBeLessThanOrEqual(
      1.1 * compressedTextOf(packed).length,
    )
  })

  test('the default project takes at most 45', () => {
    expect(encodeCompressedProject(defaultProjectState()).length).toBeLessThanOrEqual(45)
  })
})

describe('a text that is no project is refused by name', () => {
  const valid = defaultProjectState()
  test.each<[string, string, DomainErrorCode]>([
    ['nothing', '', 'invalid-project'],
    ['another alphabet', 'a+b/', 'invalid-project'],
    ['padding', `${base64Url('{"a":1}')}=`, 'invalid-project'],
    ['bytes that are not UTF-8', base64Url(Uint8Array.of(0xff, 0xfe)), 'invalid-project'],
    ['text that is not JSON', base64Url('pitch'), 'invalid-project'],
    ['JSON that is no object', projectTextOf([valid]), 'invalid-project-shape'],
    ['null', projectTextOf(null), 'invalid-project-shape'],
    ['no version', projectTextOf({ ...valid, version: undefined }), 'project-without-version'],
    ['tomorrow', projectTextOf({ ...valid, version: '2999-01-01' }), 'project-too-new'],
    ['no fields', projectTextOf({ version: PROJECT_VERSION }), 'invalid-project-shape'],
    ['a megabyte of text', 'A'.repeat(PROJECT_LIMITS.maxTextLength + 1), 'project-too-large'],
  ])('project: %s', (_, text, code) => {
    expect(refusalOf(decodeProject, text)).toBe(code)
  })

  test.each<[string, string, DomainErrorCode]>([
    ['nothing', '', 'unknown-dictionary'],
    ['an unknown version character', '~AAAA', 'unknown-dictionary'],
    ['a version character alone', newest.character, 'invalid-project'],
    ['another alphabet', `${newest.character}a+b/`, 'invalid-project'],
    ['what does not inflate', `${newest.character}AAAA`, 'invalid-project'],
    ['inflated text that is not JSON', compressedTextOf('pitch'), 'invalid-project'],
    ['inflated bytes that are not UTF-8', compressedTextOf(Uint8Array.of(0xff)), 'invalid-project'],
    ['JSON that is not packed', compressedTextOf(JSON.stringify(valid)), 'invalid-project'],
    ['an empty list', compressedTextOf('[]'), 'invalid-project'],
    ['a megabyte of text', `1${'A'.repeat(PROJECT_LIMITS.maxTextLength + 1)}`, 'project-too-large'],
  ])('zproject: %s', (_, text, code) => {
    expect(refusalOf(decodeCompressedProject, text)).toBe(code)
  })

  test('a zproject cut short anywhere is refused', () => {
    const text = encodeCompressedProject(randomRiff(randomFrom(11), 16))
    for (let length = 0; length < text.length; length++) {
      expect(() => decodeCompressedProject(text.slice(0, length))).toThrow(DomainError)
    }
  })

  test('flipped bits, in short texts and long ones, never raise anything but a DomainError', () => {
    const random = randomFrom(12)
    for (const noteCount of [0, 16, 300]) {
      const state = randomRiff(random, noteCount)
      for (const [decode, text] of [
        [decodeCompressedProject, encodeCompressedProject(state)],
        [decodeProject, encodeProject(state).slice(0, 1400)],
      ] as const) {
        const bytes = Buffer.from(text.slice(1), 'base64url')
        for (let round = 0; round < 300; round++) {
          const flipped = Uint8Array.from(bytes)
          flipped[Math.floor(random() * bytes.length)]! ^= 1 << Math.floor(random() * 8)
          decodesOrRefuses(decode, text.slice(0, 1) + base64Url(flipped))
        }
      }
    }
  })

  test('garbage never raises anything but a DomainError', () => {
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.uint8Array({ maxLength: 400 }).map((bytes) => base64Url(bytes)),
      fc.jsonValue().map((value) => projectTextOf(value)),
      fc.jsonValue().map((value) => compressedTextOf(JSON.stringify(value)).slice(1)),
    )
    fc.assert(
      fc.property(texts, (text) => {
        decodesOrRefuses(decodeProject, text)
        decodesOrRefuses(decodeCompressedProject, newest.character + text)
      }),
      { seed: 13, numRuns: drawCount(800) },
    )
  })
})

describe('a bomb is refused', () => {
  test('50 MB of zeros are refused for their size', () => {
    const bomb = compressedTextOf(new Uint8Array(50 * 1024 * 1024))
    expect(refusalOf(decodeCompressedProject, bomb)).toBe('project-too-large')
  })

  test('a packed form of a million notes makes no note', () => {
    const places = JSON.stringify('53'.repeat(500_000))
    const text = compressedTextOf(`["","x","C major major scale","C4",null,[[${places}]]]`)
    expect(refusalOf(decodeCompressedProject, text)).toBe('invalid-project')
  })

  test.each([
    ['brackets', '['.repeat(1_000_000)],
    ['nested lists', '['.repeat(500_000) + ']'.repeat(500_000)],
    ['numbers', `[${'1,'.repeat(500_000)}1]`],
    ['objects', `[${'{},'.repeat(300_000)}1]`],
  ])('a megabyte of %s is not even parsed', (_, json) => {
    const parse = vi.spyOn(JSON, 'parse')
    expect(refusalOf(decodeCompressedProject, compressedTextOf(json))).toBe('project-too-large')
    expect(refusalOf(decodeProject, base64Url(json))).toBe('project-too-large')
    expect(parse).not.toHaveBeenCalled()
    parse.mockRestore()
  })

  test('a prefix of a megabyte is not repeated for every note', () => {
    const places = '53'.repeat(PROJECT_LIMITS.maxNotes)
    const id = 'n'.repeat(900_000)
    const packed = ['', 'x', 'C major major scale', 'C4', null, [[places, null, null, [0, id]]]]
    const text = compressedTextOf(JSON.stringify(packed))
    expect(refusalOf(decodeCompressedProject, text)).toBe('invalid-project')
  })

  test('a project too large to decode is refused when it is encoded', () => {
    const state = randomRiff(randomFrom(14), 1)
    const overlays = Array.from({ length: 64 }, () => ({
      texts: Array.from({ length: 40 }, () => 'x'.repeat(1000)),
    }))
    expect(refusalOf(() => decodeProject(encodeProject({ ...state, overlays })), '')).toBe(
      'project-too-large',
    )
    expect(
      refusalOf(() => decodeProject(encodeCompressedProject({ ...state, overlays })), ''),
    ).toBe('project-too-large')
  })
})

describe('encodeCompressedProject', () => {
  test('refuses what its form cannot say', () => {
    const state = randomRiff(randomFrom(15), 2)
    expect(() => encodeCompressedProject({ ...state, version: '2020-01-01' })).toThrow(RangeError)
    const [measure] = state.tabProject.measures
    const notes = measure!.notes.map((note) => ({ ...note, midi: note.midi + 1 }))
    const wrong = { ...state.tabProject, measures: [{ ...measure!, notes }] }
    expect(() => encodeCompressedProject({ ...state, tabProject: wrong })).toThrow(RangeError)
  })
})
