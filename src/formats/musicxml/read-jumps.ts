/** The jumps that a direction of MusicXML names: by its sound, its signs, or in words alone. */
import type { BarJumps } from '../score/playing-order'
import { childOf, childrenOf, type XmlNode } from '../score/xml-tree'

/** Words as they are engraved, where a file leaves out what they mean to a player. */
const WORDS = {
  dacapo: /^\s*(d\.? ?c\.?(?= |$)|da capo)/i,
  dalsegno: /^\s*(d\.? ?s\.?(?= |$)|dal segno)/i,
  tocoda: /^\s*(to|al) coda\s*$/i,
  fine: /^\s*fine\.?\s*$/i,
} as const

/** @param node a direction, or a sound that stands by itself */
export function readJumps(node: XmlNode): BarJumps {
  const sound = node.name === 'sound' ? node : childOf(node, 'sound')
  const types = childrenOf(node, 'direction-type')
  const words = types
    .flatMap((type) => childrenOf(type, 'words'))
    .map(({ text }) => text)
    .join(' ')
  const says = (name: keyof typeof WORDS) =>
    sound?.attributes.has(name) === true || WORDS[name].test(words)
  const toCoda = says('tocoda')
  const isSign = (name: 'segno' | 'coda') =>
    sound?.attributes.has(name) === true || types.some((type) => childOf(type, name) !== undefined)
  return {
    signs: [
      ...(isSign('segno') && !says('dalsegno') ? (['segno'] as const) : []),
      // The sign stands beside «To Coda» as well.
      ...(isSign('coda') && !toCoda ? (['coda'] as const) : []),
    ],
    ...(says('fine') && { isFine: true }),
    ...(toCoda && { toCoda: 'coda' }),
    ...(says('dacapo') ? { backTo: 'start' } : says('dalsegno') ? { backTo: 'segno' } : {}),
  }
}

/** What several directions, or several parts, say of one bar. */
export function joinJumps(all: readonly BarJumps[]): BarJumps {
  const signs = [...new Set(all.flatMap((one) => one.signs ?? []))]
  return Object.assign(
    all.reduce((joined, one) => Object.assign(joined, one), {}),
    { signs },
  )
}
