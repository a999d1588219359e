export function buildLibrary(folder: string): Promise<void>
export function buildPackage(folder: string): Promise<void>
