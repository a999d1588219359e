/** Guitar Pro 3 to 8 in, Guitar Pro 8 (`.gp`) out. */

import { formatOf, type TabFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { utf8Of } from '../score/text'
import { isZip, openZip, zipOf } from '../score/zip'
import { checkedGpif } from './gpif'
import { fileOfGpx, isGpx } from './gpx'
import { alphaTab, loadAlphaTab } from './library'
import { readAlphaTabScore } from './read-score'
import { writeAlphaTabScore } from './write-score'

/** @throws FormatError `unreadable-file` for another version, `file-too-large`. */
function checkGuitarPro5(bytes: Uint8Array): void {
  const version = String.fromCharCode(...bytes.subarray(1, 1 + Math.min(30, bytes[0] ?? 0)))
  if (!/v[345]\.\d\d/.test(version)) {
    const message = 'This Guitar Pro file is of a version that is not read; 3 to 8 are.'
    throw new FormatError('unreadable-file', message)
  }
  checkCount('bytes', bytes.length, FILE_LIMITS.maxGuitarPro5Bytes)
}

const SIGNATURE = 'FICHIER GUITAR PRO'
const SCORE_FILE = 'Content/score.gpif'

function sniff(bytes: Uint8Array): boolean {
  if (isGpx(bytes)) return true
  if (String.fromCharCode(...bytes.subarray(1, 1 + SIGNATURE.length)) === SIGNATURE) return true
  if (!isZip(bytes)) return false
  try {
    return openZip(bytes).names.includes(SCORE_FILE)
  } catch {
    return false
  }
}

/** The score of a file of Guitar Pro 6 to 8, without sounds, pictures and layout. */
function gpifOf(bytes: Uint8Array): Uint8Array {
  const gpif = isGpx(bytes)
    ? fileOfGpx(bytes, 'score.gpif', FILE_LIMITS.maxInflatedBytes)
    : openZip(bytes).bytesOf(SCORE_FILE)
  const text = gpif && utf8Of(gpif)
  if (text === undefined) {
    throw new FormatError('unreadable-file', 'The score in this Guitar Pro file is no UTF-8 text.')
  }
  return zipOf({ [SCORE_FILE]: new TextEncoder().encode(checkedGpif(text)) }, 0)
}

function prepared(bytes: Uint8Array): Uint8Array {
  if (isZip(bytes) || isGpx(bytes)) return gpifOf(bytes)
  checkGuitarPro5(bytes)
  return bytes
}

export const guitarPro: TabFormat = {
  ...formatOf('guitar-pro', ['gp3', 'gp4', 'gp5', 'gpx']),
  load: loadAlphaTab,
  sniff,
  read(bytes) {
    const content = prepared(bytes)
    const { importer, Settings } = alphaTab()
    const settings = new Settings()
    settings.importer.maxDecodingBufferSize = FILE_LIMITS.maxInflatedBytes
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
