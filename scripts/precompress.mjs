/** Compresses built texts once, so that no request waits for it: `app.js` gets `app.js.br` and `app.js.gz`. */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { extname, join } from 'node:path'
import { brotliCompressSync, gzipSync } from 'node:zlib'

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024

/** Writes the compressed twins of every text below a folder, replacing older ones. */
export function precompress(folder) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath ?? entry.path, entry.name)
    if (/\.(?:br|gz)$/.test(file)) rmSync(file)
    if (!entry.isFile() || !TEXTS.has(extname(file))) continue
    const bytes = readFileSync(file)
    if (bytes.byteLength < MIN_BYTES) continue
    writeFileSync(`${file}.br`, brotliCompressSync(bytes))
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
  }
}
