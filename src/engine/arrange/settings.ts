/** Which transpositions, capos and tunings suit a piece, told by its pitches alone. */

import type {
  AddedNotes,
  ArrangeRequest,
  Role,
  ScoreNote,
  ScoreWithRoles,
  Setting,
} from './arrangement'
import { rolesOf } from './roles'

/** What a note off the neck costs, by what it is for; a bass is heard an octave up as well. */
const OFF_THE_NECK: Readonly<Record<Role, number>> = { melody: 40, bass: 3, harmony: 3 }
/**
 * A melody note above a fret of the thin string, each fret: the bass below it lies low. Of ten
 * piano pieces six lie an octave lower by this, for a half to a quarter of the hand's cost.
 */
const ABOVE_FIFTH = 0.4
const ABOVE_TWELFTH = 2
/** What an open string that sounds a note is worth. */
const OPEN_STRING = 1
/** What leaving the plainest setting costs, for each note of the piece. */
const OTHER_KEY = 0.3
const OCTAVE_AWAY = 0.15
const CAPO_FRET = 0.05
const OTHER_TUNING = 0.25

const withRoles = (score: readonly ScoreNote[]) => ({ score, roles: rolesOf(score) })

interface PitchCount {
  readonly midi: number
  readonly role: Role
  readonly count: number
}

function countPitches({ score, roles }: ScoreWithRoles): readonly PitchCount[] {
  const counts = new Map<string, PitchCount>()
  for (const [index, { midi }] of score.entries()) {
    const role = roles[index]!
    const key = `${midi} ${role}`
    counts.set(key, { midi, role, count: (counts.get(key)?.count ?? 0) + 1 })
  }
  return [...counts.values()]
}

/** @param added notes that are not among the pitches: with them the least cost of all */
function costOf(
  { transpose, neck }: Setting,
  pitches: readonly PitchCount[],
  maxFret: number,
  plainTuning: string,
  added: AddedNotes = { least: 0, mostOpens: 0 },
): number {
  const opens = neck.strings.map(({ midi }) => midi)
  const [low, high] = [Math.min(...opens), Math.max(...opens) + Math.min(maxFret, neck.maxFret)]
  const fretAt = (fret: number) => Math.max(...opens) + Math.max(0, fret - neck.capo)
  const [fifth, twelfth] = [fretAt(5), fretAt(12)]
  let [cost, notes] = [0, 0]
  for (const { midi, role, count } of pitches) {
    const sounds = midi + transpose
    notes += count
    if (sounds < low || sounds > high) cost += count * OFF_THE_NECK[role]
    else if (role === 'melody') {
      cost += count * ABOVE_FIFTH * Math.max(0, sounds - fifth)
      cost += count * ABOVE_TWELFTH * Math.max(0, sounds - twelfth)
    }
    if (opens.includes(sounds)) cost -= count * OPEN_STRING
  }
  const leaving =
    (transpose % 12 === 0 ? 0 : OTHER_KEY) +
    OCTAVE_AWAY * Math.abs(transpose / 12) +
    CAPO_FRET * neck.capo +
    (neck.tuning.id === plainTuning ? 0 : OTHER_TUNING)
  return cost - OPEN_STRING * added.mostOpens + leaving * (notes + added.least)
}

/** What the hands do is the same for a piece a fret higher with the capo a fret higher. */
export const shapesOf = ({ transpose, neck }: Setting) =>
  `${neck.tuning.id} ${transpose - neck.capo}`

type RankRequest = Pick<ArrangeRequest, 'settings' | 'scoreFor' | 'outline' | 'maxFret'>

interface Ranked {
  readonly setting: Setting
  readonly cost: number
  /** Its place among the settings. */
  readonly order: number
}

/** The best of those chosen and another one, one of the same shapes each. */
function withRanked(chosen: readonly Ranked[], own: Ranked, limit: number): readonly Ranked[] {
  const shapes = new Set<string>()
  return [...chosen, own]
    .sort((a, b) => a.cost - b.cost || a.order - b.order)
    .filter(({ setting }) => {
      const key = shapesOf(setting)
      return !shapes.has(key) && shapes.add(key)
    })
    .slice(0, limit)
}

/** What a bound may be above the sum of the same costs in another order. */
const ROUNDING = 1e-6

/**
 * The settings that promise most, the best first, no two with the same shapes. Only settings whose
 * outline promises as much are sketched.
 *
 * @param settings the plainest first; its tuning is the one that costs nothing
 */
export function rankSettings(
  { settings, scoreFor, outline, maxFret }: RankRequest,
  limit: number,
): readonly Setting[] {
  const plain = settings[0]!.neck.tuning.id
  const known = countPitches(outline ? withRoles(outline.known) : scoreFor(settings[0]!))
  const sketched = new Map<ScoreWithRoles, readonly PitchCount[]>()
  const pitchesFor = (setting: Setting) => {
    if (!outline) return known
    const score = scoreFor(setting)
    const pitches = sketched.get(score) ?? countPitches(score)
    sketched.set(score, pitches)
    return pitches
  }
  const promising = settings
    .map((setting, order) => {
      const added = outline?.addedIn(setting)
      const least = costOf(setting, known, maxFret, plain, added) - ROUNDING
      return { setting, order, least }
    })
    .sort((a, b) => a.least - b.least)
  let chosen: readonly Ranked[] = []
  for (const { setting, order, least } of promising) {
    if (chosen.length === limit && chosen[limit - 1]!.cost < least) break
    const cost = costOf(setting, pitchesFor(setting), maxFret, plain)
    chosen = withRanked(chosen, { setting, order, cost }, limit)
  }
  return chosen.map(({ setting }) => setting)
}
