/** Grips and chords as Markdown, each grip with a chord box. */

import { drawGripText } from '#engine/diagram/draw-grip-text'
import { parseChordSymbol } from '#engine/harmony/chord-symbol'
import { isReentrant, type Neck } from '#engine/instrument/neck'
import { pitchClassOf } from '#engine/theory/pitch'
import { writeSheet } from '../markdown/write-sheet'
import { joinParts, writeBlock, writeLink, writeList, writeTable } from '../markdown/write-table'
import { neckOfDocument } from '../neck/neck-document'
import type { ProgressionDocument } from '../progressions/progression'
import type { VoiceLeadingDocument } from '../progressions/voice-leading'
import type { Detail } from '../registry/surfaces'
import { adviceTable } from '../scales/scales.markdown'
import type { ChordDocument } from './chord'
import type { IdentifyDocument } from './identify'
import type { VoicingsDocument } from './voicings'

type Voicings = VoicingsDocument
type Grip = Voicings['voicings'][number]

/** A chord box with finger numbers. */
export function gripBox({ frets, fingers }: Pick<Grip, 'frets' | 'fingers'>): string {
  return drawGripText(
    frets,
    fingers.map((finger) => (finger === 0 ? '' : String(finger))),
  )
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

function boxWords(neck: Neck): string {
  return `Boxes show ${isReentrant(neck) ? '' : 'the '}${firstStringOf(neck)} on the left.`
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
function writeGrip(grip: Grip, index: number, neck: Neck): string {
  const notes = grip.notes.map(
    ({ note, interval, string }) => `${note} (${interval}, string ${string})`,
  )
  return joinParts([
    `## ${index + 1}. ${grip.text} – ${grip.symbol}${grip.shape ? `, ${grip.shape.name}` : ''}`,
    writeBlock(gripBox(grip)),
    writeList([
      `Frets ${firstStringOf(neck)} first: ${grip.text}; fingers ${grip.fingers.map((finger) => (finger === 0 ? '-' : finger)).join('')}; ${barreWords(grip)}.`,
      `Notes: ${notes.join(', ')}.`,
      `Difficulty ${grip.difficulty.level} of 5${grip.difficulty.reasons.length > 0 ? ` (${grip.difficulty.reasons.map(({ reason }) => reason).join(', ')})` : ''}; ${grip.movable ? 'movable' : 'with open strings'}${isReentrant(neck) ? '' : `; ${bassWords(grip)}`}.`,
      `Proof: ${grip.proof.valid ? 'every string sounds a chord tone and four fingers hold it' : grip.proof.faults.join('; ')}${grip.proof.missing.length > 0 ? `; left out ${grip.proof.missing.join(' ')}` : ''}.`,
    ]),
  ])
}

/** Grips in a line each, a repeated one once. */
function gripTable(grips: readonly Grip[], neck: Neck): string {
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
function gripParts(grips: readonly Grip[], neck: Neck, detail: Detail): readonly string[] {
  if (detail === 'full') return grips.map((grip, index) => writeGrip(grip, index, neck))
  return [...grips.slice(0, 1).map((grip) => writeBlock(gripBox(grip))), gripTable(grips, neck)]
}

function toneWords(tones: readonly { pitchClass: string; interval: string }[]): string {
  return tones.map(({ pitchClass, interval }) => `${pitchClass} (${interval})`).join(' ')
}

export function writeVoicings(document: Voicings, detail: Detail): string {
  const neck = neckOfDocument(document)
  return joinParts([
    `# Grips of ${document.symbol}`,
    `Tones: ${toneWords(document.tones)}. ${document.matchCount} of ${document.gripCount} playable grips meet the filters; the best ${document.voicings.length} follow. ${boxWords(neck)}`,
    ...gripParts(document.voicings, neck, detail),
  ])
}

export function writeChord(document: ChordDocument, detail: Detail): string {
  const { chord, bass, inKey } = document
  const neck = neckOfDocument(document)
  return joinParts([
    `# ${document.symbol} – ${chord.name}`,
    writeList([
      `Tones: ${toneWords(document.tones)}.`,
      ...(bass ? [`Bass: ${bass.pitchClass} (${bass.interval}).`] : []),
      ...(inKey
        ? [
            `In the key: ${inKey.numeral}, ${inKey.role}${inKey.alsoCalled === undefined ? '' : `; ${inKey.alsoCalled}`}.`,
          ]
        : []),
      `${document.gripCount} playable grips meet the filters; the best ${document.grips.length} follow. ${boxWords(neck)}`,
    ]),
    ...gripParts(document.grips, neck, detail),
    ...(detail === 'full'
      ? ['## Scales that fit', adviceTable(document.scales)]
      : [writeList(document.scales.map(({ id, why }) => `Scale ${id}: ${why}`))]),
  ])
}

export function writeIdentify(document: IdentifyDocument) {
  const { input, chords, unnamedReason } = document
  const hasNoBass = input.bassIs === 'lowest' && isReentrant(neckOfDocument(document))
  const notes = input.notes.map(({ note, pitchClass, string, fret }) =>
    string === undefined ? (note ?? pitchClass) : `${note} (string ${string} fret ${fret})`,
  )
  return joinParts([
    `# ${chords[0] ? `${chords[0].symbol} – ${chords[0].name}` : 'No chord name'}`,
    `${input.frets === null ? 'Notes' : input.frets}: ${notes.join(', ')}. ${hasNoBass && input.frets !== null ? 'Lowest' : 'Bass'} ${input.bass}.`,
    unnamedReason,
    writeTable(
      ['Rank', 'Symbol', 'Name', 'Score', 'Left out', 'In the key', 'Reason'],
      chords.map((one) => [
        one.rank,
        one.symbol,
        one.name,
        one.score,
        one.omitted.join(' '),
        one.inKey?.numeral,
        one.reason,
      ]),
    ),
  ])
}

export function writeVoiceLeading(document: VoiceLeadingDocument): string {
  const { from, to, pairs } = document
  return joinParts([
    `# ${from.symbol} to ${to.symbol}`,
    `Common tones: ${document.commonPitchClasses.join(' ') || 'none'}.`,
    writeTable(
      [
        'Rank',
        from.symbol,
        to.symbol,
        'Cost',
        'Motion',
        'Common tones',
        'Fingers held',
        'Voices move (semitones)',
      ],
      pairs.map((pair) => [
        pair.rank,
        pair.from.text,
        pair.to.text,
        pair.cost,
        pair.motion.cost,
        pair.motion.commonTones,
        pair.motion.heldFingers,
        pair.motion.voiceSemitones,
      ]),
    ),
    ...pairs
      .slice(0, 1)
      .map((pair) =>
        joinParts([
          `## ${from.symbol}`,
          writeBlock(gripBox(pair.from)),
          `## ${to.symbol}`,
          writeBlock(gripBox(pair.to)),
        ]),
      ),
  ])
}

/** The tab with each chord's symbol above its beat. */
function progressionSheet({ chords, project, input }: ProgressionDocument): string {
  return writeSheet(project, {
    chords: chords.map(({ symbol }, at) => ({ startBeat: at * input.beatsPerChord, symbol })),
  })
}

export function writeProgression(document: ProgressionDocument, detail: Detail): string {
  const { chords, paths } = document
  const neck = neckOfDocument(document)
  const best = paths[0]!
  const changes = detail === 'full' ? chords.slice(1) : []
  const shapes = chords.flatMap(({ shapeSymbol }) => shapeSymbol ?? [])
  const grips = chords.flatMap((chord, index) => {
    const grip = chord.grips.find(({ text }) => text === best.frets[index])
    return grip ? [{ ...grip, fingers: best.fingers[index]! }] : []
  })
  return joinParts([
    `# ${chords.map(({ symbol }) => symbol).join(' – ')}`,
    writeList(
      chords.flatMap(({ symbol, inKey }) =>
        inKey ? [`${symbol}: ${inKey.numeral}, ${inKey.role}`] : [],
      ),
    ),
    writeTable(
      ['Path', 'Cost', 'Grips', ...changes.map((_, index) => `Change ${index + 1}`)],
      paths.map((path) => [
        path.rank,
        `${path.cost} (grips ${path.gripCost}, motion ${path.motionCost})`,
        path.frets.join(' → '),
        ...path.motions
          .slice(0, changes.length)
          .map(
            ({ cost, heldFingers, handShift }) =>
              `${cost}: fingers kept ${heldFingers}, frets moved ${Math.abs(handShift)}`,
          ),
      ]),
    ),
    ...(detail === 'full'
      ? grips.map((grip, index) => writeGrip(grip, index, neck))
      : [gripTable(grips, neck)]),
    shapes.length > 0 &&
      `The chords are as they sound; the shapes above the capo are ${shapes.join(' – ')}.`,
    progressionSheet(document),
    writeLink('Open in the workbench', document.compactUrl),
  ])
}
