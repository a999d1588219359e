/** Names that are not known but look like a typo of one that is. */
import type { Issue } from '#engine/errors'
import { nearestOf, startedBy } from './nearest'

/** Words people write, in lower case, for a parameter that has another name here. */
const SYNONYMS: ReadonlyMap<string, readonly string[]> = new Map([
  ['key', ['contextRoot', 'root']],
  ['tonic', ['root', 'key']],
  ['root', ['key', 'chordRoot']],
  ['pitch', ['note', 'notes']],
  ['pitches', ['notes']],
  ['note', ['notes']],
  ['notes', ['note', 'events']],
  ['events', ['notes']],
  ['mode', ['scale']],
  ['type', ['chord', 'family']],
  ['quality', ['chord']],
  ['name', ['symbol']],
  ['chord', ['symbol', 'chords']],
  ['symbol', ['chord', 'chords', 'root']],
  ['pos', ['position']],
  ['chords', ['chord']],
  ['symbols', ['chords']],
  ['max', ['limit']],
  ['count', ['limit']],
  ['n', ['limit']],
  ['top', ['limit']],
  ['size', ['limit']],
  ['frequency', ['frequencyHz']],
  ['freq', ['frequencyHz']],
  ['hz', ['frequencyHz']],
  ['keyboard', ['piano']],
  ['tempo', ['bpm']],
  ['bpm', ['tempo']],
  ['measures', ['bars']],
  ['difficulty', ['level', 'maxDifficulty']],
  ['level', ['difficulty', 'maxDifficulty']],
  ['hand', ['position']],
  ['handstartfret', ['position']],
  ['handendfret', ['position']],
  ['frets', ['shape']],
  ['state', ['project']],
  ['concertpitch', ['a4']],
  ['referencepitch', ['a4']],
  ['tuninghz', ['a4']],
  ['compacturl', ['zproject']],
  ['appurl', ['project', 'zproject']],
  ['url', ['zproject', 'project']],
  ['context', ['contextRoot']],
  ['tune', ['tuning']],
  ['topnote', ['top']],
  ['bassnote', ['bass']],
  ['tonality', ['key', 'contextRoot', 'root']],
])

/** The known name that was most likely meant: a synonym, or one a typo or two away. */
export function meantNameOf(name: string, known: readonly string[]): string | undefined {
  const synonym = SYNONYMS.get(name.toLowerCase())?.find((target) => known.includes(target))
  return synonym ?? nearestOf(name, known) ?? startedBy(name, known)
}

/**
 * The refusal of a name that looks like a typo of a known one; nothing for any other.
 *
 * @param others names that may be meant and are not listed as allowed.
 */
export function typoIssue(
  name: string,
  known: readonly string[],
  path = name,
  others: readonly string[] = [],
): Issue | undefined {
  const meant = meantNameOf(name, [...known, ...others])
  if (meant === undefined) return undefined
  return { path, message: `${path} is not a parameter here`, allowed: known, didYouMean: meant }
}
