/**
 * Questions as people asked them on public pages: threads, letters to teachers, lessons. They were
 * collected in the order in which a search gave the pages and before the list of tools was read;
 * facts are those that the pages, or books, give. Of 44 there were left out: two progressions whose
 * key is a matter of taste, the boxes of a pentatonic at one position, which took a second call, and
 * a left-handed chord box, which is refused with the way round.
 */
import type { EvalQuestion, EvalTopic } from './question'

type Row = readonly [
  question: string,
  tool: string,
  given: EvalQuestion['given'],
  facts: EvalQuestion['facts'],
  alone: string,
]

const KEY = 'which chords are home in which key'
const PIANO = 'tables of fingers by key and hand'
const CAPO = 'semitones counted for each chord'

// biome-ignore format: one row a question
const ROWS: readonly Row[] = [
  ['I play 3x3333 without the A string. Which chord is it?', 'identify_chord', { frets: '3x3333' }, { 'chords.0.symbol': 'Gm7' }, 'the frets sound G F Bb D G'],
  ['And the jazzy one fingered 322233?', 'identify_chord', { frets: '322233' }, { 'chords.0.symbol': 'G6/9' }, 'the frets sound G B E A D G'],
  ['F major on the piano, left hand, two octaves?', 'finger_piano', { root: 'F', octaves: 2 }, { 'runs.1.hand': 'left', 'runs.1.fingers': [5, 4, 3, 2, 1, 3, 2, 1, 4, 3, 2, 1, 3, 2, 1] }, PIANO],
  ['Different hands, different fingers: F major in the right one?', 'finger_piano', { root: 'F' }, { 'runs.0.fingers': [1, 2, 3, 4, 1, 2, 3, 4] }, PIANO],
  ['Does the left hand always begin with the little finger, also in B?', 'finger_piano', { root: 'B' }, { 'runs.1.fingers': [4, 3, 2, 1, 4, 3, 2, 1] }, PIANO],
  ['The chromatic scale with the left hand?', 'finger_piano', { scale: 'chromatic' }, { 'runs.1.fingers': [1, 3, 1, 3, 2, 1, 3, 1, 3, 1, 3, 2, 1] }, 'the third finger on black keys, and where the second plays'],
  ['How do I play an A minor chord on the piano with the left hand?', 'finger_piano', { symbol: 'Am' }, { 'grips.0.hands.1.notes': ['A3', 'C4', 'E4'], 'grips.0.hands.1.fingers': [5, 3, 1] }, PIANO],
  ['F#m stops me. Is there one without a barre?', 'find_voicings', { symbol: 'F#m', noBarre: true }, { 'grips.0.barres.length': 0, 'grips.0.proof.valid': true }, 'grips that leave strings out'],
  ['From C to Cm, but I cannot play barres.', 'lead_voices', { from: 'C', to: 'Cm', noBarre: true }, { 'pairs.0.to.text': 'x3101x', 'pairs.0.proof.allGripsValid': true }, 'a Cm of three or four strings'],
  ['Which key is A F#m9 Bm7 Dmaj7 C#m7 Bm7 C#m7 D6?', 'find_key', { chords: 'A,F#m9,Bm7,Dmaj7,C#m7,Bm7,C#m7,D6' }, { 'key.name': 'A major' }, KEY],
  ['I have C Eb F G C. Which key is that?', 'find_key', { chords: 'C Eb F G C' }, { 'key.name': 'C major' }, KEY],
  ['Em Am Dm F C: the key and the numerals, please.', 'find_key', { chords: 'Em Am Dm F C' }, { 'key.name': 'C major', 'chords.*.numeral': ['iii', 'vi', 'ii', 'IV', 'I'] }, KEY],
  ['Em C Am D G, the same?', 'find_key', { chords: 'Em C Am D G' }, { 'key.name': 'G major', 'chords.*.numeral': ['vi', 'IV', 'ii', 'V', 'I'] }, KEY],
  ['Gm Eb Bb F: major or minor?', 'find_key', { chords: 'Gm Eb Bb F' }, { 'key.name': 'G natural minor', 'nearTies.#.name': 'Bb major' }, KEY],
  ['One scale over Dm7 C Em7 Am7?', 'find_key', { chords: 'Dm7 C Em7 Am7' }, { 'fewestScales.length': 1, 'nearTies.#.name': 'C major' }, 'the seven tones of all four chords'],
  ['What do I solo with over Am G F?', 'find_key', { chords: 'Am G F' }, { 'key.name': 'A natural minor' }, KEY],
  ['Which scale fits Am7 to D7, as in the Santana vamp?', 'find_key', { chords: 'Am7 D7' }, { 'key.name': 'A dorian' }, KEY],
  ['D C G round and round: what to play over it?', 'find_key', { chords: 'D C G' }, { 'key.name': 'D mixolydian' }, KEY],
  ['Capo on 3 and a G shape: what does the pianist play?', 'find_voicings', { symbol: 'G', capo: 3 }, { symbol: 'Bb', shapeSymbol: 'G' }, CAPO],
  ['C, D and Em with the capo on 3?', 'find_capo', { chords: 'C,D,Em', capo: 3 }, { 'choices.0.change': 'Eb → C, F → D, Gm → Em' }, CAPO],
  ['It is in B, and I want G shapes. Which fret?', 'find_capo', { chords: 'B,E,F#' }, { 'choices.#.capo': 4, 'choices.1.chords.*.shapeSymbol': ['G', 'C', 'D'] }, CAPO],
  ['The singer wants Eb. Where goes the capo for C shapes?', 'find_capo', { chords: 'Eb,Ab,Bb' }, { 'choices.#.capo': 3 }, CAPO],
  ['A song in F is all barres. Is there a capo that helps?', 'find_capo', { chords: 'F,Bb,C,Dm' }, { 'choices.0.capo': 3, 'choices.0.barres': 1 }, CAPO],
  ['What could stand for the last A in A D E7 A?', 'reharmonize_chords', { chords: 'A,D,E7,A' }, { 'chords.3.substitutes.#.symbols': ['F#m'] }, 'the relative minor shares two tones'],
  ['C to G7 is dull. How do I get to G7 with more chords?', 'reharmonize_chords', { chords: 'C,G7,C' }, { 'chords.1.substitutes.#.symbols': ['Dm7', 'G7'] }, 'the two of a two-five'],
  ['How is a hammer-on from fret 5 to 7 written in tab?', 'render_tab', { positions: 'S3F5!hammer-on,S3F7' }, { verified: true, asciiTab: 'e|----------------|\nB|----------------|\nG|5h--7-----------|\nD|----------------|\nA|----------------|\nE|----------------|' }, 'the letters of tab, and columns'],
  ['And a harmonic at fret 12?', 'render_tab', { positions: 'S1F12!harmonic' }, { verified: true, 'eventProof.0.fret': 12 }, 'the marks of tab'],
  ['A slide down from 9 to 7 on the B string?', 'render_tab', { positions: 'S2F9!slide,S2F7' }, { verified: true, 'eventProof.*.fret': [9, 7] }, 'the marks of tab'],
  ['The C7 fingers of my book differ from song to song: which are there?', 'finger_piano', { symbol: 'C7' }, { 'grips.*.name': ['root position', 'first inversion', 'second inversion', 'third inversion'] }, 'a chord of four tones has four inversions'],
  ['Fingers for the inversions of C, right hand?', 'finger_piano', { symbol: 'C' }, { 'grips.0.hands.0.fingers': [1, 3, 5], 'grips.1.hands.0.fingers': [1, 2, 5], 'grips.2.hands.0.fingers': [1, 3, 5] }, PIANO],
  ['A D chord that keeps the A of my A chord below?', 'finger_piano', { symbol: 'D/A' }, { 'grips.0.hands.1.notes': ['A3', 'D4', 'F#4'] }, 'the second inversion of D'],
  ['How many hertz have the strings at A = 432?', 'list_instruments', { tuning: 'standard', a4: 432 }, { 'instruments.0.tunings.0.openHz': [80.909, 108, 144.163, 192.434, 242.452, 323.634] }, '432 Hz · 2^(n/12) for six strings'],
  ['D major in the Dsus4 tuning, DADGAD?', 'find_voicings', { symbol: 'D', tuning: 'DADGAD', limit: 1 }, { 'grips.0.proof.valid': true }, 'where the thirds are in DADGAD'],
  ['Open strings in crossnote E, E B E G B E: which chord?', 'identify_chord', { frets: '000000', tuning: 'E2,B2,E3,G3,B3,E4' }, { 'chords.0.symbol': 'Em' }, 'E, G and B are E minor'],
  ['Half an hour a day, in blocks: what do I practise?', 'plan_practice', { minutes: 30 }, { 'blocks.*.minutes': [6, 9, 6, 6, 3] }, 'exercises that exist, and minutes that add up'],
  ['G on the ukulele?', 'find_voicings', { symbol: 'G', instrument: 'ukulele', limit: 1 }, { 'grips.0.text': '0232' }, 'the usual grip, string by string'],
  ['A walking bass over C G Am F, four notes a bar.', 'play_accompaniment', { chords: 'C,G,Am,F', bassLine: 'walking' }, { 'bass.kind': 'walking', 'bass.notes.0.note': 'C2' }, 'roots on the first beats, and a way between them'],
  ['How do I strum in 6/8?', 'play_accompaniment', { chords: 'G,C', meter: '6/8' }, { 'strum.title': 'Six-eight' }, 'six eighths, two accents'],
  ['My song in G for a singer a whole tone higher?', 'read_song', { text: '| G C | Em D |', transpose: 2 }, { 'key.sounding': 'A major' }, 'each chord two semitones up'],
  ['Dm9 on the piano for both hands?', 'finger_piano', { symbol: 'Dm9' }, { 'grips.0.hands.1.notes': ['D3', 'C4'], 'grips.0.hands.0.notes': ['F4', 'A4', 'E5'] }, 'root and seventh below, the rest above'],
]

export const PEOPLE: EvalTopic = {
  title: 'As people asked them',
  questions: ROWS.map(([question, tool, given, facts, alone]) => ({
    question,
    tool,
    given,
    facts,
    alone,
  })),
}
