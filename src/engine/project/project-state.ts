/** The portable project: what the workbench shows and what a share link carries. */
import { type FretPosition, fretPositionsOf, midiAt } from '../instrument/fretboard'
import { lowStringFirst, type Neck, STANDARD_NECK } from '../instrument/neck'
import type { PianoPresetId } from '../instrument/piano'
import { DEFAULT_TEMPO, DEFAULT_TIME_SIGNATURE, measureIdOf } from '../tab/measure'
import type { TabNote } from '../tab/tab-event'
import { type ChordType, chordTypeById } from '../theory/chord'
import { formatDegree } from '../theory/interval'
import { C_MAJOR, nameByDegree, readPitchClass, type TheoryContext } from '../theory/layer'
import {
  formatNoteName,
  frequencyHzOf,
  type NoteName,
  pitchClassOfMidi,
  writtenOctaveOf,
} from '../theory/pitch'
import type { Overlay } from './overlay'
import {
  type PitchSource,
  PROJECT_APP,
  PROJECT_VERSION,
  type ProjectState,
  type ProjectTheory,
  type SelectedPitch,
  type TabProject,
} from './project-shape'

export type { PitchSource, ProjectState, ProjectTheory, SelectedPitch, TabProject }
export { PROJECT_APP, PROJECT_VERSION }

/** Defaults of a project. */
export const PROJECT_DEFAULTS = {
  selectedMidi: 60,
  mode: 'exact',
  pianoPreset: '49-key',
  cursorBeat: 0,
  outputLevel: 0.8,
} as const

/** Midnight UTC of a date-form version, the time stamp of every compiled project. */
export function midnightUtcOf(date: string): string {
  return `${date}T00:00:00.000Z`
}

export interface SelectedPitchRequest {
  /** 0–127. */
  readonly midi: number
  /** How to write it; without it the project's theory spells the pitch. */
  readonly name?: NoteName
  /** Where it was picked; without it the place nearest the nut. Must sound `midi`. */
  readonly position?: FretPosition
}

/** The place of a pitch nearest the nut; of two on one fret, the one of the lower string number. */
function lowestPositionOf(midi: number, neck: Neck): FretPosition | undefined {
  return fretPositionsOf(midi, neck).reduce<FretPosition | undefined>(
    (best, position) => (best === undefined || position.fret < best.fret ? position : best),
    undefined,
  )
}

/**
 * A selected pitch with everything that follows from it.
 *
 * @throws RangeError when the position does not sound the pitch or the name does not name it.
 */
export function selectPitch(
  request: SelectedPitchRequest,
  theory: TheoryContext,
  neck: Neck,
): SelectedPitch {
  const { midi } = request
  const name = request.name ?? readPitchClass(theory, pitchClassOfMidi(midi)).name
  const position = request.position ?? lowestPositionOf(midi, neck)
  if (position && midiAt(position, neck) !== midi) {
    throw new RangeError(`string ${position.string} fret ${position.fret} is not MIDI ${midi}`)
  }
  const noteName = formatNoteName(name)
  const octave = writtenOctaveOf(name, midi)
  return {
    frequencyHz: frequencyHzOf(midi),
    midi,
    note: noteName + String(octave),
    noteName,
    octave,
    pitchClass: noteName,
    source: position
      ? { instrument: 'guitar', string: position.string, fret: position.fret }
      : { instrument: 'piano' },
  }
}

/** What a compiled project is made of. */
export interface CompileProjectRequest {
  /** Date-form version of the document kind that the project is compiled for. */
  readonly date: string
  readonly id: string
  readonly title: string
  readonly theory: TheoryContext
  /** What its notes are played on. */
  readonly neck: Neck
  /** Root of the chord where it is not the theory's root. */
  readonly chordRoot?: NoteName
  /** Default: the first note, or C4 when there is none. */
  readonly selected?: SelectedPitchRequest
  /** How to write the first note, where that is what is selected. */
  readonly firstName?: NoteName | undefined
  readonly pianoPreset?: PianoPresetId
  /** The notes of the one measure, beats counted from its start. */
  readonly notes?: readonly TabNote[]
  readonly measureId?: string
  /** Beats per minute. */
  readonly tempo?: number
  readonly timeSignature?: readonly [number, number]
  readonly cursorBeat?: number
  readonly overlays?: readonly Overlay[]
}

function selectedOf(request: CompileProjectRequest): SelectedPitchRequest {
  if (request.selected) return request.selected
  const first = request.notes?.[0]
  if (first) {
    const { midi, string, fret } = first
    const name = request.firstName ?? nameByDegree(request.theory, pitchClassOfMidi(midi))
    return { midi, name, position: { string, fret } }
  }
  return { midi: PROJECT_DEFAULTS.selectedMidi }
}

/** A chord type as a project names it: its id, or its tones where the table lacks it. */
function chordName({ id, degrees }: ChordType): string {
  return chordTypeById(id) ? id : degrees.map(formatDegree).join('-')
}

/** The project of a compiled document: one measure with all notes, stamped with the date given. */
export function compileProjectState(request: CompileProjectRequest): ProjectState {
  const { theory, neck } = request
  const stamp = midnightUtcOf(request.date)
  return {
    app: PROJECT_APP,
    version: PROJECT_VERSION,
    selectedPitch: selectPitch(selectedOf(request), theory, neck),
    theory: {
      chord: chordName(theory.chord),
      ...(request.chordRoot && { chordRoot: formatNoteName(request.chordRoot) }),
      layer: theory.layer,
      root: formatNoteName(theory.root),
      scale: theory.scale.id,
    },
    mapping: {
      mode: PROJECT_DEFAULTS.mode,
      pianoPreset: request.pianoPreset ?? PROJECT_DEFAULTS.pianoPreset,
    },
    transport: {
      cursorBeat: request.cursorBeat ?? PROJECT_DEFAULTS.cursorBeat,
      outputLevel: PROJECT_DEFAULTS.outputLevel,
    },
    tabProject: {
      capo: neck.capo,
      createdAt: stamp,
      id: request.id,
      ...(neck.instrument.id !== STANDARD_NECK.instrument.id && {
        instrument: neck.instrument.id,
      }),
      measures: [
        {
          id: request.measureId ?? measureIdOf(1),
          notes: request.notes ?? [],
          tempo: request.tempo ?? DEFAULT_TEMPO,
          timeSignature: request.timeSignature ?? DEFAULT_TIME_SIGNATURE,
        },
      ],
      title: request.title,
      tuning: lowStringFirst(neck),
      updatedAt: stamp,
    },
    ...(request.overlays && { overlays: request.overlays }),
  }
}

/** An empty project on a neck: C4 in C major, one empty 4/4 measure at 90 bpm. */
export function emptyProjectState(neck: Neck): ProjectState {
  return compileProjectState({
    date: PROJECT_VERSION,
    id: 'untitled',
    title: 'Untitled',
    theory: C_MAJOR,
    neck,
  })
}

/** The project that a new page starts with: an empty one for the standard guitar. */
export function defaultProjectState(): ProjectState {
  return emptyProjectState(STANDARD_NECK)
}
