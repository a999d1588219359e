/** Values of a request that are written in a system of names, as the English values it is read from. */
import { isFlatNumber } from '#engine/harmony/number-chart'
import { looksLikeNumeral } from '#engine/harmony/numeral'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { requestErrorOf, showValue } from '../registry/request-errors'
import { NAME_FIELDS, PLAIN_FIELDS } from './name-fields'

/** Examples of a note, a chord and a key in each system, for messages. */
const EXAMPLES: Readonly<Record<NameSystem, string>> = {
  english: 'Eb, F#m7 or B',
  german: 'Es, Fism7 or H',
  solfege: 'Mib, Fa#m7 or Si',
}

const TITLES: Readonly<Record<NameSystem, string>> = {
  english: 'English',
  german: 'German',
  solfege: 'solfege',
}

function readText(name: string, path: string, text: string, system: NameSystem): string {
  const kind = NAME_FIELDS.get(name)!
  const english = kind.toEnglish(text, system)
  if (english !== undefined) return english
  const message = `${path}: ${showValue(text)} is not ${kind.wanted} in ${TITLES[system]} names such as ${EXAMPLES[system]}`
  // An English name is offered as the system writes it, since a refusal is told in its names.
  const didYouMean = kind.toEnglish(text, 'english')
  throw requestErrorOf('invalid-parameter', [{ path, message, ...(didYouMean && { didYouMean }) }])
}

/** A numeral or number that is no chord symbol: beside it b7 is a degree in every system. */
function isPlainNumeral(item: unknown): boolean {
  return typeof item === 'string' && looksLikeNumeral(item) && !isFlatNumber(item)
}

function readValue(name: string, path: string, value: unknown, system: NameSystem): unknown {
  if (typeof value === 'string') {
    return NAME_FIELDS.has(name) ? readText(name, path, value, system) : value
  }
  if (Array.isArray(value)) {
    const isChart = name === 'chords' && value.some(isPlainNumeral)
    return value.map((item, index) =>
      isChart && typeof item === 'string' && isFlatNumber(item)
        ? item
        : readValue(name, `${path}[${index}]`, item, system),
    )
  }
  if (typeof value !== 'object' || value === null || value instanceof Uint8Array) return value
  return readFields(value, path === '' ? '' : `${path}.`, system)
}

function readFields(values: object, prefix: string, system: NameSystem): Record<string, unknown> {
  const read: Record<string, unknown> = Object.create(null)
  for (const [name, value] of Object.entries(values)) {
    // A song says itself how its chords are called.
    read[name] = name === 'song' ? value : readValue(name, prefix + name, value, system)
  }
  return read
}

/**
 * Reads the names of a request in a system.
 *
 * @throws RequestError for a text that names nothing in the system.
 */
export function englishValues(values: object, system: NameSystem): object {
  return system === 'english' ? values : readFields(values, '', system)
}

const TIMED_NAME = /(^|[,+\s])([^\s,+@:/\d-][^\s,+@:/\d-]*)/gu

/** Notes with octaves and times in one text, such as `Es4:1,H3@2`, or chords, such as `B:4`. */
export function englishTimedText(name: string, text: string, system: NameSystem): string {
  if (system === 'english' || PLAIN_FIELDS.has(name)) return text
  if (name === 'chords') {
    return text.replace(/(^|,)\s*([^,@:]+)/gu, (_, gap: string, chord: string) => {
      return gap + readText(name, name, chord.trim(), system)
    })
  }
  return text.replace(TIMED_NAME, (_, gap: string, note: string) => {
    return gap + readText('notes', name, note, system)
  })
}
