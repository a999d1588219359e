/** Every change of key, scale, chord, layer and keyboard, each one undoable step. */
import { computed } from '@preact/signals'
import type { PianoPresetId } from '#engine/instrument/piano'
import type { ProjectState, ProjectTheory } from '#engine/project/project-state'
import { chooseRoot } from '#engine/theory/choose-root'
import { type ChordType, formatChordSymbol } from '#engine/theory/chord'
import type { Layer } from '#engine/theory/layer'
import { formatNoteName, type NoteName, parseRoot, pitchClassOf } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { withSigns } from './display-text'
import { edit } from './project-store'
import { chordRoot, context } from './theory'
import { rememberChordType } from './theory-context'

function editTheory(label: string, change: Partial<ProjectTheory>): void {
  edit(label, (before) => ({ ...before, theory: { ...before.theory, ...change } }))
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
  edit(`Key of ${withSigns(formatNoteName(root))}`, (before) => {
    const theory = { ...before.theory, root: formatNoteName(root) }
    if (before.theory.chordRoot === undefined) return { ...before, theory }
    const chord = chooseRoot(movedChordClass, context.peek().scale)
    return { ...before, theory: withChordRoot(theory, chord) }
  })
}

/** Chooses a scale on the key's root. */
export function setScale(scale: Scale): void {
  editTheory(`${withSigns(scale.name)} scale`, { scale: scale.id })
}

/** Chooses root and scale at once. */
export function setKey(root: NoteName, scale: Scale): void {
  edit(`${withSigns(`${formatNoteName(root)} ${scale.name}`)}`, (before) => ({
    ...before,
    theory: withChordRoot(
      { ...before.theory, root: formatNoteName(root), scale: scale.id },
      parseRoot(before.theory.chordRoot ?? before.theory.root) ?? root,
    ),
  }))
}

/** Chooses a chord; its root may differ from the key's. */
export function setChord(root: NoteName, chord: ChordType): void {
  rememberChordType(chord)
  edit(`Chord ${withSigns(formatChordSymbol(root, chord))}`, (before) => ({
    ...before,
    theory: withChordRoot({ ...before.theory, chord: chord.id }, root),
  }))
}

/** Chooses whether degrees count from the key (`scale`) or from the chord. */
export function setLayer(layer: Layer): void {
  editTheory(layer === 'scale' ? 'Read from the key' : 'Read from the chord', { layer })
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
