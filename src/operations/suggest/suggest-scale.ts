/** What a refusal offers in place of a text that names no scale. */
import { SCALE_NAMES } from '#engine/theory/scale'
import { nearestOf, startedBy } from './nearest'

/** Words of a scale's name in any order: `pentatonicMinor`, `blues scale`. */
function wordsOf(name: string): string {
  const words = name
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
  return words
    .filter((word) => word !== 'scale' && word !== 'mode')
    .toSorted()
    .join(' ')
}

function scaleOfWords(text: string): string | undefined {
  const words = wordsOf(text)
  return SCALE_NAMES.find((name) => wordsOf(name) === words)
}

/** A shorter start could be a style of music: `jazz`. */
const MIN_START = 6

/** A number in a text is no typo: `major7` is a chord. */
const digitsOf = (text: string) => text.replaceAll(/\D/g, '')

function nearestScaleName(text: string): string | undefined {
  const digits = digitsOf(text)
  const names = SCALE_NAMES.filter((name) => digitsOf(name) === digits)
  const started = text.length < MIN_START ? undefined : startedBy(text, SCALE_NAMES)
  return scaleOfWords(text) ?? nearestOf(text, names, 3) ?? started
}

/** More names that begin with a text are not worth reading. */
const MAX_STARTED = 6

/** `gypsy` begins two names, of which neither is nearer. */
function isStartOf(text: string, name: string): boolean {
  return text.length >= 3 && name.toLowerCase().startsWith(text.toLowerCase())
}

/** The scale that was meant, or the few whose names a text begins. */
export function suggestScale(text: string): { didYouMean?: string; hint?: string } {
  const near = nearestScaleName(text)
  if (near !== undefined) return { didYouMean: near }
  const started = SCALE_NAMES.filter((one) => isStartOf(text, one)).slice(0, MAX_STARTED)
  return started.length === 0 ? {} : { hint: `there are ${started.join(', ')}` }
}
