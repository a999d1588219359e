/**
 * The known grips of a chord type on a neck, by the strings that are tuned in the intervals of the
 * standard guitar; none on other instruments, but for what their own methods teach.
 */
import { fretsOf, MAX_SPAN_FRETS, type PackedGrip, packGrip, patternOf } from '../hand/grip'
import { parseFrets } from '../instrument/fret-text'
import type { Neck } from '../instrument/neck'
import { keepRecent } from '../keep-recent'
import { oncePer } from '../once-per'
import type { ChordType } from '../theory/chord'
import { type Form, type Forms, formsOf } from './forms'
import {
  ALL_SHAPE_STRINGS,
  loweredLastString,
  SHAPE_OPEN_MIDI,
  shapeStringsOf,
} from './shape-strings'

const LAST = SHAPE_OPEN_MIDI.length

/** The forms that sound some strings only, as bits by string number. */
function formsOnStrings(forms: Forms, strings: number): readonly Form[] {
  return [...forms.values()].filter(({ pattern }) =>
    fretsOf(pattern, LAST).every((fret, place) => fret === null || (strings >> (LAST - place)) & 1),
  )
}

/** Lowered by a tone, the last string sounds an octave below the fourth. */
const OCTAVE_OF_FOURTH = 2

/**
 * A form with what sounded on the lowered last string fretted as much higher, and with the next
 * string muted where only that lets a hand hold it (320003 is 5x0003 in drop D); where the last
 * string sounds the octave of the fourth, the D form with the strings below it open: 000232.
 */
function loweredForms(form: Form, lowered: number): readonly Form[] {
  const [last, next, ...others] = fretsOf(form.pattern, LAST)
  if (last !== null) {
    const grips = [next!, null].map((fret) => [last! + lowered, fret, ...others])
    const held = grips.find((places) => {
      const pressed = places.flatMap((fret) => (fret === null || fret === 0 ? [] : [fret]))
      return Math.max(...pressed) - Math.min(...pressed) < MAX_SPAN_FRETS
    })
    return held ? [{ ...form, pattern: patternOf(packGrip(held)) }] : []
  }
  const isDForm = (form.taught === 'm' || form.taught === 'f') && next === null && others[0] === 0
  if (lowered !== OCTAVE_OF_FOURTH || !isDForm) return []
  return [{ ...form, pattern: packGrip([0, 0, ...others]), taught: 'o' }]
}

/** Root, fifth and octave above the root. */
const POWER_SEMITONES = [0, 7, 12] as const

/** Power chords of a guitar whose root lies on a string that the table does not know: drop tunings, the seventh and the eighth string. */
const powerForms: (neck: Neck) => readonly Form[] = oncePer((neck) => {
  if (neck.instrument.family !== 'guitar') return []
  const known = shapeStringsOf(neck)
  return neck.strings.flatMap(({ string, midi }) => {
    if (string < POWER_SEMITONES.length || (known >> string) & 1) return []
    const offsets = POWER_SEMITONES.map(
      (up, voice) => midi + up - neck.strings[string - 1 - voice]!.midi,
    )
    const lowest = Math.min(...offsets)
    if (Math.max(...offsets) - lowest > MAX_SPAN_FRETS) return []
    const frets: (number | null)[] = neck.strings.map(() => null)
    for (const [voice, offset] of offsets.entries())
      frets[frets.length - string + voice] = offset - lowest
    const isOneFinger = offsets.every((offset) => offset === lowest)
    return [{ pattern: packGrip(frets), taught: 'm', publishedRoots: 0, isOneFinger } as const]
  })
})

/** Open tunings sound a chord under one finger: the strings from a thick one on, all at one fret. */
const THICK_STRINGS = 3
const oneFretForms: (neck: Neck) => readonly Form[] = oncePer((neck) => {
  if (neck.instrument.family !== 'guitar' || shapeStringsOf(neck) !== 0) return []
  return Array.from({ length: THICK_STRINGS }, (_, muted) => ({
    pattern: packGrip(neck.strings.map((_string, place) => (place < muted ? null : 0))),
    taught: 'p',
    publishedRoots: 0,
  }))
})

/** The D7 of bluegrass banjo, which ease alone does not find first: it has no third. */
const BANJO_SEVENTH: Form = {
  pattern: packGrip(parseFrets('x0210')!),
  taught: 'o',
  publishedRoots: 0,
}

function moreForms({ id }: ChordType, neck: Neck): readonly Form[] {
  const isBanjo = neck.instrument.id === 'banjo' && neck.tuning.id === 'open-g'
  if (isBanjo && id === 'dominant7') return [BANJO_SEVENTH]
  return id === 'power5' ? [...oneFretForms(neck), ...powerForms(neck)] : oneFretForms(neck)
}

/** Every type of the table and some that symbols compose. */
const KEPT_TYPES = 128

const formsWith = keepRecent(
  KEPT_TYPES,
  (chord: ChordType, strings: number, lowered: number) => `${chord.id} ${strings} ${lowered}`,
  (chord, strings, lowered): Forms => {
    const forms = formsOf(chord)
    if (strings === ALL_SHAPE_STRINGS) return forms
    const moved =
      lowered === 0 ? [] : [...forms.values()].flatMap((one) => loweredForms(one, lowered))
    // Of two that become one pattern the first counts, a whole form before its parts.
    const all = [...moved.reverse(), ...formsOnStrings(forms, strings)]
    return new Map(all.map((one) => [one.pattern, one]))
  },
)

/** The known grips of a chord type on a neck, by pattern. */
export function formsOn(chord: ChordType, neck: Neck): Forms {
  const strings = shapeStringsOf(neck)
  const forms = formsWith(chord, strings, loweredLastString(neck, strings))
  const more = moreForms(chord, neck)
  return more.length === 0
    ? forms
    : new Map([...forms, ...more.map((one): [PackedGrip, Form] => [one.pattern, one])])
}
