/** A `<note>` of MusicXML: pitch, place, finger, techniques. */
import { MAX_FRET, MAX_STRINGS } from '#engine/instrument/neck'
import { LETTERS, type NoteName } from '#engine/theory/pitch'
import { isBeatCount, type Rhythm } from '../score/rhythm'
import type { ScoreFinger, ScoreNote } from '../score/score'
import type { Technique } from '../score/technique-table'
import { childOf, childrenOf, numberOf, textOf, type XmlNode } from '../score/xml-tree'

const STEPS = new Map([['C', 0], ['D', 2], ['E', 4], ['F', 5], ['G', 7], ['A', 9], ['B', 11]]) // biome-ignore format: one row reads as a list
const TYPES = new Map<string, number>([['long', 0.25], ['breve', 0.5], ['whole', 1], ['half', 2], ['quarter', 4], ['eighth', 8], ['16th', 16], ['32nd', 32], ['64th', 64], ['128th', 128], ['256th', 256]]) // biome-ignore format: one row reads as a list
const FINGERS = new Map<string, ScoreFinger>([['1', 'index'], ['2', 'middle'], ['3', 'ring'], ['4', 'little'], ['t', 'thumb'], ['T', 'thumb']]) // biome-ignore format: one row reads as a list

/** MIDI of a step, alter and octave, under the names that an element gives them. */
export function midiOfPitch(node: XmlNode | undefined, prefix = ''): number | undefined {
  const step = STEPS.get(textOf(node, `${prefix}step`) ?? '')
  const octave = numberOf(node, `${prefix}octave`)
  if (step === undefined || octave === undefined) return undefined
  const midi = Math.round((octave + 1) * 12 + step + (numberOf(node, `${prefix}alter`) ?? 0))
  return midi >= 0 && midi <= 127 ? midi : undefined
}

/** The name of a written pitch; `undefined` for more than double accidentals and quarter tones. */
function nameOfPitch(pitch: XmlNode | undefined): NoteName | undefined {
  const accidental = numberOf(pitch, 'alter') ?? 0
  const letter = LETTERS.find((known) => known === textOf(pitch, 'step'))
  const isName = Number.isInteger(accidental) && Math.abs(accidental) <= 2
  return letter && isName ? { letter, accidental } : undefined
}

/** The value as it is written; `undefined` where the note says none. */
export function writtenRhythmOf(note: XmlNode): Rhythm | undefined {
  const value = TYPES.get(textOf(note, 'type') ?? '')
  if (value === undefined) return undefined
  const modification = childOf(note, 'time-modification')
  const actual = numberOf(modification, 'actual-notes') ?? 1
  const normal = numberOf(modification, 'normal-notes') ?? 1
  const isTuplet = actual !== normal && [actual, normal].every(isBeatCount)
  const dots = Math.min(3, childrenOf(note, 'dot').length)
  return { value, dots, ...(isTuplet && { tuplet: [actual, normal] }) }
}

const NOTATIONS: readonly (readonly [group: string, element: string, technique: Technique])[] = [
  ['technical', 'hammer-on', 'hammer-on'],
  ['technical', 'pull-off', 'hammer-on'],
  ['technical', 'bend', 'bend'],
  ['technical', 'tap', 'tap'],
  ['articulations', 'staccato', 'staccato'],
  ['articulations', 'accent', 'accent'],
  ['articulations', 'scoop', 'slide-in'],
  ['articulations', 'falloff', 'slide-out'],
  ['ornaments', 'wavy-line', 'vibrato'],
]

function isStart(node: XmlNode): boolean {
  return node.attributes.get('type') !== 'stop'
}

function techniquesOf(note: XmlNode): { techniques: readonly Technique[]; bendSemitones?: number } {
  const notations = childrenOf(note, 'notations')
  const groups = (name: string) => notations.flatMap((one) => childrenOf(one, name))
  const found = new Set<Technique>()
  for (const [group, element, technique] of NOTATIONS) {
    if (groups(group).some((node) => childrenOf(node, element).some(isStart))) found.add(technique)
  }
  if ([...groups('slide'), ...groups('glissando')].some(isStart)) found.add('slide')
  if (groups('tied').some((tied) => tied.attributes.get('type') === 'let-ring'))
    found.add('let-ring')
  const harmonic = groups('technical').flatMap((node) => childrenOf(node, 'harmonic'))[0]
  if (harmonic) found.add(childOf(harmonic, 'artificial') ? 'artificial-harmonic' : 'harmonic')
  const head = childOf(note, 'notehead')
  if (head?.text.trim() === 'x') found.add('dead')
  if (head?.attributes.get('parentheses') === 'yes') found.add('ghost')
  const mute = textOf(childOf(note, 'play'), 'mute')
  if (mute === 'palm') found.add('palm-mute')
  const alters = groups('technical')
    .flatMap((node) => childrenOf(node, 'bend'))
    .flatMap((bend) => numberOf(bend, 'bend-alter') ?? [])
  const bendSemitones = alters.reduce((most, alter) => Math.max(most, alter), 0)
  return { techniques: [...found], ...(bendSemitones > 0 && { bendSemitones }) }
}

/** A note as it is written: its place is still to be compared with its pitch. */
export interface WrittenNote extends Omit<ScoreNote, 'midi'> {
  /** Written pitch, before transposition; of unpitched notes the sound of their instrument. */
  readonly midi: number | undefined
}

/** @param drumOf General MIDI sound of an instrument id. */
export function noteOf(note: XmlNode, drumOf: (id: string | undefined) => number): WrittenNote {
  const technical = childrenOf(note, 'notations').flatMap((one) => childrenOf(one, 'technical'))
  const inTechnical = (name: string) => technical.flatMap((one) => numberOf(one, name) ?? [])[0]
  const string = inTechnical('string')
  const fret = inTechnical('fret')
  const isPlace =
    Number.isInteger(string) &&
    Number.isInteger(fret) &&
    string! >= 1 &&
    string! <= MAX_STRINGS &&
    fret! >= 0 &&
    fret! <= MAX_FRET + 12
  const finger = FINGERS.get(technical.flatMap((one) => textOf(one, 'fingering') ?? [])[0] ?? '')
  const instrument = childOf(note, 'instrument')?.attributes.get('id')
  const unpitched = childOf(note, 'unpitched')
  const isTied = childrenOf(note, 'tie').some((tie) => tie.attributes.get('type') === 'stop')
  const { techniques, bendSemitones } = techniquesOf(note)
  const name = nameOfPitch(childOf(note, 'pitch'))
  return {
    ...(name && { name }),
    midi: unpitched ? drumOf(instrument) : midiOfPitch(childOf(note, 'pitch')),
    ...(isPlace && { string: string!, fret: fret! }),
    ...(finger && fret !== 0 && { finger }),
    ...(isTied && { tied: true }),
    ...(techniques.length > 0 && { techniques }),
    ...(bendSemitones !== undefined && { bendSemitones }),
  }
}
