/** The chunks of a standard MIDI file: whether all that the file announces is there. */

/** Bytes of a chunk's name and length. */
const HEADING_BYTES = 8
/** Where the header tells how many tracks follow. */
const TRACK_COUNT_OFFSET = 10

/** Whether the file ends before its last announced track does. `bytes` begins with `MThd`. */
export function isCutOff(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (view.byteLength < TRACK_COUNT_OFFSET + 2) return true
  let missingTracks = view.getUint16(TRACK_COUNT_OFFSET)
  let at = 0
  while (missingTracks > 0 || at === 0) {
    if (at + HEADING_BYTES > view.byteLength) return true
    const isTrack = view.getUint32(at) === 0x4d54726b
    at += HEADING_BYTES + view.getUint32(at + 4)
    if (at > view.byteLength) return true
    if (isTrack) missingTracks--
  }
  return false
}
