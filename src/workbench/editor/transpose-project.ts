/**
 * A whole project some half steps higher or lower: notes, key, chords with their names, song and
 * marks. Moved by hand the notes find places anew; moved by the capo they keep their frets.
 */
import { homeOfKey, transposeChord } from '#engine/harmony/capo-chord'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { type FretPosition, isOnNeck, midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { chordNamesIn, withChordNames } from '#engine/project/chord-names'
import type { JsonValue, Overlay } from '#engine/project/overlay'
import { neckOfProject } from '#engine/project/project-neck'
import { type ProjectState, selectPitch } from '#engine/project/project-state'
import type { Song } from '#engine/project/song-shape'
import { transposeSong } from '#engine/song/transpose-song'
import type { Measure, TabNote } from '#engine/tab/tab-event'
import { chooseRoot } from '#engine/theory/choose-root'
import { fifthsOf, nameOfFifths } from '#engine/theory/key-signature'
import { readPitchClass, type TheoryContext } from '#engine/theory/layer'
import {
  formatNoteName,
  MAX_MIDI,
  MIN_MIDI,
  type NoteName,
  parseRoot,
  pitchClassOf,
} from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { scaleById } from '#engine/theory/scale'
import { withNeck } from '../state/project-neck'
import { contextOf } from '../state/theory'
import { atPitch } from './edit-tab'
import { moveNotes } from './move-notes'
import type { MovedProject } from './move-project'
import { placeNear } from './played-place'

/** A root some half steps away, as the scale spells it best. */
function movedRoot(name: string, semitones: number, scaleId: string): string {
  const root = parseRoot(name)
  const scale = scaleById(scaleId)
  if (!root || !scale) return name
  return formatNoteName(chooseRoot(withinOctave(pitchClassOf(root) + semitones), scale))
}

function isRecord(value: JsonValue | undefined): value is Overlay {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** What marks a place after the move. */
type PlaceMark = (place: FretPosition) => Overlay

/** A mark on a pitch, moved with the music; marks of degrees stay as they are. */
function movedMark(
  mark: JsonValue,
  semitones: number,
  theory: TheoryContext,
  placed: PlaceMark,
): JsonValue {
  if (!isRecord(mark) || !isRecord(mark.selector)) return mark
  const { kind, string, fret, midi, pitchClass } = mark.selector
  if (kind === 'fret-position' && typeof string === 'number' && typeof fret === 'number') {
    return { ...mark, selector: placed({ string, fret }) }
  }
  if (kind === 'pitch' && typeof midi === 'number') {
    return { ...mark, selector: { kind, midi: midi + semitones } }
  }
  if (kind === 'pitch-class' && typeof pitchClass === 'string') {
    const root = parseRoot(pitchClass)
    if (!root) return mark
    const { name } = readPitchClass(theory, withinOctave(pitchClassOf(root) + semitones))
    return { ...mark, selector: { kind, pitchClass: formatNoteName(name) } }
  }
  return mark
}

/** The own name of a note, as far from it in fifths as the new key is; none with three signs. */
function movedName({ name }: TabNote, fifths: number): Pick<TabNote, 'name'> {
  const own = name === undefined ? undefined : parseRoot(name)
  const moved = own && nameOfFifths(fifthsOf(own) + fifths)
  return moved && Math.abs(moved.accidental) <= 2 ? { name: formatNoteName(moved) } : {}
}

/** Names over the bars, each as far in its key as before; words that are no chord stay. */
function withMovedNames(project: ProjectState, semitones: number, to: NoteName): ProjectState {
  const names = chordNamesIn(project.overlays)
  if (names.length === 0) return project
  const { root, scale } = contextOf(project.theory)
  const home = homeOfKey({ root, scale })
  const moved = names.map(({ beat, symbol }) => {
    const chord = parseChordSymbol(symbol)
    return { beat, symbol: chord ? transposeChord(chord, semitones, home, to).symbol : symbol }
  })
  return withChordNames(project, moved)
}

/** Everything of a project but its notes so many half steps higher. */
function withMovedTheory(
  project: ProjectState,
  semitones: number,
  on: Neck,
  placed: PlaceMark,
): ProjectState {
  const { theory, overlays } = project
  const moved = {
    ...theory,
    root: movedRoot(theory.root, semitones, theory.scale),
    ...(theory.chordRoot !== undefined && {
      chordRoot: movedRoot(theory.chordRoot, semitones, theory.scale),
    }),
  }
  const context = contextOf(moved)
  const midi = Math.min(MAX_MIDI, Math.max(MIN_MIDI, project.selectedPitch.midi + semitones))
  const marked = {
    ...project,
    ...(overlays && {
      overlays: overlays.map((overlay) =>
        Array.isArray(overlay.marks)
          ? {
              ...overlay,
              marks: overlay.marks.map((mark: JsonValue) =>
                movedMark(mark, semitones, context, placed),
              ),
            }
          : overlay,
      ),
    }),
  }
  return {
    ...withMovedNames(marked, semitones, context.root),
    theory: moved,
    selectedPitch: selectPitch({ midi }, context, on),
  }
}

/** Notes at their frets, sounding so many half steps higher. */
function raisedNotes(
  measures: readonly Measure[],
  semitones: number,
  fifths: number,
): readonly Measure[] {
  return measures.map((measure) => ({
    ...measure,
    notes: measure.notes.map((note) => ({
      ...atPitch(note, note.midi + semitones),
      ...movedName(note, fifths),
    })),
  }))
}

/** The notes that a neck has above its capo. */
function onNeck(
  measures: readonly Measure[],
  neck: Neck,
): Pick<MovedProject, 'leftOut'> & { readonly measures: readonly Measure[] } {
  const isKept = (note: TabNote) => isOnNeck(note, neck) && note.midi <= MAX_MIDI
  return {
    measures: measures.map((measure) => ({ ...measure, notes: measure.notes.filter(isKept) })),
    leftOut: measures.flatMap(({ notes }, measureIndex) =>
      notes.filter((note) => !isKept(note)).map((note) => ({ note, measureIndex })),
    ),
  }
}

/** A song over another capo: names of shapes stay, names of sound go along. */
function songUnderCapo(song: Song, semitones: number, capo: number): Song {
  return { ...(song.chordNames === 'sounding' ? transposeSong(song, semitones) : song), capo }
}

function fifthsBetween({ theory: from }: ProjectState, { theory: to }: ProjectState): number {
  return fifthsOf(parseRoot(to.root)!) - fifthsOf(parseRoot(from.root)!)
}

/**
 * The project transposed, its notes at places near those they had. `leftOut` are notes that the neck
 * has no place for; then the result is not to be used.
 */
export function transposeProject(project: ProjectState, semitones: number): MovedProject {
  const { tabProject, song } = project
  const on = neckOfProject(project)
  const moved = withMovedTheory(project, semitones, on, (place) => {
    if (!isOnNeck(place, on)) return { kind: 'fret-position', ...place }
    const pitch = midiAt(place, on) + semitones
    const near = placeNear(pitch, place, [], on)
    return near ? { kind: 'fret-position', ...near } : { kind: 'pitch', midi: pitch }
  })
  const sounding = raisedNotes(tabProject.measures, semitones, fifthsBetween(project, moved))
  const { measures, ...losses } = moveNotes(sounding, on)
  return {
    project: {
      ...moved,
      tabProject: { ...tabProject, measures },
      ...(song && { song: transposeSong(song, semitones) }),
    },
    ...losses,
  }
}

/**
 * The project with its capo at another fret: frets and shapes stay, the sound moves. `leftOut` are
 * notes at frets that the neck has no longer above its capo.
 */
export function moveCapo(project: ProjectState, capo: number): MovedProject {
  const from = neckOfProject(project)
  const to = withCapo(from, capo)
  const semitones = capo - from.capo
  const moved = withMovedTheory(project, semitones, to, (place) => ({
    kind: 'fret-position',
    ...place,
  }))
  const raised = raisedNotes(project.tabProject.measures, semitones, fifthsBetween(project, moved))
  const { measures, leftOut } = onNeck(raised, to)
  const on = withNeck(moved, to)
  return {
    project: {
      ...on,
      tabProject: { ...on.tabProject, measures },
      ...(project.song && { song: songUnderCapo(project.song, semitones, capo) }),
    },
    leftOut,
    unfingered: 0,
  }
}
