/**
 * A tonic and its scale as people write them together: `Am` where a root is asked for, `D dorian`
 * where a scale is. Each goes where it belongs; what they say of each other has to agree.
 */
import { isMinorScale, type Key, parseKey } from '#engine/harmony/key'
import { formatNoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { findScale, type Scale } from '#engine/theory/scale'
import type { RequestField } from '../registry/field-kinds'
import { requestErrorOf, showValue } from '../registry/request-errors'

/** Parameters that name a tonic, with the one that names the scale on it. */
const PAIRS = [
  ['root', 'scale'],
  ['key', 'scale'],
  ['contextRoot', 'contextScale'],
] as const

type Values = Record<string, unknown>

/** A scale with its tonic, before or behind it; undefined for a scale alone. */
function keyOfScaleText(text: string): Key | undefined {
  if (findScale(text) || parseRoot(text)) return undefined
  const [, scale, tonic] = /^(.+?) (?:in|on|from|of) (\S+)$/i.exec(text.trim()) ?? []
  return parseKey(tonic === undefined ? text : `${tonic} ${scale}`)
}

/** Names of families whose minor one is meant on a minor tonic. */
const MINOR_OF: Readonly<Record<string, string>> = {
  pentatonic: 'minorPentatonic',
  harmonic: 'harmonicMinor',
  melodic: 'melodicMinor',
}

/** Whether a scale can stand on a tonic that was written as minor: it has a minor third, or none. */
function suitsMinor(scale: Scale): boolean {
  return isMinorScale(scale) || (scale.pitchClassSet & 0b11000) === 0
}

function refuseBoth(path: string, message: string): never {
  throw requestErrorOf('conflicting-parameters', [{ path, message }])
}

/** The scale beside a tonic that was written with its mode. */
function scaleOnTonic(key: Key, given: string, names: readonly [string, string]): string {
  const [tonicName, scaleName] = names
  const isMinor = isMinorScale(key.scale)
  const family = isMinor ? MINOR_OF[given.toLowerCase()] : undefined
  const scale = findScale(family ?? given)
  const isPlain = key.scale.id === 'naturalMinor' || key.scale.id === 'major'
  const agrees =
    !scale ||
    scale === key.scale ||
    (isPlain && (isMinor ? suitsMinor(scale) : !isMinorScale(scale)))
  if (agrees) return family ?? given
  const tonic = formatNoteName(key.root)
  return refuseBoth(
    scaleName,
    `${tonicName} says ${tonic} ${key.scale.name}, and ${scaleName}=${showValue(given)} is ${scale.name}; give ${tonicName}=${tonic} with the scale that is meant`,
  )
}

function readPair(values: Values, names: readonly [string, string]): Values {
  const [tonicName, scaleName] = names
  const tonic = values[tonicName]
  const scale = values[scaleName]
  const onScale = typeof scale === 'string' ? keyOfScaleText(scale) : undefined
  if (onScale) {
    const root = formatNoteName(onScale.root)
    const given = typeof tonic === 'string' ? parseKey(tonic) : undefined
    if (given && pitchClassOf(given.root) !== pitchClassOf(onScale.root)) {
      refuseBoth(
        scaleName,
        `${tonicName}=${showValue(tonic)} and ${scaleName}=${showValue(scale)} name two tonics; give one of them`,
      )
    }
    return readPair({ [tonicName]: root, ...values, [scaleName]: onScale.scale.id }, names)
  }
  if (typeof tonic !== 'string' || parseRoot(tonic)) return values
  const key = parseKey(tonic)
  if (!key || (scale !== undefined && typeof scale !== 'string')) return values
  const read = scale === undefined ? key.scale.id : scaleOnTonic(key, scale, names)
  return { ...values, [tonicName]: formatNoteName(key.root), [scaleName]: read }
}

const isMinorText = (text: unknown) =>
  typeof text === 'string' && parseKey(text)?.scale.id === 'naturalMinor'

/**
 * Values of a request with each tonic and scale in the parameter that takes it.
 *
 * @throws RequestError where tonic and scale contradict each other.
 * @example
 * // { scale: 'D dorian' } → { root: 'D', scale: 'dorian' }
 * // { root: 'Am', scale: 'pentatonic' } → { root: 'A', scale: 'minorPentatonic' }
 */
export function withTonicAndScale(
  values: object,
  fields: ReadonlyMap<string, RequestField>,
): object {
  const pair = PAIRS.find((names) => names.every((name) => fields.has(name)))
  const given: Values = { ...values }
  // Beside a key of its own a root is that of a chord.
  if (!pair || (pair[0] === 'root' && given.key !== undefined)) return values
  const read = readPair(given, pair)
  const isMinorRoot = pair[0] === 'root' && read.root !== given.root && isMinorText(given.root)
  return isMinorRoot && fields.has('chord') ? { chord: 'minor', ...read } : read
}
