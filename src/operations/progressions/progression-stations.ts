/** The chords of a progression with the grips that compete for them. */
import { DomainError } from '#engine/errors'
import type { GripFingering } from '#engine/hand/fingering'
import { fretsOf } from '#engine/hand/grip'
import type { Neck } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import type { VoicingFilters } from '#engine/voicing/chord-voicings'
import type { GripChoice } from '#engine/voicing/grip-motion'
import { chooseGrips, nearBestOf } from '#engine/voicing/voice-leading'
import { spellTones, type Voicing, voicingOf } from '#engine/voicing/voicing'
import { requestErrorOf } from '../reading/read-request'
import type { AskedChord } from './asked-chord'

/**
 * The work of one request, counted in grips that are found and ranked; a chord asked again has none
 * of its own. A usual chord has some 300 on a guitar and 1,500 on an 8-string guitar, C11 alone
 * 4,000 and 19,000.
 */
export const MAX_WORK_GRIPS = 38_000
/** Choosing and writing the grip of a chord on each path takes as long as finding so many. */
const CHORD_WORK_GRIPS = 900
/** One chord with the grips that compete for it. */
export interface Station {
  readonly asked: AskedChord
  readonly choice: GripChoice
  /** No grip that meets the filters was left out. */
  readonly isComplete: boolean
  /**
   * A competing grip as it is played, with its usual fingers or others; paths share most of theirs,
   * so each is made once.
   */
  readonly voicingAt: (index: number, fingering?: GripFingering) => Voicing
}

function voicingReaderOf(asked: AskedChord, choice: GripChoice, neck: Neck): Station['voicingAt'] {
  const { grips } = choice.table.ranked
  const tones = spellTones(asked.root, asked.chord)
  const known = new Map<string, Voicing>()
  return (index, fingering) => {
    const key = `${index} ${fingering?.fingers ?? ''}`
    let voicing = known.get(key)
    if (!voicing) {
      voicing = voicingOf(fretsOf(grips[index]!, neck.strings.length), tones, neck, fingering)
      known.set(key, voicing)
    }
    return voicing
  }
}

/** Refuses a chord without a grip, saying whether strings or filters are the reason. */
function refuseChord({ symbol }: AskedChord, at: number, { table }: GripChoice): DomainError {
  const message =
    table.ranked.grips.length === 0
      ? `${symbol}, chord ${at + 1}, has more tones than a hand can hold on these strings; write it with fewer tensions`
      : `No grip of ${symbol}, chord ${at + 1}, meets these filters; leave one out or widen it`
  return new DomainError('unplayable-chord', message, [{ path: `chords[${at}]`, message }])
}

/** How many grips' work it is to see whether one meets filters on its fingers and its style. */
function filterWork({ style, maxDifficulty, noBarre }: VoicingFilters): number {
  const isFingered = noBarre || maxDifficulty !== undefined || style === 'barre'
  return (isFingered ? 1 : 0) + (style === undefined ? 0 : 1)
}

/** Grips found, and those that were looked at to choose these. */
function comparedFor({ table, indices }: GripChoice, most: number, filters: VoicingFilters) {
  const found = table.ranked.grips.length
  const lookedAt = indices.length > most ? indices.at(-1)! + 1 : found
  return found + filterWork(filters) * lookedAt
}

function refuseWork(at: number, compared: number, count: number, most: number) {
  const message = `chords: ${at + 1} of ${count} chords have ${compared} grips to compare on these strings, more than the ${most} that ${count} chords may have; ask for fewer different chords at once`
  return requestErrorOf('invalid-parameter', [{ path: 'chords', message }])
}

/**
 * Chooses the grips that compete, at most so many a chord.
 *
 * @throws DomainError for a chord without a grip, RequestError for more grips than one request
 * compares.
 */
export function stationsOf(
  chords: readonly AskedChord[],
  most: number,
  neck: Neck,
  filters: VoicingFilters,
): readonly Station[] {
  const known = new Map<string, Station>()
  const mostCompared = MAX_WORK_GRIPS - chords.length * CHORD_WORK_GRIPS
  let compared = 0
  return chords.map((asked, at) => {
    const { root, chord, bass } = asked
    const key = [pitchClassOf(root), chord.id, bass && pitchClassOf(bass)].join()
    const same = known.get(key)
    if (same) return { ...same, asked, voicingAt: voicingReaderOf(asked, same.choice, neck) }
    // One more than may compete tells whether there are more.
    const all = chooseGrips(pitchClassOf(root), chord, most + 1, neck, {
      ...filters,
      ...(bass && { bassPitchClass: pitchClassOf(bass) }),
    })
    compared += comparedFor(all, most, filters)
    if (compared > mostCompared && at > 0) {
      throw refuseWork(at, compared, chords.length, mostCompared)
    }
    if (all.indices.length === 0) throw refuseChord(asked, at, all)
    const choice = nearBestOf({ ...all, indices: all.indices.slice(0, most) })
    const isComplete = choice.indices.length === all.indices.length
    const station = { asked, choice, isComplete, voicingAt: voicingReaderOf(asked, choice, neck) }
    known.set(key, station)
    return station
  })
}
