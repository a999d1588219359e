/** Samples as a WAV file: RIFF, PCM, 16 bits, mono. */

/** Bytes of the file; samples beyond ±1 are cut. */
export function writeWav(samples: Float32Array, sampleRate: number): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(44 + 2 * samples.length)
  const view = new DataView(bytes.buffer)
  const text = (offset: number, letters: string) => {
    for (let n = 0; n < letters.length; n++) view.setUint8(offset + n, letters.charCodeAt(n))
  }
  text(0, 'RIFF')
  view.setUint32(4, 36 + 2 * samples.length, true)
  text(8, 'WAVEfmt ')
  view.setUint32(16, 16, true)
  view.setUint16(20, 1, true)
  view.setUint16(22, 1, true)
  view.setUint32(24, sampleRate, true)
  view.setUint32(28, 2 * sampleRate, true)
  view.setUint16(32, 2, true)
  view.setUint16(34, 16, true)
  text(36, 'data')
  view.setUint32(40, 2 * samples.length, true)
  for (let n = 0; n < samples.length; n++) {
    view.setInt16(44 + 2 * n, Math.round(Math.max(-1, Math.min(1, samples[n]!)) * 32_767), true)
  }
  return bytes
}
