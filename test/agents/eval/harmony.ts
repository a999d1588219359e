/** Scales and keys, as theory books spell them. */
import type { EvalTopic } from './question'

function spelled(question: string, root: string, scale: string, tones: string) {
  return {
    question,
    tool: 'get_scale',
    given: { root, scale },
    facts: { 'pitchClasses.*.pitchClass': tones.split(' ') },
    alone: 'the steps of the scale, one letter a degree',
  }
}

export const HARMONY: EvalTopic = {
  title: 'Scales and keys',
  questions: [
    spelled('Spell F lydian dominant.', 'F', 'lydianDominant', 'F G A B C D Eb'),
    spelled('Spell A harmonic minor.', 'A', 'harmonicMinor', 'A B C D E F G#'),
    spelled('Spell the E blues scale.', 'E', 'blues', 'E G A Bb B D'),
    spelled('Spell Gb major.', 'Gb', 'major', 'Gb Ab Bb Cb Db Eb F'),
    {
      question: 'Which scale over E7 in A minor, and why?',
      tool: 'suggest_scales',
      given: { chord: 'E7', contextRoot: 'A', contextScale: 'naturalMinor' },
      facts: {
        'candidates.0.id': 'phrygianDominant',
        'candidates.0.parent.words': 'fifth mode of A harmonic minor',
        'context.numeral': 'V7',
      },
      alone: 'E7 is the dominant; its G# makes the key harmonic minor',
    },
    {
      question: 'Which scale over G7 in C?',
      tool: 'suggest_scales',
      given: { symbol: 'G7', contextRoot: 'C' },
      facts: { 'candidates.0.id': 'mixolydian' },
      alone: 'the fifth mode of C major',
    },
    {
      question: 'Which scales on C hold C, Eb, F# and A: is the half-whole scale among them?',
      tool: 'find_scales',
      given: { notes: 'C,Eb,F#,A', root: 'C', limit: 48 },
      facts: { 'matches.#.id': 'diminishedHalfWhole' },
      alone: 'C Db Eb E F# G A Bb holds all four',
    },
    {
      question: 'ii V I in B flat?',
      tool: 'plan_progression',
      given: { chords: 'ii7,V7,Imaj7', key: 'Bb', limit: 1 },
      facts: { 'chords.*.symbol': ['Cm7', 'F7', 'Bbmaj7'] },
      alone: 'degrees two, five and one of B flat major',
    },
    {
      question: '1 5 6m 4 in G?',
      tool: 'plan_progression',
      given: { chords: '1,5,6m,4', key: 'G', limit: 1 },
      facts: { 'chords.*.symbol': ['G', 'D', 'Em', 'C'] },
      alone: 'numbers are degrees of the major scale',
    },
    {
      question: 'How many sharps has E major, and what is its relative minor?',
      tool: 'suggest_moves',
      given: { key: 'E' },
      facts: { 'circle.relative': 'C#', 'circle.signature.text': '4 sharps' },
      alone: 'the circle of fifths',
    },
  ],
}
