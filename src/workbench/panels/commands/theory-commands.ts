/** Commands that follow from the theory at hand. */
import { CHORD_TYPES } from '#engine/theory/chord'
import { formatNoteName } from '#engine/theory/pitch'
import { SCALES } from '#engine/theory/scale'
import type { Command } from '../../state/commands'
import { withSigns } from '../../state/display-text'
import { isSmallScreen } from '../../state/layout-preferences'
import { chosenPatternName, scalePatterns } from '../../state/neck-view'
import { chordRoot, context, readings } from '../../state/theory'
import { setChord, setKeyRoot, setScale, usualRootOf } from '../../state/theory-actions'

/** Positions of the scale, other roots, scales and chords. Made when the list opens: they are many. */
export function theoryCommands(): readonly Command[] {
  const { root, scale, chord } = context.peek()
  return [
    {
      id: 'position-all',
      title: 'Show the whole neck',
      group: 'Neck',
      run: () => {
        chosenPatternName.value = undefined
      },
    },
    ...scalePatterns.peek().map(
      (pattern): Command => ({
        id: `position-${pattern.name}`,
        title: `Show ${withSigns(pattern.name)}`,
        group: 'Neck',
        hint: `frets ${pattern.startFret}–${pattern.endFret}`,
        keywords: `position ${pattern.system}`,
        run: () => {
          chosenPatternName.value = pattern.name
        },
      }),
    ),
    ...readings.peek().map((_, pitchClass): Command => {
      const other = usualRootOf(pitchClass)
      return {
        id: `key-${pitchClass}`,
        title: `Key of ${withSigns(formatNoteName(other))}`,
        group: 'Key and scale',
        run: () => setKeyRoot(other),
      }
    }),
    ...SCALES.map(
      (other): Command => ({
        id: `scale-${other.id}`,
        title: `Scale: ${withSigns(`${formatNoteName(root)} ${other.name}`)}`,
        group: 'Key and scale',
        hint: other.degreeLabels.map(withSigns).join(' '),
        keywords: other.aliases.join(' '),
        isOn: () => other === scale,
        run: () => setScale(other),
      }),
    ),
    ...CHORD_TYPES.map(
      (type): Command => ({
        id: `chord-${type.id}`,
        title: `Chord: ${withSigns(formatNoteName(chordRoot.peek()))}${withSigns(type.symbol)}`,
        group: 'Chord',
        hint: type.name,
        ...(isSmallScreen.peek() && { panel: 'voicings' }),
        isOn: () => type === chord,
        run: () => setChord(chordRoot.peek(), type),
      }),
    ),
  ]
}
