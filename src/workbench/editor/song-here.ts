/** The chord of the song at hand, chosen or under the tab's cursor: what can stand in its place, and over it. */
import { computed, signal } from '@preact/signals'
import { isStruckNote } from '#engine/accompany/strummed-bars'
import { adviseScales } from '#engine/harmony/advise-scales'
import { chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { keyStretchesOf } from '#engine/harmony/key-stretches'
import {
  type MelodyNote,
  type SubstituteUnderMelody,
  substitutesUnder,
} from '#engine/harmony/melody-over-chords'
import { writeChordSymbol } from '#engine/harmony/names/foreign-symbol'
import { fewestScalesOver, scaleOfEachChord } from '#engine/harmony/scales-over-changes'
import type { Song } from '#engine/project/song-shape'
import { replaceChord } from '#engine/song/replace-chord'
import { keyOfSong } from '#engine/song/song-marks'
import type { TimedChord } from '#engine/song/song-times'
import { formatChordSymbol } from '#engine/theory/chord'
import { readPitchClass } from '#engine/theory/layer'
import { parseRoot } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { shapeCapo, soundingNames } from '../state/chord-names'
import { withSigns } from '../state/display-text'
import { showMessage, showUndoable } from '../state/messages'
import { isHarmonyOpen } from '../state/over-tab'
import { edit, openedProject, project } from '../state/project-store'
import { context } from '../state/theory'
import { setChord } from '../state/theory-actions'
import { hearGrip } from './song-actions'
import { chordSong, soundingTimes, strummed, writtenTimes } from './song-state'
import { withRestruckTab } from './struck-tab'
import { startBeatOf } from './tab-cursor'
import { measures } from './tab-state'
import { soundingSong } from './take-song'

/** What was chosen last: it counts until the cursor goes elsewhere. */
const chosen = signal({ project: '', at: -1, cursorBeat: 0 })

const cursorBeat = computed(() => project.value.transport.cursorBeat)
const meter = computed(() => chordSong.value?.meter ?? [4, 4])

/** Beats of the tab from the start of the piece to a chord, and to its end. */
function beatsOf({ bar, beat, beats }: TimedChord): readonly [from: number, to: number] {
  const [barBeats, unit] = meter.value
  const from = (bar - 1) * barBeats + (beat * unit) / 4
  return [from, from + (beats * unit) / 4]
}

/** Whether the tab calls its place as the song does: then its bars are those of the song. */
function isOverTab(chord: TimedChord): boolean {
  const [from] = beatsOf(chord)
  const name = soundingNames.value.findLast(({ beat }) => beat <= from + 1e-6)
  return name !== undefined && name.symbol === chord.chord?.symbol
}

/** The index of the chord at hand among those of the song; a held one is that which it holds. */
export const chordIndex = computed<number | undefined>(() => {
  const { chords } = soundingTimes.value
  const { project: own, at, cursorBeat: then } = chosen.value
  if (own === openedProject.value && then === cursorBeat.value && chords[at]?.chord) return at
  const here = chords.findLastIndex((chord) => beatsOf(chord)[0] <= cursorBeat.value + 1e-6)
  const chord = chords[here]
  if (!chord?.chord || !isOverTab(chord)) {
    // Where the tab has no chord at its cursor, what can stand instead is asked of the first.
    const first = chords.findIndex((cell) => cell.chord)
    return isHarmonyOpen.value && first >= 0 ? first : undefined
  }
  return chord.held ? chords.findLastIndex(({ held }, index) => !held && index < here) : here
})

function choose(at: number): void {
  chosen.value = { project: openedProject.peek(), at, cursorBeat: cursorBeat.peek() }
}

const voicingOf = (cell: TimedChord) =>
  strummed.peek().grips.find((grip) => grip.cell === cell)?.voicing

/** Makes a chord of the song the one at hand and of the page, and strums it. */
export function takeChordAt(at: number): void {
  const cell = soundingTimes.peek().chords[at]
  if (!cell?.chord) return
  choose(at)
  const { root } = cell.chord
  setChord(root, chordWithBass(cell.chord))
  hearGrip(voicingOf(cell))
}

/** The section that holds the lines of a chord. */
const homeOf = ({ section }: TimedChord) => writtenTimes.value.sections[section]!.recalls ?? section

/** `section:line:mark` of a chord. */
export function placeOf(chord: TimedChord): string {
  return `${homeOf(chord)}:${chord.line}:${chord.mark}`
}

/** Makes the chord of a mark the one at hand. */
export function takeMark(place: string): void {
  takeChordAt(
    writtenTimes.peek().chords.findIndex((chord) => !chord.held && placeOf(chord) === place),
  )
}

/** The chords that are struck, with their index in the song and the key around them. */
function inKeys(song: Song | undefined, chords: readonly TimedChord[]) {
  const struck = chords.flatMap(({ chord, held }, at) =>
    chord && !held ? [{ at, root: chord.root, chord: chordWithBass(chord) }] : [],
  )
  const key = song && keyOfSong(song)
  const stretches: readonly { readonly to: number; readonly key: Key }[] = key
    ? [{ to: struck.length, key }]
    : keyStretchesOf(struck)
  return struck.map((one, index) => ({ ...one, key: stretches.find(({ to }) => index < to)!.key }))
}

/** A note of the melody, named as the chords are. */
export interface HeardNote extends MelodyNote {
  readonly midi: number
}

/** What the tab has over the chords of a mark besides strummed chords, at shares of their time. */
function melodyOver(place: string): readonly HeardNote[] {
  return soundingTimes.value.chords.flatMap((chord) => {
    if (placeOf(chord) !== place || !isOverTab(chord)) return []
    const [from, to] = beatsOf(chord)
    return measures.value.flatMap((measure, index) => {
      const start = startBeatOf(measures.value, index)
      return measure.notes.flatMap((note) => {
        const at = (start + note.startBeat - from) / (to - from)
        const end = at + note.durationBeats / (to - from)
        if (isStruckNote(note) || at >= 1 || end <= 0) return []
        const named = (midi: number) => readPitchClass(context.value, withinOctave(midi)).name
        const own = shapeCapo.value === 0 && note.name !== undefined && parseRoot(note.name)
        const name = own || named(note.midi - shapeCapo.value)
        return [{ name, start: Math.max(0, at), end: Math.min(1, end), midi: note.midi }]
      })
    })
  })
}

/** The chord at hand as the song writes it, with the chords that can stand in its place. */
export const reharmonized = computed(() => {
  const at = chordIndex.value
  const here = at === undefined ? undefined : writtenTimes.value.chords[at]
  if (at === undefined || !here) return undefined
  const chords = inKeys(chordSong.value, writtenTimes.value.chords)
  const index = chords.findIndex((one) => one.at === at)
  const current = chords[index]
  if (!current) return undefined
  const melody = melodyOver(placeOf(here))
  const offers = substitutesUnder(melody, { current, next: chords[index + 1], key: current.key })
  return { here, melody, offers }
})

/** Scales over the chord at hand, best first, and the fewest over all chords; as they sound. */
export const scalesHere = computed(() => {
  const at = chordIndex.value
  const { value } = chordSong
  if (at === undefined || !value) return undefined
  const chords = inKeys(soundingSong(value), soundingTimes.value.chords)
  const current = chords.find((one) => one.at === at)
  if (!current) return undefined
  const barOf = (index: number) => soundingTimes.value.chords[chords[index]!.at]!.bar
  return {
    current,
    scales: adviseScales(current, 3).candidates,
    fewest: fewestScalesOver(chords, scaleOfEachChord(chords)).map(({ from, to, root, scale }) => {
      return { root, scale, firstBar: barOf(from), lastBar: barOf(to - 1) }
    }),
  }
})

let puts = 0

/** Puts a substitute into the song where the chord at hand stands, and into its tab, as one step. */
export function putSubstitute({ substitute }: SubstituteUnderMelody): void {
  const at = chordIndex.peek()
  const given = chordSong.peek()
  const here = at === undefined ? undefined : writtenTimes.peek().chords[at]
  if (at === undefined || !given || !here) return
  const symbols = substitute.chords.map(({ root, chord }) => formatChordSymbol(root, chord))
  const { noteNames } = given
  const written = symbols.map((symbol) => {
    const read = noteNames && parseChordSymbol(symbol)
    return read ? writeChordSymbol(read, noteNames) : symbol
  })
  const place = { section: homeOf(here), line: here.line, mark: here.mark }
  const song = replaceChord(given, place, written)
  if (!song) {
    showMessage('Two chords have no room here: each would be shorter than an eighth of a beat.')
    return
  }
  const before = strummed.peek()
  const label = `${symbols.join(' ')} instead of ${here.symbol}`
  const step = { gesture: `substitute-${++puts}` }
  edit(label, (state) => ({ ...state, song }), step)
  edit(label, (state) => withRestruckTab(state, before, strummed.peek()), step)
  choose(at)
  hearGrip(voicingOf(soundingTimes.peek().chords[at]!))
  showUndoable(`${withSigns(label)}, bar ${here.bar}.`)
}
