/** The theory that a request is asked in: root, scale, chord and the layer that counts as inside. */
import { type ChordId, chordTypeById } from '#engine/theory/chord'
import type { Layer, TheoryContext } from '#engine/theory/layer'
import {
  acceptedRoot,
  acceptedScale,
  chordParameter,
  layerParameter,
  rootParameter,
  scaleParameter,
} from '../schemas/parameters'

/** The four parameters, with the contract's defaults. */
export const theoryFields = {
  root: rootParameter('Root of scale and chord').default('C'),
  layer: layerParameter.default('scale'),
  scale: scaleParameter.default('major'),
  chord: chordParameter.default('major'),
}

interface TheoryRequest {
  readonly root: string
  readonly layer: Layer
  readonly scale: string
  readonly chord: ChordId
}

/** The theory context of accepted parameters. */
export function theoryOf({ root, layer, scale, chord }: TheoryRequest): TheoryContext {
  return {
    root: acceptedRoot(root),
    scale: acceptedScale(scale),
    chord: chordTypeById(chord)!,
    layer,
  }
}
