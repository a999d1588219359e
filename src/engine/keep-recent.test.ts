import { expect, test } from 'vitest'
import { keepRecent } from './keep-recent'

test('keepRecent answers again without asking and forgets what was asked longest ago', () => {
  const asked: number[] = []
  const square = keepRecent(
    2,
    (n: number) => String(n),
    (n: number) => {
      asked.push(n)
      return { square: n * n }
    },
  )
  expect(square(3)).toEqual({ square: 9 })
  expect(square(3)).toBe(square(3))
  square(4)
  square(3)
  square(5)
  expect(asked).toEqual([3, 4, 5])
  square(3)
  expect(asked).toEqual([3, 4, 5])
  square(4)
  expect(asked).toEqual([3, 4, 5, 4])
})
