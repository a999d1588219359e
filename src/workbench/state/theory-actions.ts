/** Every change of key, scale, chord, layer and keyboard, each one undoable step. */
import { computed } from '@preact/signals'
import type { PianoPresetId } from '#engine/instrument/piano'
import type { ProjectState, ProjectTheory } from '#engine/project/project-state'
import { chooseRoot } from '#engine/theory/choose-root'
import { type ChordType, formatChordSymbol } from '#engine/theory/chord'
import type { Layer } from '#engine/theory/layer'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { type Scale, scaleById } from '#engine/theory/scale'
import { tonicTriadOf } from '#engine/theory/tonic-triad'
import { withSigns } from './display-text'
import { edit } from './project-store'
import { chordRoot, chordRootOf, context, rememberChordType } from './theory'

/** Theories whose chord the visitor chose: it stays when the scale changes. */
const withChosenChord = new WeakSet<ProjectTheory>()

function editTheory(label: string, change: (theory: ProjectTheory) => ProjectTheory): void {
  edit(label, (before) => {
    const theory = change(before.theory)
    if (withChosenChord.has(before.theory)) withChosenChord.add(theory)
    return { ...before, theory }
  })
}

/** Whether the chord is the tonic triad of its scale without having been chosen. */
function followsScale(theory: ProjectTheory): boolean {
  if (withChosenChord.has(theory) || theory.chordRoot !== undefined) return false
  const scale = scaleById(theory.scale)
  return scale !== undefined && tonicTriadOf(scale)?.id === theory.chord
}

/** The theory with another scale; a chord that follows the scale becomes its tonic triad. */
function withScale(theory: ProjectTheory, scale: Scale): ProjectTheory {
  const triad = followsScale(theory) ? tonicTriadOf(scale) : undefined
  return { ...theory, scale: scale.id, chord: triad?.id ?? theory.chord }
}

/** The theory with its chord on a root; the field is left out where the key's root says it. */
function withChordRoot(theory: ProjectTheory, root: NoteName): ProjectTheory {
  const { chordRoot: _old, ...rest } = theory
  const name = formatNoteName(root)
  return name === rest.root ? rest : { ...rest, chordRoot: name }
}

const scale = computed(() => context.value.scale)
const usualRoots = computed(() =>
  Array.from({ length: 12 }, (_, pitchClass) => chooseRoot(pitchClass, scale.value)),
)

/** The key's root as the scale spells it best. */
export function usualRootOf(pitchClass: number): NoteName {
  return usualRoots.value[pitchClass]!
}

/**
 * Moves the key to another root. The chord keeps its place in the key: a G7 in C becomes an A7 in
 * D.
 */
export function setKeyRoot(root: NoteName): void {
  const shift = pitchClassOf(root) - pitchClassOf(context.peek().root)
  const movedChordClass = (pitchClassOf(chordRoot.peek()) + shift + 12) % 12
  editTheory(`Key of ${withSigns(formatNoteName(root))}`, (before) => {
    const theory = { ...before, root: formatNoteName(root) }
    if (before.chordRoot === undefined) return theory
    return withChordRoot(theory, chooseRoot(movedChordClass, context.peek().scale))
  })
}

/** Chooses a scale on the key's root. */
export function setScale(scale: Scale): void {
  editTheory(`${withSigns(scale.name)} scale`, (before) => withScale(before, scale))
}

function keyTitle(root: NoteName, scale: Scale): string {
  return withSigns(`${formatNoteName(root)} ${scale.name}`)
}

/** The theory with another root and scale, its chord where it was. */
function withKey(theory: ProjectTheory, root: NoteName, scale: Scale): ProjectTheory {
  const keyed = { ...theory, root: formatNoteName(root), scale: scale.id }
  return withChordRoot(keyed, chordRootOf(theory))
}

/** Chooses root and scale at once; a chord that follows the scale goes along. */
export function setKey(root: NoteName, scale: Scale): void {
  editTheory(keyTitle(root, scale), (before) =>
    followsScale(before)
      ? { ...withScale(before, scale), root: formatNoteName(root) }
      : withKey(before, root, scale),
  )
}

/** Chooses root and scale at once, over the chord as it is. */
export function setKeyOverChord(root: NoteName, scale: Scale): void {
  editTheory(keyTitle(root, scale), (before) => withKey(before, root, scale))
}

/** Chooses a chord; its root may differ from the key's. */
export function setChord(root: NoteName, chord: ChordType): void {
  rememberChordType(chord)
  edit(`Chord ${withSigns(formatChordSymbol(root, chord))}`, (before) => {
    const theory = withChordRoot({ ...before.theory, chord: chord.id }, root)
    withChosenChord.add(theory)
    return { ...before, theory }
  })
}

/** Chooses whether degrees count from the key (`scale`) or from the chord. */
export function setLayer(layer: Layer): void {
  editTheory(layer === 'scale' ? 'Read from the key' : 'Read from the chord', (before) => ({
    ...before,
    layer,
  }))
}

/** Chooses the keyboard's size. */
export function setPianoPreset(pianoPreset: PianoPresetId): void {
  edit(`${pianoPreset.replace('-key', '')} keys`, (before) => ({
    ...before,
    mapping: { ...before.mapping, pianoPreset },
  }))
}

/** Renames the project. */
export function setTitle(title: string): void {
  edit('Rename', (before: ProjectState) => ({
    ...before,
    tabProject: { ...before.tabProject, title },
  }))
}
