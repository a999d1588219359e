/** What a client may offer while a prompt's argument or a resource's place is typed. */
import { INSTRUMENTS } from '#engine/instrument/neck'
import { SCALES } from '#engine/theory/scale'
import { MCP_TOOLS } from './tools/tool-table'

/** The protocol's most. */
const MAX_VALUES = 100

const TONICS = ['C', 'G', 'D', 'A', 'E', 'B', 'F#', 'Db', 'Ab', 'Eb', 'Bb', 'F']

/** Values of each argument that has a list, by its name. */
const VALUES: Readonly<Record<string, () => readonly string[]>> = {
  instrument: () => INSTRUMENTS.map(({ id }) => id),
  level: () => ['beginner', 'intermediate', 'advanced'],
  scale: () => SCALES.map(({ id }) => id),
  root: () => TONICS,
  key: () => [...TONICS, ...TONICS.map((tonic) => `${tonic}m`)],
  tool: () => MCP_TOOLS.map(({ name }) => name),
}

/**
 * Values of an argument that begin with what is typed, in whatever case.
 *
 * @example
 * completionOf('scale', 'lyd').values // => ["lydian","lydianAugmented","lydianDominant","lydianSharp2"]
 */
export function completionOf(argument: string, typed: string) {
  const list = Object.hasOwn(VALUES, argument) ? VALUES[argument]!() : []
  const found = list.filter((one) => one.toLowerCase().startsWith(typed.toLowerCase()))
  return {
    values: found.slice(0, MAX_VALUES),
    total: found.length,
    hasMore: found.length > MAX_VALUES,
  }
}
