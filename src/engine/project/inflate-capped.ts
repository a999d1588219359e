/** Raw inflate with a preset dictionary that stops soon after a cap. */
import { Inflate } from 'fflate'

/** Small steps, so that a bomb is found before it is inflated: 256 bytes give 256 kB at most. */
const BITE_BYTES = 256

/** Thrown by the sink to stop inflating; never leaves this file. */
const STOP = Symbol('too large')

/**
 * What a raw deflate stream holds.
 *
 * @param maxBytes more than this is refused, having inflated at most some 256 kB beyond it
 */
export function inflateCapped(
  deflated: Uint8Array,
  dictionary: Uint8Array,
  maxBytes: number,
): Uint8Array | 'invalid' | 'too-large' {
  const chunks: Uint8Array[] = []
  let size = 0
  let isComplete = false
  const inflate = new Inflate({ dictionary }, (chunk, final) => {
    size += chunk.length
    if (size > maxBytes) throw STOP
    chunks.push(chunk)
    isComplete = final
  })
  try {
    for (let start = 0; start < deflated.length; start += BITE_BYTES) {
      const end = start + BITE_BYTES
      inflate.push(deflated.subarray(start, end), end >= deflated.length)
    }
  } catch (thrown) {
    return thrown === STOP ? 'too-large' : 'invalid'
  }
  if (!isComplete) return 'invalid'
  const bytes = new Uint8Array(size)
  let offset = 0
  for (const chunk of chunks) {
    bytes.set(chunk, offset)
    offset += chunk.length
  }
  return bytes
}
