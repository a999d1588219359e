/** Reads the bytes of a body up to limits: of its path, and of all bodies of the process together. */
import type { IncomingMessage } from 'node:http'
import { httpRefusal } from '../../http/http-errors'
import { RefusedRequest, tooLarge } from '../../http/read-body'

/** Bodies that are being read or wait for a thread. */
const MOST_BYTES_AT_ONCE = 256 * 2 ** 20
let held = 0
/** Pieces of one body: a network sends a file of 4 MB in a few thousand. */
export const MOST_PIECES = 8192
const IN_PIECES = `The body came in more than ${MOST_PIECES} pieces; send larger ones`
const FIRST_BYTES = 65_536

export interface HeldBody {
  readonly bytes: Promise<Uint8Array<ArrayBuffer>>
  /** To be called when the request is over. */
  readonly release: () => void
}

/**
 * `bytes` rejects with a RefusedRequest above a limit, and with the error of a client that goes away.
 * A body of too many pieces is left unread: its connection is to be closed.
 */
export function readBody(message: IncomingMessage, maxBytes: number): HeldBody {
  let whole = new Uint8Array(Math.min(maxBytes, FIRST_BYTES))
  let size = 0
  let pieces = 0
  const release = () => {
    held -= size
    size = 0
  }
  const bytes = new Promise<Uint8Array<ArrayBuffer>>((resolve, reject) => {
    const refuse = (refusal: RefusedRequest) => {
      message.removeAllListeners('data')
      whole = new Uint8Array(0)
      release()
      reject(refusal)
    }
    /** What still comes is read and dropped. */
    const drop = (refusal: RefusedRequest) => {
      refuse(refusal)
      message.resume()
    }
    if (Number(message.headers['content-length'] ?? 0) > maxBytes) {
      drop(tooLarge(maxBytes))
      return
    }
    message.on('data', (piece: Buffer) => {
      const at = size
      size += piece.length
      held += piece.length
      if (size > maxBytes) drop(tooLarge(maxBytes))
      else if (held > MOST_BYTES_AT_ONCE) {
        drop(
          new RefusedRequest(httpRefusal('busy', 'Too much is being sent; try again in a second')),
        )
      } else if (++pieces > MOST_PIECES) {
        message.pause()
        refuse(new RefusedRequest(httpRefusal('malformed-request', IN_PIECES)))
      } else {
        // Copied at once: a piece of one byte would hold what was read with it.
        if (size > whole.length) {
          const larger = new Uint8Array(Math.min(maxBytes, Math.max(size, 2 * whole.length)))
          larger.set(whole.subarray(0, at))
          whole = larger
        }
        whole.set(piece, at)
      }
    })
    message.once('end', () => resolve(whole.slice(0, size)))
    message.once('error', reject)
  })
  return { bytes, release }
}
