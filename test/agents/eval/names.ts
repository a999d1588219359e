/** Names of grips and of notes, in English and in other languages. */
import type { EvalTopic } from './question'

function named(frets: string, symbol: string, tones: string) {
  return {
    question: `What chord is ${frets}?`,
    tool: 'identify_chord',
    given: { frets },
    facts: { 'chords.0.symbol': symbol },
    alone: `the frets sound ${tones}`,
  }
}

export const NAMES: EvalTopic = {
  title: 'Names',
  questions: [
    named('x32010', 'C', 'C E G C E'),
    named('xx0232', 'D', 'D A D F#'),
    named('320001', 'G7', 'G B D G B F'),
    named('x35543', 'Cm', 'C G C Eb G'),
    named('x24442', 'B', 'B F# B D# F#'),
    named('xx0212', 'D7', 'D A C F#'),
    named('x02010', 'Am7', 'A E G C E'),
    {
      question: 'What do A, C, E, G make with A in the bass?',
      tool: 'identify_chord',
      given: { notes: 'A,C,E,G' },
      facts: { 'chords.0.symbol': 'Am7' },
      alone: 'Am7 and C6 are the same notes; the bass decides',
    },
    {
      question: 'And with C in the bass?',
      tool: 'identify_chord',
      given: { notes: 'A,C,E,G', bass: 'C' },
      facts: { 'chords.0.symbol': 'C6' },
      alone: 'the same notes over C',
    },
    {
      question: 'Welche Töne hat Hm7?',
      tool: 'find_voicings',
      given: { symbol: 'Hm7', limit: 1, names: 'german' },
      facts: { symbol: 'Hm7', 'tones.*.pitchClass': ['H', 'D', 'Fis', 'A'] },
      alone: 'German H is B; its minor seventh chord is B D F# A',
    },
    {
      question: 'Wie heißt der Akkord aus Es, G und B?',
      tool: 'identify_chord',
      given: { notes: 'Es,G,B', names: 'german' },
      facts: { 'chords.0.symbol': 'Es' },
      alone: 'German B is B flat',
    },
    {
      question: 'Quelles sont les notes de Sib majeur septième ?',
      tool: 'find_voicings',
      given: { symbol: 'Sibmaj7', limit: 1, names: 'solfege' },
      facts: { 'tones.*.pitchClass': ['Sib', 'Re', 'Fa', 'La'] },
      alone: 'Si bémol is B flat',
    },
  ],
}
