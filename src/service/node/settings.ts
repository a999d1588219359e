/** What the environment says about how to serve. Anything unreadable stops the start. */
import { availableParallelism } from 'node:os'
import { threadsFor } from './pool/pool'

export interface Settings {
  readonly host: string
  readonly port: number
  /** Threads that answer, beside the one for files. */
  readonly threads: number
  readonly publicUrl: string | undefined
  readonly trustProxy: boolean
  /** Where Prometheus reads; no listener when left out. */
  readonly metricsPort: number | undefined
  /** Ready answers that may be kept. */
  readonly cacheBytes: number
  /** How long readiness says 503 before the listener closes. */
  readonly drainNoticeMs: number
  /** How long it may take to finish what it accepted. */
  readonly drainDeadlineMs: number
  readonly logLevel: string
  /** Log every request (method, path, outcome, time), not only faults. */
  readonly logsRequests: boolean
}

/** Name, default and meaning of every variable that is read, for the guides. */
export const SETTINGS = {
  PORT: ['8787', 'Port to listen on'],
  HOST: ['127.0.0.1', 'Address to listen on; 0.0.0.0 for all'],
  THREADS: ['one more than cores', 'Threads that answer, 2–256, beside the one for files'],
  PUBLIC_URL: ['the request’s origin', 'Origin of the links in documents'],
  TRUST_PROXY: ['0', '1 when X-Forwarded-Proto and X-Forwarded-Host come from a proxy of ours'],
  METRICS_PORT: ['none', 'Port of the Prometheus page, on HOST'],
  CACHE_MB: ['64', 'Megabytes of ready answers that may be kept; 0 keeps none'],
  DRAIN_NOTICE_MS: ['1000', 'How long readiness says 503 before the listener closes'],
  DRAIN_DEADLINE_MS: ['10000', 'How long it may take to finish what it accepted'],
  LOG_LEVEL: ['info', 'pino level: silent, error, warn, info, debug'],
  LOG_REQUESTS: ['0', '1 logs every request without its query and without addresses'],
} as const

type SettingName = keyof typeof SETTINGS
type Environment = Readonly<Record<string, string | undefined>>

export class InvalidSetting extends Error {}

function readInteger(
  env: Environment,
  name: SettingName,
  fallback: number,
  low: number,
  high: number,
): number {
  const text = env[name]
  if (text === undefined || text === '') return fallback
  const value = Number(text)
  if (!/^[0-9]+$/.test(text) || value < low || value > high) {
    throw new InvalidSetting(`${name} must be a whole number from ${low} to ${high}, not "${text}"`)
  }
  return value
}

function readFlag(env: Environment, name: SettingName): boolean {
  const text = env[name] ?? '0'
  if (text === '1') return true
  if (text === '0' || text === '') return false
  throw new InvalidSetting(`${name} must be 0 or 1, not "${text}"`)
}

function readOrigin(env: Environment): string | undefined {
  const text = env.PUBLIC_URL
  if (text === undefined || text === '') return undefined
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.search || url.hash) {
    throw new InvalidSetting(
      `PUBLIC_URL must be an http or https URL without user, query or fragment, not "${text}"`,
    )
  }
  return url.href.replace(/\/+$/, '')
}

const LOG_LEVELS = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace']

function readLogLevel(env: Environment): string {
  const text = env.LOG_LEVEL || 'info'
  if (LOG_LEVELS.includes(text)) return text
  throw new InvalidSetting(`LOG_LEVEL must be one of ${LOG_LEVELS.join(', ')}, not "${text}"`)
}

/** URL of an address to listen on; an IPv6 address stands in brackets. */
export function listenUrl(host: string, port: number): string {
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

const MAX_PORT = 65_535
const MAX_THREADS = 256
const MAX_CACHE_MB = 4096
const MAX_DRAIN_MS = 600_000
const BYTES_PER_MB = 2 ** 20

/**
 * @throws InvalidSetting naming the variable, its value and what it takes.
 */
export function readSettings(env: Environment): Settings {
  const port = readInteger(env, 'PORT', 8787, 0, MAX_PORT)
  const metricsPort = readInteger(env, 'METRICS_PORT', 0, 0, MAX_PORT)
  if (metricsPort !== 0 && metricsPort === port) {
    throw new InvalidSetting(`METRICS_PORT must not be PORT, which is "${port}" too`)
  }
  return {
    host: env.HOST || '127.0.0.1',
    port,
    threads: readInteger(env, 'THREADS', threadsFor(availableParallelism()), 2, MAX_THREADS),
    publicUrl: readOrigin(env),
    trustProxy: readFlag(env, 'TRUST_PROXY'),
    metricsPort: metricsPort === 0 ? undefined : metricsPort,
    cacheBytes: readInteger(env, 'CACHE_MB', 64, 0, MAX_CACHE_MB) * BYTES_PER_MB,
    drainNoticeMs: readInteger(env, 'DRAIN_NOTICE_MS', 1000, 0, MAX_DRAIN_MS),
    drainDeadlineMs: readInteger(env, 'DRAIN_DEADLINE_MS', 10_000, 0, MAX_DRAIN_MS),
    logLevel: readLogLevel(env),
    logsRequests: readFlag(env, 'LOG_REQUESTS'),
  }
}
