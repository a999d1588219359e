/** A microphone that hears what a test plays, each sample at its time on the page's clock. */
import type { Page } from '../../browser/support/workbench'
import { type MicrophoneNote, soundOf } from '../../support/played-sound'

/** Call before the page is opened; the notes begin when the page opens the microphone. */
export async function playIntoMicrophone(
  page: Page,
  notes: readonly MicrophoneNote[],
): Promise<void> {
  await page.addInitScript((sound: Float32Array) => {
    let openedAtMs = 0
    const track = { stop: () => undefined, addEventListener: () => undefined }
    const getUserMedia = async () => {
      openedAtMs = performance.now()
      return { getTracks: () => [track] }
    }
    class SoundSource {
      connect(): void {}
      disconnect(): void {}
    }
    class LastSamples {
      getFloatTimeDomainData(into: Float32Array): void {
        const end = Math.round(((performance.now() - openedAtMs) / 1000) * 44_100)
        const from = end - into.length
        into.fill(0)
        into.set(sound.subarray(Math.max(0, from), Math.max(0, end)), Math.max(0, -from))
      }
    }
    Object.assign(window, { MediaStreamAudioSourceNode: SoundSource, AnalyserNode: LastSamples })
    Object.defineProperty(navigator, 'mediaDevices', { value: { getUserMedia } })
  }, soundOf(notes))
}
