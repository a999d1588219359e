/**
 * Names of chords above the bars of the open project. The project holds them as they sound; under a
 * capo the page calls them by the shapes that are held, as song books do, unless it is told to call
 * them by their sound.
 */
import { computed } from '@preact/signals'
import { capoChordNamesOf, homeOfKey, keyAbove } from '#engine/harmony/capo-chord'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { Key } from '#engine/harmony/key'
import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { flag, persisted } from './persisted'
import { neck } from './project-neck'
import { overlays, project, tabId, theory, title } from './project-store'
import { context } from './theory'

export const { calledBySound } = persisted('pitch-map.chord-names', { calledBySound: flag() })

/** Whether names are those of the sound: as the song of the project says, else as was chosen here. */
export const isNamedBySound = computed(() => {
  const { song } = project.value
  return song ? song.chordNames === 'sounding' : calledBySound.value
})

/** Half steps from the name of a chord up to its sound. */
export const shapeCapo = computed(() => (isNamedBySound.value ? 0 : neck.value.capo))

const soundingKey = computed<Key>(() => ({ root: context.value.root, scale: context.value.scale }))

/** The key that the names are in. */
export const namedKey = computed(() => keyAbove(soundingKey.value, -shapeCapo.value))

/** What the page calls a chord that sounds so; words that are no chord stay. */
export function nameOfSounding(symbol: string): string {
  const capo = shapeCapo.value
  const chord = capo > 0 ? parseChordSymbol(symbol) : undefined
  return chord ? capoChordNamesOf(chord, capo, homeOfKey(soundingKey.value)).shapeSymbol : symbol
}

export const soundingNames = computed(() =>
  chordNamesOf({
    overlays: overlays.value,
    theory: theory.value,
    tabProject: { id: tabId.value, title: title.value },
  }),
)

/** The names as the page writes them. */
export const chordNames = computed(() =>
  soundingNames.value.map(({ beat, symbol }) => ({ beat, symbol: nameOfSounding(symbol) })),
)
