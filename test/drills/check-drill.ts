/**
 * Checks a finished drill against every rule of a valid one. Written apart from the compiler: it
 * takes nothing from the line makers, the ladders or the proofs, and finds pitches, sets and
 * windows again from strings, frets and the definitions.
 */

import type { Drill, DrillRequest } from '#engine/practice/drill'
import { checkScaleSteps } from './check-figure'
import {
  checkApproaches,
  checkArpeggio,
  checkChordTones,
  checkDeclaredSet,
  checkEnclosures,
  checkEnds,
  checkTensions,
  checkVariety,
} from './check-melody'
import { checkPlaces, checkProofs, checkSpelling, checkWindow } from './check-places'
import { checkPulse, checkRhythm } from './check-rhythm'
import type { DrillRule } from './problem'

const RULES: readonly DrillRule[] = [
  checkRhythm,
  checkPulse,
  checkPlaces,
  checkWindow,
  checkSpelling,
  checkProofs,
  checkDeclaredSet,
  checkEnds,
  checkArpeggio,
  checkChordTones,
  checkScaleSteps,
  checkTensions,
  checkEnclosures,
  checkApproaches,
  checkVariety,
]

/** Everything that is wrong with a drill, in sentences; an empty list for a valid one. */
export function checkDrill(drill: Drill, request: DrillRequest): readonly string[] {
  return RULES.flatMap((rule) => rule(drill, request))
}
