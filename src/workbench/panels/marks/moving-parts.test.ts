import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type MovingPart, movingParts, type Shown } from './moving-parts'

/**
 * A group that counts the elements made for it. Of an element only `append` and `remove` are
 * called here.
 */
function groupOfParts() {
  const inGroup = new Set<Element>()
  const made: { element: Element; item: Shown | undefined }[] = []
  const makePart = (): MovingPart<Shown> => {
    const element = { remove: () => inGroup.delete(element) } as unknown as Element
    const record: (typeof made)[number] = { element, item: undefined }
    made.push(record)
    return {
      element,
      show: (item, before) => {
        expect(before).toBe(record.item)
        record.item = item
      },
    }
  }
  const group = { append: (element: Element) => inGroup.add(element) } as unknown as Element
  return {
    show: movingParts(group, makePart),
    made,
    shown: () => made.filter(({ element }) => inGroup.has(element)).map(({ item }) => item),
  }
}

const item = (at: string, look: string): Shown => ({ at, look })

test.each<[string, readonly Shown[], readonly Shown[], number]>([
  ['nothing', [], [], 0],
  ['the same again', [item('1', 'red')], [item('1', 'red')], 1],
  ['another place', [item('1', 'red')], [item('2', 'red')], 1],
  ['another look', [item('1', 'red')], [item('1', 'blue')], 1],
  ['one more', [item('1', 'red')], [item('1', 'red'), item('2', 'red')], 2],
  ['one less', [item('1', 'red'), item('2', 'red')], [item('2', 'red')], 2],
])('%s', (_, before, after, elementCount) => {
  const { show, shown, made } = groupOfParts()
  show(before)
  show(after)
  expect(shown()).toEqual(after)
  expect(made).toHaveLength(elementCount)
})

test('items of a known look move a part; the others reuse the parts that are left', () => {
  const { show, made } = groupOfParts()
  show([item('1', 'red'), item('2', 'blue'), item('3', 'green')])
  show([item('2', 'red'), item('1', 'blue'), item('4', 'white')])
  expect(made.map((part) => part.item)).toEqual([
    item('2', 'red'),
    item('1', 'blue'),
    item('4', 'white'),
  ])
})

const items = fc.uniqueArray(
  fc.record({ at: fc.constantFrom(...'abcdefgh'), look: fc.constantFrom('red', 'blue', 'green') }),
  { selector: ({ at }) => at },
)

test('after any row of changes a group shows the last list, with no more elements than it needs', () => {
  fc.assert(
    fc.property(fc.array(items, { minLength: 1, maxLength: 6 }), (lists) => {
      const { show, shown, made } = groupOfParts()
      let most = 0
      let count = 0
      for (const list of lists) {
        show(list)
        const byPlace = (a: Shown | undefined, b: Shown | undefined) => a!.at.localeCompare(b!.at)
        expect(shown().sort(byPlace)).toEqual([...list].sort(byPlace))
        // What left is gone: only more items than a moment ago need new elements.
        most += Math.max(0, list.length - count)
        count = list.length
        expect(made).toHaveLength(most)
      }
    }),
  )
})
