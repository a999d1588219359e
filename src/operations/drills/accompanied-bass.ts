/** The bass part of an accompaniment, placed by the planner. */
import { type BassKind, bassLine } from '#engine/accompany/bass-line'
import { countInChords, proveBass } from '#engine/accompany/prove-bass'
import { DomainError } from '#engine/errors'
import type { Key } from '#engine/harmony/key'
import { type Neck, neckOf } from '#engine/instrument/neck'
import { neckWords } from '#engine/instrument/neck-words'
import { findInstrument } from '#engine/instrument/read-neck'
import { planRoutes } from '#engine/plan/plan-routes'
import { withChordNames } from '#engine/project/chord-names'
import { compileProjectState } from '#engine/project/project-state'
import { renderSheet } from '#engine/tab/ascii-sheet'
import type { TimeSignature } from '#engine/tab/measure'
import { chordTypeById } from '#engine/theory/chord'
import type { AskedChord } from '../progressions/asked-chord'
import { describeInstrument } from '../schemas/neck-document'
import { projectLinksOf } from '../tab/tab-head'
import type { AccompanimentDocument } from './accompaniment.schema'

const BASS = findInstrument('bass')!
/** Bass lines are read low on the neck. */
const HIGHEST_FRET = 12

export interface BassQuestion {
  readonly chords: readonly AskedChord[]
  readonly kind: BassKind
  readonly meter: TimeSignature
  readonly key: Key
  readonly tempo: number
  readonly title: string
  readonly date: string
  readonly baseUrl: string
}

/** @param neck of the chords; the line lies on it where it is a bass. */
export function describeBass(
  { chords, kind, meter, key, tempo, title, date, baseUrl }: BassQuestion,
  neck: Neck,
): NonNullable<AccompanimentDocument['bass']> {
  const onNeck = neck.instrument.family === 'bass' ? neck : neckOf(BASS, BASS.tunings[0]!)
  const lowestMidi = Math.min(...onNeck.strings.map(({ midi }) => midi))
  const line = bassLine(chords, { kind, meter, key, lowestMidi })
  if (!line) {
    const message = `bassLine: no walking line has room on ${neckWords(onNeck)} under these chords; ask for root-fifth`
    throw new DomainError('unplayable-drill', message, [{ path: 'bassLine', message }])
  }
  const theory = { ...key, chord: chordTypeById('major')!, layer: 'scale' as const }
  const notes = line.map(({ midi, startBeat, durationBeats }) => ({
    midi,
    startBeat,
    durationBeats,
  }))
  const limits = { limit: 1, maxFret: HIGHEST_FRET }
  const { routes } = planRoutes({ notes, theory, neck: onNeck, limits, isStrict: true })
  const { notes: placed, fingering, tabNotes } = routes[0]!
  const names = chords.map(({ symbol }, at) => ({ startBeat: at * meter[0], symbol }))
  const compiled = compileProjectState({
    neck: onNeck,
    date,
    id: 'bass-line',
    title,
    theory,
    notes: tabNotes,
    tempo,
    timeSignature: meter,
  })
  const project = withChordNames(
    compiled,
    names.map(({ startBeat: beat, symbol }) => ({ beat, symbol })),
  )
  const symbols = chords.map(({ symbol }) => symbol)
  return {
    kind,
    notes: line.map(({ midi, startBeat, durationBeats, chord, role }, at) => ({
      note: placed[at]!.note,
      midi,
      string: placed[at]!.string,
      fret: placed[at]!.fret,
      finger: fingering.steps[at]!.finger,
      startBeat,
      durationBeats,
      bar: chord + 1,
      role,
    })),
    asciiSheet: renderSheet(project.tabProject.measures, onNeck, { chords: names }),
    compactUrl: projectLinksOf(project, baseUrl).compactUrl,
    warnings: fingering.warnings,
    notesInChords: countInChords(tabNotes, symbols, meter),
    proof: proveBass(tabNotes, symbols, meter, kind, onNeck),
    tuning: onNeck.tuning.id,
    ...describeInstrument(onNeck),
  }
}
