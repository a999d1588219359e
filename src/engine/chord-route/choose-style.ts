/** Which hand a piece asks for, where the player does not say. */
import type { HandStyle } from '../polyphony/cost-table'
import type { HandNote, HandPlan, HandRequest, OnsetGrip } from '../polyphony/hand-plan'
import { holdNotes, newNotesOf } from '../polyphony/onsets'
import { planHand } from '../polyphony/plan-hand'
import { isPowerChordRiff } from './driven-riff'
import { isPlucked } from './plucked'
import { isPowerChord } from './power-chord'

/** From this part of the onsets on, a voice moves over notes that are held: fingers pluck it. */
const LEAST_HELD = 1 / 3
/** Above this part of the onsets, the piece is played on open chords, or in pairs of voices. */
const MOST_ONSETS = 0.5
const OCTAVE = 12
/** Thirds and sixths, in semitones. */
const VOICE_INTERVALS = [3, 4, 8, 9]

/** Strings that sound together, one of them open and one pressed, and more than a power chord. */
function isOpenChord({ sounding }: OnsetGrip): boolean {
  const open = sounding.filter(({ fret }) => fret === 0).length
  return open > 0 && open < sounding.length && !isPowerChord(sounding.map(({ midi }) => midi))
}

/** `acoustic` where most onsets of a route are chords with open strings, else `lead`. */
function styleOfOnsets(onsets: readonly OnsetGrip[]): HandStyle {
  const open = onsets.filter(isOpenChord).length
  return open > onsets.length * MOST_ONSETS ? 'acoustic' : 'lead'
}

/** Whether enough onsets strike notes over others that still sound; power chords may ring on. */
function hasHeldVoices(notes: readonly HandNote[]): boolean {
  const struck = newNotesOf(notes)
  if (isPowerChordRiff(struck.map(({ fresh }) => fresh.map(({ midi }) => midi)))) return false
  const onsets = holdNotes(struck)
  const over = onsets.filter(({ held, lapsed }) => held.length + lapsed.length > 0).length
  return over >= onsets.length * LEAST_HELD
}

/** Two notes that two voices make together; fifths, fourths and octaves are those of driven guitars. */
function isVoicePair(midis: readonly number[]): boolean {
  const [low, high] = midis
  if (midis.length !== 2 || low === undefined || high === undefined) return false
  const semitones = high - low
  return semitones > OCTAVE || VOICE_INTERVALS.includes(semitones)
}

/** Whether most onsets strike two voices together. */
function hasPairedVoices(notes: readonly HandNote[]): boolean {
  const onsets = newNotesOf(notes)
  const pairs = onsets.filter(({ fresh }) => isVoicePair(fresh.map(({ midi }) => midi))).length
  return pairs > onsets.length * MOST_ONSETS
}

const isFingerstyle = ({ notes, neck }: HandRequest) =>
  hasHeldVoices(notes) || hasPairedVoices(notes) || isPlucked(notes, neck)

/** The plan in the style asked for, or in the one that the music or its own best route speaks for. */
export function planInStyle(request: HandRequest, style: HandStyle | undefined): HandPlan {
  const known = style ?? (isFingerstyle(request) ? 'acoustic' : undefined)
  const plan = planHand({ ...request, style: known ?? 'lead' })
  if (known !== undefined || styleOfOnsets(plan.routes[0]!.onsets) === 'lead') return plan
  return planHand({ ...request, style: 'acoustic' })
}
