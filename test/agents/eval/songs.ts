/** Songs, keys, capos and sessions, as teachers answer them. */
import type { EvalQuestion, EvalTopic } from './question'

type Row = readonly [
  question: string,
  tool: string,
  given: EvalQuestion['given'],
  facts: EvalQuestion['facts'],
  alone: string,
]

// biome-ignore format: one row a question
const ROWS: readonly Row[] = [
  ['Which capo makes Bb Eb F Gm easy?', 'find_capo', { chords: 'Bb,Eb,F,Gm' }, { 'choices.0.capo': 3, 'choices.0.chords.*.shapeSymbol': ['G', 'C', 'D', 'Em'] }, 'shapes three semitones below'],
  ['Ab Db Eb with a capo?', 'find_capo', { chords: 'Ab,Db,Eb' }, { 'choices.0.capo': 1, 'choices.0.chords.*.shapeSymbol': ['G', 'C', 'D'] }, 'shapes a semitone below'],
  ['What key is Am F C G in?', 'find_key', { chords: 'Am,F,C,G' }, { 'key.name': 'A natural minor', 'nearTies.#.name': 'C major' }, 'four chords of two keys'],
  ['G D Em C: the numerals?', 'find_key', { chords: 'G,D,Em,C' }, { 'key.name': 'G major', 'chords.*.numeral': ['I', 'V', 'vi', 'IV'] }, 'degrees of the key'],
  ['The key of E D A E?', 'find_key', { chords: 'E D A E' }, { 'key.name': 'E mixolydian' }, 'the lowered seventh of E'],
  ['Numerals of Dm7 G7 Cmaj7 in C?', 'find_key', { chords: 'Dm7,G7,Cmaj7', key: 'C' }, { 'chords.*.numeral': ['ii7', 'V7', 'Imaj7'] }, 'degrees of C'],
  ['The key of Ode to Joy as E E F G G F E D C C D E E D D?', 'find_key', { notes: 'E4,E4,F4,G4,G4,F4,E4,D4,C4,C4,D4,E4,E4,D4,D4' }, { 'key.name': 'C major' }, 'tones and where the line rests'],
  ['A minor chord in place of the last G of C F G?', 'reharmonize_chords', { chords: 'C,F,G', key: 'C' }, { 'chords.2.substitutes.#.symbols': ['Em'] }, 'Em shares G and B'],
  ['A secondary dominant into F?', 'reharmonize_chords', { chords: 'C,F', key: 'C' }, { 'chords.0.substitutes.#.symbols': ['C7'] }, 'C7 falls a fifth to F'],
  ['Three-four on G, C and D?', 'play_accompaniment', { chords: 'G,C,D', meter: '3/4' }, { 'strum.title': 'Waltz' }, 'three beats, one bass'],
  ['Root and fifth under C and G on a bass?', 'play_accompaniment', { chords: 'C,G', bassLine: 'root-fifth' }, { 'bass.kind': 'root-fifth' }, 'fifths of two roots'],
  ['This sheet in A: | D A | Bm G |', 'read_song', { text: '| D A | Bm G |', key: 'A' }, { 'key.sounding': 'A major', 'chords.*.symbol': ['A', 'E', 'F#m', 'D'] }, 'a fifth up'],
  ['The chords of [G]Amazing [C]grace', 'read_song', { text: '[G]Amazing [C]grace' }, { 'chords.*.symbol': ['G', 'C'] }, 'ChordPro'],
  ['Travis picking over C and Am?', 'pick_pattern', { pattern: 'travis', chords: 'C,Am' }, { 'chords.*.symbol': ['C', 'Am'] }, 'thumb and fingers in turn'],
  ['Twenty minutes in E minor?', 'plan_practice', { minutes: 20, key: 'Em' }, { title: '20 minutes in E Natural Minor', 'blocks.*.minutes': [4, 6, 4, 4, 2] }, 'exercises that exist'],
  ['A palm-muted low E, twice?', 'render_tab', { positions: 'S6F0:0.5!palm-mute,S6F0:0.5!palm-mute' }, { verified: true, 'warnings.0': 'palm-mute has no mark in text; the project and its files keep it.' }, 'what text can say of a note'],
  ['Eb major on the piano?', 'finger_piano', { root: 'Eb' }, { 'runs.0.fingers': [3, 1, 2, 3, 4, 1, 2, 3], 'runs.1.fingers': [3, 2, 1, 4, 3, 2, 1, 3] }, 'tables of fingers by key and hand'],
  ['C# minor, harmonic, on the piano?', 'finger_piano', { root: 'C#', scale: 'harmonicMinor' }, { 'runs.0.fingers': [3, 4, 1, 2, 3, 1, 2, 3], 'runs.1.fingers': [3, 2, 1, 4, 3, 2, 1, 3] }, 'tables of fingers by key and hand'],
  ['An A major arpeggio with the left hand?', 'finger_piano', { symbol: 'A' }, { 'runs.1.fingers': [5, 3, 2, 1] }, 'the third finger on the black third'],
  ['Which pitch is 256 Hz where A is 432?', 'map_pitch', { frequencyHz: 256, a4: 432 }, { 'selected.note': 'C4' }, '256.87 Hz is C4 at 432'],
]

export const SONGS: EvalTopic = {
  title: 'Songs and sessions',
  questions: ROWS.map(([question, tool, given, facts, alone]) => ({
    question,
    tool,
    given,
    facts,
    alone,
  })),
}
