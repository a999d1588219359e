/** Grips as Markdown, each with a chord box. */

import { drawGripText } from '#engine/diagram/draw-grip-text'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { isReentrant, type Neck } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import { joinParts, writeBlock, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { VoicingsDocument } from './voicings.schema'

export type Voicings = VoicingsDocument
type Grip = Voicings['voicings'][number]

/** A chord box with finger numbers, mirrored for a left-handed player. */
export function gripBox(
  { frets, fingers }: Pick<Grip, 'frets' | 'fingers'>,
  leftHanded = false,
): string {
  const labels = fingers.map((finger) => (finger === 0 ? '' : String(finger)))
  return leftHanded
    ? drawGripText(frets.toReversed(), labels.toReversed())
    : drawGripText(frets, labels)
}

function barreWords({ barres }: Grip): string {
  return barres.length === 0
    ? 'no barre'
    : barres
        .map(
          ({ finger, fret, fromString, toString: lastString }) =>
            `barre with finger ${finger} at fret ${fret}, strings ${fromString} to ${lastString}`,
        )
        .join('; ')
}

/** The string that is written first; on a re-entrant neck it is not the low one. */
function firstStringOf(neck: Neck): string {
  return isReentrant(neck) ? `string ${neck.strings.length}` : 'low string'
}

export function boxWords(neck: Neck, leftHanded = false): string {
  const side = leftHanded ? 'right, for a left-handed player' : 'left'
  return `Boxes show ${isReentrant(neck) ? '' : 'the '}${firstStringOf(neck)} on the ${side}.`
}

/** `inversion 1`, or the bass where it is no tone of the chord: that is no inversion. */
function bassWords({ symbol, inversion, bass }: Grip): string {
  const named = inversion === 0 ? undefined : parseChordSymbol(symbol)
  const isForeign =
    named?.bass !== undefined &&
    named.tones.every((tone) => pitchClassOf(tone) !== pitchClassOf(named.bass!))
  return isForeign ? `${bass.pitchClass} in the bass, no inversion` : `inversion ${inversion}`
}

/** A grip under its place in the list shown; its rank among all grips of the chord is another number. */
export function writeGrip(grip: Grip, index: number, neck: Neck, leftHanded = false): string {
  const notes = grip.notes.map(
    ({ note, interval, string }) => `${note} (${interval}, string ${string})`,
  )
  return joinParts([
    `## ${index + 1}. ${grip.text} – ${grip.symbol}${grip.shape ? `, ${grip.shape.name}` : ''}`,
    writeBlock(gripBox(grip, leftHanded)),
    writeList([
      `Frets ${firstStringOf(neck)} first: ${grip.text}; fingers ${grip.fingers.map((finger) => (finger === 0 ? '-' : finger)).join('')}; ${barreWords(grip)}.`,
      `Notes: ${notes.join(', ')}.`,
      `Difficulty ${grip.difficulty.level} of 5${grip.difficulty.reasons.length > 0 ? ` (${grip.difficulty.reasons.map(({ reason }) => reason).join(', ')})` : ''}; ${grip.movable ? 'movable' : 'with open strings'}${isReentrant(neck) ? '' : `; ${bassWords(grip)}`}.`,
      `Proof: ${grip.proof.valid ? 'every string sounds a chord tone and four fingers hold it' : grip.proof.faults.join('; ')}${grip.proof.missing.length > 0 ? `; left out ${grip.proof.missing.join(' ')}` : ''}.`,
    ]),
  ])
}

/** Grips in a line each, a repeated one once. */
export function gripTable(grips: readonly Grip[], neck: Neck): string {
  const own = [...new Map(grips.map((grip) => [grip.text, grip])).values()]
  return writeTable(
    [`Frets, ${firstStringOf(neck)} first`, 'Fingers', 'Chord', 'Form', 'Difficulty'],
    own.map((grip) => [
      grip.text,
      grip.fingers.map((finger) => (finger === 0 ? '-' : finger)).join(''),
      grip.symbol,
      grip.shape?.name,
      `${grip.difficulty.level} of 5`,
    ]),
  )
}

/** Each grip with its box, or the box of the first one above a table. */
export function gripParts(
  grips: readonly Grip[],
  neck: Neck,
  detail: Detail,
  leftHanded = false,
): readonly string[] {
  if (detail === 'full') return grips.map((grip, at) => writeGrip(grip, at, neck, leftHanded))
  const boxes = grips.slice(0, 1).map((grip) => writeBlock(gripBox(grip, leftHanded)))
  return [...boxes, gripTable(grips, neck)]
}

export function toneWords(tones: readonly { pitchClass: string; interval: string }[]): string {
  return tones.map(({ pitchClass, interval }) => `${pitchClass} (${interval})`).join(' ')
}
