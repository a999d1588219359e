/**
 * Forty questions of kinds that once misled: numbers, tonics with their scale, capos, names of other
 * languages, lengths, instruments that are not here. Written down before they were asked; facts are
 * from books. A refusal is right where the question cannot be answered as it stands.
 */
import type { EvalQuestion } from './eval/question'

type Row = readonly [
  question: string,
  tool: string,
  given: EvalQuestion['given'],
  facts: EvalQuestion['facts'],
]

// biome-ignore format: one row a question
export const OF_KINDS_THAT_MISLED: readonly Row[] = [
  ['1 6 2 5 in Bb', 'plan_progression', { chords: '1 6m 2m 5', key: 'Bb', limit: 1 }, { 'chords.*.symbol': ['Bb', 'Gm', 'Cm', 'F'] }],
  ['a 2-5-1 in F', 'plan_progression', { chords: '2m-5-1', key: 'F', limit: 1 }, { 'chords.*.symbol': ['Gm', 'C', 'F'] }],
  ['the Pachelbel chords as numbers in D', 'plan_progression', { chords: '1-5-6m-3m-4-1-4-5', key: 'D', limit: 1 }, { 'chords.*.symbol': ['D', 'A', 'Bm', 'F#m', 'G', 'D', 'G', 'A'] }],
  ['b7 4 1 in A', 'plan_progression', { chords: 'b7 4 1', key: 'A', limit: 1 }, { 'chords.*.symbol': ['G', 'D', 'A'] }],
  ['vi IV I V in G', 'plan_progression', { chords: 'vi IV I V', key: 'G', limit: 1 }, { 'chords.*.symbol': ['Em', 'C', 'G', 'D'] }],
  ['Em C G D typed with blanks', 'plan_progression', { chords: 'Em C G D', limit: 1 }, { 'chords.*.symbol': ['Em', 'C', 'G', 'D'] }],
  ['Am → F → C → G', 'plan_progression', { chords: 'Am → F → C → G', limit: 1 }, { 'chords.*.symbol': ['Am', 'F', 'C', 'G'] }],
  ['D/F# stays one chord between blanks', 'plan_progression', { chords: 'G D/F# Em', limit: 1 }, { 'chords.*.symbol': ['G', 'D/F#', 'Em'] }],
  ['minor sevenths as 2-7 and 6-7', 'plan_progression', { chords: '6-7,2-7,57,1', key: 'C', limit: 1 }, { 'chords.*.symbol': ['Am7', 'Dm7', 'G7', 'C'] }],
  ['251 in C', 'plan_progression', { chords: '251', key: 'C' }, { code: 'invalid-parameter' }],
  ['the 5/7 chord of G', 'plan_progression', { chords: '5/7', key: 'G', limit: 1 }, { 'chords.*.symbol': ['D/F#'] }],

  ['notes of E phrygian dominant', 'get_scale', { scale: 'E phrygian dominant' }, { 'pitchClasses.*.pitchClass': ['E', 'F', 'G#', 'A', 'B', 'C', 'D'] }],
  ['C# minor', 'get_scale', { root: 'C# minor' }, { 'pitchClasses.*.pitchClass': ['C#', 'D#', 'E', 'F#', 'G#', 'A', 'B'] }],
  ['Bm pentatonic', 'get_scale', { root: 'Bm', scale: 'pentatonic' }, { 'pitchClasses.*.pitchClass': ['B', 'D', 'E', 'F#', 'A'] }],
  ['Gm harmonic', 'get_scale', { root: 'Gm', scale: 'harmonic' }, { 'pitchClasses.*.pitchClass': ['G', 'A', 'Bb', 'C', 'D', 'Eb', 'F#'] }],
  ['Dm lydian cannot be', 'get_scale', { root: 'Dm', scale: 'lydian' }, { code: 'conflicting-parameters' }],
  ['blues in F#', 'get_scale', { scale: 'blues in F#' }, { 'pitchClasses.*.pitchClass': ['F#', 'A', 'B', 'C', 'C#', 'E'] }],
  ['what follows in Dm', 'suggest_moves', { root: 'Dm' }, { 'current.symbol': 'Dm' }],
  ['a riff in Em', 'write_riff', { key: 'Em' }, { 'recipe.proof.allNotesInScale': true }],
  ['over A7 in D minor', 'suggest_scales', { symbol: 'A7', contextRoot: 'Dm' }, { 'context.numeral': 'V7' }],
  ['Ab major scale in one word', 'get_scale', { scale: 'Ab major' }, { 'pitchClasses.*.pitchClass': ['Ab', 'Bb', 'C', 'Db', 'Eb', 'F', 'G'] }],

  ['capo 2, I play D G A', 'plan_progression', { chords: 'D,G,A', capo: 2, style: 'open', limit: 1 }, { 'chords.*.symbol': ['E', 'A', 'B'], 'paths.0.frets': ['xx0232', '320003', 'x02220'] }],
  ['capo 5, an Em shape', 'find_voicings', { symbol: 'Em', capo: 5, limit: 1 }, { symbol: 'Am', shapeSymbol: 'Em', 'grips.0.text': '022000' }],
  ['it sounds in F# with capo 2; what do I hold', 'plan_progression', { chords: 'F#,B,C#', capo: 2, chordNames: 'sounding', limit: 1 }, { 'chords.*.shapeSymbol': ['E', 'A', 'B'] }],
  ['capo 1 in the key of C shapes: 1 4 5', 'plan_progression', { chords: '1 4 5', key: 'C', capo: 1, limit: 1 }, { 'chords.*.shapeSymbol': ['C', 'F', 'G'], 'chords.*.symbol': ['Db', 'Gb', 'Ab'] }],
  ['from C to G under capo 4', 'lead_voices', { from: 'C', to: 'G', capo: 4, limit: 1 }, { 'from.symbol': 'E', 'to.symbol': 'B' }],

  ['Solm as a chord', 'find_voicings', { symbol: 'Solm' }, { 'correctedCall.arguments.symbol': 'Gm' }],
  ['DO majeur', 'find_voicings', { symbol: 'Do' }, { 'correctedCall.arguments.symbol': 'C' }],
  ['Dó with an accent', 'find_voicings', { symbol: 'do#' }, { 'correctedCall.arguments.symbol': 'C#' }],
  ['Fis-Dur as a chord', 'find_voicings', { symbol: 'Fis' }, { 'correctedCall.arguments.symbol': 'F#' }],

  ['two halves and a whole', 'plan_melody', { melody: 'C4:2,E4:2,G4:4' }, { 'routes.0.notes.*.note': ['C4', 'E4', 'G4'] }],
  ['triplets', 'plan_melody', { melody: 'E4:1/3,F4:1/3,G4:1/3', detail: 'full' }, { 'routes.0.tabNotes.*.durationBeats': [1 / 3, 1 / 3, 1 / 3] }],
  ['E4 kept on string 2', 'plan_melody', { melody: 'E4:1/S2' }, { 'routes.0.notes.*.fret': [5] }],

  ['Am on the piano', 'find_voicings', { symbol: 'Am', instrument: 'piano' }, { code: 'invalid-parameter', correctedCall: undefined }],
  ['a blues harp in C', 'get_scale', { root: 'C', instrument: 'harmonica' }, { code: 'invalid-parameter', correctedCall: undefined }],
  ['a 12-string', 'find_voicings', { symbol: 'E', instrument: '12 string' }, { code: 'invalid-parameter', correctedCall: undefined }],
  ['a cello line', 'plan_route', { notes: 'C3,G3', instrument: 'cello' }, { code: 'invalid-parameter', correctedCall: undefined }],
  ['an electric bass', 'plan_route', { notes: 'E1,G1,A1', instrument: 'electric bass', limit: 1 }, { 'instrument.id': 'bass', 'routes.0.notes.*.string': [4, 4, 4] }],

  ['true as text', 'find_voicings', { symbol: 'Bm', noBarre: 'true' }, { 'correctedCall.arguments': { symbol: 'Bm', noBarre: true } }],
  ['fifteen routes too many', 'plan_route', { notes: 'C4,E4', limit: 40, root: 'C' }, { 'correctedCall.arguments': { notes: 'C4,E4', limit: 24, root: 'C' } }],
]
