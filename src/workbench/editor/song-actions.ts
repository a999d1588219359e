/** What is done with the song of the open project: each is one step of the history. */
import { computed, signal } from '@preact/signals'
import { readStrum, strumIn } from '#engine/accompany/strum'
import { findStrum, type StrumRow } from '#engine/accompany/strum-table'
import type { StrummedSong } from '#engine/accompany/strummed-song'
import { withChordNames } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { Song } from '#engine/project/song-shape'
import { playedBars } from '#engine/song/played-bars'
import type { ReadSong } from '#engine/song/read-song'
import { songTimes } from '#engine/song/song-times'
import { transposeSong } from '#engine/song/transpose-song'
import { emptyMeasure } from '#engine/tab/measure'
import type { Voicing } from '#engine/voicing/voicing'
import { drillBeat, playingKind, startPlaying } from '../audio/playback/playback-control'
import { audition } from '../state/audition'
import { calledBySound } from '../state/chord-names'
import { counted, withSigns } from '../state/display-text'
import { isSmallScreen, prefer } from '../state/layout-preferences'
import { showMessage, showUndoable } from '../state/messages'
import { neck } from '../state/project-neck'
import { edit, project } from '../state/project-store'
import { ownText } from '../state/shown-names'
import { setChord } from '../state/theory-actions'
import { chordSong, type SongChord, song, strummed, writtenTimes } from './song-state'
import { noteCountOf, sheetIn, songIn, withSong } from './take-song'

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

/** Chooses a strum of the table, with its own meter where it does not fit that of the song. */
export function chooseSongStrum({ id }: StrumRow): void {
  const row = findStrum(id)!
  edit('Strum', (before) => {
    const given = before.song ?? chordSong.peek()
    if (!given) return before
    const fitting = strumIn(row, given.meter ?? [4, 4])
    const meter = fitting ? given.meter : row.meter
    const strum = (fitting ?? row).slots
    return { ...before, song: { ...given, strum, ...(meter && { meter }) } }
  })
}

/** Takes a strum as it is written; says why it is none. */
export function writeSongStrum(text: string): boolean {
  const { value } = chordSong
  if (!value) return false
  const read = readStrum(text, value.meter ?? [4, 4])
  if ('problem' in read) {
    showMessage(`“${ownText(text)}” ${read.problem}.`, 'problem')
    return false
  }
  edit('Strum', (before) => ({ ...before, song: { ...value, strum: text.trim() } }))
  return true
}

export function removeSong(): void {
  edit('Remove the song', ({ song: _song, ...before }) => before)
  showUndoable('The song is removed; the tab stays.')
}

/** Strums a grip; without one nothing sounds. */
export function hearGrip(voicing: Voicing | undefined): void {
  if (!voicing) return
  const midis = voicing.notes.map(({ midi }) => midi)
  audition({ midis, strumSeconds: 0.04, durationSeconds: 1.6 })
}

/** Strums a chord of the song and makes it the chord of the page. */
export function takeChord({ root, chord, voicing }: SongChord): void {
  setChord(root, chord)
  hearGrip(voicing)
}

/** What was last heard of the song, and the order of its bars. */
const heard = signal<{ readonly song: StrummedSong; readonly bars: readonly number[] } | undefined>(
  undefined,
)

export const isSongHeard = computed(() => playingKind.value === 'chords')

/** The grip that sounds, as its place among those of the song; none also where the song was changed since. */
export const soundingGrip = computed<number | undefined>(() => {
  const beat = isSongHeard.value ? drillBeat.value : undefined
  if (beat === undefined || heard.value?.song !== strummed.value) return undefined
  const [
    {
      timeSignature: [beats, unit],
    } = emptyMeasure(),
  ] = strummed.value.measures
  const bar = heard.value.bars[Math.floor(beat / beats)]
  const within = ((beat % beats) * 4) / unit
  const found = strummed.value.grips.findLastIndex(
    ({ cell }) => cell.bar === bar && cell.beat <= within + 1e-6,
  )
  return found < 0 ? undefined : found
})

/** Strums the song, its repeats played: once, or while the loop is on until it is stopped. */
export function hearSong(): void {
  const { measures } = strummed.peek()
  const bars = playedBars(writtenTimes.peek()).filter((bar) => bar <= measures.length)
  const [first] = measures
  if (!first) return
  heard.value = { song: strummed.peek(), bars }
  const played = bars.map((bar, at) => ({ ...measures[bar - 1]!, id: emptyMeasure(at + 1).id }))
  const loop = { startBeat: 0, endBeat: bars.length * first.timeSignature[0] }
  void startPlaying({ drill: { kind: 'chords', measures: played, loop, countInBeats: 0 } })
}

/** Why the song cannot be written into the tab. */
function refusalOf({ measures, unplayable }: StrummedSong): string | undefined {
  if (unplayable !== undefined) {
    return `${withSigns(unplayable)} has no grip on this neck, so nothing was written.`
  }
  if (measures.length === 0) return 'The song has no bars yet.'
  const noteCount = measures.reduce((sum, { notes }) => sum + notes.length, 0)
  if (noteCount <= PROJECT_LIMITS.maxNotes) return undefined
  return `${counted(measures.length, 'bar')} with this strum have ${noteCount} notes; a tab holds ${PROJECT_LIMITS.maxNotes}. Choose a strum with fewer strokes, or write fewer chords.`
}

/** Writes the chords of the song into the tab, strummed, with their names over the bars. */
export function writeSongToTab(): boolean {
  const { measures, names, unplayable, grips } = strummed.peek()
  const refusal = refusalOf({ measures, names, grips, ...(unplayable && { unplayable }) })
  if (refusal !== undefined) {
    showMessage(refusal, 'problem')
    return false
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
  const times = writtenTimes.peek()
  const left = times.bars - measures.length
  const isRepeated = playedBars(times).length > times.bars
  const unread = times.unread.length
  const told = [
    `${counted(measures.length, 'bar')} ${measures.length === 1 ? 'is' : 'are'} in the tab.`,
    left > 0 ? `${counted(left, 'bar')} more found no room.` : '',
    isRepeated ? 'Repeats are written once.' : '',
    unread > 0
      ? `${counted(unread, 'mark')} that ${unread === 1 ? 'is' : 'are'} no chord: silence.`
      : '',
  ]
  showUndoable(told.filter(Boolean).join(' '))
  return true
}

/** Calls chords by their sound or by their shapes; what they sound like stays. */
export function callBySound(isSound: boolean): void {
  calledBySound.value = isSound
  edit('Chord names', (before) => {
    const { song: given } = before
    if (!given || (given.chordNames === 'sounding') === isSound) return before
    const { chordNames: _before, ...named } = transposeSong(
      given,
      (isSound ? 1 : -1) * (given.capo ?? 0),
    )
    return { ...before, song: { ...named, ...(isSound && { chordNames: 'sounding' as const }) } }
  })
}
