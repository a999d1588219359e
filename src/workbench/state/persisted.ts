/**
 * Settings that this browser keeps between visits. A shape says for each field how what is stored
 * is read; what another version wrote, or nothing, reads as its default.
 */
import { effect, type Signal, signal } from '@preact/signals'
import { oneOf, remember, remembered, wholeNumber } from './browser-memory'

/** Reads a stored field; the others of its record tell how older versions meant it. */
export type Reader<T> = (value: unknown, stored: Readonly<Record<string, unknown>>) => T
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

/** What is stored under a key, or the defaults. */
export function readStored<T extends object>(key: string, shape: Shape<T>): T {
  const stored = remembered(key)
  const names = Object.keys(shape) as (keyof T & string)[]
  return Object.fromEntries(names.map((name) => [name, shape[name](stored[name], stored)])) as T
}

/** Settings of which each is a signal, stored as one record: not before one of them changes. */
export function persisted<T extends object>(
  key: string,
  shape: Shape<T>,
): { readonly [Name in keyof T]: Signal<T[Name]> } {
  const fields = Object.entries(readStored(key, shape)).map(
    ([name, value]) => [name, signal(value)] as const,
  )
  let isFirst = true
  effect(() => {
    const record = Object.fromEntries(fields.map(([name, field]) => [name, field.value]))
    if (!isFirst) remember(key, record)
    isFirst = false
  })
  return Object.fromEntries(fields) as { readonly [Name in keyof T]: Signal<T[Name]> }
}
