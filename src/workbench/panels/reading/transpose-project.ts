/** A whole project some half steps higher or lower: notes, key, chord and marks. */
import { isOnNeck, midiAt } from '#engine/instrument/fretboard'
import type { JsonValue, Overlay } from '#engine/project/overlay'
import { neckOfProject } from '#engine/project/project-neck'
import { type ProjectState, selectPitch } from '#engine/project/project-state'
import type { TabNote } from '#engine/tab/tab-event'
import { chooseRoot } from '#engine/theory/choose-root'
import { fifthsOf, nameOfFifths } from '#engine/theory/key-signature'
import { readPitchClass, type TheoryContext } from '#engine/theory/layer'
import { formatNoteName, MAX_MIDI, MIN_MIDI, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { withinOctave } from '#engine/theory/pitch-class'
import { scaleById } from '#engine/theory/scale'
import { atPitch } from '../../editor/edit-tab'
import { moveNotes } from '../../editor/move-notes'
import type { MovedProject } from '../../editor/move-project'
import { placeNear } from '../../editor/played-place'
import { contextOf } from '../../state/theory'

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

/** A mark on a place or pitch, moved with the music; marks of degrees stay as they are. */
function movedMark(
  mark: JsonValue,
  semitones: number,
  project: ProjectState,
  theory: TheoryContext,
): JsonValue {
  if (!isRecord(mark) || !isRecord(mark.selector)) return mark
  const { kind, string, fret, midi, pitchClass } = mark.selector
  const on = neckOfProject(project)
  if (kind === 'fret-position' && typeof string === 'number' && typeof fret === 'number') {
    const place = { string, fret }
    if (!isOnNeck(place, on)) return mark
    const pitch = midiAt(place, on) + semitones
    const moved = placeNear(pitch, place, [], on)
    return { ...mark, selector: moved ? { kind, ...moved } : { kind: 'pitch', midi: pitch } }
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

/**
 * The project transposed, its notes at places near those they had. `leftOut` are notes that the neck
 * has no place for; then the result is not to be used.
 */
export function transposeProject(project: ProjectState, semitones: number): MovedProject {
  const { theory, tabProject, overlays } = project
  const on = neckOfProject(project)
  const root = movedRoot(theory.root, semitones, theory.scale)
  const fifths = fifthsOf(parseRoot(root)!) - fifthsOf(parseRoot(theory.root)!)
  const sounding = tabProject.measures.map((measure) => ({
    ...measure,
    notes: measure.notes.map((note) => ({
      ...atPitch(note, note.midi + semitones),
      ...movedName(note, fifths),
    })),
  }))
  const { measures, ...losses } = moveNotes(sounding, on)
  const moved = {
    ...theory,
    root,
    ...(theory.chordRoot !== undefined && {
      chordRoot: movedRoot(theory.chordRoot, semitones, theory.scale),
    }),
  }
  const context = contextOf(moved)
  const midi = Math.min(MAX_MIDI, Math.max(MIN_MIDI, project.selectedPitch.midi + semitones))
  return {
    project: {
      ...project,
      theory: moved,
      selectedPitch: selectPitch({ midi }, context, on),
      tabProject: { ...tabProject, measures },
      ...(overlays && {
        overlays: overlays.map((overlay) =>
          Array.isArray(overlay.marks)
            ? {
                ...overlay,
                marks: overlay.marks.map((mark: JsonValue) =>
                  movedMark(mark, semitones, project, context),
                ),
              }
            : overlay,
        ),
      }),
    },
    ...losses,
  }
}
