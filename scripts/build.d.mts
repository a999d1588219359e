import type { BuildResult, Metafile } from 'esbuild'

export function sourceHash(): string
export function buildService(buildId: string, folder: string): Promise<void>
export function buildWorker(
  buildId: string,
  folder: string,
): Promise<BuildResult & { metafile: Metafile }>
export function ensureBuilt(): Promise<void>
