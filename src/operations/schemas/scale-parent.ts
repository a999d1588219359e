/** Where a scale comes from, as documents show it. */
import * as z from 'zod'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { parentWordsOf, toldParentOf } from '#engine/theory/scale-parent'
import { lazyObject } from './lazy-object'
import { noteNameText } from './theory'

export const scaleParent = lazyObject(() => ({
  root: noteNameText,
  scale: z.string(),
  degree: z.int().min(1).meta({ description: 'Degree of the parent that the mode starts on.' }),
  words: z.string().meta({ description: 'fifth mode of A harmonic minor.' }),
}))

/** The field `parent` of a scale on a root; nothing for a scale that is no mode. */
export function parentFieldOf(root: NoteName, scale: Scale) {
  const parent = toldParentOf(root, scale)
  if (!parent) return {}
  return {
    parent: {
      root: formatNoteName(parent.root),
      scale: parent.scale.id,
      degree: parent.degree,
      words: parentWordsOf(root, scale)!,
    },
  }
}
