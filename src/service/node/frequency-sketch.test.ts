import { expect, test } from 'vitest'
import { createFrequencySketch, type FrequencySketch } from './frequency-sketch'

const see = (sketch: FrequencySketch, key: string) => sketch.count(sketch.hash(key))

test('counts the sights of one key, up to 255', () => {
  const sketch = createFrequencySketch(1024, 1)
  const estimates = Array.from({ length: 300 }, () => see(sketch, '/api/map?note=D4'))
  expect(estimates.slice(0, 255)).toEqual(Array.from({ length: 255 }, (_, sight) => sight + 1))
  expect(estimates.at(-1)).toBe(255)
  expect(sketch.estimate(sketch.hash('/api/map?note=D4'))).toBe(255)
})

test('almost no unique key looks like a second sight, with its estimate never too low', () => {
  const sketch = createFrequencySketch(65_536, 3)
  const keys = Array.from({ length: 30_000 }, (_, key) => `/?k=${key}`)
  const mistaken = keys.filter((key) => see(sketch, key) > 1)
  expect(mistaken.length).toBeLessThan(keys.length * 0.02)
  expect(keys.every((key) => sketch.estimate(sketch.hash(key)) >= 1)).toBe(true)
})

test('forgets: all counts are halved after a sight for every second counter', () => {
  const sketch = createFrequencySketch(64, 5)
  for (let sight = 0; sight < 20; sight++) see(sketch, 'old')
  for (let sight = 0; sight < 14; sight++) see(sketch, `new ${sight}`)
  expect(see(sketch, 'old')).toBeLessThan(18)
})

test('another seed puts keys that collide elsewhere', () => {
  const [one, other] = [createFrequencySketch(1024, 1), createFrequencySketch(1024, 2)]
  expect(one.hash('a')).not.toBe(other.hash('a'))
})
