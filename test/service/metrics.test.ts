import { expect, test } from 'vitest'
import { createMetrics } from '#service/node/metrics'

test('answers are counted by path, unknown paths share one series', () => {
  const metrics = createMetrics(['/api/map'], () => ({ cache_entries: 2 }))
  metrics.count('/api/map', 'run', 0.08)
  metrics.count('/api/map', 'cache', 0.02)
  metrics.count('/api/map', 'run', 400)
  metrics.count('/secret/<path>', 'app', 1)
  const page = metrics.page()
  const lines = page.split('\n')
  expect(lines).toContain('pitchmap_requests_total{path="/api/map",source="run"} 2')
  expect(lines).toContain('pitchmap_requests_total{path="/api/map",source="cache"} 1')
  expect(lines).toContain('pitchmap_requests_total{path="other",source="app"} 1')
  expect(lines).toContain('pitchmap_answer_seconds_bucket{path="/api/map",le="0.00005"} 1')
  expect(lines).toContain('pitchmap_answer_seconds_bucket{path="/api/map",le="0.0001"} 2')
  expect(lines).toContain('pitchmap_answer_seconds_bucket{path="/api/map",le="0.25"} 2')
  expect(lines).toContain('pitchmap_answer_seconds_bucket{path="/api/map",le="+Inf"} 3')
  expect(lines).toContain('pitchmap_answer_seconds_count{path="/api/map"} 3')
  expect(lines).toContain('pitchmap_cache_entries 2')
  expect(page).not.toContain('secret')
  expect(page.endsWith('\n')).toBe(true)
})

test('every sample has a type that was announced, and a number', () => {
  const metrics = createMetrics(['/api/map'], () => ({ resident_bytes: 5 }))
  metrics.count('/api/map', 'run', 1)
  const page = metrics.page()
  const announced = new Set([...page.matchAll(/^# TYPE (\S+) /gm)].map(([, name]) => name))
  const samples = page.split('\n').filter((line) => line !== '' && !line.startsWith('#'))
  expect(samples.length).toBeGreaterThan(10)
  for (const sample of samples) {
    const [, name, value] = /^(\w+)(?:\{[^}]*\})? (\S+)$/.exec(sample)!
    expect(announced).toContain(name!.replace(/_(bucket|sum|count)$/, ''))
    expect(Number.isFinite(Number(value))).toBe(true)
  }
})
