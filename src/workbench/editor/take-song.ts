/** A song read from text and taken into a project: its capo, key, tempo and title come along. */
import { MAX_CAPO } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { neckOfProject } from '#engine/project/project-neck'
import { defaultProjectState, type ProjectState } from '#engine/project/project-state'
import type { Song } from '#engine/project/song-shape'
import { type ReadSong, readSong } from '#engine/song/read-song'
import { songTimes } from '#engine/song/song-times'
import { keyIn, soundingSong } from '#engine/song/transpose-song'
import { formatNoteName } from '#engine/theory/pitch'
import { withNeck } from '../state/project-neck'
import { moveCapo } from './transpose-project'

export { soundingSong }

/** Characters of a text that are read as a song; a longer one is none. */
export const MAX_SONG_TEXT = 65_536

/** A text as a song; `undefined` for one without a chord. */
export function songIn(text: string): ReadSong | undefined {
  if (text.trim() === '' || text.length > MAX_SONG_TEXT) return undefined
  const read = readSong(text)
  return songTimes(read.song).chords.some(({ chord }) => chord) ? read : undefined
}

const SONG_FILE = /\.(?:cho|crd|chopro|chordpro|pro)$/i

/**
 * A text that comes without being asked for, as a song: one whose words would be tab is a tab,
 * unless sections, words or a heading say more.
 */
export function sheetIn(text: string, fileName = ''): ReadSong | undefined {
  const read = songIn(text)
  if (!read || SONG_FILE.test(fileName)) return read
  const lines = read.song.sections.flatMap(({ lines }) => lines)
  const tabLines = lines.filter(({ kind }) => kind === 'tab').length
  const sung = lines.filter(({ kind, text, marks }) => kind === 'lyrics' && text && marks.length)
  if (tabLines > 0) return sung.length > 0 || read.form === 'chordpro' ? read : undefined
  // A page of prose with a chord in it is no sheet.
  const marked = lines.filter(({ marks }) => marks.length > 0).length
  return marked * 4 >= lines.filter(({ text, marks }) => text || marks.length > 0).length
    ? read
    : undefined
}

export const UNTITLED = defaultProjectState().tabProject.title

export function noteCountOf({ tabProject }: ProjectState): number {
  return tabProject.measures.reduce((sum, { notes }) => sum + notes.length, 0)
}

/** The project in the key that a song sounds in, at its tempo. */
function inKeyOf(project: ProjectState, song: Song): ProjectState {
  const key = keyIn(soundingSong(song))
  const { tempo, meter } = song
  const measures = project.tabProject.measures.map((measure) => ({
    ...measure,
    ...(tempo !== undefined && { tempo }),
    ...(meter && { timeSignature: meter }),
  }))
  const { chordRoot: _chord, ...theory } = project.theory
  return {
    ...project,
    ...(key && { theory: { ...theory, root: formatNoteName(key.root), scale: key.scale.id } }),
    tabProject: { ...project.tabProject, measures },
  }
}

/**
 * The project with a song. Without notes it takes the song's key, tempo and meter; its title where
 * it has none of its own; and its capo, over which notes keep their frets. The first song that names
 * no capo has that of the neck.
 */
export function withSong(project: ProjectState, given: Song): ProjectState {
  const before = neckOfProject(project)
  const capo = Math.min(MAX_CAPO, given.capo ?? (project.song ? 0 : before.capo))
  const song: Song = { ...given, ...((given.capo !== undefined || capo > 0) && { capo }) }
  const isEmpty = noteCountOf(project) === 0
  const onNeck =
    capo === before.capo
      ? project
      : isEmpty
        ? withNeck(project, withCapo(before, capo))
        : moveCapo(project, capo).project
  const inKey = isEmpty ? inKeyOf(onNeck, song) : onNeck
  const own = inKey.tabProject.title
  const title = own === UNTITLED && song.title !== '' ? song.title : own
  return { ...inKey, song, tabProject: { ...inKey.tabProject, title } }
}
