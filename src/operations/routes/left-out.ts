/** What a plan leaves out, in words. */
import type { Neck } from '#engine/instrument/neck'
import { leftOutText } from '#engine/plan/refuse'
import type { RoutePlan, RouteRequestNote } from '#engine/plan/route'
import type { TheoryContext } from '#engine/theory/layer'
import { noteReaderOf } from '#engine/theory/note-reader'

interface Asked {
  readonly notes: readonly RouteRequestNote[]
  readonly theory: TheoryContext
  readonly neck: Neck
}

/** Which notes no hand can play, and without which it can; a sentence for each start. */
export function leftOutTexts(
  { notes, theory, neck }: Asked,
  { leftOut, constraints: { maxFret } }: RoutePlan,
): readonly string[] {
  const subject = { asked: notes, neck, maxFret, read: noteReaderOf(theory) }
  return leftOut.map((lost) => `Left out: ${leftOutText(lost, subject)}`)
}
