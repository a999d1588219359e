/** Which compression a client takes, and compressing off the main thread. */
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Coding } from '../../http/entity-tag'

/** Below this, headers outweigh what compression saves. */
export const MIN_COMPRESSED_BYTES = 1024

const BROTLI_QUALITY = 5
const GZIP_LEVEL = 6
/** Accept-Encoding values in use are few; invented ones must not pile up. */
const MAX_CHOSEN = 64
/** Compression that is under way at once; beyond it answers go out as they are. */
const MAX_UNDER_WAY = 64

const chosen = new Map<string, Coding | undefined>()

function qualityOf(parameters: string | undefined): number {
  const quality = /^\s*q\s*=\s*([01](?:\.[0-9]{0,3})?)\s*$/i.exec(parameters ?? '')
  return quality ? Number(quality[1]) : 1
}

function choose(header: string): Coding | undefined {
  const qualities = new Map<string, number>()
  for (const part of header.toLowerCase().split(',')) {
    const [name, parameters] = part.split(';')
    qualities.set(name!.trim(), qualityOf(parameters))
  }
  const rank = (coding: Coding) => qualities.get(coding) ?? qualities.get('*') ?? 0
  const brotli = rank('br')
  const zip = rank('gzip')
  if (brotli === 0 && zip === 0) return undefined
  return brotli >= zip ? 'br' : 'gzip'
}

/** The best coding that an Accept-Encoding header takes; Brotli where both are as welcome. */
export function codingFor(header: string | undefined): Coding | undefined {
  if (header === undefined || header === '') return undefined
  if (chosen.has(header)) return chosen.get(header)
  const coding = choose(header)
  if (chosen.size >= MAX_CHOSEN) chosen.clear()
  chosen.set(header, coding)
  return coding
}

const gzipLater = promisify(gzip)
const brotliLater = promisify(brotliCompress)
let underWay = 0

/** Compressed bytes, or `undefined` when they cannot be had: too much is under way, or memory is short. */
export async function compress(bytes: Uint8Array, coding: Coding): Promise<Uint8Array | undefined> {
  if (underWay >= MAX_UNDER_WAY) return undefined
  underWay++
  try {
    return coding === 'gzip'
      ? await gzipLater(bytes, { level: GZIP_LEVEL })
      : await brotliLater(bytes, {
          params: {
            [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY,
            [constants.BROTLI_PARAM_SIZE_HINT]: bytes.byteLength,
          },
        })
  } catch {
    return undefined
  } finally {
    underWay--
  }
}
