/** Guitar Pro 3 to 8 in, Guitar Pro 8 (`.gp`) out. */
import { alphaTab, loadAlphaTab } from './alphatab/library'
import { readAlphaTabScore } from './alphatab/read-score'
import { writeAlphaTabScore } from './alphatab/write-score'
import type { TabFormat } from './format'
import { FormatError } from './format-error'
import { formatOf } from './format-ids'
import { checkGuitarPro5 } from './guitar-pro-5'
import { FILE_LIMITS } from './limits'
import { isZip, openZip, zipOf } from './zip'

const SIGNATURE = 'FICHIER GUITAR PRO'
const SCORE_FILE = 'Content/score.gpif'
/** What alphaTab reads of a `.gp` beside the score; sounds and pictures are left in the file. */
const READ_FILES = [
  SCORE_FILE,
  'VERSION',
  'Content/BinaryStylesheet',
  'Content/PartConfiguration',
  'Content/LayoutConfiguration',
]

function asciiAt(bytes: Uint8Array, start: number, length: number): string {
  return String.fromCharCode(...bytes.subarray(start, start + length))
}

/** The containers of Guitar Pro 6: packed or plain sectors. */
function isGpx(bytes: Uint8Array): boolean {
  return ['BCFZ', 'BCFS'].includes(asciiAt(bytes, 0, 4))
}

function sniff(bytes: Uint8Array): boolean {
  if (asciiAt(bytes, 1, SIGNATURE.length) === SIGNATURE || isGpx(bytes)) return true
  if (!isZip(bytes)) return false
  try {
    return openZip(bytes).names.includes(SCORE_FILE)
  } catch {
    return false
  }
}

/** The same file with no more than what is read of it. */
function withoutAssets(bytes: Uint8Array, maxInflatedBytes: number): Uint8Array {
  const zip = openZip(bytes, maxInflatedBytes)
  const files: Record<string, Uint8Array> = {}
  for (const name of READ_FILES) {
    const content = zip.bytesOf(name)
    if (content) files[name] = content
  }
  return zipOf(files, 0)
}

/** A packed container says in its header how long it is. */
function checkGpx(bytes: Uint8Array, maxInflatedBytes: number): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const length = asciiAt(bytes, 0, 4) === 'BCFZ' && bytes.length >= 8 ? view.getInt32(4, true) : 0
  if (length < 0 || length > maxInflatedBytes) {
    const message = `This Guitar Pro 6 file says that it holds ${length} bytes; ${maxInflatedBytes} is the limit.`
    throw new FormatError('file-too-large', message)
  }
}

function prepared(bytes: Uint8Array, maxInflatedBytes: number): Uint8Array {
  if (isZip(bytes)) return withoutAssets(bytes, maxInflatedBytes)
  if (isGpx(bytes)) checkGpx(bytes, maxInflatedBytes)
  else checkGuitarPro5(bytes, maxInflatedBytes)
  return bytes
}

export const guitarPro: TabFormat = {
  ...formatOf('guitar-pro', ['gp3', 'gp4', 'gp5', 'gpx']),
  load: loadAlphaTab,
  sniff,
  read(bytes, maxInflatedBytes = FILE_LIMITS.maxLocalInflatedBytes) {
    const content = prepared(bytes, maxInflatedBytes)
    const { importer, Settings } = alphaTab()
    const settings = new Settings()
    settings.importer.maxDecodingBufferSize = maxInflatedBytes
    let score: ReturnType<typeof importer.ScoreLoader.loadScoreFromBytes>
    try {
      score = importer.ScoreLoader.loadScoreFromBytes(content, settings)
    } catch {
      throw new FormatError('unreadable-file', 'This Guitar Pro file is broken or cut off.')
    }
    return readAlphaTabScore(score)
  },
  write(score) {
    const { exporter } = alphaTab()
    const { score: made, settings } = writeAlphaTabScore(score, 'file')
    return { bytes: new exporter.Gp7Exporter().export(made, settings), report: [] }
  },
}
