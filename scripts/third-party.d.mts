import type { Metafile } from 'esbuild'

export interface Notice {
  readonly name: string
  readonly version: string
  readonly license: string
  readonly text: string
}

export const NOTICES: string
export function noticeOf(folder: string): Notice
export function noticesOf(modules: Iterable<string>): readonly Notice[]
export function writeNotices(folder: string, modules: Iterable<string>): void
export function modulesOf(metafile: Metafile): readonly string[]
export function serviceWorkerModules(folder: string): readonly string[]
