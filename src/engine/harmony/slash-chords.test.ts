import { expect, test } from 'vitest'
import { drawSome } from '../../../test/support/draw-count'
import { CHORD_TYPES, formatChordSymbol, spellChord } from '../theory/chord'
import { formatNoteName, LETTERS, type NoteName, pitchClassOf } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'
import { chordWithBass, parseChordSymbol } from './chord-symbol'

const NAMES: readonly NoteName[] = LETTERS.flatMap((letter) =>
  [-2, -1, 0, 1, 2].map((accidental) => ({ letter, accidental })),
)

/** What is wrong with a symbol as read; an empty text where nothing is. */
function faultOf(text: string, root: NoteName, bass: NoteName): string {
  const symbol = parseChordSymbol(text)
  if (!symbol) return 'not read'
  const { degrees, semitones, pitchClassSet, degreeLabels } = chordWithBass(symbol)
  const asked = withinOctave(pitchClassOf(bass) - pitchClassOf(root))
  if (pitchClassSet !== (symbol.chord.pitchClassSet | (1 << asked))) return 'other tones'
  if (semitones[0] !== 0 || semitones.some((one, at) => at > 0 && one <= semitones[at - 1]!)) {
    return 'not ascending from its root'
  }
  if (new Set(degreeLabels).size !== degrees.length) return 'a degree twice'
  const spelled = spellChord(root, { ...symbol.chord, degrees })
  return spelled.some((name) => pitchClassOf(name) === pitchClassOf(bass)) ? '' : 'bass not spelled'
}

test('every root over every bass is read in every chord type, and sounds its bass', () => {
  let count = 0
  let chords = 0
  const faults: string[] = []
  for (const root of NAMES) {
    for (const chord of CHORD_TYPES) {
      const plain = formatChordSymbol(root, chord)
      for (const bass of drawSome(NAMES, 12, chords++)) {
        const text = `${plain}/${formatNoteName(bass)}`
        const fault = faultOf(text, root, bass)
        count++
        if (fault !== '') faults.push(`${text}: ${fault}`)
      }
    }
  }
  expect(faults).toEqual([])
  expect(count).toBeGreaterThanOrEqual(35 * 12 * CHORD_TYPES.length)
})
