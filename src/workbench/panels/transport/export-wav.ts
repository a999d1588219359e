/** The tab as a sound file. The renderer loads when it is asked for. */
import { faderNameOf, levels } from '../../audio/playback/backing-state'
import { timelineOfTab, tracksHeard } from '../../audio/playback/playback-control'
import { isMetronomeOn, soundVoice } from '../../audio/playback/transport-state'
import { showMessage } from '../../state/messages'
import { fileNameOf, offerFile } from '../../state/offer-file'
import { notLoaded } from '../../state/offline'
import { neck } from '../../state/project-neck'
import { project } from '../../state/project-store'

/** Renders the tab as it would play, without count-in, and offers the file. */
export async function exportWav(): Promise<void> {
  const { tabProject } = project.peek()
  if (tabProject.measures.every((measure) => measure.notes.length === 0)) {
    showMessage('The tab has no notes yet.')
    return
  }
  try {
    const [{ renderOffline }, { writeWav }] = await Promise.all([
      import('../../audio/playback/render-offline'),
      import('../../audio/playback/write-wav'),
    ])
    const buffer = await renderOffline({
      timeline: timelineOfTab.peek(),
      ...tracksHeard(),
      levels: new Map(levels.peek().map((level, track) => [faderNameOf(track), level])),
      voice: soundVoice.peek(),
      neck: neck.peek(),
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
        : navigator.onLine
          ? 'The sound could not be rendered here.'
          : notLoaded('The part that renders sound'),
      'problem',
    )
  }
}
