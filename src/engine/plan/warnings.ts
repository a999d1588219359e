/** What a player should know before playing a route: one sentence a kind of trouble. */
import { FINGERS } from '../hand/finger'
import { formatHandWindow, type HandWindow, isInHandWindow } from '../hand/hand-window'
import type { Neck } from '../instrument/neck'
import { handOn } from './fingerings'
import type { Grip, SoundingString } from './note'

/** A shift from this many frets on is a leap of the hand. */
const LEAP_FRETS = 5
/** The hand counts as high from this fret of the index finger. */
const HIGH_HAND_FRET = 5
const NOTES_NAMED = 6

/** `note 3`, `notes 3, 7 and 12 more` – 1-based. */
function nameNotes(notes: ReadonlySet<number>): string {
  const numbers = [...notes].sort((a, b) => a - b).map((note) => note + 1)
  const named = numbers.slice(0, NOTES_NAMED).join(', ')
  const more = numbers.length - NOTES_NAMED
  return `note${numbers.length > 1 ? 's' : ''} ${named}${more > 0 ? ` and ${more} more` : ''}`
}

/** Where the body of the instrument is in the way: above a fret, on the thicker half of the strings. */
function bodyOf({ capo, strings }: Neck) {
  return { fret: 12 - capo, string: Math.ceil(strings.length / 2) }
}

const onlyOf = (presses: readonly SoundingString[]) =>
  presses.length === 1 ? presses[0] : undefined

/** One sentence for each kind of trouble that some notes have. */
export function warningsOf(
  grips: readonly Grip[],
  window: HandWindow,
  neck: Neck,
): readonly string[] {
  const troubles = new Map<string, Set<number>>()
  const add = (what: string, note: number) => {
    troubles.set(what, (troubles.get(what) ?? new Set()).add(note))
  }
  const { to } = handOn(neck)
  const body = bodyOf(neck)
  // Told in this order, whichever comes first in the music.
  const words = {
    stretch: 'Stretch: a finger reaches above its own fret at',
    leap: `Leap: the hand shifts ${LEAP_FRETS} frets or more to`,
    open: `Open string while the hand is at fret ${HIGH_HAND_FRET} or higher:`,
    body: `Above fret ${body.fret} on strings ${body.string + 1} to ${neck.strings.length}, hard to reach:`,
    roll: 'Partial barre: one finger rolls over to another string at',
    jump: 'Jump: a finger leaves its string for another at',
    tip: 'Partial barre of another finger than the index:',
    letGo: 'Let go before its end, its string or finger is needed:',
  }
  const outside = `Outside the hand window (${formatHandWindow(window)}):`
  for (const [index, { hand, sounding, barres, letGo }] of grips.entries()) {
    const before = grips[index - 1]
    const isLeap = before && Math.abs(hand - before.hand) >= LEAP_FRETS
    for (const own of sounding) {
      const { note, string, fret, finger } = own
      const was = before?.sounding.find((one) => one.note === note)
      if (was && was.finger !== finger) {
        const pair = `The ${FINGERS[was.finger]} finger gives way to the ${FINGERS[finger]} finger`
        add(`${pair} while it sounds:`, note)
      }
      if (!own.isStruck) continue
      if (finger > 0 && fret - hand > to[finger]!) add(words.stretch, note)
      if (isLeap) add(words.leap, note)
      if (fret === 0 && hand >= HIGH_HAND_FRET) add(words.open, note)
      if (fret > body.fret && string > body.string) add(words.body, note)
      if (finger > 1 && barres.some((barre) => barre.finger === finger)) add(words.tip, note)
      if (!isInHandWindow(fret, window)) add(outside, note)
    }
    const one = before && onlyOf(before.sounding)
    const other = onlyOf(sounding)
    if (one && other?.isStruck && other.finger > 0 && one.finger === other.finger) {
      const isMoved = one.string !== other.string && hand === before?.hand
      if (isMoved) add(one.fret === other.fret ? words.roll : words.jump, other.note)
    }
    for (const note of letGo) add(words.letGo, note)
  }
  if (troubles.size === 0) return []
  const told = new Set<string>([...Object.values(words), ...troubles.keys()])
  told.delete(outside)
  return [...told, outside].flatMap((what) => {
    const notes = troubles.get(what)
    return notes ? [`${what} ${nameNotes(notes)}`] : []
  })
}
