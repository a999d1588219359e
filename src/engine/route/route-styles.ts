/** The ways in which a line can lie on the neck in a style: the choices that each leaves. */

import { DomainError } from '../errors'
import { neckWords } from '../instrument/neck-words'
import { formatNoteName } from '../theory/pitch'
import type { NoteChoices, NoteSetting } from './note-choices'
import type { NoteReader } from './note-reader'
import type { RouteRequestNote, RouteStyle } from './route'

/** A line, its choices and the neck they are on. */
export interface StyledLine {
  readonly notes: readonly RouteRequestNote[]
  readonly choices: readonly NoteChoices[]
  readonly setting: NoteSetting
  readonly read: NoteReader
}

/** One way to lie in a style. */
export interface StyledChoices {
  readonly zone: string
  readonly choices: readonly NoteChoices[]
}

/** Keeps the states of a note that a test allows. */
function keep(noteChoices: NoteChoices, isKept: (state: number) => boolean): NoteChoices {
  const { candidates, cost } = noteChoices
  const kept = [...candidates.keys()].filter((index) => isKept(candidates[index]!))
  return {
    ...noteChoices,
    candidates: kept.map((index) => candidates[index]!),
    cost: kept.map((index) => cost[index]!),
  }
}

const isPlayable = ({ choices }: StyledChoices): boolean =>
  choices.every(({ candidates }) => candidates.length > 0)

function positionsOf({ choices, setting }: StyledLine): readonly StyledChoices[] {
  return Array.from({ length: setting.maxFret }, (_, index) => ({
    zone: `position ${index + 1}`,
    choices: choices.map((own) => keep(own, (state) => own.states.hand[state] === index + 1)),
  }))
}

function singleStringsOf({ choices, setting }: StyledLine): readonly StyledChoices[] {
  return setting.neck.strings.map(({ string }) => ({
    zone: `string ${string}`,
    choices: choices.map((own) => keep(own, (state) => own.states.string[state] === string)),
  }))
}

const NOTES_PER_STRING = 3
/** Frets between the first and the last of the three notes on a string, at most. */
const WIDEST_THREE = 5

/** Frets between the index finger and the stretched little finger. */
const HAND_FRETS = 4

/**
 * The pitches in threes from the lowest up, each three on the next string and, where they lie near
 * enough, under one hand with the index finger on the lowest: a shape has one fingering.
 */
function threesFrom(line: StyledLine, lowestString: number): StyledChoices {
  const { notes, choices } = line
  const rising = [...new Set(notes.map(({ midi }) => midi))].sort((a, b) => a - b)
  const threeOf = new Map(
    rising.map((midi, index) => {
      const row = Math.floor(index / NOTES_PER_STRING)
      const three = rising.slice(row * NOTES_PER_STRING, (row + 1) * NOTES_PER_STRING)
      return [midi, { string: lowestString - row, three }]
    }),
  )
  const isWide = [...threeOf.values()].some(({ three }) => three.at(-1)! - three[0]! > WIDEST_THREE)
  return {
    zone: `three notes a string from string ${lowestString}`,
    choices: choices.map((own, index) => {
      const { midi } = notes[index]!
      const { string, three } = threeOf.get(midi)!
      const isOneHand = three.at(-1)! - three[0]! <= HAND_FRETS
      return keep(own, (state) => {
        if (isWide || own.states.string[state] !== string) return false
        const indexFret = own.states.fret[state]! - (midi - three[0]!)
        return !isOneHand || indexFret < 1 || own.states.hand[state] === indexFret
      })
    }),
  }
}

function threesOf(line: StyledLine): readonly StyledChoices[] {
  if (line.notes.some(({ anyOctave }) => anyOctave)) return []
  return line.setting.neck.strings.map(({ string }) => threesFrom(line, string))
}

function openOf({ choices }: StyledLine): readonly StyledChoices[] {
  const cut = choices.map((own) => {
    const open = keep(own, (state) => own.states.fret[state] === 0)
    return open.candidates.length > 0 ? open : own
  })
  const hasOpen = cut.some(({ states, candidates }) => states.fret[candidates[0] ?? 0] === 0)
  return hasOpen ? [{ zone: 'open strings', choices: cut }] : []
}

const WAYS: Readonly<Record<RouteStyle, (line: StyledLine) => readonly StyledChoices[]>> = {
  position: positionsOf,
  'three-per-string': threesOf,
  'one-string': singleStringsOf,
  open: openOf,
}

/** Why a line cannot lie in a style, and what would. */
function reasonOf(style: RouteStyle, { notes, setting, read }: StyledLine): string {
  const name = ({ midi, name: given }: RouteRequestNote) => read(midi, given).note
  const rising = notes.toSorted((a, b) => a.midi - b.midi)
  const [low, high] = [name(rising[0]!), name(rising.at(-1)!)]
  const limits = `on ${neckWords(setting.neck)} up to fret ${setting.maxFret}`
  if (style === 'position') {
    return `no hand position reaches from ${low} to ${high} and all between ${limits}; split the line, or leave style out and let the hand shift`
  }
  if (style === 'one-string') {
    return `no string has every note from ${low} to ${high} ${limits}; transpose or split the line, or leave style out`
  }
  if (style === 'open') {
    const opens = setting.neck.strings.map(({ openMidi }) => openMidi + setting.neck.capo)
    const names = opens.map((midi) => formatNoteName(read(midi, undefined).name)).join(' ')
    return `no note of the line sounds on an open string (${names}); transpose it, or use a capo`
  }
  if (notes.some(({ anyOctave }) => anyOctave)) {
    return 'three notes a string need their octaves: give every note one, C4 instead of C'
  }
  return `from ${low} to ${high} the pitches do not lie three a string ${limits}: use a scale without leaps over a fourth, of at most ${NOTES_PER_STRING * setting.neck.strings.length} pitches`
}

/**
 * The choices of each way that plays the whole line.
 *
 * @throws DomainError `unplayable-style` where there is none.
 */
export function styledChoicesOf(style: RouteStyle, line: StyledLine): readonly StyledChoices[] {
  const ways = WAYS[style](line).filter(isPlayable)
  if (ways.length > 0) return ways
  const message = `style=${style}: ${reasonOf(style, line)}`
  throw new DomainError('unplayable-style', message, [{ path: 'style', message }])
}
