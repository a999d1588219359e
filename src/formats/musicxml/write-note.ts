/** A beat as `<note>` elements, the first of which takes the time. */
import type { Neck } from '#engine/instrument/neck'
import { durationOf } from '../score/divisions'
import { fileFretOf } from '../score/file-neck'
import type { Beat, ScoreFinger, ScoreNote } from '../score/score'
import type { Technique } from '../score/technique-table'
import type { WrittenPitch } from '../score/written-pitch'
import { element, leaf } from '../score/xml-writer'

const TYPES: Readonly<Record<number, string>> = { 0.25: 'long', 0.5: 'breve', 1: 'whole', 2: 'half', 4: 'quarter', 8: 'eighth', 16: '16th', 32: '32nd', 64: '64th', 128: '128th', 256: '256th' } // biome-ignore format: one row reads as a list
const FINGERS: Readonly<Record<ScoreFinger, string>> = {
  thumb: 'T',
  index: '1',
  middle: '2',
  ring: '3',
  little: '4',
}

/** Step, alter and octave of a pitch, as elements whose names begin with `prefix`. */
export function pitchParts({ step, alter, octave }: WrittenPitch, prefix = ''): readonly string[] {
  return [
    leaf(`${prefix}step`, step),
    alter === 0 ? '' : leaf(`${prefix}alter`, alter),
    leaf(`${prefix}octave`, octave),
  ]
}

export interface NoteContext {
  readonly nameOf: (noteIndex: number) => WrittenPitch
  readonly divisions: number
  readonly neck: Neck | undefined
  readonly partId: string
  readonly isPercussion: boolean
  /** From 1. */
  readonly voice: number
  readonly isTiedOn: (noteIndex: number) => boolean
}

function technicalOf(
  { string, fret, finger, techniques = [], bendSemitones }: ScoreNote,
  neck: Neck | undefined,
): string {
  const has = (technique: Technique) => techniques.includes(technique)
  const isPlaced = neck !== undefined && string !== undefined && fret !== undefined
  return element('technical', [
    finger ? leaf('fingering', FINGERS[finger]) : '',
    isPlaced ? leaf('string', string) : '',
    isPlaced ? leaf('fret', fileFretOf(fret, string, neck)) : '',
    has('hammer-on') ? leaf('hammer-on', 'H', { type: 'start', number: 1 }) : '',
    has('bend') ? element('bend', [leaf('bend-alter', bendSemitones ?? 0)]) : '',
    has('tap') ? leaf('tap') : '',
    has('harmonic') ? element('harmonic', [leaf('natural')]) : '',
    has('artificial-harmonic') ? element('harmonic', [leaf('artificial')]) : '',
  ])
}

function notationsOf(note: ScoreNote, isTiedOn: boolean, neck: Neck | undefined): string {
  const has = (technique: Technique) => note.techniques?.includes(technique) ?? false
  return element('notations', [
    note.tied ? leaf('tied', undefined, { type: 'stop' }) : '',
    isTiedOn ? leaf('tied', undefined, { type: 'start' }) : '',
    has('let-ring') ? leaf('tied', undefined, { type: 'let-ring' }) : '',
    has('slide') ? leaf('slide', undefined, { type: 'start', number: 1 }) : '',
    element('ornaments', [
      has('vibrato') ? leaf('wavy-line', undefined, { type: 'start', number: 1 }) : '',
    ]),
    technicalOf(note, neck),
    element('articulations', [
      has('accent') ? leaf('accent') : '',
      has('staccato') ? leaf('staccato') : '',
      has('slide-in') ? leaf('scoop') : '',
      has('slide-out') ? leaf('falloff') : '',
    ]),
  ])
}

/** Drums are told apart by their instrument: the staff shows them all on one line. */
function unpitched(): string {
  return element('unpitched', [leaf('display-step', 'E'), leaf('display-octave', 4)])
}

function headOf({ techniques = [] }: ScoreNote): string {
  const isGhost = techniques.includes('ghost')
  if (!isGhost && !techniques.includes('dead')) return ''
  return leaf(
    'notehead',
    techniques.includes('dead') ? 'x' : 'normal',
    isGhost ? { parentheses: 'yes' } : {},
  )
}

/** A hyphen at the end says that the word goes on. */
function lyricXml(lyric: string): string {
  const goesOn = lyric.length > 1 && lyric.endsWith('-')
  return element('lyric', [
    leaf('syllabic', goesOn ? 'begin' : 'single'),
    leaf('text', goesOn ? lyric.slice(0, -1) : lyric),
  ])
}

function noteXml(beat: Beat, index: number, context: NoteContext): string {
  const { nameOf, divisions, neck, partId, isPercussion, voice, isTiedOn } = context
  const { value, dots, tuplet } = beat.rhythm
  const note = beat.notes[index]
  const tiesOn = note !== undefined && isTiedOn(index)
  return element('note', [
    beat.grace ? leaf('grace') : '',
    index > 0 ? leaf('chord') : '',
    note
      ? isPercussion
        ? unpitched()
        : element('pitch', pitchParts(nameOf(index)))
      : leaf('rest'),
    beat.grace ? '' : leaf('duration', durationOf(beat.rhythm, divisions)),
    note?.tied ? leaf('tie', undefined, { type: 'stop' }) : '',
    tiesOn ? leaf('tie', undefined, { type: 'start' }) : '',
    note && isPercussion ? leaf('instrument', undefined, { id: `${partId}-I${note.midi}` }) : '',
    leaf('voice', voice),
    leaf('type', TYPES[value]!),
    leaf('dot').repeat(dots),
    tuplet
      ? element('time-modification', [
          leaf('actual-notes', tuplet[0]),
          leaf('normal-notes', tuplet[1]),
        ])
      : '',
    note ? headOf(note) : '',
    note ? notationsOf(note, tiesOn, neck) : '',
    beat.lyric !== undefined && index === 0 ? lyricXml(beat.lyric) : '',
    note?.techniques?.includes('palm-mute') ? element('play', [leaf('mute', 'palm')]) : '',
  ])
}

export function beatXml(beat: Beat, context: NoteContext): string {
  const count = Math.max(1, beat.notes.length)
  return Array.from({ length: count }, (_, index) => noteXml(beat, index, context)).join('')
}
