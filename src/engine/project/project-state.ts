/** The portable project: what the workbench shows and what a share link carries. */
import { type FretPosition, fretPositionsOf, midiAt } from '../instrument/fretboard'
import { lowStringFirst, type Neck, STANDARD_NECK, type TuningString } from '../instrument/neck'
import type { PianoPresetId } from '../instrument/piano'
import { DEFAULT_TEMPO, DEFAULT_TIME_SIGNATURE, measureIdOf } from '../tab/measure'
import type { Measure, TabNote } from '../tab/tab-event'
import {
  C_MAJOR,
  type Layer,
  nameByDegree,
  readPitchClass,
  type TheoryContext,
} from '../theory/layer'
import {
  formatNoteName,
  frequencyHzOf,
  type NoteName,
  pitchClassOfMidi,
  writtenOctaveOf,
} from '../theory/pitch'
import type { Overlay } from './overlay'

/** Constant application identifier of every project. */
export const PROJECT_APP = 'pitch-map'

/** The version that this engine writes; older ones are migrated to it, newer ones refused. */
export const PROJECT_VERSION = '2026-11-01'

/**
 * Where a selected pitch was picked: a fret position of the project's neck, which is called guitar
 * whatever it is, or a piano key when no string reaches it.
 */
export type PitchSource =
  | { readonly instrument: 'guitar'; readonly string: number; readonly fret: number }
  | { readonly instrument: 'piano' }

export interface SelectedPitch {
  readonly frequencyHz: number
  readonly midi: number
  /** Name with octave: `Bb3`. */
  readonly note: string
  /** Name without octave: `Bb`. */
  readonly noteName: string
  /** Octave as written; `B#3` sounds like C4. */
  readonly octave: number
  readonly pitchClass: string
  readonly source: PitchSource
}

export interface ProjectTheory {
  /** A chord id, or the tones of a composed type: `1-3-5-b7-b9-11`. */
  readonly chord: string
  /** Root of the chord where it is not the key's: Am in C major. */
  readonly chordRoot?: string
  readonly layer: Layer
  readonly root: string
  readonly scale: string
}

export interface ProjectMapping {
  /** `exact` is the one mode so far. */
  readonly mode: string
  readonly pianoPreset: PianoPresetId
}

export interface ProjectTransport {
  /** Beats from the start of the first measure. */
  readonly cursorBeat: number
  /** 0 = silent, 1 = full. */
  readonly outputLevel: number
}

export interface TabProject {
  /** 0 = none. Frets count from the capo; see `neckOfProject` for projects of before. */
  readonly capo: number
  /** ISO 8601. */
  readonly createdAt: string
  readonly id: string
  /** Id of the instrument table; left out for the guitar. */
  readonly instrument?: string | undefined
  readonly measures: readonly Measure[]
  readonly title: string
  /** The open strings without capo, 3–10 of them; the contract lists string 6 first. */
  readonly tuning: readonly TuningString[]
  /** ISO 8601. */
  readonly updatedAt: string
}

export interface ProjectState {
  readonly app: typeof PROJECT_APP
  /** Date-form version. */
  readonly version: string
  readonly selectedPitch: SelectedPitch
  readonly theory: ProjectTheory
  readonly mapping: ProjectMapping
  readonly transport: ProjectTransport
  readonly tabProject: TabProject
  readonly overlays?: readonly Overlay[]
}

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

/** The project of a compiled document: one measure with all notes, stamped with the date given. */
export function compileProjectState(request: CompileProjectRequest): ProjectState {
  const { theory, neck } = request
  const stamp = midnightUtcOf(request.date)
  return {
    app: PROJECT_APP,
    version: PROJECT_VERSION,
    selectedPitch: selectPitch(selectedOf(request), theory, neck),
    theory: {
      chord: theory.chord.id,
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
