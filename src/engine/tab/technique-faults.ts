/** Techniques that no hand can play where they are written, in words. */
import { C_MAJOR, type TheoryContext } from '../theory/layer'
import { barOfOnset, describeNote, formatBars, formatBeat } from './describe-tab'
import { type TimeSignature, tickOf } from './measure'
import { NORMAL_TECHNIQUE, type TabNote } from './tab-event'

type Played = Pick<TabNote, 'string' | 'fret' | 'startBeat'> & {
  readonly technique?: string | undefined
  readonly tied?: true | undefined
}

export interface TechniqueFault<Note extends Played> {
  readonly note: Note
  /** What is wrong, to stand behind the name of the note: `bend: an open string ...`. */
  readonly message: string
}

/** Harmonics that sound clearly on a fretted instrument. */
const HARMONICS = 6
/** How far from its fret a node may lie, in frets: that of the fifth harmonic is 0.16 away. */
const NODE_TOLERANCE = 0.2

/** Whether a string that is touched at a fret parts into two to six sounding lengths. */
function isNode(fret: number): boolean {
  for (let parts = 2; parts <= HARMONICS; parts++) {
    for (let part = 1; part < parts; part++) {
      const nodeFret = -12 * Math.log2(1 - part / parts)
      if (Math.abs(nodeFret - fret) <= NODE_TOLERANCE) return true
    }
  }
  return false
}

/** What a note without pitch cannot have. */
const OF_PITCH: ReadonlySet<string> = new Set([
  'harmonic',
  'artificial-harmonic',
  'bend',
  'vibrato',
])

function faultOf(name: string, { fret }: Played, next: Played | undefined): string | undefined {
  if (name === 'harmonic' && !isNode(fret)) {
    const where = fret === 0 ? 'the open string is touched nowhere' : `no node lies at fret ${fret}`
    return `${where}; harmonics sound at frets 3, 4, 5, 7, 9, 12, 16, 19 and 24`
  }
  if (name === 'bend' && fret === 0) return 'no finger presses an open string, so none can bend it'
  if (name !== 'hammer-on' && name !== 'slide') return undefined
  if (!next) {
    return name === 'slide'
      ? 'no note follows on its string; a slide without a goal is slide-out'
      : 'no note follows on its string that it could lead to'
  }
  return next.fret === fret ? `the next note on its string is fret ${fret} too` : undefined
}

/**
 * The techniques that cannot be played: a harmonic where no node lies, a bend of an open string, a
 * hammer-on, pull-off or slide to the same fret or to no note, a dead note that is to have a pitch.
 * In the order of the notes.
 */
export function techniqueFaultsOf<Note extends Played>(
  notes: readonly Note[],
): readonly TechniqueFault<Note>[] {
  const isPlain = ({ technique = NORMAL_TECHNIQUE }: Played) => technique === NORMAL_TECHNIQUE
  if (notes.every(isPlain)) return []
  const nextOf = new Map<Note, Note>()
  const later = new Map<number, Note>()
  for (const note of notes.toSorted((a, b) => tickOf(b.startBeat) - tickOf(a.startBeat))) {
    const next = later.get(note.string)
    if (next) nextOf.set(note, next)
    if (!note.tied) later.set(note.string, note)
  }
  return notes.flatMap((note) => {
    if (isPlain(note)) return []
    const names = note.technique!.split('+')
    const isDead = names.includes('dead')
    return names.flatMap((name) => {
      const fault =
        isDead && OF_PITCH.has(name)
          ? 'a dead note has no pitch'
          : faultOf(name, note, nextOf.get(note))
      return fault === undefined ? [] : { note, message: `${name}: ${fault}` }
    })
  })
}

/** The most faults that are told one by one. */
const MOST_TOLD = 12

/**
 * The same as lines with bar, beat and note.
 *
 * @param notes of one meter, beats counted from the start of bar 1.
 */
export function describeTechniqueFaults(
  notes: readonly TabNote[],
  timeSignature: TimeSignature,
  context: TheoryContext = C_MAJOR,
): readonly string[] {
  const faults = techniqueFaultsOf(notes)
  const more = faults.length - MOST_TOLD
  return [
    ...faults.slice(0, MOST_TOLD).map(({ note, message }) => {
      const { barIndex, beat } = barOfOnset(note.startBeat, timeSignature)
      const bars = formatBars(barIndex + 1, barIndex + 1)
      return `${bars}, beat ${formatBeat(beat)}: ${describeNote(note, context)} cannot be played so. ${message}.`
    }),
    ...(more > 0 ? [`${more} more techniques cannot be played as written.`] : []),
  ]
}
