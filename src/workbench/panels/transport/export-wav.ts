/** The tab as a sound file. The renderer loads when it is asked for. */
import { isMetronomeOn, soundVoice } from '../../audio/transport-state'
import { showMessage } from '../../state/messages'
import { project } from '../../state/project-store'

const FORGET_AFTER_MS = 60_000

function offerFile(bytes: Uint8Array<ArrayBuffer>, name: string, type: string): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }))
  const link = document.createElement('a')
  link.href = address
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(address), FORGET_AFTER_MS)
}

/** A title as a file name: letters, digits and hyphens. */
export function fileNameOf(title: string): string {
  const name = title
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
  return name === '' ? 'tab' : name
}

/** Renders the tab as it would play, without count-in, and offers the file. */
export async function exportWav(): Promise<void> {
  const { tabProject } = project.peek()
  if (tabProject.measures.every((measure) => measure.notes.length === 0)) {
    showMessage('The tab has no notes yet.')
    return
  }
  try {
    const [{ renderOffline }, { writeWav }] = await Promise.all([
      import('../../audio/render-offline'),
      import('../../audio/write-wav'),
    ])
    const buffer = await renderOffline({
      measures: tabProject.measures,
      voice: soundVoice.peek(),
      hasMetronome: isMetronomeOn.peek(),
      hasNotes: true,
      countIn: undefined,
      outputLevel: 1,
    })
    const bytes = writeWav(buffer.getChannelData(0), buffer.sampleRate)
    offerFile(bytes, `${fileNameOf(tabProject.title)}.wav`, 'audio/wav')
    showMessage('The sound file is ready.', 'success')
  } catch (error) {
    showMessage(
      error instanceof RangeError
        ? 'A tab longer than ten minutes is not exported.'
        : 'The sound could not be rendered here.',
      'problem',
    )
  }
}
