/** The theory that a request is asked in: root, scale, chord and the layer that counts as inside. */
import type { Layer, TheoryContext } from '#engine/theory/layer'
import { parseRoot } from '#engine/theory/pitch'
import {
  acceptedScale,
  chordOrSymbolParameter,
  chordRootParameter,
  layerParameter,
  scaleParameter,
} from '../schemas/parameters'
import { requestedChord } from './chord-request'

const DEFAULT_ROOT = 'C'

/** The four parameters, with the contract's defaults; a symbol in `chord` settles the root. */
export const theoryFields = {
  root: chordRootParameter('Root of scale and chord', DEFAULT_ROOT),
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

/**
 * The theory context of accepted parameters.
 *
 * @throws RequestError where `chord` is a symbol on another root than `root`.
 */
export function theoryOf(request: TheoryRequest): TheoryContext {
  const { root, chord } = requestedChord({
    chord: ['chord', request.chord],
    root: ['root', request.root],
    defaultRoot: parseRoot(DEFAULT_ROOT)!,
  })
  return { root, scale: acceptedScale(request.scale), chord, layer: request.layer }
}
