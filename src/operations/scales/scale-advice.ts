/** Scales over a chord as documents show them. */
import type { ScaleAdvice, ScaleAdviceList } from '#engine/harmony/advise-scales'
import { rootAnchorsOf } from '#engine/harmony/root-anchors'
import type { ScaleToneOverChord, ToneRole } from '#engine/harmony/tension'
import type { Neck } from '#engine/instrument/neck'
import { formatDegree } from '#engine/theory/interval'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { twinsOf } from '#engine/theory/scale-facts'
import { parentFieldOf } from '../schemas/scale-parent'

/** Roots are shown over one octave of the neck. */
const ANCHOR_MAX_FRET = 12

function tonesWithRole(tones: readonly ScaleToneOverChord[], role: ToneRole) {
  return tones
    .filter((tone) => tone.role === role)
    .map(({ name, degree, reason }) => ({
      pitchClass: formatNoteName(name),
      degree: formatDegree(degree),
      reason,
    }))
}

function describeCandidate(
  root: NoteName,
  advice: ScaleAdvice,
  index: number,
  list: ScaleAdviceList,
) {
  const { scale, tones } = advice
  return {
    rank: index + 1,
    id: scale.id,
    name: scale.name,
    family: scale.family,
    score: advice.score,
    scoreParts: { ...advice.parts },
    ...(list.function && { function: list.function.role }),
    tones: tones.map(({ name, degree, semitones, role, reason }) => ({
      pitchClass: formatNoteName(name),
      pitchClassNumber: pitchClassOf(name),
      degree: formatDegree(degree),
      semitones,
      role,
      reason,
    })),
    availableTensions: tonesWithRole(tones, 'tension'),
    avoidNotes: tonesWithRole(tones, 'avoid'),
    ...(list.function && {
      outsideContext: tones
        .filter(({ name }) => advice.outsideKey.includes(pitchClassOf(name)))
        .map(({ name }) => formatNoteName(name)),
    }),
    sameTonesAs: twinsOf(scale).map(({ id }) => id),
    ...parentFieldOf(root, scale),
    why: advice.why,
  }
}

/** The candidates of an advice list, each with the places of the chord's root. */
export function describeAdvice(root: NoteName, list: ScaleAdviceList, neck: Neck) {
  const guitarAnchors = [...rootAnchorsOf(root, Math.min(ANCHOR_MAX_FRET, neck.maxFret), neck)]
  return list.candidates.map((advice, index) => ({
    ...describeCandidate(root, advice, index, list),
    guitarAnchors,
  }))
}
