/** Where a scale comes from: the scale of which it is a mode, on its root. */

import { chooseRoot } from './choose-root'
import { spellDegree } from './interval'
import { ORDINALS } from './ordinals'
import { formatNoteName, LETTERS, letterIndexOf, type NoteName, pitchClassOf } from './pitch'
import { parentRootPitchClassOf, type Scale, scaleById } from './scale'

export interface ScaleParent {
  readonly root: NoteName
  readonly scale: Scale
  /** The degree of the parent on which the mode starts, 1-based. */
  readonly degree: number
}

/**
 * The parent of a mode on a root: the letters of both are the same, as far as two accidentals reach.
 * `undefined` for a scale that is no mode, or that is its own parent under another name.
 */
export function parentScaleOf(root: NoteName, scale: Scale): ScaleParent | undefined {
  const pitchClass = parentRootPitchClassOf(root, scale)
  if (pitchClass === undefined) return undefined
  const parent = scaleById(scale.modeOf!.scale)!
  const { degree } = scale.modeOf!
  const step = parent.degrees[degree - 1]!
  const letterIndex = letterIndexOf(root.letter) - (step.number - 1)
  const letter = LETTERS[((letterIndex % 7) + 7) % 7]!
  const same = [0, -1, 1, -2, 2]
    .map((accidental): NoteName => ({ letter, accidental }))
    .find((name) => pitchClassOf(name) === pitchClass && spellsRoot(name, parent, degree, root))
  return { root: same ?? chooseRoot(pitchClass, parent), scale: parent, degree }
}

function spellsRoot(name: NoteName, parent: Scale, degree: number, root: NoteName): boolean {
  const spelled = spellDegree(name, parent.degrees[degree - 1]!).name
  return spelled.letter === root.letter && spelled.accidental === root.accidental
}

/**
 * The parent as it is told: under the usual name of its root where the letters of the mode would need
 * a double accidental, G melodic minor for Gb altered.
 */
export function toldParentOf(root: NoteName, scale: Scale): ScaleParent | undefined {
  const parent = parentScaleOf(root, scale)
  if (!parent || Math.abs(parent.root.accidental) < 2) return parent
  return { ...parent, root: chooseRoot(pitchClassOf(parent.root), parent.scale) }
}

/** `fifth mode of harmonic minor`; `undefined` where the scale is no mode. */
export function modeWordsOf({ modeOf }: Scale): string | undefined {
  if (!modeOf) return undefined
  return `${ORDINALS[modeOf.degree - 1]} mode of ${scaleById(modeOf.scale)!.name.toLowerCase()}`
}

/**
 * Where a scale on a root comes from, in words.
 *
 * @example
 * parentWordsOf(parseRoot('E')!, scaleById('phrygianDominant')!) // => "fifth mode of A harmonic minor"
 */
export function parentWordsOf(root: NoteName, scale: Scale): string | undefined {
  const parent = toldParentOf(root, scale)
  if (!parent) return undefined
  const name = `${formatNoteName(parent.root)} ${parent.scale.name.toLowerCase()}`
  return `${ORDINALS[parent.degree - 1]} mode of ${name}`
}
