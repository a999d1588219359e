/**
 * Questions of people, asked after the tools were made and answered with one call each. The facts
 * are from books and instruments: a row whose call had to be tried twice led to a change.
 */
import type { EvalQuestion } from './eval/question'

type HeldOut = Omit<EvalQuestion, 'alone'>

const file = (text: string) => Buffer.from(text).toString('base64')

/** Places, fingerings, names, tunings, files, drills, transposition, capo, why. */
export const OF_EACH_KIND: readonly HeldOut[] = [
  {
    question: 'Where can I play C#5 on guitar?',
    tool: 'map_pitch',
    given: { note: 'C#5' },
    facts: {
      'fretboard.exactPositions.*.string': [1, 2, 3, 4],
      'fretboard.exactPositions.*.fret': [9, 14, 18, 23],
    },
  },
  {
    question: 'Where is A2 on a baritone guitar?',
    tool: 'map_pitch',
    given: { note: 'A2', instrument: 'baritone guitar' },
    facts: { 'fretboard.exactPositions.*.fret': [0, 5, 10] },
  },
  {
    question: 'Which places of a banjo give D4?',
    tool: 'map_pitch',
    given: { note: 'D4', instrument: 'banjo' },
    facts: { 'fretboard.exactPositions.*.fret': [0, 3, 7, 12] },
  },
  {
    question: 'How do I play Gsus4?',
    tool: 'find_voicings',
    given: { symbol: 'Gsus4', limit: 2 },
    facts: { 'grips.*.text': ['330013', '355533'] },
  },
  {
    question: 'Ebm as a barre at fret 6.',
    tool: 'find_voicings',
    given: { symbol: 'Ebm', style: 'barre', position: 'sixth', limit: 1 },
    facts: { 'grips.*.text': ['x68876'] },
  },
  {
    question: 'The E7#9 of Purple Haze.',
    tool: 'find_voicings',
    given: { symbol: 'E7#9' },
    facts: { 'grips.#.text': 'x7678x' },
  },
  {
    question: 'Finger one octave of A major in fourth position.',
    tool: 'plan_route',
    given: { notes: 'A2,B2,C#3,D3,E3,F#3,G#3,A3', root: 'A', position: 'fourth', limit: 1 },
    facts: { 'routes.0.notes.*.fret': [5, 7, 4, 5, 7, 4, 6, 7] },
  },
  {
    question: 'Finger the opening of Ode to Joy in D.',
    tool: 'plan_melody',
    given: { melody: 'F#4:1,F#4:1,G4:1,A4:1,A4:1,G4:1,F#4:1,E4:1', root: 'D' },
    facts: { 'routes.0.notes.*.fret': [2, 2, 3, 5, 5, 3, 2, 0] },
  },
  {
    question: 'What chord is 022100?',
    tool: 'identify_chord',
    given: { frets: '022100' },
    facts: { 'chords.0.symbol': 'E' },
  },
  {
    question: 'What are D, F, A flat and C together?',
    tool: 'identify_chord',
    given: { notes: 'D,F,Ab,C' },
    facts: { 'chords.0.symbol': 'Dm7b5' },
  },
  {
    question: 'I hold x02220 with a capo at fret 2. What sounds?',
    tool: 'identify_chord',
    given: { frets: 'x02220', capo: 2 },
    facts: { 'chords.0.symbol': 'B' },
  },
  {
    question: 'How is a 7-string guitar tuned?',
    tool: 'list_instruments',
    given: { instrument: '7-string' },
    facts: { 'instruments.0.tunings.0.openNotes': ['B1', 'E2', 'A2', 'D3', 'G3', 'B3', 'E4'] },
  },
  {
    question: 'What is open E?',
    tool: 'list_instruments',
    given: { instrument: 'guitar' },
    facts: { 'instruments.0.tunings.#.openNotes': ['E2', 'B2', 'E3', 'G#3', 'B3', 'E4'] },
  },
  {
    question: 'Where is D4 below fret 8 in double drop D?',
    tool: 'map_pitch',
    given: { note: 'D4', tuning: 'double drop d', maxFret: 7 },
    facts: { 'fretboard.exactPositions.*.fret': [0, 3, 7] },
  },
  {
    question: 'An arpeggio drill over Em, eighths at 90, two bars.',
    tool: 'compile_drill',
    given: {
      key: 'E',
      scale: 'minorPentatonic',
      chord: 'Em',
      target: 'arpeggio',
      level: 'intermediate',
      bpm: 90,
      bars: 2,
    },
    facts: { 'drill.bpm': 90, 'drill.bars': 2, 'proof.allTargetsMapped': true },
  },
  {
    question: 'Guide tones of Bb7 in third position.',
    tool: 'compile_drill',
    given: { key: 'Eb', chord: 'Bb7', target: 'guide-tones', position: 'third' },
    facts: { 'positionDrill.*.note': ['D3', 'Ab3', 'Ab4', 'D4'] },
  },
  {
    question: 'Transpose G D Em C up a whole step.',
    tool: 'plan_progression',
    given: { chords: 'G,D,Em,C', transpose: 2 },
    facts: { 'chords.*.symbol': ['A', 'E', 'F#m', 'D'] },
  },
  {
    question: 'My singer wants C Am F G7 a half step lower.',
    tool: 'plan_progression',
    given: { chords: 'C,Am,F,G7', transpose: -1 },
    facts: { 'chords.*.symbol': ['B', 'G#m', 'E', 'F#7'] },
  },
  {
    question: 'The song is in Eb; what do I hold with a capo at fret 1?',
    tool: 'plan_progression',
    given: { chords: 'Eb,Ab,Bb7', capo: 1, chordNames: 'sounding', limit: 1 },
    facts: { 'chords.*.shapeSymbol': ['D', 'G', 'A7'] },
  },
  {
    question: 'I play G, C and D shapes with a capo at fret 3. What sounds?',
    tool: 'plan_progression',
    given: { chords: 'G,C,D', capo: 3, style: 'open', limit: 1 },
    facts: { 'chords.*.symbol': ['Bb', 'Eb', 'F'], 'chords.*.shapeSymbol': ['G', 'C', 'D'] },
  },
  {
    question: 'Why does Bb7 work in C major?',
    tool: 'suggest_scales',
    given: { symbol: 'Bb7', contextRoot: 'C' },
    facts: { 'context.numeral': 'bVII7', 'candidates.0.id': 'lydianDominant' },
  },
  {
    question: 'Why lydian over Fmaj7 in C?',
    tool: 'suggest_scales',
    given: { symbol: 'Fmaj7', contextRoot: 'C' },
    facts: { 'candidates.0.id': 'lydian', 'context.role': 'subdominant' },
  },
  {
    question: 'This tab as Guitar Pro, please.',
    tool: 'import_file',
    given: { file: file('e|-0-1-3-|\nB|-------|\nG|-------|\nD|-------|\nA|-------|\nE|-------|') },
    facts: { noteCount: 3, 'files.#.type': 'guitar-pro' },
  },
  {
    question: 'Which scales hold E, G, Bb and C#?',
    tool: 'find_scales',
    given: { notes: 'E,G,Bb,C#' },
    facts: { 'matches.#.id': 'diminishedWholeHalf' },
  },
]

/** As people type to an assistant. */
export const ODD_ONES: readonly HeldOut[] = [
  {
    question: 'what are the notes in an F sharp half diminished chord??',
    tool: 'find_voicings',
    given: { symbol: 'F sharp half diminished', limit: 1 },
    facts: { symbol: 'F#m7b5', 'tones.*.pitchClass': ['F#', 'A', 'C', 'E'] },
  },
  {
    question: 'gimme an easy F for tiny hands',
    tool: 'find_voicings',
    given: { symbol: 'F', noBarre: true, maxDifficulty: 2 },
    facts: { 'grips.#.text': 'xx321x' },
  },
  {
    question: 'whats the 4 chord in Ab',
    tool: 'plan_progression',
    given: { chords: '4', key: 'Ab' },
    facts: { 'chords.*.symbol': ['Db'] },
  },
  {
    question: 'power chords E A D low on the neck',
    tool: 'plan_progression',
    given: { chords: 'E5,A5,D5', limit: 1 },
    facts: { 'paths.0.frets': ['022xxx', 'x022xx', 'xx023x'] },
  },
  {
    question: 'my uke is tuned DGBE, how do i play Am',
    tool: 'find_voicings',
    given: { symbol: 'Am', instrument: 'ukulele', tuning: 'DGBE', limit: 1 },
    facts: { 'grips.*.text': ['2210'], tuning: 'baritone' },
  },
  {
    question: 'is x32000 the same as Cmaj7',
    tool: 'check_tab',
    given: { frets: 'x32000', symbol: 'Cmaj7' },
    facts: { ok: true, 'claim.matches': true },
  },
  {
    question: 'write me a bass riff in E dorian',
    tool: 'write_riff',
    given: { key: 'E', scale: 'dorian', instrument: 'bass' },
    facts: { 'recipe.proof.allNotesInScale': true, 'instrument.id': 'bass' },
  },
  {
    question: 'C then Dm with a capo on 5 and open shapes?',
    tool: 'plan_progression',
    given: { chords: 'C,Dm', capo: 5, chordNames: 'sounding', style: 'open', limit: 1 },
    facts: { 'chords.*.shapeSymbol': ['G', 'Am'], 'paths.0.frets': ['320003', 'x02210'] },
  },
  {
    question: "what's the highest note on a 24 fret bass",
    tool: 'list_instruments',
    given: { instrument: 'bass', detail: 'full' },
    facts: { 'instruments.0.tunings.0.range.highMidi': 67 },
  },
  {
    question: 'Wie greife ich Hm ohne Barré?',
    tool: 'find_voicings',
    given: { symbol: 'Hm', noBarre: true, names: 'german', limit: 2 },
    facts: { symbol: 'Hm', 'grips.#.text': 'x2443x' },
  },
  {
    question: 'Où est le fa dièse 4 sur la guitare ?',
    tool: 'map_pitch',
    given: { note: 'Fa#4', names: 'solfege' },
    facts: { 'selected.note': 'Fa#4', 'fretboard.exactPositions.0.fret': 2 },
  },
  {
    question: 'dominant of the dominant in F?',
    tool: 'plan_progression',
    given: { chords: 'V7/V', key: 'F' },
    facts: { 'chords.*.symbol': ['G7'] },
  },
  {
    question: '12 bar blues in A pls',
    tool: 'plan_progression',
    given: { chords: 'A7,A7,A7,A7,D7,D7,A7,A7,E7,D7,A7,E7', limit: 1 },
    facts: {
      'paths.0.frets.0': 'x02020',
      'paths.0.frets.4': 'xx0212',
      'paths.0.frets.8': '020100',
    },
  },
  {
    question: 'i hear 329.6 hz what note is that',
    tool: 'map_pitch',
    given: { frequencyHz: 329.6 },
    facts: { 'selected.note': 'E4' },
  },
  {
    question: 'is this tab ok? e|--0--| only one line',
    tool: 'check_tab',
    given: { tab: 'e|--0--|' },
    facts: { ok: false, 'mistakes.#.code': 'missing-lines' },
  },
  {
    question: 'what scale is C D Eb F# G A Bb',
    tool: 'find_scales',
    given: { notes: 'C,D,Eb,F#,G,A,Bb', root: 'C' },
    facts: { 'matches.0.id': 'dorianSharp4', 'matches.0.extraTones': [] },
  },
  {
    question: 'i broke my high e string. how do i play D',
    tool: 'find_voicings',
    given: { symbol: 'D', strings: '5,4,3,2' },
    facts: { 'grips.#.text': 'x5423x' },
  },
  {
    question: 'what chord is the 5th fret of all strings',
    tool: 'identify_chord',
    given: { frets: '555555' },
    facts: { 'chords.#.symbol': 'Am7add11' },
  },
  {
    question: 'twinkle twinkle on a banjo',
    tool: 'plan_route',
    given: { notes: 'C4,C4,G4,G4,A4,A4,G4', instrument: 'banjo', limit: 1 },
    facts: { 'routes.0.proof.allNotesMapped': true, 'instrument.id': 'banjo' },
  },
  {
    question: 'jazz up C Am Dm G with drop 2 chords',
    tool: 'plan_progression',
    given: { chords: 'Cmaj7,Am7,Dm7,G7', style: 'drop2', limit: 1 },
    facts: { 'paths.0.proof.allGripsValid': true },
  },
  {
    question: 'whats drop C',
    tool: 'list_instruments',
    given: { instrument: 'guitar' },
    facts: { 'instruments.0.tunings.#.openNotes': ['C2', 'G2', 'C3', 'F3', 'A3', 'D4'] },
  },
  {
    question: 'i want the Bflat7 chord with D at the bottom',
    tool: 'find_voicings',
    given: { symbol: 'Bb7/D', limit: 1 },
    facts: { 'grips.0.bass.pitchClass': 'D' },
  },
  {
    question: 'notes of the gypsy minor scale from D',
    tool: 'get_scale',
    given: { root: 'D', scale: 'gypsy minor' },
    facts: { 'pitchClasses.*.pitchClass': ['D', 'E', 'F', 'G#', 'A', 'Bb', 'C#'] },
  },
  {
    question: 'can one hand hold 1xxxx9',
    tool: 'check_tab',
    given: { frets: '1xxxx9' },
    facts: { playable: false, 'mistakes.#.code': 'too-wide' },
  },
]
