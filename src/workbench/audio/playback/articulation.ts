/** How a technique sounds here: for how much of its time a note rings, and how hard it is struck. */

import type { TabNote } from '#engine/tab/tab-event'
import { type Technique, techniquesOf } from '#formats/technique-table'

interface Articulation {
  /** Part of its written length. */
  readonly lengthFactor: number
  /** Seconds that it rings at most. */
  readonly longestSeconds: number
  /** Of the velocity of a plain note. */
  readonly velocityFactor: number
}

const PLAIN: Articulation = {
  lengthFactor: 1,
  longestSeconds: Number.POSITIVE_INFINITY,
  velocityFactor: 1,
}

/** Of the others, `pitch-curve` and `stroke` know how they sound. */
const SOUNDS: Partial<Record<Technique, Partial<Articulation>>> = {
  dead: { longestSeconds: 0.04, velocityFactor: 0.7 },
  'palm-mute': { longestSeconds: 0.3, velocityFactor: 0.85 },
  staccato: { lengthFactor: 0.5 },
  ghost: { velocityFactor: 0.5 },
  accent: { velocityFactor: 1.25 },
  'let-ring': { lengthFactor: Number.POSITIVE_INFINITY },
}

/** Of all techniques of a note together. */
export function articulationOf(note: Pick<TabNote, 'technique'>): Articulation {
  let all = PLAIN
  for (const technique of techniquesOf(note)) {
    const own = SOUNDS[technique]
    if (!own) continue
    all = {
      lengthFactor: all.lengthFactor * (own.lengthFactor ?? 1),
      longestSeconds: Math.min(all.longestSeconds, own.longestSeconds ?? Number.POSITIVE_INFINITY),
      velocityFactor: all.velocityFactor * (own.velocityFactor ?? 1),
    }
  }
  return all
}
