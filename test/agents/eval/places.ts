/** Places of pitches on necks and keys. Frets are semitones above the open strings of each tuning. */
import type { EvalTopic } from './question'

const OPEN = 'open strings E2 A2 D3 G3 B3 E4 and a semitone a fret'

export const PLACES: EvalTopic = {
  title: 'Places',
  questions: [
    {
      question: 'Where is Bb3 on the guitar?',
      tool: 'map_pitch',
      given: { note: 'Bb3' },
      facts: {
        'fretboard.exactPositions.*.string': [3, 4, 5, 6],
        'fretboard.exactPositions.*.fret': [3, 8, 13, 18],
      },
      alone: OPEN,
    },
    {
      question: 'Every place of the open first string’s E4.',
      tool: 'map_pitch',
      given: { midi: 64 },
      facts: {
        'selected.note': 'E4',
        'fretboard.exactPositions.*.fret': [0, 5, 9, 14, 19, 24],
      },
      alone: `${OPEN}; 24 frets`,
    },
    {
      question: 'F#4 no higher than fret 5.',
      tool: 'map_pitch',
      given: { note: 'F#4', maxFret: 5 },
      facts: {
        'fretboard.exactPositions.*.string': [1],
        'fretboard.exactPositions.*.fret': [2],
      },
      alone: OPEN,
    },
    {
      question: 'Which note is 442 Hz, and how far off?',
      tool: 'map_pitch',
      given: { frequencyHz: 442 },
      facts: { 'selected.note': 'A4', 'selected.centsFromPitch': 7.85 },
      alone: '1200 · log2(442/440)',
    },
    {
      question: 'What is the frequency of the low E string?',
      tool: 'map_pitch',
      given: { note: 'E2' },
      facts: { 'selected.frequencyHz': 82.407, 'selected.midi': 40 },
      alone: '440 Hz · 2^(−29/12)',
    },
    {
      question: 'Which key of a full piano is middle C?',
      tool: 'map_pitch',
      given: { note: 'C4', piano: '88-key' },
      facts: { 'piano.exactKey.keyNumber': 40, 'piano.exactKey.color': 'white' },
      alone: 'keys are counted from A0',
    },
    {
      question: 'Where is D3 with a capo at fret 3?',
      tool: 'map_pitch',
      given: { note: 'D3', capo: 3 },
      facts: {
        'fretboard.exactPositions.*.string': [5, 6],
        'fretboard.exactPositions.*.fret': [2, 7],
      },
      alone: `${OPEN}; frets count from the capo`,
    },
    {
      question: 'Can a guitar in standard tuning play D2?',
      tool: 'plan_route',
      given: { notes: 'D2' },
      facts: { code: 'unplayable-pitch' },
      alone: 'the lowest string is E2',
    },
    {
      question: 'And in drop D?',
      tool: 'map_pitch',
      given: { note: 'D2', tuning: 'drop-d' },
      facts: {
        'fretboard.exactPositions.*.string': [6],
        'fretboard.exactPositions.*.fret': [0],
      },
      alone: 'drop D lowers the sixth string by a whole step',
    },
    {
      question: 'Where is C4 on a ukulele?',
      tool: 'map_pitch',
      given: { note: 'C4', instrument: 'ukulele' },
      facts: {
        'fretboard.exactPositions.*.string': [3],
        'fretboard.exactPositions.*.fret': [0],
      },
      alone: 'ukuleles are tuned G4 C4 E4 A4, the G high',
    },
    {
      question: 'Where is G2 on a bass?',
      tool: 'map_pitch',
      given: { note: 'G2', instrument: 'bass', maxFret: 20 },
      facts: {
        'fretboard.exactPositions.*.string': [1, 2, 3, 4],
        'fretboard.exactPositions.*.fret': [0, 5, 10, 15],
      },
      alone: 'a bass is tuned E1 A1 D2 G2',
    },
    {
      question: 'Wo liegt das kleine h auf der Gitarre, und was ist es in Es-Dur?',
      tool: 'map_pitch',
      given: { note: 'H3', root: 'Es', names: 'german', maxFret: 4 },
      facts: {
        'selected.note': 'H3',
        'fretboard.exactPositions.*.fret': [0, 4],
        'theory.root': 'Es',
        'theory.inScale': false,
      },
      alone: 'German H is B, and B is B flat; E flat major has B flat',
    },
    {
      question: 'What is F# over D7?',
      tool: 'map_pitch',
      given: { note: 'F#', chord: 'D7', layer: 'chord' },
      facts: { 'theory.interval': '3', 'theory.inChord': true },
      alone: 'D7 is D F# A C',
    },
  ],
}
