/** What became of a file's contents, by bar. Nothing is dropped without an entry here. */

export type ReportKind = 'kept' | 'changed' | 'left-out'

export interface ReportEntry {
  readonly kind: ReportKind
  /** One sentence for a player. */
  readonly message: string
  /** How often. */
  readonly count: number
  /** Name of the track, where it is about one. */
  readonly track?: string
  /** The first bars that it is about, from 1; at most `MAX_BARS`. Empty for the whole score. */
  readonly bars: readonly number[]
}

export type Report = readonly ReportEntry[]

const MAX_BARS = 32
const MAX_ENTRIES = 200

/** Collects entries; equal ones of several bars become one. */
export interface ReportWriter {
  add(
    kind: ReportKind,
    message: string,
    about?: { bar?: number; track?: string; count?: number },
  ): void
  finish(): Report
}

export function newReport(): ReportWriter {
  const entries = new Map<string, { kind: ReportKind; message: string; count: number; track?: string; bars: number[] }>() // biome-ignore format: one line
  return {
    add(kind, message, { bar, track, count = 1 } = {}) {
      const key = `${kind} ${track ?? ''} ${message}`
      let entry = entries.get(key)
      if (!entry) {
        if (entries.size >= MAX_ENTRIES) return
        entry = { kind, message, count: 0, ...(track !== undefined && { track }), bars: [] }
        entries.set(key, entry)
      }
      entry.count += count
      if (bar !== undefined && entry.bars.length < MAX_BARS && entry.bars.at(-1) !== bar) {
        entry.bars.push(bar)
      }
    },
    finish: () => [...entries.values()],
  }
}
