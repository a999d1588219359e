/** A voicing as documents show it. */
import type { Voicing } from '#engine/voicing/voicing'

/** One voicing with its place and score in the ranking of its chord. */
export function describeVoicing(voicing: Voicing, rank: number, score: number) {
  return {
    rank,
    score,
    text: voicing.text,
    symbol: voicing.symbol,
    frets: [...voicing.frets],
    fingers: [...voicing.fingers],
    barres: voicing.barres.map((barre) => ({ ...barre })),
    notes: voicing.notes.map((note) => ({ ...note })),
    bass: { ...voicing.bass },
    top: { ...voicing.top },
    inversion: voicing.inversion,
    position: voicing.position,
    span: voicing.span,
    openStrings: [...voicing.openStrings],
    mutedStrings: [...voicing.mutedStrings],
    movable: voicing.movable,
    styles: [...voicing.styles],
    ...(voicing.shape && { shape: { ...voicing.shape } }),
    difficulty: {
      level: voicing.difficulty.level,
      points: voicing.difficulty.points,
      reasons: voicing.difficulty.reasons.map((reason) => ({ ...reason })),
    },
    proof: {
      missing: [...voicing.proof.missing],
      doubled: [...voicing.proof.doubled],
      extra: [...voicing.proof.extra],
      fingerCount: voicing.proof.fingerCount,
      reachFrets: voicing.proof.reachFrets,
      reachMm: voicing.proof.reachMm,
      faults: [...voicing.proof.faults],
      valid: voicing.proof.valid,
    },
  }
}
