/** A piece in one setting, reduced to what a hand can play, and what that keeps. */

import { reachMmOf, TAUGHT_REACH_MM } from '../hand/reach'
import type { Neck } from '../instrument/neck'
import type { Ease } from '../plan/fingerings'

import type { HandRoute, Note } from '../plan/note'
import { type PlanOptions, planMusic } from '../plan/plan-music'
import { travelOf } from '../plan/prove-route'
import { playableOn } from '../plan/reduce/playable'
import type {
  ArrangedNote,
  ArrangeRequest,
  HandFigures,
  NoteChange,
  Role,
  ScoreNote,
  ScoreWithRoles,
  Setting,
  Tones,
  Trial,
} from './arrangement'
import { keptOf } from './kept'
import { raiseLeftHand } from './raise-left-hand'

type TrialRequest = Pick<ArrangeRequest, 'scoreFor' | 'keep' | 'style' | 'maxFret' | 'barOf'>

const SAME_START_BEATS = 1 / 48

/** The note of one pitch that starts with another. */
function unisonOf(
  samePitch: readonly ArrangedNote[],
  { startBeat }: ScoreNote,
): ArrangedNote | undefined {
  return samePitch.find((other) => Math.abs(other.startBeat - startBeat) <= SAME_START_BEATS)
}

/** The notes wanted, transposed; of a unison only the longest, and what was left out. */
function wantedNotes(
  { score, roles }: ScoreWithRoles,
  keep: readonly Role[],
  transpose: number,
  tones: Tones,
) {
  const byPitch = new Map<number, ArrangedNote[]>()
  const changes: NoteChange[] = []
  const longestFirst = score
    .map((_, index) => index)
    .sort((a, b) => score[b]!.durationBeats - score[a]!.durationBeats || a - b)
  for (const index of longestFirst) {
    const note = score[index]!
    const role = roles[index]!
    const moved = { ...note, midi: note.midi + transpose, source: index, role }
    const samePitch = byPitch.get(moved.midi) ?? []
    const unison = unisonOf(samePitch, moved)
    if (!keep.includes(role)) {
      changes.push({ note: index, role, kind: 'left-out', semitones: 0 })
    } else if (tones === 'bass' && role === 'harmony') {
      changes.push({ note: index, role, kind: 'dropped', semitones: 0 })
    } else if (unison) {
      changes.push({ note: index, role, kind: 'shared', semitones: 0, with: unison.source })
    } else {
      samePitch.push(moved)
      byPitch.set(moved.midi, samePitch)
    }
  }
  return { notes: [...byPitch.values()].flat().sort((a, b) => a.source - b.source), changes }
}

/** A shared note goes where the note goes that sounds in its place. */
function followShared(change: NoteChange, changes: readonly NoteChange[]): NoteChange {
  if (change.kind !== 'shared') return change
  const other = changes.find(({ note, kind }) => note === change.with && kind !== 'shared')
  if (!other) return change
  const { note, role } = change
  return other.kind === 'dropped'
    ? { note, role, kind: 'dropped', semitones: 0 }
    : { ...change, semitones: other.semitones }
}

/** What the hand pays for a note. */
function handCostOf({ cost, breakdown, notes }: HandRoute): number {
  const letGo = breakdown.find(({ term }) => term === 'let-go')?.cost ?? 0
  return (cost - letGo) / notes.length
}

const EASIEST: HandFigures = { reachMm: 0, shifts: 0, cost: 0 }

function figuresOf({ cost, grips }: HandRoute, neck: Neck): HandFigures {
  const reaches = grips.map(({ sounding }) => {
    const frets = sounding.flatMap(({ fret }) => (fret > 0 ? [fret] : []))
    return frets.length > 1 ? reachMmOf(Math.min(...frets), Math.max(...frets), neck) : 0
  })
  return { reachMm: Math.max(0, ...reaches), shifts: travelOf(grips).positionShiftCount, cost }
}

/** What becomes of the notes on a neck, and what the hand pays for those that sound. */
function planReduced(notes: readonly Note[], options: PlanOptions) {
  const { losses, routes, moveCount } =
    notes.length === 0
      ? { losses: [], routes: [], moveCount: 0 }
      : planMusic(notes, { ...options, reduce: true })
  const [route] = routes
  return {
    losses,
    moveCount,
    handCost: route ? handCostOf(route) : 0,
    figures: route ? figuresOf(route, options.neck) : EASIEST,
  }
}

/** What a setting leaves of a piece under grips so hard, of chords with so many tones. */
export function trySetting(
  request: TrialRequest,
  setting: Setting,
  ease: Ease,
  tones: Tones = 'full',
): Trial {
  const { neck, transpose } = setting
  const maxFret = Math.min(request.maxFret, neck.maxFret)
  const { style, keep } = request
  const taughtHand = { neck, maxFret, ease, reachMm: TAUGHT_REACH_MM }
  const piece = request.scoreFor(setting, playableOn(taughtHand), tones)
  const { notes: wanted, changes } = wantedNotes(piece, keep, transpose, tones)
  const lowestMidi = Math.min(...neck.strings.map(({ midi }) => midi))
  const notes = raiseLeftHand(wanted, lowestMidi, request.barOf)
  const reachMm = piece.chords ? TAUGHT_REACH_MM : undefined
  const plan = planReduced(notes, { neck, maxFret, ease, style, reachMm })
  const losses = new Map(plan.losses.map((loss) => [loss.note, loss]))
  const left = notes.flatMap((note, index) => {
    const loss = losses.get(index)
    const { source, role } = note
    if (loss?.kind === 'dropped') {
      changes.push({ note: source, role, kind: 'dropped', semitones: 0 })
      return []
    }
    const midi = note.midi + (loss?.semitones ?? 0)
    const semitones = midi - wanted[index]!.midi
    if (semitones !== 0) changes.push({ note: source, role, kind: 'moved', semitones })
    return [midi === note.midi ? note : { ...note, midi }]
  })
  const followed = changes.map((change) => followShared(change, changes))
  const kept = keptOf({ ...piece, keep }, transpose, left, followed)
  const inOrder = followed.sort((a, b) => a.note - b.note)
  const { losses: _, ...told } = plan
  return { ...piece, setting, notes: left, changes: inOrder, kept, ease, reachMm, ...told }
}
