/** The line of chords over the tab: the song of the project as it is typed, and where it can go. */
import { batch, computed, signal } from '@preact/signals'
import { type CapoChoice, easiestCapos } from '#engine/accompany/easiest-capos'
import { chordMovesOf } from '#engine/harmony/chord-moves'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { withCapo } from '#engine/instrument/read-neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { Song } from '#engine/project/song-shape'
import { EMPTY_SONG } from '#engine/song/song-builder'
import { keyOfSong } from '#engine/song/song-marks'
import { writeKeyOfSong } from '#engine/song/transpose-song'
import { chordWordsOf, lineOf, withLine, withWord } from '../../editor/chord-line'
import { hearSong, writeSongToTab } from '../../editor/song-actions'
import { chordSong, soundingTimes, strummed, writtenTimes } from '../../editor/song-state'
import { withSong } from '../../editor/take-song'
import { calledBySound, namedKey, nameOfSounding } from '../../state/chord-names'
import { showMessage, showUndoable } from '../../state/messages'
import { isStripOpen } from '../../state/over-tab'
import { neck } from '../../state/project-neck'
import { edit, endGesture, openedProject, project } from '../../state/project-store'
import { inShownNames, shownNames } from '../../state/shown-names'
import { context } from '../../state/theory'
import { changeNeck } from '../neck-sheet/change-neck'

/** The text of the line while it is what made the song, blanks and commas included. */
const typed = signal<{
  readonly project: string
  readonly text: string
  readonly song: Song | undefined
  /** The key and the meter of an empty tab follow when it is whole. */
  readonly isOpen: boolean
}>({ project: '', text: '', song: undefined, isOpen: false })

const isTyped = computed(
  () => typed.value.project === openedProject.value && typed.value.song === project.value.song,
)

/** The line; `undefined` for a song with words, sections or several lines. */
export const lineText = computed(() => {
  if (isTyped.value) return typed.value.text
  const { value } = chordSong
  const line = value ? lineOf(value) : ''
  return line === undefined || value?.noteNames ? line : inShownNames(line)
})

/** The song that the line is typed into, named as the page names notes. */
function songToType(): Song {
  const { capo } = neck.peek()
  const isBySound = calledBySound.peek() && capo > 0
  const begun = chordSong.peek() ?? {
    ...EMPTY_SONG,
    ...(capo > 0 && { capo }),
    ...(isBySound && { chordNames: 'sounding' as const }),
  }
  const system = shownNames()
  if (begun.noteNames || system === 'english') return begun
  const key = keyOfSong(begun)
  return { ...begun, noteNames: system, ...(key && { key: writeKeyOfSong(key, system) }) }
}

const TYPING = { gesture: 'chord-line' }

function keepTyped(text: string, isOpen: boolean): void {
  const { song } = project.peek()
  typed.value = { project: openedProject.peek(), text, song, isOpen }
}

/** Writes the line into the song of the project; typing goes on as one step. */
export function typeLine(text: string): void {
  const song = withLine(songToType(), text, namedKey.peek())
  batch(() => {
    edit('Chords', (before) => ({ ...before, song }), TYPING)
    keepTyped(text, true)
  })
}

/** What is typed is whole: an empty tab takes its key and meter, and an emptied song goes. */
export function settleLine(): void {
  const { song } = project.peek()
  if (!song || !isTyped.peek() || !typed.peek().isOpen) return
  const isEmpty = song.sections.length === 0 && song.title === ''
  batch(() => {
    edit(
      'Chords',
      ({ song: _song, ...before }) => (isEmpty ? before : withSong({ ...before, song }, song)),
      TYPING,
    )
    keepTyped(typed.peek().text, false)
  })
  endGesture()
}

/** Puts another word in the place of one that is no chord. */
export function replaceWord(mark: number, other: string): void {
  const text = lineText.peek() ?? ''
  const word = chordWordsOf(text)[mark]
  if (word) typeLine(withWord(text, word, inShownNames(other)))
}

/** Adds a chord to the end of the line. */
export function addChord(symbol: string): void {
  typeLine(`${(lineText.peek() ?? '').trim()} ${inShownNames(symbol)}`.trim())
}

/** Whether every mark was read and every chord has its grip. */
export const isWhole = computed(
  () =>
    strummed.value.grips.length > 0 &&
    writtenTimes.value.unread.length === 0 &&
    strummed.value.unplayable === undefined,
)

/** Bars that a tab has no room for. */
export const barsBeyond = computed(() =>
  Math.max(0, writtenTimes.value.bars - PROJECT_LIMITS.maxMeasures),
)

const NEXT_CHORDS = 6

/** Chords that usually follow the last one; for an empty line the tonic's. */
export const nextChords = computed<readonly string[]>(() => {
  const last = soundingTimes.value.chords.findLast(({ chord }) => chord)?.chord
  const { layer, root, chord, scale } = context.value
  const from = last ?? { root, chord }
  const moves = chordMovesOf({ root: from.root, chord: from.chord, key: { root, scale }, layer })
  const symbols = moves.map(({ symbol }) => nameOfSounding(symbol))
  return [...new Set(symbols)].slice(0, NEXT_CHORDS)
})

export function hearLine(): void {
  settleLine()
  hearSong()
}

/** Replaces the tab by the line, as one step. */
export function writeLine(): void {
  settleLine()
  // The tab is what there is to see now.
  if (writeSongToTab()) isStripOpen.value = false
}

/** Puts on the capo with the easiest grips, and says what it spares; the sound stays. */
export function takeEasiestCapo(): void {
  settleLine()
  const chords = soundingTimes.peek().chords.flatMap(({ chord }) => {
    const parsed = chord && parseChordSymbol(chord.symbol)
    return parsed ? [parsed] : []
  })
  const [best, ...others] = easiestCapos(chords, neck.peek())
  const now = [best, ...others].find((choice) => choice?.capo === neck.peek().capo)
  if (!best) return
  const words = ({ barres }: CapoChoice) =>
    barres === 0 ? 'no barre' : `${barres} barre${barres === 1 ? '' : 's'}`
  if (!now || best.capo !== now.capo) {
    changeNeck(withCapo(neck.peek(), best.capo))
    showUndoable(
      `${best.capo === 0 ? 'Without a capo' : `Capo ${best.capo}`}: ${words(best)}${now && now.barres !== best.barres ? ` instead of ${words(now)}` : ''}.`,
    )
  } else showMessage(`This is the easiest already: ${words(best)}.`)
}
