/**
 * The tools, one row a question. Names, limits and defaults of parameters are the operations' own;
 * a row says which of them a chat needs, and tells an agent which tool answers what.
 */

import { getChord } from '#operations/chords/chord'
import { identifyChordName } from '#operations/chords/identify'
import { getPracticeDrill } from '#operations/drills/practice'
import { getPitchMap } from '#operations/neck/map'
import { withPictures } from '#operations/pictures/pictured-operations'
import { getComposerBridge } from '#operations/progressions/composer'
import { getProgression } from '#operations/progressions/progression'
import { getRoute } from '#operations/routes/route'
import { getChordScaleAdvisor } from '#operations/scales/chord-scale'
import { getScaleMap } from '#operations/scales/scale-map'
import { findContainingScales } from '#operations/scales/scales-containing'
import { checkTab } from '#operations/tab/check'
import { renderTab } from '#operations/tab/render-tab'
import { placedNotesRequest, placedNotesSchema } from './placed-notes-request'
import type { McpTool } from './tool'

const ROWS: readonly McpTool[] = [
  {
    name: 'map_pitch',
    title: 'Map a pitch',
    description:
      'Locate one pitch on piano and six-string guitar and explain it in a key. Use it for "where is Bb3?", "what is the lowest place of this note?" or "what is F# over D7?". Give note, midi or frequencyHz; without any it maps C4. Returns the piano key, every string and fret of the exact pitch, the same name in other octaves, and its interval and membership in scale and chord. For a line of notes use plan_route; for the notes of a whole scale use get_scale. Strings are numbered 1 (highest) to 6 (lowest).',
    operation: getPitchMap,
    fields: ['note', 'midi', 'frequencyHz', 'root', 'scale', 'chord', 'layer', 'piano', 'maxFret'],
    examples: [
      { title: 'Every place of Bb3', arguments: { note: 'Bb3', root: 'Bb' } },
      {
        title: 'What F# is over D7',
        arguments: { note: 'F#', root: 'D', layer: 'chord', chord: 'dominant7' },
      },
    ],
  },
  {
    name: 'find_voicings',
    title: 'Find chord voicings',
    description:
      'Find playable guitar grips of any chord symbol, best first. Use it for "how do I play F#m7?", also with wishes: a barre grip, no barre, a position, certain strings, a bass or top note, a difficulty. Returns frets (low string first), fingers, barres, spelled notes, difficulty with reasons and a proof computed apart from the search, and also the chord tones and a few fitting scales. An empty list means that no grip meets the wishes. To go from frets to a name use identify_chord; for several chords in a row use plan_progression.',
    operation: getChord,
    fields: [
      'symbol',
      'limit',
      'style',
      'noBarre',
      'position',
      'maxDifficulty',
      'maxFret',
      'strings',
      'bass',
      'top',
      'inversion',
      'key',
    ],
    defaults: { limit: 4 },
    examples: [
      { title: 'A barre grip for F#m7', arguments: { symbol: 'F#m7', style: 'barre' } },
      {
        title: 'Bb without a barre, easy',
        arguments: { symbol: 'Bb', noBarre: true, maxDifficulty: 3, limit: 3 },
      },
    ],
  },
  {
    name: 'identify_chord',
    title: 'Identify a chord',
    description:
      'Name the chord that some frets or notes sound. Use it for "what chord is x32010?" or "what are C, E, A?". Give frets (six places, low E first, x muted) or notes, not both; bass names the lowest of loose notes; a key settles spelling and preference. Returns ranked readings with inversion, slash bass, left-out or added tones and the reason for each; notes that form no chord come back unnamed with the reason. To find grips of a known chord use find_voicings; to check a whole tab or a claimed grip use check_tab.',
    operation: identifyChordName,
    fields: ['frets', 'notes', 'bass', 'key', 'limit'],
    defaults: { limit: 5 },
    examples: [
      { title: 'The chord of x32010', arguments: { frets: 'x32010' } },
      { title: 'Three notes in a key', arguments: { notes: 'C,E,A', key: 'A minor' } },
    ],
  },
  {
    name: 'plan_route',
    title: 'Plan a fingering route',
    description:
      'Plan where on the neck, and with which fingers, a line of single notes is played. Use it for riffs, scales and melodies: "play C3 D3 E3 F3 in first position". Notes keep their octave; a name without octave leaves it to the planner. Returns routes best first, each with strings, frets, fingers, hand shifts, warnings, a cost that is the sum of its printed parts, a proof, ASCII tab and a link that opens it. A hand window is a soft wish, maxFret a hard limit. For chords use find_voicings or plan_progression; to draw notes whose places you know use render_tab.',
    operation: getRoute,
    fields: [
      'notes',
      'root',
      'scale',
      'position',
      'handStartFret',
      'handEndFret',
      'maxFret',
      'limit',
      'frets',
      'durationBeats',
    ],
    defaults: { limit: 2 },
    examples: [
      {
        title: 'A first-position line',
        arguments: { notes: 'C3,D3,E3,F3,G3', position: 'first' },
      },
      {
        title: 'A lick at the fifth fret',
        arguments: {
          notes: 'A4,C5,A4,G4,E4',
          root: 'A',
          scale: 'minorPentatonic',
          position: 'fifth',
        },
      },
    ],
  },
  {
    name: 'plan_progression',
    title: 'Plan a chord progression',
    description:
      'Choose one grip for each chord of a progression so that the hand moves least. Use it for "play Dm7 G7 Cmaj7 smoothly". Chords are symbols separated by commas; with key also Roman numerals. Returns the best paths with their grips, the motion of every change, the cost with its parts, proofs, ASCII tab and a link. For the grips of one chord use find_voicings; for ideas about which chord comes next use suggest_moves.',
    operation: getProgression,
    fields: [
      'chords',
      'key',
      'limit',
      'noBarre',
      'position',
      'maxDifficulty',
      'maxFret',
      'style',
      'beatsPerChord',
      'tempo',
    ],
    defaults: { limit: 2 },
    examples: [
      { title: 'Two five one in C', arguments: { chords: 'Dm7,G7,Cmaj7' } },
      {
        title: 'The same as numerals, easy',
        arguments: { chords: 'ii7,V7,Imaj7', key: 'G', maxDifficulty: 3 },
      },
    ],
  },
  {
    name: 'check_tab',
    title: 'Check a tab or grip',
    description:
      'Check ASCII tab or a grip before you show or trust it, and get it corrected. Use it for "what is wrong with this tab?", "is x32010 really C?" and for any tab you wrote yourself. Give tab (six lines, e on top) or frets, not both; with frets, symbol is the chord it is said to be. Returns the exact spelled pitch of every note, chord names, whether a hand can play each event and why not, each mistake with line and column, and a corrected version. ok is false when a mistake of severity error was found. Only to name a chord use identify_chord.',
    operation: checkTab,
    fields: ['tab', 'frets', 'symbol', 'key', 'tempo', 'columnsPerBeat'],
    examples: [
      { title: 'Is 032010 a C chord?', arguments: { frets: '032010', symbol: 'C' } },
      {
        title: 'A tab with a fret that is not on the neck',
        arguments: {
          tab: 'e|----------------|\nB|--------1---3---|\nG|----0-----------|\nD|0---------------|\nA|----------------|\nE|------------31--|',
        },
      },
    ],
  },
  {
    name: 'get_scale',
    title: 'Get a scale',
    description:
      'Spell a scale on a root and show where it lies on the neck. Use it for "what are the notes of F lydian dominant?" or "show me A minor pentatonic shapes". Returns each tone with degree, interval and role, the chords it suits, scales with the same tones, and positions (CAGED, three notes per string, lowest). The scale catalogue resource lists all ids; usual aliases are accepted. To go from notes to scales use find_scales; for a scale over a chord use suggest_scales.',
    operation: getScaleMap,
    fields: ['root', 'scale', 'note'],
    examples: [
      { title: 'F lydian dominant', arguments: { root: 'F', scale: 'lydianDominant' } },
      { title: 'A minor pentatonic', arguments: { root: 'A', scale: 'minorPentatonic' } },
    ],
  },
  {
    name: 'find_scales',
    title: 'Find scales that contain notes',
    description:
      'Find the scales that contain all of some notes. Use it for "which scales have C, Eb, F#, A?" or to guess the scale of a melody. Returns matches by tightness of fit: spelled tones, the tones beyond those asked for, and other names of the same set; totalMatches counts them all whatever the limit. For scales over a chord use suggest_scales; for the tones of a known scale use get_scale.',
    operation: findContainingScales,
    fields: ['notes', 'root', 'limit'],
    defaults: { limit: 8 },
    examples: [
      { title: 'Scales with D, F#, G#', arguments: { notes: 'D,F#,G#', limit: 4 } },
      { title: 'Those on A only', arguments: { notes: 'A,C,E,G', root: 'A' } },
    ],
  },
  {
    name: 'suggest_scales',
    title: 'Suggest scales over a chord',
    description:
      'Rank scales to improvise or compose with over a chord, in a key if one is given. Use it for "what can I play over G7 in C minor?". Returns candidates best first: score with its parts, degrees over the chord, available tensions, avoid notes with reasons and the function in the key. contextScale needs contextRoot, which alone means major. Name the chord by symbol (G7alt, Bm7b5) or by root and one of six types. To search by notes use find_scales; for grips of the chord use find_voicings.',
    operation: getChordScaleAdvisor,
    fields: ['symbol', 'root', 'chord', 'contextRoot', 'contextScale', 'limit'],
    defaults: { limit: 4 },
    examples: [
      {
        title: 'Over G7 in C minor',
        arguments: { symbol: 'G7', contextRoot: 'C', contextScale: 'naturalMinor' },
      },
      { title: 'Over C major seventh', arguments: { root: 'C', chord: 'major7', limit: 3 } },
    ],
  },
  {
    name: 'suggest_moves',
    title: 'Suggest next chords',
    description:
      'Suggest where a chord can go next: dominants, substitutes, relatives, mediants, borrowed and diminished chords, common-tone pivots. Use it when writing a song: "what can follow Am?". root and chord are the chord you are on, which is also taken as the tonic, with scale as its key: A, minor, naturalMinor. Returns every relation with the spelled target, tones that stay, voices that move with semitones, the Roman numeral and a pair of grips with little hand motion. To finger chords you have already chosen use plan_progression; for scales over the chord use suggest_scales.',
    operation: getComposerBridge,
    fields: ['root', 'chord', 'scale', 'note'],
    examples: [
      { title: 'From C major', arguments: { root: 'C' } },
      { title: 'From A minor', arguments: { root: 'A', scale: 'naturalMinor', chord: 'minor' } },
    ],
  },
  {
    name: 'compile_drill',
    title: 'Compile a practice drill',
    description:
      'Compile a practice drill for guitar: targets, rhythm with count-in, a fingered route and tab. Use it for "give me a beginner exercise on the chord tones of Am". target chooses what is drilled, level the note values and default tempo. Returns targets with intervals, string and fret for each beat, the pulse, ASCII tab, proofs and a link that opens the drill with playback. A drill that no hand can play in the window is refused with the reason. For notes of your own use plan_route.',
    operation: getPracticeDrill,
    fields: [
      'key',
      'scale',
      'chord',
      'chordRoot',
      'target',
      'level',
      'position',
      'maxFret',
      'bars',
      'bpm',
      'countInBeats',
    ],
    examples: [
      {
        title: 'Chord tones of Am for a beginner',
        arguments: { key: 'A', scale: 'naturalMinor', chord: 'minor', position: 'first' },
      },
      {
        title: 'Two bars of guide tones over G7',
        arguments: {
          key: 'C',
          chord: 'dominant7',
          chordRoot: 'G',
          target: 'guide-tones',
          level: 'intermediate',
          bars: 2,
        },
      },
    ],
  },
  {
    name: 'render_tab',
    title: 'Render tab',
    description:
      'Draw ASCII tab from notes whose string and fret you know, and get a link that opens it. Use it to show exact tab instead of typing it yourself. positions is text such as S5F3,S4F0,S4F2: one beat each in order, or with start and length in beats, S5F3@0:0.5; the same start makes a chord. Returns the tab, the project URL and a proof for every event that string and fret give its pitch. To choose strings and frets for note names use plan_route; to check tab you were given use check_tab.',
    operation: renderTab,
    fields: ['title', 'tempo'],
    own: { schema: placedNotesSchema, toRequest: placedNotesRequest },
    examples: [
      { title: 'Three notes', arguments: { positions: 'S5F3,S4F0,S4F2', title: 'C D E' } },
      {
        title: 'A power chord in eighths',
        arguments: { positions: 'S6F3@0:0.5,S5F5@0:0.5,S6F3@0.5:0.5,S5F5@0.5:0.5', tempo: 120 },
      },
    ],
  },
]

export const MCP_TOOLS: readonly McpTool[] = ROWS.map((row) => ({
  ...row,
  operation: withPictures(row.operation),
}))
