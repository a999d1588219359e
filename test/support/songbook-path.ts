/** The first path of a progression, for tests. */
import { fretsOf } from '#engine/hand/grip'
import { chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import { formatFrets } from '#engine/instrument/fret-text'
import { midiAt } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import type { VoicingFilters } from '#engine/voicing/chord-voicings'
import type { GripPreference } from '#engine/voicing/grip-cost'
import { songPaths } from '#engine/voicing/song-paths'
import { chooseGrips } from '#engine/voicing/voice-leading'

/** Grips that each chord competes with in a request. */
const GRIPS = 64

/** The first way through chords parted by spaces: a grip a chord. */
export function songbookPath(
  chords: string,
  prefer: GripPreference = 'hand',
  filters: VoicingFilters = {},
) {
  const symbols = chords.split(' ').map((text) => parseChordSymbol(text)!)
  const choices = symbols.map((symbol) =>
    chooseGrips(pitchClassOf(symbol.root), chordWithBass(symbol), GRIPS, STANDARD_NECK, {
      ...filters,
      ...(symbol.bass && { bassPitchClass: pitchClassOf(symbol.bass) }),
    }),
  )
  const [best] = songPaths(choices, 1, prefer)
  return best!.grips.map((grip, at) => {
    const frets = fretsOf(choices[at]!.table.ranked.grips[grip]!, 6)
    const { root, bass } = symbols[at]!
    const midis = frets.flatMap((fret, place) =>
      fret === null ? [] : [midiAt({ string: 6 - place, fret }, STANDARD_NECK)],
    )
    const isOver = Math.min(...midis) % 12 === pitchClassOf(bass ?? root)
    return { text: formatFrets(frets), isOver, highest: Math.max(...frets.map((f) => f ?? 0)) }
  })
}
