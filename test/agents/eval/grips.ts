/** Grips that every chord book prints, and the hand that changes between them. */
import type { EvalTopic } from './question'

const BOOK = 'the usual grip, fret by fret, without mixing up strings'

function bookGrip(question: string, given: Readonly<Record<string, unknown>>, text: string) {
  const facts = { 'grips.0.text': text, 'grips.0.proof.valid': true }
  return { question, tool: 'find_voicings', given: { limit: 1, ...given }, facts, alone: BOOK }
}

export const GRIPS: EvalTopic = {
  title: 'Grips and fingerings',
  questions: [
    bookGrip('How do I play C?', { symbol: 'C' }, 'x32010'),
    bookGrip('How do I play A minor?', { symbol: 'Am' }, 'x02210'),
    bookGrip('How do I play E minor?', { symbol: 'Em' }, '022000'),
    bookGrip('How do I play D minor?', { symbol: 'Dm' }, 'xx0231'),
    bookGrip('How do I play B7?', { symbol: 'B7' }, 'x21202'),
    bookGrip('How do I play Cmaj7?', { symbol: 'Cmaj7' }, 'x32000'),
    bookGrip('F as a barre.', { symbol: 'F', style: 'barre' }, '133211'),
    bookGrip('F#m7 as a barre.', { symbol: 'F#m7', style: 'barre' }, '242222'),
    bookGrip(
      'Bb without a barre for a beginner.',
      { symbol: 'Bb', noBarre: true, maxDifficulty: 2 },
      'x1333x',
    ),
    bookGrip('C on a ukulele.', { symbol: 'C', instrument: 'ukulele' }, '0003'),
    {
      question: 'D with F# in the bass.',
      tool: 'find_voicings',
      given: { symbol: 'D/F#', limit: 3 },
      facts: { 'grips.*.bass.pitchClass': ['F#', 'F#', 'F#'] },
      alone: 'F# lies at fret 2 of the sixth string',
    },
    {
      question: 'I hold x32010. What is the nearest A minor?',
      tool: 'lead_voices',
      given: { from: 'C', fromFrets: 'x32010', to: 'Am', limit: 1 },
      facts: { 'pairs.0.to.text': 'x02210', 'pairs.0.motion.commonTones': 3 },
      alone: 'E3, C4 and E4 stay where they are',
    },
    {
      question: 'Finger C3 D3 E3 F3 in first position.',
      tool: 'plan_route',
      given: { notes: 'C3,D3,E3,F3', position: 'first', limit: 1 },
      facts: {
        'routes.0.notes.*.string': [5, 4, 4, 4],
        'routes.0.notes.*.fret': [3, 0, 2, 3],
      },
      alone: 'open strings and frets 1 to 4',
    },
    {
      question: 'Dm7 G7 Cmaj7 with as little motion as possible.',
      tool: 'plan_progression',
      given: { chords: 'Dm7,G7,Cmaj7', limit: 1 },
      facts: { 'chords.*.symbol': ['Dm7', 'G7', 'Cmaj7'], 'paths.0.proof.allGripsValid': true },
      alone: 'hundreds of grips for each chord, compared in pairs',
    },
  ],
}
