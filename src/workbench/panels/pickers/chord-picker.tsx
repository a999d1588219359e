/** The chord: those of the key in a row, any root and type below. */

import { type DiatonicChord, diatonicChordsOf, isSameChord } from '#engine/harmony/diatonic-chords'
import { chooseRoot } from '#engine/theory/choose-root'
import { CHORD_TYPES, chordTypeById, formatChordSymbol } from '#engine/theory/chord'
import { formatNoteName, parseRoot } from '#engine/theory/pitch'
import { Icon } from '../../controls/icon'
import { type Option, OptionList } from '../../controls/option-list'
import { Popover } from '../../controls/popover'
import { withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { shapeRootOf } from '../../state/shape-root'
import { chordRoot, chordSymbol, context, readings } from '../../state/theory'
import { setChord } from '../../state/theory-actions'
import { RootStrip } from './root-strip'

const GROUP_STARTS: readonly (readonly [string, string])[] = [
  ['major', 'Triads and sevenths'],
  ['augmented', 'Triads and fifths'],
  ['major6', 'Sixths and added tones'],
  ['halfDiminished7', 'Sevenths'],
  ['dominant9', 'Ninths'],
  ['dominant11', 'Elevenths'],
  ['dominant7add13', 'Thirteenths'],
  ['dominant7flat9', 'Altered dominants'],
]

function chordOptions(rootText: string, chosenId: string): readonly Option[] {
  let group = ''
  return CHORD_TYPES.map((chord) => {
    group = GROUP_STARTS.find(([id]) => id === chord.id)?.[1] ?? group
    return {
      id: chord.id,
      title: withSigns(rootText) + withSigns(chord.symbol),
      group,
      detail: chord.name,
      keywords: `${chord.name} ${chord.symbol} ${chord.degreeLabels.join(' ')}`,
      isChosen: chord.id === chosenId,
    }
  })
}

/** A numeral is of the triad; a seventh chord may be diminished by half only. */
function numeralOf({ numeral, chord }: DiatonicChord): string {
  return chord.id === 'halfDiminished7' ? numeral.replace('°', 'ø') : numeral
}

function DiatonicRow({
  size,
  onChoose,
}: {
  size: 3 | 4
  onChoose: (chord: DiatonicChord) => void
}) {
  const { root, scale, chord } = context.value
  const current = { root: chordRoot.value, chord }
  const chords = diatonicChordsOf(root, scale, size)
  if (chords.length === 0) return null
  return (
    <div
      class="diatonic-row"
      role="group"
      aria-label={size === 3 ? 'Triads of the key' : 'Sevenths of the key'}
    >
      {chords.map((diatonic) => (
        <button
          key={diatonic.numeral}
          type="button"
          class="diatonic-chord"
          aria-pressed={isSameChord(diatonic, current)}
          onClick={() => onChoose(diatonic)}
        >
          <small>{numeralOf(diatonic)}</small>
          {withSigns(formatChordSymbol(diatonic.root, diatonic.chord))}
        </button>
      ))}
    </div>
  )
}

/** Under a capo the hand grips another chord than the one that sounds. */
function CapoShape() {
  const fret = neck.value.capo
  if (fret === 0) return null
  const { chord, scale } = context.value
  const shapeRoot = shapeRootOf(chordRoot.value, fret, scale)
  return (
    <small class="quiet capo-shape" title={`Gripped over the capo at fret ${fret}`}>
      {withSigns(formatChordSymbol(shapeRoot, chord))} shape
    </small>
  )
}

export function ChordPicker() {
  const { chord, scale } = context.value
  const hasCapo = neck.value.capo > 0
  const rootText = formatNoteName(chordRoot.value)
  return (
    <Popover
      label="Chord"
      buttonClass={hasCapo ? 'menu-button chord-button with-capo' : 'menu-button chord-button'}
      buttonTitle="Choose a chord"
      sheetClass="list-sheet chord-sheet"
      button={
        <>
          <span class="button-text">{withSigns(chordSymbol.value)}</span>
          <CapoShape />
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => {
        const choose = (diatonic: DiatonicChord) =>
          close(() => setChord(diatonic.root, diatonic.chord))
        return (
          <>
            <DiatonicRow size={3} onChoose={choose} />
            <DiatonicRow size={4} onChoose={choose} />
            <RootStrip
              label="Chord root"
              chosen={chordRoot.value}
              spellRoot={(pitchClass) =>
                readings.value[pitchClass]?.inScale
                  ? (parseRoot(readings.value[pitchClass].pitchClass) ?? chordRoot.value)
                  : chooseRoot(pitchClass, scale)
              }
              isInKey={(pitchClass) => readings.value[pitchClass]?.inScale ?? false}
              onChoose={(root) => setChord(root, chord)}
            />
            <OptionList
              label="Chord type"
              placeholder={`Search ${CHORD_TYPES.length} chord types`}
              options={chordOptions(rootText, chord.id)}
              emptyText="No chord type has that name. Try m7b5, sus4 or ninth; the root is chosen above."
              onChoose={(id) => {
                const type = chordTypeById(id)
                close(() => type && setChord(chordRoot.peek(), type))
              }}
            />
          </>
        )
      }}
    </Popover>
  )
}
