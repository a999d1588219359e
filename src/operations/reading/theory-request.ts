/** The theory that a request is asked in: root, scale, chord and the layer that counts as inside. */
import { formatChordSymbol, isChordId } from '#engine/theory/chord'
import type { Layer, TheoryContext } from '#engine/theory/layer'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { namedChordOf } from '../schemas/chord-parameters'
import {
  acceptedRoot,
  acceptedScale,
  chordOrSymbolParameter,
  layerParameter,
  rootParameter,
  scaleParameter,
} from '../schemas/parameters'
import { requestErrorOf } from './read-request'

const DEFAULT_ROOT = 'C'

/** The four parameters, with the contract's defaults; a symbol in `chord` settles the root. */
export const theoryFields = {
  root: rootParameter('Root of scale and chord')
    .meta({
      description:
        'Root of scale and chord: note name without octave, spelled as wanted (C# or Db); default C, or the root of a symbol in chord.',
      default: DEFAULT_ROOT,
    })
    .optional(),
  layer: layerParameter.default('scale'),
  scale: scaleParameter.default('major'),
  chord: chordOrSymbolParameter.default('major'),
}

interface TheoryRequest {
  readonly root?: string | undefined
  readonly layer: Layer
  readonly scale: string
  readonly chord: string
}

/** A context's chord as the parameter `chord` takes it in a URL: its type, or its symbol. */
export function chordTextOf({ root, chord }: TheoryContext): string {
  return isChordId(chord.id) ? chord.id : formatChordSymbol(root, chord)
}

/**
 * The theory context of accepted parameters.
 *
 * @throws RequestError where `chord` is a symbol on another root than `root`.
 */
export function theoryOf({ root, layer, scale, chord }: TheoryRequest): TheoryContext {
  const named = namedChordOf(chord)
  const written = root === undefined ? undefined : acceptedRoot(root)
  if (named.root && written && pitchClassOf(named.root) !== pitchClassOf(written)) {
    throw requestErrorOf('conflicting-parameters', [
      {
        path: 'root',
        message: `root=${root} and chord=${chord} name two roots; scale and chord stand on one, so leave root out or give the type alone`,
      },
    ])
  }
  return {
    root: written ?? named.root ?? parseRoot(DEFAULT_ROOT)!,
    scale: acceptedScale(scale),
    chord: named.chord,
    layer,
  }
}
