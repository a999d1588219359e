/** A page whose microphone hears a WAV file that the test made: Chromium's fake capture device. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { STANDARD_NECK } from '../../../src/engine/instrument/neck'
import { writeWav } from '../../../src/workbench/audio/playback/write-wav'
import { orderOf, renderOrder } from '../../../src/workbench/audio/voices/voices'
import { test as base, expect, type Page } from './workbench'

/** A note for the fake microphone; seconds from the moment the microphone opens. */
export interface MicrophoneNote {
  /** A fraction is a note out of tune. */
  readonly midi: number
  readonly atSeconds: number
  readonly durationSeconds: number
}

const SAMPLE_RATE = 44_100
const TAIL_SECONDS = 3

/** Plucked notes as a WAV file that ends in silence. */
function wavOf(notes: readonly MicrophoneNote[]): Uint8Array {
  const end = Math.max(...notes.map((note) => note.atSeconds + note.durationSeconds))
  const samples = new Float32Array(Math.ceil((end + TAIL_SECONDS) * SAMPLE_RATE))
  for (const { midi, atSeconds, durationSeconds } of notes) {
    const note = renderOrder(orderOf('guitar', { midi }, STANDARD_NECK), SAMPLE_RATE)
    const start = Math.round(atSeconds * SAMPLE_RATE)
    const length = Math.min(note.length, Math.round(durationSeconds * SAMPLE_RATE))
    const fade = Math.round(0.05 * SAMPLE_RATE)
    for (let n = 0; n < length; n++) {
      samples[start + n]! += 0.6 * note[n]! * Math.min(1, (length - n) / fade)
    }
  }
  return writeWav(samples, SAMPLE_RATE)
}

/** Runs a test in a browser of its own, since the file is named when the browser starts. */
export async function withMicrophone(
  notes: readonly MicrophoneNote[],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const { use } = base.info().project
  const folder = await mkdtemp(join(tmpdir(), 'microphone-'))
  const path = join(folder, 'played.wav')
  await writeFile(path, wavOf(notes))
  const browser = await chromium.launch({
    ...use.launchOptions,
    args: [
      ...(use.launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${path}%noloop`,
    ],
  })
  try {
    const context = await browser.newContext({
      ...(use.baseURL !== undefined && { baseURL: use.baseURL }),
      ...(use.viewport !== undefined && { viewport: use.viewport }),
      serviceWorkers: 'block',
      permissions: ['microphone'],
    })
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', (error) => faults.push(error.message))
    await run(page)
    expect(faults).toEqual([])
  } finally {
    await browser.close()
    await rm(folder, { recursive: true, force: true })
  }
}
