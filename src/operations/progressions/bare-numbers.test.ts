import { describe, expect, test } from 'vitest'
import { getAccompaniment } from '../drills/accompaniment'
import { readRequest } from '../reading/read-request'
import { leanOf } from '../registry/lean'
import type { AnyOperation } from '../registry/operation'
import { getCapos } from './capo'
import { findKey } from './key'
import { getProgression } from './progression'
import { reharmonize } from './reharmonize'
import { getVoiceLeading } from './voice-leading'

const WARNING = '6 was read as F major, as Nashville numbers are; for F minor write 6m or vi'

const IN_LISTS: readonly AnyOperation[] = [
  getProgression,
  findKey,
  getCapos,
  reharmonize,
  getAccompaniment,
]

const CASES: readonly (readonly [string, AnyOperation, (six: string) => object])[] = [
  ...IN_LISTS.map(
    (operation) =>
      [
        operation.id,
        operation,
        (six: string) => ({ chords: ['1', '5', six, '4', six], key: 'Ab' }),
      ] as const,
  ),
  ['voices', getVoiceLeading, (six) => ({ from: '1', to: six, key: 'Ab' })],
]

const warningsOf = (operation: AnyOperation, request: object) => {
  const document = operation.run(readRequest(operation, request as never), {
    baseUrl: 'https://pitch-map.example',
  })
  return [document, leanOf(operation, document)].map(
    (answer) => (answer as { readonly warnings?: readonly string[] }).warnings ?? [],
  )
}

describe('a bare number that may be meant minor', () => {
  test.each(CASES)('is told once by %s, whole and lean', (_, operation, requestOf) => {
    for (const warnings of warningsOf(operation, requestOf('6'))) {
      expect(warnings.filter((text) => text === WARNING)).toHaveLength(1)
    }
  })

  test.each(CASES)('is not told by %s where it is marked', (_, operation, requestOf) => {
    for (const six of ['6m', 'vi', 'Fm']) {
      for (const warnings of warningsOf(operation, requestOf(six))) {
        expect(warnings.filter((text) => text.includes('Nashville'))).toEqual([])
      }
    }
  })
})
