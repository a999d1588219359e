export function sourceHash(): string
export function buildService(buildId: string, folder: string): Promise<void>
export function ensureBuilt(): Promise<void>
