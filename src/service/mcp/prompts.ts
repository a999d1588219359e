/** Prompts that a teacher would pick from a menu. Each tells which tools to call and what to check. */

export interface PromptArgument {
  readonly name: string
  readonly description: string
  readonly required: boolean
}

export interface McpPrompt {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly arguments: readonly PromptArgument[]
  readonly write: (given: Readonly<Record<string, string>>) => string
}

const needed = (name: string, description: string): PromptArgument => ({
  name,
  description,
  required: true,
})
const optional = (name: string, description: string): PromptArgument => ({
  ...needed(name, description),
  required: false,
})

const INSTRUMENT = optional(
  'instrument',
  'Such as ukulele, bass-5 or a name; guitar where left out',
)

/** What every call needs where the player has another instrument. */
const onNeck = (instrument: string | undefined) =>
  instrument ? ` Give instrument "${instrument}" in every call.` : ''

export const MCP_PROMPTS: readonly McpPrompt[] = [
  {
    name: 'prepare_lesson',
    title: 'Prepare a lesson on a chord progression',
    description:
      'A half-hour lesson: grips, changes, a drill for each chord and what to listen for.',
    arguments: [
      needed('chords', 'Chords separated by commas: G,D,Em,C'),
      optional('level', 'beginner (default), intermediate or advanced'),
      INSTRUMENT,
    ],
    write: ({ chords = '', level = 'beginner', instrument }) =>
      `Prepare a half-hour ${instrument || 'guitar'} lesson for a ${level} player on the progression ${chords}.${onNeck(instrument)}

1. Call plan_progression with chords "${chords}"${level === 'beginner' ? ' and maxDifficulty 3' : ''}; show each grip as a chord box and say which fingers stay down at each change.
2. Call compile_drill for two of the chords (level "${level}", target "chord-tones") in the position of those grips; show the tab as it was returned.
3. Call suggest_scales for the chord that the student would improvise over and name one scale with its avoid notes.
4. Close with three things to listen for. Quote frets, fingers and notes from the answers only; do not type tab from memory.`,
  },
  {
    name: 'mark_homework',
    title: 'Mark a student’s tab',
    description:
      'Checks tab that a student wrote, explains each mistake kindly and gives a corrected version.',
    arguments: [
      needed('tab', 'The ASCII tab as the student wrote it.'),
      optional('task', 'What the student was asked for.'),
      INSTRUMENT,
    ],
    write: ({ tab = '', task, instrument }) =>
      `Mark this ${instrument || 'guitar'} tab by a student${task ? `, who was asked for: ${task}` : ''}.${onNeck(instrument)}

\`\`\`
${tab}
\`\`\`

Call check_tab with exactly this text. For every mistake say the bar and string, why it is one, and how the correction fixes it. If nothing is wrong, say so and name the chords it found. Then call plan_route with the notes it read and say whether an easier fingering exists. Show the corrected tab as it was returned.`,
  },
  {
    name: 'explore_key',
    title: 'Explore a key on the neck',
    description: 'A worksheet: the scale, its chords as grips, one riff, and where to go next.',
    arguments: [
      needed('root', 'Tonic without octave: A'),
      optional('scale', 'Scale id, for example naturalMinor (default major)'),
      INSTRUMENT,
    ],
    write: ({ root = 'C', scale = 'major', instrument }) =>
      `Write a one-page worksheet on ${root} ${scale} for ${instrument || 'guitar'}.${onNeck(instrument)}

1. get_scale (root "${root}", scale "${scale}"): spell it and describe its lowest position.
2. find_voicings for the three chords that the scale suits best, easy grips first.
3. plan_route for a four-note motif of that scale in first position and show its tab.
4. suggest_moves from the tonic chord: two moves, each with what it does.
Use the spellings and frets of the answers as they are.`,
  },
  {
    name: 'learn_melody',
    title: 'Learn a melody',
    description: 'Fingers a melody with its rhythm and breaks it into steps to practise.',
    arguments: [
      needed('melody', 'Notes with lengths in beats: G3:1.5,A3:0.5,B3:2'),
      optional('key', 'Key of the melody, for example G'),
      INSTRUMENT,
    ],
    write: ({ melody = '', key, instrument }) =>
      `Teach this melody on ${instrument || 'guitar'}: ${melody}${key ? `, in ${key}` : ''}.${onNeck(instrument)}

1. plan_melody with melody "${melody}"${key ? ` and root "${key}"` : ''}: show the tab as it was returned and name the hand position.
2. Explain each hand shift and each warning of the best route.
3. write_riff in the same key as a warm-up.
Quote frets and fingers from the answers only.`,
  },
  {
    name: 'change_smoothly',
    title: 'Smooth a chord change',
    description: 'From the grip that is held to the next chord with the least motion.',
    arguments: [
      needed('held', 'The grip held now: x32010'),
      needed('next', 'Symbol of the next chord: Am'),
      INSTRUMENT,
    ],
    write: ({ held = '', next = '', instrument }) =>
      `I hold ${held}${instrument ? ` on ${instrument}` : ''} and want to change to ${next}.${onNeck(instrument)}

1. identify_chord with frets "${held}": what it is.
2. lead_voices from that chord, with fromFrets "${held}" and to "${next}": show both grips, and say which fingers stay, slide and move.
3. Give one exercise for the change: four slow beats a chord, fingers that stay never lifted.`,
  },
]
