import type { BuildResult, Metafile } from 'esbuild'

export function sourceHash(): string
export function buildService(buildId: string, folder: string): Promise<void>
export function buildWorker(
  buildId: string,
  folder: string,
): Promise<BuildResult & { metafile: Metafile }>
export function ensureBuilt(): Promise<void>

/** What a module of ours exports, bundled and loaded here; paths are those of `src/service`. */
export function exportsOf<Exports>(contents: string): Promise<Exports>
