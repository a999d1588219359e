/** Tunings, tab and files. */
import { defaultProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import type { EvalTopic } from './question'

const base64 = (text: string) => Buffer.from(text).toString('base64')

const ASCII_TAB = `e|-----------0---|
B|-------1-------|
G|---0-----------|
D|---------------|
A|3--------------|
E|---------------|`

const XML_NOTE = (step: string, octave: number) =>
  `<note><pitch><step>${step}</step><octave>${octave}</octave></pitch><duration>1</duration><type>quarter</type></note>`
const MUSIC_XML = `<?xml version="1.0"?><score-partwise version="4.0"><part-list><score-part id="P1"><part-name>Guitar</part-name></score-part></part-list><part id="P1"><measure number="1"><attributes><divisions>1</divisions><time><beats>4</beats><beat-type>4</beat-type></time><clef><sign>G</sign><line>2</line></clef></attributes>${XML_NOTE('C', 4)}${XML_NOTE('E', 4)}${XML_NOTE('G', 4)}${XML_NOTE('C', 5)}</measure></part></score-partwise>`

export const TUNINGS: EvalTopic = {
  title: 'Tunings',
  questions: [
    {
      question: 'How is a mandolin tuned?',
      tool: 'list_instruments',
      given: {},
      facts: { 'instruments.#.tunings.#.openNotes': ['G3', 'D4', 'A4', 'E5'] },
      alone: 'fifths from G3',
    },
    {
      question: 'What is open G?',
      tool: 'list_instruments',
      given: {},
      facts: { 'instruments.#.tunings.#.openNotes': ['D2', 'G2', 'D3', 'G3', 'B3', 'D4'] },
      alone: 'which strings go down, and by how much',
    },
    {
      question: 'Where is A3 in DADGAD, up to fret 12?',
      tool: 'map_pitch',
      given: { note: 'A3', tuning: 'dadgad', maxFret: 12 },
      facts: {
        'fretboard.exactPositions.*.string': [2, 3, 4, 5],
        'fretboard.exactPositions.*.fret': [0, 2, 7, 12],
      },
      alone: 'DADGAD is D2 A2 D3 G3 A3 D4',
    },
    {
      question: 'The grip 000000 in open D: which chord?',
      tool: 'identify_chord',
      given: { frets: '000000', tuning: 'D2,A2,D3,F#3,A3,D4' },
      facts: { 'chords.0.symbol': 'D' },
      alone: 'D A D F# A D',
    },
  ],
}

export const TAB: EvalTopic = {
  title: 'Tab and files',
  questions: [
    {
      question: 'I play x32010 and call it A minor. Right?',
      tool: 'check_tab',
      given: { frets: 'x32010', symbol: 'Am' },
      facts: { ok: false, 'claim.matches': false, 'corrected.frets': 'x02210' },
      alone: 'the grip is C',
    },
    {
      question: 'Is low E fret 1 together with high e fret 9 playable?',
      tool: 'check_tab',
      given: { tab: 'e|9---|\nB|----|\nG|----|\nD|----|\nA|----|\nE|1---|' },
      facts: { ok: false, playable: false, 'mistakes.#.code': 'too-wide' },
      alone: 'how far a hand reaches',
    },
    {
      question: 'Tab for string 5 fret 3, then the open fourth string.',
      tool: 'render_tab',
      given: { positions: 'S5F3,S4F0' },
      facts: { verified: true, 'eventProof.*.midi': [48, 50] },
      alone: 'columns of a tab, aligned',
    },
    {
      question: 'G3 dotted quarter, A3 eighth, D4 half: where do the notes start?',
      tool: 'plan_melody',
      given: { melody: 'G3:1.5,A3:0.5,D4:2', limit: 1 },
      facts: { 'routes.0.notes.*.note': ['G3', 'A3', 'D4'] },
      alone: 'sums of lengths',
    },
    {
      question: 'How many notes has this tab, and is it whole?',
      tool: 'import_file',
      given: { file: base64(ASCII_TAB) },
      facts: { 'format.id': 'ascii', noteCount: 4, 'tracks.0.instrument': 'guitar' },
      alone: 'reading a tab column by column',
    },
    {
      question: 'Give me this MusicXML file as tab.',
      tool: 'import_file',
      given: { file: base64(MUSIC_XML), refinger: true },
      facts: { 'format.id': 'musicxml', noteCount: 4, 'fingering.leftOutCount': 0 },
      alone: 'MusicXML, and where C4 E4 G4 C5 lie',
    },
    {
      question: 'As which files can I have an empty project?',
      tool: 'export_files',
      given: { zproject: encodeCompressedProject(defaultProjectState()) },
      facts: { 'files.*.type': ['midi', 'musicxml', 'guitar-pro', 'alphatex', 'ascii'] },
      alone: 'five file formats, one of them binary',
    },
  ],
}
