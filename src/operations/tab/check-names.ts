/** How the notes of a check are spelled: in which key, over which chord, and where their line goes. */

import type { ClaimCheck } from '#engine/check/check-claim'
import type { CheckedNote, CheckedOnset } from '#engine/check/checked-onset'
import { chordOver } from '#engine/check/chords-over-tab'
import { type ChordSymbol, chordWithBass, parseChordSymbol } from '#engine/harmony/chord-symbol'
import type { ChordReading } from '#engine/harmony/identify-chord'
import { type Key, usualKeyOf } from '#engine/harmony/key'
import { keyOfChords } from '#engine/harmony/key-of-chords'
import { keysOfNotes } from '#engine/harmony/key-of-notes'
import { enharmonicRootOf } from '#engine/theory/choose-root'
import { chordTypeById, spellChord } from '#engine/theory/chord'
import { namesOfLines } from '#engine/theory/line-names'
import { writtenKeyOf } from '#engine/theory/names-in-theory'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { spellScale } from '#engine/theory/scale'
import { tonicTriadOf } from '#engine/theory/tonic-triad'
import { acceptedKey } from '../schemas/chord-parameters'
import type { CheckRequest } from './check.schema'
import type { CheckInput } from './check-input'

const POWER_CHORD = chordTypeById('power5')!

/** A grip's chord as it is claimed, and whether it is that. */
export interface Claim {
  readonly symbol?: ChordSymbol
  readonly check?: ClaimCheck
}

/** The chord that the request names over a note. */
export type SaidChords = (note: CheckedNote) => ChordSymbol | undefined

/** Its tones, as that name spells them. */
export type SaidTones = (note: CheckedNote) => readonly NoteName[] | undefined

/** The names of notes in a key, over the chords that are said, and by where their line goes. */
export type LineNames = ReadonlyMap<CheckedNote, NoteName>

export function lineNamesOf(
  onsets: readonly CheckedOnset[],
  { root, scale }: Key,
  saidTonesOf: SaidTones,
): LineNames {
  const chord = tonicTriadOf(scale) ?? POWER_CHORD
  const key = writtenKeyOf({ root, scale, chord, layer: 'scale' })
  const sounding = onsets.flatMap(({ notes }) => notes).filter(isSounding)
  const names = namesOfLines(
    sounding.map((note) => {
      const { soundingMidi: midi, claim } = note
      const { startBeat: start, durationBeats } = claim
      return { midi, start, end: start + durationBeats, line: 1, key, chord: saidTonesOf(note) }
    }),
  )
  return new Map(sounding.map((note, index) => [note, names[index]!]))
}

function isSounding(note: CheckedNote): note is CheckedNote & { readonly soundingMidi: number } {
  return note.soundingMidi !== undefined
}

/** How the notes of a check are named. */
export interface CheckNames {
  readonly key: Key
  readonly lines: LineNames
  readonly saidChordOf: SaidChords
  readonly saidTonesOf: SaidTones
}

/** A pitch under the name that the said chord gives it, else the chord that sounds, else its line. */
export function nameOf(
  note: CheckedNote,
  reading: ChordReading | undefined,
  { lines, saidTonesOf }: CheckNames,
): NoteName | undefined {
  if (!isSounding(note)) return undefined
  const isIt = (name: NoteName) => pitchClassOf(name) === note.soundingMidi % 12
  return saidTonesOf(note)?.find(isIt) ?? reading?.tones.find(isIt) ?? lines.get(note)
}

/** How much each pitch class is heard, in beats. */
function weightsOf(onsets: readonly CheckedOnset[]): readonly number[] {
  const weights = Array.from({ length: 12 }, () => 0)
  for (const { notes } of onsets) {
    for (const { claim, soundingMidi } of notes) {
      if (soundingMidi !== undefined) weights[soundingMidi % 12]! += claim.durationBeats
    }
  }
  return weights
}

/**
 * The key asked for; else that in which the claimed chord is at home; else that of the chord names
 * above the tab; else the one that fits the notes.
 */
export function keyOf(
  { key, symbol }: CheckRequest,
  input: CheckInput,
  onsets: readonly CheckedOnset[],
) {
  if (key !== undefined) return acceptedKey(key)
  const claimed = symbol === undefined ? undefined : parseChordSymbol(symbol)
  if (claimed) return usualKeyOf(claimed.root, claimed.chord)
  return (
    keyOfChords(input.chords.map((chord) => chord.symbol)) ??
    keysOfNotes(weightsOf(onsets), [])[0]!.key
  )
}

/** The key that spells: under the other name of its tonic where that has more roots of the said chords. */
export function spellingKeyOf(key: Key, { symbol, check }: Claim, { chords }: CheckInput): Key {
  const claimed = check?.sounding ?? symbol
  const twin = enharmonicRootOf(key.root)
  if (!twin) return key
  const said = claimed ? [claimed] : chords.map((chord) => chord.symbol)
  const rootsIn = (root: NoteName) => {
    const own = spellScale(root, key.scale).map(formatNoteName)
    return said.filter((chord) => own.includes(formatNoteName(chord.root))).length
  }
  return rootsIn(twin) > rootsIn(key.root) ? { ...key, root: twin } : key
}

/** The claimed chord where the grip is that chord, else the chord name over a note. */
export function saidChordsIn({ symbol, check }: Claim, input: CheckInput): SaidChords {
  const claimed = check?.sounding ?? symbol
  if (claimed && (check?.matches || check?.sounding)) return () => claimed
  return ({ claim }) => {
    const { line, column } = input.places.get(claim.id) ?? {}
    if (line === undefined || column === undefined) return undefined
    return chordOver({ line, column }, input.chords, input.neck.strings.length)
  }
}

export function saidTonesIn(saidChordOf: SaidChords): SaidTones {
  return (note) => {
    const said = saidChordOf(note)
    return said && spellChord(said.root, chordWithBass(said))
  }
}
