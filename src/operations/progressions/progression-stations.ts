/** The chords of a progression with the grips that compete for them. */

import { DomainError } from '#engine/errors'
import type { GripFingering } from '#engine/hand/fingering'
import { fretsOf } from '#engine/hand/grip'
import type { Neck } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import { heldAs, type VoicingFilters } from '#engine/voicing/chord-voicings'
import type { GripChoice, GripTable } from '#engine/voicing/grip-motion'
import { styledChord } from '#engine/voicing/style'
import { chooseGrips, nearBestOf } from '#engine/voicing/voice-leading'
import { spellTones, type Voicing, voicingOf } from '#engine/voicing/voicing'
import type { AskedChord } from './asked-chord'

/** Says whether the neck or the filters are the reason. @param which `, chord 2` among several */
export function noGrip(
  { symbol, chord }: AskedChord,
  { ranked }: GripTable,
  neck: Neck,
  path: string,
  which = '',
): DomainError {
  const hasTooMany = chord.degrees.length > neck.strings.length
  const onNeck = hasTooMany
    ? `${symbol}${which} has more tones than a hand can hold on these strings; write it with fewer tensions`
    : `No hand can hold ${symbol}${which} on these strings; choose another tuning or chord`
  const message =
    ranked.grips.length === 0
      ? onNeck
      : `No grip of ${symbol}${which} meets these filters; leave one out or widen it`
  return new DomainError('unplayable-chord', message, [{ path, message }])
}

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
  const tones = spellTones(asked.root, styledChord(asked.chord, choice.filters?.style).told)
  const known = new Map<string, Voicing>()
  return (index, fingering) => {
    const key = `${index} ${fingering?.fingers ?? ''}`
    let voicing = known.get(key)
    if (!voicing) {
      const frets = fretsOf(grips[index]!, neck.strings.length)
      voicing = voicingOf(frets, tones, neck, fingering ?? heldAs(frets, choice.filters))
      known.set(key, voicing)
    }
    return voicing
  }
}

/**
 * Chooses the grips that compete.
 *
 * @param most grips of a chord that compete at most
 * @throws DomainError for a chord without a grip
 */
export function stationsOf(
  chords: readonly AskedChord[],
  most: number,
  neck: Neck,
  filters: VoicingFilters,
): readonly Station[] {
  const known = new Map<string, Station>()
  return chords.map((asked, at) => {
    const { root, chord, bass } = asked
    const key = [pitchClassOf(root), chord.id, bass && pitchClassOf(bass)].join()
    const same = known.get(key)
    const station = same
      ? { ...same, asked, voicingAt: voicingReaderOf(asked, same.choice, neck) }
      : stationOf(asked, at, most, neck, filters)
    known.set(key, station)
    return station
  })
}

function stationOf(
  asked: AskedChord,
  at: number,
  most: number,
  neck: Neck,
  filters: VoicingFilters,
): Station {
  const { root, chord, bass } = asked
  const rootPitchClass = pitchClassOf(root)
  const all = { ...filters, ...(bass && { bassPitchClass: pitchClassOf(bass) }) }
  // One more than may compete tells whether there are more.
  const chosen = chooseGrips(rootPitchClass, chord, most + 1, neck, all)
  const { indices } = chosen
  if (indices.length === 0) {
    throw noGrip(asked, chosen.table, neck, `chords[${at}]`, `, chord ${at + 1},`)
  }
  const choice = nearBestOf({ ...chosen, indices: indices.slice(0, most) })
  const isComplete = choice.indices.length === indices.length
  return { asked, choice, isComplete, voicingAt: voicingReaderOf(asked, choice, neck) }
}
