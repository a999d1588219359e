/** What is done with the song of the open project: each is one step of the history. */
import { strummedSong } from '#engine/accompany/strummed-song'
import { withChordNames } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { Song } from '#engine/project/song-shape'
import type { ReadSong } from '#engine/song/read-song'
import { songTimes } from '#engine/song/song-times'
import { audition } from '../state/audition'
import { calledBySound } from '../state/chord-names'
import { counted, withSigns } from '../state/display-text'
import { isSmallScreen, prefer } from '../state/layout-preferences'
import { showMessage, showUndoable } from '../state/messages'
import { neck } from '../state/project-neck'
import { edit, project } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { setChord } from '../state/theory-actions'
import { type SongChord, song, songChords, strumOf } from './song-state'
import { noteCountOf, sheetIn, songIn, soundingSong, withSong } from './take-song'

/** Puts the panel with the song in view. */
export function showSong(): void {
  prefer(isSmallScreen.peek() ? { phonePanel: 'song' } : { leftPanel: 'song' })
}

/** A song without a capo of its own, named as the page names chords. */
function namedAsShown(given: Song): Song {
  const isOnNeck = given.capo === undefined && song.peek() === undefined && neck.peek().capo > 0
  const isBySound = calledBySound.peek() && isOnNeck
  return isBySound ? { ...given, chordNames: 'sounding' } : given
}

/** Puts a song into the project; says how many notes of the tab its capo leaves without a place. */
function putSong(label: string, read: Song): string {
  const before = noteCountOf(project.peek())
  edit(label, (state) => withSong(state, namedAsShown(read)))
  const lost = before - noteCountOf(project.peek())
  return lost === 0
    ? ''
    : `${counted(lost, 'note')} of the tab ${lost === 1 ? 'has' : 'have'} no place above this capo and ${lost === 1 ? 'was' : 'were'} left out.`
}

/** Takes a song that was read into the project and shows it. */
export function takeSong({ song: read, assumed, unread }: ReadSong): void {
  const lost = putSong('Take the song', read)
  showSong()
  const problems = unread.length + songTimes(read).unread.length
  const told = [
    `${read.title === '' ? 'The chords are' : 'The song is'} in the project.`,
    problems > 0 ? `${counted(problems, 'part')} could not be read and stay as written.` : '',
    lost,
    ...assumed.slice(0, 2).map(ownText),
  ]
  showUndoable(told.filter(Boolean).join(' '))
}

/** Takes what was typed or pasted for a song; false, with a message, where it has no chord. */
export function takeSongText(text: string): boolean {
  const read = songIn(text)
  if (read) takeSong(read)
  else showMessage('No chord was read in this. Try G D Em C, | G / D / | or a whole sheet.', 'note')
  return read !== undefined
}

/** Takes a text that was pasted anywhere, where it is a sheet. */
export function takeSheet(text: string): boolean {
  const read = sheetIn(text)
  if (read) takeSong(read)
  return read !== undefined
}

/** The project with the song as its text says it now. */
export function rewriteSong(read: Song): void {
  const lost = putSong('Edit the song', read)
  if (lost !== '') showUndoable(lost)
}

export function chooseSongStrum(strum: string): void {
  edit('Strum', (before) => (before.song ? { ...before, song: { ...before.song, strum } } : before))
}

export function removeSong(): void {
  edit('Remove the song', ({ song: _song, ...before }) => before)
  showUndoable('The song is removed; the tab stays.')
}

/** Strums a chord of the song and makes it the chord of the page. */
export function takeChord({ root, chord, voicing }: SongChord): void {
  setChord(root, chord)
  if (!voicing) return
  const midis = voicing.notes.map(({ midi }) => midi)
  audition({ midis, strumSeconds: 0.04, durationSeconds: 1.6 })
}

/** Writes the chords of the song into the tab, strummed, with their names over the bars. */
export function writeSongToTab(): void {
  const { value } = song
  const strum = value && strumOf(value)
  if (!value || !strum) return
  const tempo = value.tempo ?? project.peek().tabProject.measures[0]?.tempo ?? 90
  const times = songTimes(soundingSong(value))
  const most = PROJECT_LIMITS.maxMeasures
  const { measures, names, unplayable } = strummedSong(times, strum, tempo, neck.peek(), most)
  const noteCount = measures.reduce((sum, { notes }) => sum + notes.length, 0)
  if (unplayable !== undefined || measures.length === 0 || noteCount > PROJECT_LIMITS.maxNotes) {
    showMessage(
      unplayable !== undefined
        ? `${withSigns(unplayable)} has no grip on this neck, so nothing was written.`
        : measures.length === 0
          ? 'The song has no bars yet.'
          : `These bars have ${noteCount} notes; a tab holds ${PROJECT_LIMITS.maxNotes}. Choose a strum with fewer strokes.`,
      'problem',
    )
    return
  }
  edit('Write the song', (before) =>
    withChordNames(
      {
        ...before,
        transport: { ...before.transport, cursorBeat: 0 },
        tabProject: { ...before.tabProject, measures },
      },
      names,
    ),
  )
  const left = times.bars - measures.length
  showUndoable(
    `${counted(measures.length, 'bar')} ${measures.length === 1 ? 'is' : 'are'} in the tab.${left > 0 ? ` ${counted(left, 'bar')} more found no room.` : ''}`,
  )
}

/** The chord of the song with that name. */
export function chordCalled(symbol: string): SongChord | undefined {
  return songChords.peek().find((chord) => chord.symbol === symbol)
}
