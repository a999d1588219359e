/**
 * Names of chords above the bars: an overlay of the project, so that links and files carry them.
 * `{ id: 'chords', title: 'Chords', chords: [{ beat, symbol }] }`, beats counted from the start of
 * the piece.
 */
import type { JsonValue, Overlay } from './overlay'
import type { ProjectState } from './project-state'

export interface ChordName {
  readonly beat: number
  readonly symbol: string
}

export const CHORDS_OVERLAY_ID = 'chords'
/**
 * Characters. The longest symbols that are written have some 50:
 * `F##maj7#11(b9,add9,#9,add11,b13,add13,no5)/G##`.
 */
export const MAX_CHORD_NAME_LENGTH = 64

/** A name as long as is kept; one that is cut says so, since it may read as another chord. */
export function fitChordName(name: string): string {
  if (name.length <= MAX_CHORD_NAME_LENGTH) return name
  return `${name.slice(0, MAX_CHORD_NAME_LENGTH - 1)}…`
}

function isRecord(value: JsonValue): value is Overlay {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The names that a project's overlays hold; what is no name is left out. */
export function chordNamesIn(list: readonly Overlay[] | undefined): readonly ChordName[] {
  const held = list?.find(({ id }) => id === CHORDS_OVERLAY_ID)?.chords
  if (!Array.isArray(held)) return []
  return held.flatMap((entry: JsonValue): readonly ChordName[] => {
    if (!isRecord(entry)) return []
    const { beat, symbol } = entry
    return typeof beat === 'number' && typeof symbol === 'string' && symbol !== ''
      ? [{ beat, symbol: fitChordName(symbol) }]
      : []
  })
}

/** The project with these names instead of those it had. */
export function withChordNames(state: ProjectState, names: readonly ChordName[]): ProjectState {
  const others = (state.overlays ?? []).filter(({ id }) => id !== CHORDS_OVERLAY_ID)
  const own = { id: CHORDS_OVERLAY_ID, title: 'Chords', chords: names.map((name) => ({ ...name })) }
  const { overlays: _before, ...rest } = state
  const all = names.length === 0 ? others : [...others, own]
  return all.length === 0 ? rest : { ...rest, overlays: all }
}
