/** Compresses built texts once, so that no request waits for it: `app.js` gets `app.js.br` and `app.js.gz`. */
import { readdirSync, rmSync } from 'node:fs'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'

const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.txt'])
/** Below this, headers outweigh what compression saves. */
const MIN_BYTES = 1024

async function compress(file) {
  const bytes = await readFile(file)
  if (bytes.byteLength < MIN_BYTES) return
  await Promise.all([
    promisify(brotliCompress)(bytes).then((packed) => writeFile(`${file}.br`, packed)),
    promisify(gzip)(bytes, { level: 9 }).then((packed) => writeFile(`${file}.gz`, packed)),
  ])
}

/** Writes the compressed twins of every text below a folder, replacing older ones. */
export async function precompress(folder) {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name))
  const isPacked = (file) => /\.(?:br|gz)$/.test(file)
  for (const file of files.filter(isPacked)) rmSync(file)
  // Threads of Node's own pool compress them, some at a time.
  await Promise.all(
    files.filter((file) => !isPacked(file) && TEXTS.has(extname(file))).map(compress),
  )
}
