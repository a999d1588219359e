/** Proves a path of grips from its finished voicings. */
import type { Neck } from '../instrument/neck'
import { isVerified, proveEvents } from '../tab/event-proof'
import type { TabNote } from '../tab/tab-event'
import { describeMotion } from './describe-motion'
import type { Voicing } from './voicing'

export interface PathProof {
  /** The grips and the changes, priced note by note, add up to the cost claimed. */
  readonly costIsSumOfParts: boolean
  readonly allGripsValid: boolean
}

/**
 * Proves what a search claims about a path.
 *
 * @param gripsCost what the grips cost without the changes.
 * @param cost the claimed cost of the whole path.
 */
export function provePath(
  voicings: readonly Voicing[],
  gripsCost: number,
  cost: number,
): PathProof {
  let sum = gripsCost
  for (const [at, next] of voicings.slice(1).entries()) {
    sum += describeMotion(voicings[at]!, next).cost
  }
  return {
    costIsSumOfParts: sum === cost,
    allGripsValid: voicings.every((voicing) => voicing.proof.valid),
  }
}

/** Whether tab strikes the grips, one after the other, at the pitches that the strings give. */
export function isTabOf(
  notes: readonly TabNote[],
  voicings: readonly Voicing[],
  beatsPerChord: number,
  neck: Neck,
): boolean {
  const struck = notes.map((note) => `${note.startBeat} ${note.string} ${note.fret}`).sort()
  const wanted = voicings
    .flatMap((voicing, at) =>
      voicing.notes.map((note) => `${at * beatsPerChord} ${note.string} ${note.fret}`),
    )
    .sort()
  return isVerified(proveEvents(notes, neck)) && struck.join() === wanted.join()
}
