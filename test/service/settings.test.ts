import { describe, expect, test } from 'vitest'
import { InvalidSetting, listenUrl, readSettings, SETTINGS } from '#service/node/settings'

test('an empty environment gives the defaults that the table tells', () => {
  const settings = readSettings({})
  expect(settings.port).toBe(Number(SETTINGS.PORT[0]))
  expect(settings.host).toBe(SETTINGS.HOST[0])
  expect(settings.cacheBytes).toBe(Number(SETTINGS.CACHE_MB[0]) * 2 ** 20)
  expect(settings.drainNoticeMs).toBe(Number(SETTINGS.DRAIN_NOTICE_MS[0]))
  expect(settings.drainDeadlineMs).toBe(Number(SETTINGS.DRAIN_DEADLINE_MS[0]))
  expect(settings.logLevel).toBe(SETTINGS.LOG_LEVEL[0])
  expect(settings.threads).toBeGreaterThan(1)
  expect([settings.metricsPort, settings.publicUrl]).toEqual([undefined, undefined])
})

describe('values', () => {
  test.each([
    ['THREADS', '4', 'threads', 4],
    ['PORT', '0', 'port', 0],
    ['METRICS_PORT', '9100', 'metricsPort', 9100],
    ['CACHE_MB', '0', 'cacheBytes', 0],
    ['TRUST_PROXY', '1', 'trustProxy', true],
    ['LOG_REQUESTS', '0', 'logsRequests', false],
    ['PUBLIC_URL', 'https://pm.example', 'publicUrl', 'https://pm.example'],
    ['PUBLIC_URL', 'https://pm.example/music/', 'publicUrl', 'https://pm.example/music'],
    ['LOG_LEVEL', 'warn', 'logLevel', 'warn'],
    ['THREADS', '', 'threads', readSettings({}).threads],
  ] as const)('%s=%s', (name, text, field, value) => {
    expect(readSettings({ [name]: text })[field]).toBe(value)
  })

  test.each([
    ['THREADS', '1'],
    ['THREADS', '2.5'],
    ['THREADS', '-1'],
    ['PORT', '0x50'],
    ['PORT', '65536'],
    ['TRUST_PROXY', 'true'],
    ['PUBLIC_URL', 'ftp://x'],
    ['PUBLIC_URL', 'https://pm.example/?from=here'],
    ['PUBLIC_URL', 'https://user:word@pm.example'],
    ['METRICS_PORT', '8787'],
    ['LOG_LEVEL', 'loud'],
    ['DRAIN_DEADLINE_MS', '1e3'],
  ])('%s=%s is refused by name', (name, text) => {
    expect(() => readSettings({ [name]: text })).toThrow(InvalidSetting)
    expect(() => readSettings({ [name]: text })).toThrow(name)
  })
})

test.each([
  ['127.0.0.1', 'http://127.0.0.1:80'],
  ['::1', 'http://[::1]:80'],
])('the URL of %s is %s', (host, url) => {
  expect(listenUrl(host, 80)).toBe(url)
})
