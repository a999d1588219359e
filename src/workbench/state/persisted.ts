/**
 * Settings that this browser keeps between visits. A shape says for each field how what is stored
 * is read; what another version wrote, or nothing, reads as its default.
 */
import { effect, type Signal, signal } from '@preact/signals'
import {
  oneOf,
  remember,
  remembered,
  rememberedWord,
  rememberTabWord,
  rememberWord,
  tabWord,
  wholeNumber,
} from './browser-memory'

export type StoredRecord = Readonly<Record<string, unknown>>
/** Reads a stored field; the others of its record tell how older versions meant it. */
export type Reader<T> = (value: unknown, stored: StoredRecord) => T
export type Shape<T> = { readonly [Name in keyof T]: Reader<T[Name]> }

export const flag =
  (otherwise = false): Reader<boolean> =>
  (value) =>
    typeof value === 'boolean' ? value : otherwise

export const choice =
  <const T, const D>(allowed: readonly T[], otherwise: D): Reader<T | D> =>
  (value) =>
    oneOf(allowed, value) ?? otherwise

export const whole =
  <D extends number | undefined>(low: number, high: number, otherwise: D): Reader<number | D> =>
  (value) =>
    wholeNumber(value, low, high) ?? otherwise

export const text: Reader<string | undefined> = (value) =>
  typeof value === 'string' ? value : undefined

/** A stored record, with the defaults where it says nothing. */
export function readRecord<T extends object>(stored: StoredRecord, shape: Shape<T>): T {
  const names = Object.keys(shape) as (keyof T & string)[]
  return Object.fromEntries(names.map((name) => [name, shape[name](stored[name], stored)])) as T
}

/** What is stored under a key, or the defaults. */
export const readStored = <T extends object>(key: string, shape: Shape<T>): T =>
  readRecord(remembered(key), shape)

/** Has what is asked for kept whenever it changes, not before. */
function keep<T>(ask: () => T, write: (value: T) => void): void {
  let isFirst = true
  effect(() => {
    const value = ask()
    if (!isFirst) write(value)
    isFirst = false
  })
}

/** Settings of which each is a signal, stored as one record. */
export function persisted<T extends object>(
  key: string,
  shape: Shape<T>,
): { readonly [Name in keyof T]: Signal<T[Name]> } {
  const fields = Object.entries(readStored(key, shape)).map(
    ([name, value]) => [name, signal(value)] as const,
  )
  keep(
    () => Object.fromEntries(fields.map(([name, field]) => [name, field.value])),
    (record) => remember(key, record),
  )
  return Object.fromEntries(fields) as { readonly [Name in keyof T]: Signal<T[Name]> }
}

/** Settings that change together: a record in one signal. */
export function persistedRecord<T extends object>(key: string, shape: Shape<T>): Signal<T> {
  const setting = signal(readStored(key, shape))
  keep(
    () => setting.value,
    (record) => remember(key, record),
  )
  return setting
}

const DRAWERS = {
  browser: [rememberedWord, rememberWord],
  tab: [tabWord, rememberTabWord],
} as const

/** One setting, stored as a word; in the drawer of this tab a reload keeps it, a visit does not. */
export function persistedWord<T>(
  key: string,
  read: (word: string | undefined) => T,
  write: (value: T) => string,
  drawer: keyof typeof DRAWERS = 'browser',
): Signal<T> {
  const [take, put] = DRAWERS[drawer]
  const setting = signal(read(take(key)))
  keep(
    () => setting.value,
    (value) => put(key, write(value)),
  )
  return setting
}
