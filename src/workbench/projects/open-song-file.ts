/** A file with a sheet as a project of its own. */
import { defaultProjectState } from '#engine/project/project-state'
import { songTimes } from '#engine/song/song-times'
import { showSong } from '../editor/song-actions'
import { sheetIn, withSong } from '../editor/take-song'
import { counted } from '../state/display-text'
import { showMessage } from '../state/messages'
import { ownText } from '../state/shown-names'
import { openAsOwnProject } from './open-as-own-project'

/** Opens a text that is a sheet; false for any other. */
export async function openSongFile(fileName: string, text: string): Promise<boolean> {
  const read = sheetIn(text, fileName)
  if (!read) return false
  const { song, unread } = read
  const problems = unread.length + songTimes(song).unread.length
  const told = `Opened ${ownText(song.title || fileName)}.`
  const left = `${counted(problems, 'part')} could not be read and stay as written.`
  const { goBack } = await openAsOwnProject(
    withSong(defaultProjectState(), song),
    fileName.replace(/\.[^.]+$/, ''),
  )
  showMessage(problems > 0 ? `${told} ${left}` : told, 'success', {
    ...(goBack && { action: { label: 'Back', run: goBack } }),
  })
  showSong()
  return true
}
