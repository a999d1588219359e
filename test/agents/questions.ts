/**
 * Questions that agents are asked by people, with the call that answers each and facts that a
 * player could check. Written down before the calls were made.
 */

export interface AgentQuestion {
  readonly question: string
  /** Path and query as an agent would write them from llms.txt, or a POST with its body. */
  readonly call:
    | string
    | { readonly path: string; readonly body: Readonly<Record<string, unknown>> }
  /** Paths into the answer, and what stands there. `#` asks that a list holds the value. */
  readonly facts: Readonly<Record<string, unknown>>
}

export const AGENT_QUESTIONS: readonly AgentQuestion[] = [
  {
    question: 'Give me a barre grip for F#m7.',
    call: '/api/chord?symbol=F%23m7&style=barre&limit=1',
    facts: { 'grips.0.text': '242222', 'grips.0.barres.0.fret': 2, 'grips.0.proof.valid': true },
  },
  {
    question: 'What is the lowest place of Bb3 on the guitar?',
    call: '/api/map?note=Bb3',
    facts: { 'fretboard.exactPositions.0.string': 3, 'fretboard.exactPositions.0.fret': 3 },
  },
  {
    question: 'Finger C4 D4 E4 G4 in first position.',
    call: '/api/route?notes=C4,D4,E4,G4&position=first&limit=1',
    facts: {
      'routes.0.id': 'route-s2f1-s2f3-s1f0-s1f3',
      'routes.0.fingering.positionShiftCount': 0,
    },
  },
  {
    question: 'Which scales fit G7 in C minor?',
    call: '/api/chord-scale?root=G&chord=dominant7&contextRoot=C&contextScale=naturalMinor&limit=5',
    facts: { 'candidates.#.id': 'phrygianDominant', 'chord.symbol': 'G7' },
  },
  {
    question: 'I play x32010 and call it A minor. What is wrong?',
    call: { path: '/api/check', body: { frets: 'x32010', symbol: 'Am' } },
    facts: {
      ok: false,
      'claim.matches': false,
      'events.0.chord.symbol': 'C',
      'corrected.frets': 'x02210',
    },
  },
  {
    question: 'Is this tab playable? Low E fret 1 together with high e fret 9.',
    call: {
      path: '/api/check',
      body: { tab: 'e|9---|\nB|----|\nG|----|\nD|----|\nA|----|\nE|1---|' },
    },
    facts: { ok: false, playable: false, 'mistakes.#.code': 'too-wide' },
  },
  {
    question: 'What chord is x02210?',
    call: '/api/identify?frets=x02210',
    facts: { 'chords.0.symbol': 'Am' },
  },
  {
    question: 'What do C, E, G, A make when A is in the bass?',
    call: '/api/identify?notes=A,C,E,G',
    facts: { 'chords.0.symbol': 'Am7' },
  },
  {
    question: 'Spell F lydian dominant.',
    call: '/api/scale-map?root=F&scale=lydianDominant',
    facts: { 'pitchClasses.*.pitchClass': ['F', 'G', 'A', 'B', 'C', 'D', 'Eb'] },
  },
  {
    question: 'What degree is F# over D7?',
    call: '/api/map?note=F%23&root=D&layer=chord&chord=dominant7',
    facts: { 'theory.interval': '3', 'theory.inChord': true },
  },
  {
    question: 'Which note is 442 Hz, and how far off?',
    call: '/api/map?frequencyHz=442',
    facts: { 'selected.note': 'A4', 'selected.centsFromPitch': 7.85 },
  },
  {
    question: 'Bb major without a barre for a beginner.',
    call: '/api/chord?symbol=Bb&noBarre=true&maxDifficulty=2&limit=1',
    facts: { 'grips.0.text': 'x1333x', 'grips.0.barres.length': 0, 'grips.0.difficulty.level': 2 },
  },
  {
    question: 'Play Dm7 G7 Cmaj7 with as little hand movement as possible.',
    call: '/api/progression?chords=Dm7,G7,Cmaj7&limit=1',
    facts: { 'chords.*.symbol': ['Dm7', 'G7', 'Cmaj7'], 'paths.0.proof.allGripsValid': true },
  },
  {
    question: 'ii V I in G: which chords are that?',
    call: '/api/progression?chords=ii7,V7,Imaj7&key=G&limit=1',
    facts: { 'chords.*.symbol': ['Am7', 'D7', 'Gmaj7'] },
  },
  {
    question: 'A beginner exercise on the chord tones of Am in first position.',
    call: '/api/practice?key=A&scale=naturalMinor&chord=minor&position=first',
    facts: { 'drill.bpm': 60, 'drill.target': 'chord-tones', 'proof.allTargetsMapped': true },
  },
  {
    question:
      'Which scales hold the notes C, Eb, F# and A, and is the half-whole scale on C among them?',
    call: '/api/scales/containing?notes=C,Eb,F%23,A&root=C&limit=48',
    facts: { 'matches.#.id': 'diminishedHalfWhole' },
  },
  {
    question: 'What can follow C in C major: what is its relative minor chord?',
    call: '/api/composer?root=C',
    facts: { 'circle.relative': 'A', 'moves.#.targetSymbol': 'Am' },
  },
  {
    question: 'Draw tab for string 5 fret 3, then open string 4.',
    call: {
      path: '/api/tab',
      body: {
        events: [
          { string: 5, fret: 3, startBeat: 0 },
          { string: 4, fret: 0, startBeat: 1 },
        ],
      },
    },
    facts: { verified: true, 'eventProof.*.midi': [48, 50] },
  },
  {
    question: 'Can I play C1 on a guitar?',
    call: '/api/route?notes=C1',
    facts: { code: 'unplayable-pitch' },
  },
  {
    question: 'Show me the lydain scale on G (sic).',
    call: '/api/scale-map?root=G&scale=lydain',
    facts: { code: 'invalid-parameter', didYouMean: 'lydian' },
  },
]
