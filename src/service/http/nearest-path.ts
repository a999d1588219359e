/** The path that a wrong one most likely meant. */
import { nearestOf } from '#operations/suggest/nearest'

/** Words for what a path answers, in plain form, where people expect a path of that name. */
const SYNONYMS: Readonly<Record<string, string>> = {
  arrangement: '/api/arrange',
  chordname: '/api/identify',
  chordscale: '/api/chord-scale',
  convert: '/api/import',
  drill: '/api/practice',
  exercise: '/api/practice',
  export: '/api/file',
  fingering: '/api/route',
  grip: '/api/voicings',
  findkey: '/api/key',
  keyfinder: '/api/key',
  llm: '/llms.txt',
  llms: '/llms.txt',
  modulation: '/api/key',
  move: '/api/composer',
  nextchord: '/api/composer',
  note: '/api/map',
  openapi: '/openapi.json',
  pitch: '/api/map',
  reference: '/docs',
  reharmonization: '/api/reharmonize',
  riff: '/api/recipes/tab',
  scale: '/api/scales',
  substitution: '/api/reharmonize',
  swagger: '/docs',
  tuning: '/api/instruments',
}

/** A path without `/api`, case, hyphens, plurals and the ending of a file. */
function plainPath(path: string): string {
  return path
    .toLowerCase()
    .replace(/\.(?:json|txt|md|ya?ml|html)$/, '')
    .replace(/^\/+(?:api\/+)?(?:v\d+\/+)?/, '')
    .replaceAll(/[^a-z0-9]/g, '')
    .replace(/s$/, '')
}

/**
 * The known path that was meant, where one alone is near: another writing of it, a usual word for
 * what it answers, or a typo or two.
 *
 * @example
 * nearestPath('/api/chrod', ['/api/chord', '/api/scales']) // => "/api/chord"
 */
export function nearestPath(path: string, known: readonly string[]): string | undefined {
  if (path.length > 64) return undefined
  const plain = plainPath(path)
  if (plain === '') return undefined
  const same = known.filter((one) => plainPath(one) === plain)
  if (same.length > 0) return same.length === 1 ? same[0] : undefined
  const synonym = Object.hasOwn(SYNONYMS, plain) ? SYNONYMS[plain] : undefined
  if (synonym !== undefined) return known.includes(synonym) ? synonym : undefined
  const near = nearestOf(plain, known.map(plainPath))
  return known.find((one) => plainPath(one) === near)
}
