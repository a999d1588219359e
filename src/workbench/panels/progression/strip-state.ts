/** The line of chords over the tab: what was typed, the grips for it, and where it can go. */
import { computed, signal } from '@preact/signals'
import { type CapoChoice, easiestCapos } from '#engine/accompany/easiest-capos'
import { arrowsOf, strumIn } from '#engine/accompany/strum'
import { findStrum, STRUM_TABLE, type StrumRow } from '#engine/accompany/strum-table'
import { strummedBars } from '#engine/accompany/strummed-bars'
import { chordMovesOf } from '#engine/harmony/chord-moves'
import { chordWithBass, formatSlashChord, parseChordSymbol } from '#engine/harmony/chord-symbol'
import { withCapo } from '#engine/instrument/read-neck'
import { withChordNames } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { emptyMeasure } from '#engine/tab/measure'
import { chooseRoot } from '#engine/theory/choose-root'
import { pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { planGrips } from '#engine/voicing/grip-path'
import {
  drillBeat,
  playingKind,
  startPlaying,
  stopPlaying,
} from '../../audio/playback/playback-control'
import { cursor, measures } from '../../editor/tab-state'
import { audition } from '../../state/audition'
import {
  calledBySound,
  chordNames,
  namedKey,
  nameOfSounding,
  shapeCapo,
  soundOfName,
} from '../../state/chord-names'
import { counted, withSigns } from '../../state/display-text'
import { showMessage, showUndoable } from '../../state/messages'
import { isStripOpen } from '../../state/over-tab'
import { neck } from '../../state/project-neck'
import { edit, openedProject } from '../../state/project-store'
import { chordInEnglish, inShownNames } from '../../state/shown-names'
import { context } from '../../state/theory'
import { changeNeck } from '../neck-sheet/change-neck'
import { readChords, type StripChord } from './read-chords'
import { typedChords } from './typed-chords'

/** What is typed for the open project; before that, the names above its bars. */
export const chordText = computed(() =>
  typedChords.value.project === openedProject.value
    ? typedChords.value.text
    : inShownNames(chordNames.value.map(({ symbol }) => symbol).join(' ')),
)

export function typeChords(text: string): void {
  typedChords.value = { project: openedProject.peek(), text }
}

export const patternId = signal<string>(STRUM_TABLE[0].id)
const pattern = computed<StrumRow>(() => findStrum(patternId.value) ?? STRUM_TABLE[0])

/** The pattern as arrows. */
export const patternArrows = computed(() => {
  const strum = strumIn(pattern.value, pattern.value.meter)
  return strum ? arrowsOf(strum) : ''
})

export const readLine = computed(() => readChords(chordText.value, namedKey.value, chordInEnglish))

/** The chords of the line as they sound. */
export const soundingLine = computed(() =>
  readLine.value.chords.map((named): StripChord => {
    const sound = shapeCapo.value > 0 ? soundOfName(named.symbol) : undefined
    return sound ? { ...sound, chord: chordWithBass(sound) } : named
  }),
)

/** Whether every chord of the line has its grip. */
export const isWhole = computed(
  () =>
    plannedLine.value.voicings.length > 0 &&
    readLine.value.unread.length === 0 &&
    !plannedLine.value.unplayable,
)
export const plannedLine = computed(() => planGrips(soundingLine.value, neck.value))

const NEXT_CHORDS = 6

/** Chords that usually follow the last one; for an empty line the tonic's. */
export const nextChords = computed<readonly string[]>(() => {
  const last = soundingLine.value.at(-1)
  const { layer, root, chord, scale } = context.value
  const from = last ?? { root, chord }
  const moves = chordMovesOf({ root: from.root, chord: from.chord, key: { root, scale }, layer })
  const symbols = moves.map(({ symbol }) => nameOfSounding(symbol))
  return [...new Set(symbols)].slice(0, NEXT_CHORDS)
})

/** Adds a chord to the end of the line. */
export function addChord(symbol: string): void {
  typeChords(`${chordText.peek().trim()} ${inShownNames(symbol)}`.trim())
}

function movedSymbol({ root, chord, bass }: StripChord, semitones: number): string {
  const { scale } = context.peek()
  const moved = (name: typeof root) =>
    chooseRoot(withinOctave(pitchClassOf(name) + semitones), scale)
  return formatSlashChord(moved(root), chord, bass && moved(bass))
}

/** Writes the line some half steps higher or lower, as symbols. */
export function transposeLine(semitones: number): void {
  const { chords } = readLine.peek()
  typeChords(inShownNames(chords.map((chord) => movedSymbol(chord, semitones)).join(' ')))
}

/** Strums the grip of one chord. */
export function hearGrip(index: number): void {
  const voicing = plannedLine.peek().voicings[index]
  if (!voicing) return
  const midis = voicing.notes.map(({ midi }) => midi)
  audition({ midis, strumSeconds: 0.04, durationSeconds: 1.6 })
}

function stripMeasures() {
  const tempo = (measures.peek()[cursor.peek().measureIndex] ?? emptyMeasure()).tempo
  const row = pattern.peek()
  return strummedBars(plannedLine.peek().voicings, strumIn(row, row.meter)!, tempo, neck.peek())
}

/** The grips that were last played, and the beats of each. */
const heard = signal<{ readonly grips: readonly string[]; readonly beats: number }>({
  grips: [],
  beats: 1,
})

export const isLineHeard = computed(() => playingKind.value === 'chords')

/** 0-based place of the grip that sounds; `undefined` also where the line was changed meanwhile. */
export const soundingGrip = computed<number | undefined>(() => {
  const beat = isLineHeard.value ? drillBeat.value : undefined
  if (beat === undefined) return undefined
  const { grips, beats } = heard.value
  const index = Math.floor(beat / beats)
  return plannedLine.value.voicings[index]?.text === grips[index] ? index : undefined
})

/** Plays the line with its pattern: once, or while the loop is on until it is stopped. */
export function hearLine(): void {
  const bars = stripMeasures()
  if (bars.length === 0) return
  const [beats] = pattern.peek().meter
  heard.value = { grips: plannedLine.peek().voicings.map(({ text }) => text), beats }
  const loop = { startBeat: 0, endBeat: bars.length * beats }
  void startPlaying({ drill: { kind: 'chords', measures: bars, loop, countInBeats: 0 } })
}

/** Stops the line where it plays, else plays it. */
export function toggleLine(): void {
  if (isLineHeard.peek()) stopPlaying()
  else hearLine()
}

/** More chords are counted in a message, not named. */
const MOST_NAMED = 24

/** Replaces the tab by the line, with the names above the bars, as one step. */
export function writeLine(): void {
  const bars = stripMeasures()
  if (bars.length === 0) return
  const { name, meter } = pattern.peek()
  const [beats] = meter
  const noteCount = bars.reduce((sum, { notes }) => sum + notes.length, 0)
  if (noteCount > PROJECT_LIMITS.maxNotes) {
    showMessage(
      `${counted(bars.length, 'bar')} of “${name}” have ${noteCount} notes; a tab holds ${PROJECT_LIMITS.maxNotes}. Choose a pattern with fewer strokes, or write fewer chords.`,
      'problem',
    )
    return
  }
  const names = soundingLine.peek().map(({ symbol }, index) => ({ beat: index * beats, symbol }))
  edit('Write the chords', (before) =>
    withChordNames(
      {
        ...before,
        transport: { ...before.transport, cursorBeat: 0 },
        tabProject: { ...before.tabProject, measures: bars },
      },
      names,
    ),
  )
  // The tab is what there is to see now.
  isStripOpen.value = false
  const typed = readLine.peek().chords
  const written =
    names.length > MOST_NAMED
      ? `${names.length} chords are`
      : `${typed.map(({ symbol }) => withSigns(symbol)).join(' ')} is`
  showUndoable(`${written} in the tab.`)
}

/** Writes the chords of the line anew, so that they sound as before. */
function retype(sounding: readonly StripChord[]): void {
  typeChords(inShownNames(sounding.map(({ symbol }) => nameOfSounding(symbol)).join(' ')))
}

/** Calls chords by their sound or by their shapes; what they sound like stays. */
export function callBySound(isSound: boolean): void {
  const sounding = soundingLine.peek()
  const canRetype = readLine.peek().unread.length === 0 && sounding.length > 0
  calledBySound.value = isSound
  if (canRetype) retype(sounding)
}

/** Puts on the capo with the easiest grips, and says what it spares. */
export function takeEasiestCapo(): void {
  const sounding = soundingLine.peek()
  const chords = sounding.map(({ symbol }) => parseChordSymbol(symbol)!)
  const [best, ...others] = easiestCapos(chords, neck.peek())
  const now = [best, ...others].find((choice) => choice?.capo === neck.peek().capo)
  if (!best) return
  const words = ({ barres }: CapoChoice) =>
    barres === 0 ? 'no barre' : `${barres} barre${barres === 1 ? '' : 's'}`
  if (!now || best.capo !== now.capo) {
    changeNeck(withCapo(neck.peek(), best.capo))
    retype(sounding)
    showUndoable(
      `${best.capo === 0 ? 'Without a capo' : `Capo ${best.capo}`}: ${words(best)}${now && now.barres !== best.barres ? ` instead of ${words(now)}` : ''}.`,
    )
  } else showMessage(`This is the easiest already: ${words(best)}.`)
}
