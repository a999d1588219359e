/** A page whose microphone hears a WAV file over and over: Chromium's fake capture device. */
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { writeWav } from '#workbench/audio/playback/write-wav'
import { type MicrophoneNote, SAMPLE_RATE, soundOf } from '../../support/played-sound'
import { test as base, expect, type Page } from './workbench'

/** Runs a test in a browser of its own, since the file is named when the browser starts. */
export async function withMicrophone(
  notes: readonly MicrophoneNote[],
  run: (page: Page) => Promise<void>,
): Promise<void> {
  const { use } = base.info().project
  const folder = await mkdtemp(join(tmpdir(), 'microphone-'))
  const path = join(folder, 'played.wav')
  await writeFile(path, writeWav(soundOf(notes), SAMPLE_RATE))
  const browser = await chromium.launch({
    ...use.launchOptions,
    args: [
      ...(use.launchOptions?.args ?? []),
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
      `--use-file-for-fake-audio-capture=${path}`,
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
