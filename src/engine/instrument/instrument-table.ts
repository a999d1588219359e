/**
 * Instruments and their tunings: one row each. Open strings are written in the usual order, from
 * the last string to string 1; strings are numbered as players and MusicXML number them (1 is the
 * first course), never by pitch, so re-entrant tunings need nothing special. The first tuning of an
 * instrument is its standard one.
 *
 * Scale lengths are common ones, nut to bridge: guitar 650, baritone 690, bass 864, soprano to
 * concert ukulele and mandolin 350, banjo 670 mm.
 */
import type { InstrumentFamily } from './family-table'

export interface TuningRow {
  /** Unique among the tunings of an instrument. */
  readonly id: string
  readonly name: string
  /** `E2 A2 D3 G3 B3 E4`. */
  readonly openNotes: string
  /** What people also write; case, blanks and hyphens do not matter. */
  readonly aliases?: readonly string[]
}

export interface InstrumentRow {
  readonly id: string
  readonly name: string
  readonly family: InstrumentFamily
  readonly aliases?: readonly string[]
  /** Highest fret of its neck. */
  readonly maxFret: number
  readonly scaleLengthMm: number
  /** From this fret of the index finger up, each finger has a fret of its own; below, the ring finger helps the little one. */
  readonly oneFingerPerFretFrom: number
  /** Strings that begin at a fret, not at the nut: the banjo's fifth. */
  readonly startFrets?: Readonly<Record<number, number>>
  readonly tunings: readonly TuningRow[]
}

// biome-ignore format: one row a tuning reads as a table
export const INSTRUMENT_TABLE = [
  {
    id: 'guitar', name: 'Guitar', family: 'guitar', maxFret: 24, scaleLengthMm: 650, oneFingerPerFretFrom: 0,
    aliases: ['6-string guitar', 'acoustic guitar', 'electric guitar', 'classical guitar', 'steel-string guitar', 'nylon-string guitar'],
    tunings: [
      { id: 'standard-6-string', name: 'Standard', openNotes: 'E2 A2 D3 G3 B3 E4', aliases: ['standard', 'E standard'] },
      { id: 'half-step-down', name: 'Half step down', openNotes: 'Eb2 Ab2 Db3 Gb3 Bb3 Eb4', aliases: ['Eb standard', 'D# standard', 'E flat standard'] },
      { id: 'd-standard', name: 'D standard', openNotes: 'D2 G2 C3 F3 A3 D4', aliases: ['whole step down', 'full step down', 'one step down'] },
      { id: 'c-standard', name: 'C standard', openNotes: 'C2 F2 Bb2 Eb3 G3 C4', aliases: ['two steps down'] },
      { id: 'drop-d', name: 'Drop D', openNotes: 'D2 A2 D3 G3 B3 E4', aliases: ['dropped D'] },
      { id: 'drop-c-sharp', name: 'Drop C#', openNotes: 'C#2 G#2 C#3 F#3 A#3 D#4', aliases: ['drop C#', 'drop Db', 'drop d flat'] },
      { id: 'drop-c', name: 'Drop C', openNotes: 'C2 G2 C3 F3 A3 D4', aliases: ['dropped C'] },
      { id: 'drop-b', name: 'Drop B', openNotes: 'B1 F#2 B2 E3 G#3 C#4', aliases: ['dropped B'] },
      { id: 'double-drop-d', name: 'Double drop D', openNotes: 'D2 A2 D3 G3 B3 D4' },
      { id: 'dadgad', name: 'DADGAD', openNotes: 'D2 A2 D3 G3 A3 D4', aliases: ['D modal', 'Dsus4'] },
      { id: 'open-d', name: 'Open D', openNotes: 'D2 A2 D3 F#3 A3 D4' },
      { id: 'open-g', name: 'Open G', openNotes: 'D2 G2 D3 G3 B3 D4', aliases: ['Spanish'] },
      { id: 'open-e', name: 'Open E', openNotes: 'E2 B2 E3 G#3 B3 E4' },
      { id: 'open-a', name: 'Open A', openNotes: 'E2 A2 E3 A3 C#4 E4' },
      { id: 'open-c', name: 'Open C', openNotes: 'C2 G2 C3 G3 C4 E4' },
      { id: 'all-fourths', name: 'All fourths', openNotes: 'E2 A2 D3 G3 C4 F4', aliases: ['fourths', 'P4'] },
      { id: 'nashville', name: 'Nashville', openNotes: 'E3 A3 D4 G4 B3 E4', aliases: ['high strung'] },
    ],
  },
  {
    id: 'baritone-guitar', name: 'Baritone guitar', family: 'guitar', maxFret: 24, scaleLengthMm: 690, oneFingerPerFretFrom: 0,
    aliases: ['baritone'],
    tunings: [
      { id: 'standard', name: 'B standard', openNotes: 'B1 E2 A2 D3 F#3 B3', aliases: ['B standard'] },
      { id: 'a-standard', name: 'A standard', openNotes: 'A1 D2 G2 C3 E3 A3' },
    ],
  },
  {
    id: 'guitar-7', name: '7-string guitar', family: 'guitar', maxFret: 24, scaleLengthMm: 650, oneFingerPerFretFrom: 0,
    aliases: ['7-string', 'seven-string', 'seven-string guitar', '7-string guitar', 'guitar 7-string'],
    tunings: [
      { id: 'standard', name: 'Standard', openNotes: 'B1 E2 A2 D3 G3 B3 E4', aliases: ['standard-7-string'] },
      { id: 'drop-a', name: 'Drop A', openNotes: 'A1 E2 A2 D3 G3 B3 E4' },
      { id: 'half-step-down', name: 'Half step down', openNotes: 'Bb1 Eb2 Ab2 Db3 Gb3 Bb3 Eb4' },
    ],
  },
  {
    id: 'guitar-8', name: '8-string guitar', family: 'guitar', maxFret: 24, scaleLengthMm: 690, oneFingerPerFretFrom: 0,
    aliases: ['8-string', 'eight-string', 'eight-string guitar', '8-string guitar', 'guitar 8-string'],
    tunings: [
      { id: 'standard', name: 'Standard', openNotes: 'F#1 B1 E2 A2 D3 G3 B3 E4', aliases: ['standard-8-string'] },
      { id: 'drop-e', name: 'Drop E', openNotes: 'E1 B1 E2 A2 D3 G3 B3 E4' },
    ],
  },
  {
    id: 'bass', name: 'Bass', family: 'bass', maxFret: 24, scaleLengthMm: 864, oneFingerPerFretFrom: 5,
    aliases: ['bass guitar', '4-string bass', 'electric bass', '4-string bass guitar', 'four-string bass'],
    tunings: [
      { id: 'standard', name: 'Standard', openNotes: 'E1 A1 D2 G2', aliases: ['standard-4-string'] },
      { id: 'half-step-down', name: 'Half step down', openNotes: 'Eb1 Ab1 Db2 Gb2', aliases: ['Eb standard'] },
      { id: 'd-standard', name: 'D standard', openNotes: 'D1 G1 C2 F2', aliases: ['whole step down'] },
      { id: 'drop-d', name: 'Drop D', openNotes: 'D1 A1 D2 G2', aliases: ['dropped D'] },
      { id: 'drop-c', name: 'Drop C', openNotes: 'C1 G1 C2 F2', aliases: ['dropped C'] },
    ],
  },
  {
    id: 'bass-5', name: '5-string bass', family: 'bass', maxFret: 24, scaleLengthMm: 864, oneFingerPerFretFrom: 5,
    aliases: ['5-string bass', 'five-string bass', '5-string bass guitar', 'five-string bass guitar', 'bass guitar 5-string'],
    tunings: [
      { id: 'standard', name: 'Standard', openNotes: 'B0 E1 A1 D2 G2', aliases: ['standard-5-string'] },
      { id: 'high-c', name: 'High C', openNotes: 'E1 A1 D2 G2 C3', aliases: ['tenor'] },
    ],
  },
  {
    id: 'bass-6', name: '6-string bass', family: 'bass', maxFret: 24, scaleLengthMm: 864, oneFingerPerFretFrom: 5,
    aliases: ['6-string bass', 'six-string bass', '6-string bass guitar', 'six-string bass guitar', 'bass guitar 6-string'],
    tunings: [{ id: 'standard', name: 'Standard', openNotes: 'B0 E1 A1 D2 G2 C3' }],
  },
  {
    id: 'ukulele', name: 'Ukulele', family: 'ukulele', maxFret: 18, scaleLengthMm: 350, oneFingerPerFretFrom: 0,
    aliases: ['uke', 'soprano ukulele', 'concert ukulele', 'tenor ukulele'],
    tunings: [
      { id: 'standard', name: 'Standard', openNotes: 'G4 C4 E4 A4', aliases: ['high G', 'C6', 're-entrant'] },
      { id: 'low-g', name: 'Low G', openNotes: 'G3 C4 E4 A4', aliases: ['linear'] },
      { id: 'baritone', name: 'Baritone', openNotes: 'D3 G3 B3 E4', aliases: ['bari'] },
      { id: 'd-tuning', name: 'D', openNotes: 'A4 D4 F#4 B4', aliases: ['D6', 'English tuning'] },
    ],
  },
  {
    id: 'mandolin', name: 'Mandolin', family: 'mandolin', maxFret: 20, scaleLengthMm: 350, oneFingerPerFretFrom: 0,
    tunings: [{ id: 'standard', name: 'Standard', openNotes: 'G3 D4 A4 E5' }],
  },
  {
    id: 'banjo', name: '5-string banjo', family: 'banjo', maxFret: 22, scaleLengthMm: 670, oneFingerPerFretFrom: 0,
    aliases: ['5-string banjo', 'five-string banjo'],
    startFrets: { 5: 5 },
    tunings: [
      { id: 'open-g', name: 'Open G', openNotes: 'G4 D3 G3 B3 D4', aliases: ['standard'] },
      { id: 'double-c', name: 'Double C', openNotes: 'G4 C3 G3 C4 D4' },
      { id: 'c', name: 'Standard C', openNotes: 'G4 C3 G3 B3 D4', aliases: ['classic C', 'drop C'] },
      { id: 'sawmill', name: 'Sawmill', openNotes: 'G4 D3 G3 C4 D4', aliases: ['G modal', 'mountain minor'] },
    ],
  },
] as const satisfies readonly InstrumentRow[]
