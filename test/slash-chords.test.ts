import { describe, expect, test } from 'vitest'
import { DomainError } from '#engine/errors'
import { chordTypeById, spellChord } from '#engine/theory/chord'
import { formatNoteName, LETTERS, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { OPERATIONS } from '#operations/index'
import { readRequest } from '#operations/reading/read-request'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import type { AnyOperation } from '#operations/registry/operation'
import { drawSome, HAS_ALL } from './support/draw-count'

const CONTEXT = { baseUrl: 'https://pitch-map.example' }
const MAJOR = chordTypeById('major')!

/** Pairs that sound alike stand side by side, so that the grips of a chord are searched once. */
const PAIRS = LETTERS.flatMap((letter) =>
  [-2, -1, 0, 1, 2].map((accidental) => ({ letter, accidental })),
)
  .flatMap((root: NoteName, row, names: readonly NoteName[]) =>
    // Every thirty-fifth, so that each name is above and below one.
    names.map((bass, column) => ({ root, bass, isDrawn: (2 * row + column) % 35 === 0 })),
  )
  .map((pair) => ({
    ...pair,
    symbol: `${formatNoteName(pair.root)}/${formatNoteName(pair.bass)}`,
    order:
      pitchClassOf(pair.root) * 12 +
      withinOctave(pitchClassOf(pair.bass) - pitchClassOf(pair.root)),
  }))
  .sort((a, b) => a.order - b.order)

/** For operations that read a chord as the others do, and then do dearer work. */
const SOME_PAIRS = PAIRS.filter(({ isDrawn }) => isDrawn || HAS_ALL)

const isRead = (operation: AnyOperation, request: unknown) =>
  operation.request.safeParse(request).success

interface SymbolField {
  readonly operation: AnyOperation
  readonly requestFor: (symbol: string) => Record<string, unknown>
}

/** Fields of a request that read a chord symbol and refuse what is none, each with its shortest example. */
function symbolFieldsOf(operation: AnyOperation): readonly SymbolField[] {
  const fields = requestFieldsOf(operation.request)
  const few = Object.fromEntries(
    ['limit', 'scaleLimit'].filter((name) => fields.has(name)).map((name) => [name, 1]),
  )
  return [...fields.values()].flatMap(({ name, kind }) => {
    const example = operation.examples.toSorted(
      (a, b) =>
        Number(Object.hasOwn(b.request, name)) - Number(Object.hasOwn(a.request, name)) ||
        JSON.stringify(a.request).length - JSON.stringify(b.request).length,
    )[0]!
    // A symbol names its root itself: `root`, `chordRoot`, `fromRoot` beside it go.
    const isOwnRoot = (other: string) =>
      other === `${name.replace('Chord', '')}Root` || (name === 'chord' && other === 'root')
    const others = Object.fromEntries(
      Object.entries(example.request).filter(([other]) => !isOwnRoot(other)),
    )
    const requestFor = (symbol: string) => ({
      ...others,
      ...few,
      [name]: kind === 'list' ? [symbol] : symbol,
    })
    const readsSymbols =
      isRead(operation, requestFor('F#m7b5/A')) && !isRead(operation, requestFor('F#m7b5/A('))
    const listsSymbols = name === 'chords' && isRead(operation, requestFor('C'))
    return readsSymbols || listsSymbols ? [{ operation, requestFor }] : []
  })
}

const FIELDS = OPERATIONS.flatMap(symbolFieldsOf)

/** What goes wrong, in words; a refusal by name of a chord that no hand grips is right. */
async function faultOf(operation: AnyOperation, asked: unknown): Promise<string> {
  try {
    const request = readRequest(operation, asked)
    await operation.prepare?.(request)
    const document = operation.run(request, CONTEXT)
    const issue = operation.document.safeParse(document).error?.issues[0]
    return issue ? `${issue.path.join('.')}: ${issue.message}` : ''
  } catch (thrown) {
    return thrown instanceof DomainError ? '' : String(thrown)
  }
}

describe('a chord with any root over any bass', () => {
  test('is read by the operations that read symbols', () => {
    expect(FIELDS.map(({ operation }) => operation.id)).toEqual(
      expect.arrayContaining([
        'getProgression',
        'getChordScaleAdvisor',
        'getChord',
        'checkTab',
        'drawVoicing',
      ]),
    )
  })

  test.each(FIELDS.map((field) => [field.operation.id, field] as const))(
    'is answered by %s',
    async (id, { operation, requestFor }) => {
      for (const { symbol } of id === 'getChord' ? drawSome(PAIRS, 150) : SOME_PAIRS) {
        expect([symbol, await faultOf(operation, requestFor(symbol))]).toEqual([symbol, ''])
      }
    },
  )

  test('is every name above and below at least', () => {
    expect(PAIRS).toHaveLength(35 * 35)
    for (const side of ['root', 'bass'] as const) {
      const names = SOME_PAIRS.map((pair) => formatNoteName(pair[side]))
      expect(new Set(names).size).toBe(35)
    }
  })

  test('is named by identifyChord over that bass', async () => {
    const identify = OPERATIONS.find(({ id }) => id === 'identifyChord')!
    for (const { root, bass, symbol } of drawSome(PAIRS, 70)) {
      const notes = spellChord(root, MAJOR).map(formatNoteName)
      const fault = await faultOf(identify, { notes, bass: formatNoteName(bass), limit: 2 })
      expect([symbol, fault]).toEqual([symbol, ''])
    }
  })
})
