/** The document of GET /api/map as Markdown. */

import { drawNeckText } from '#engine/diagram/draw-neck-text'
import { joinParts, writeBlock, writeList, writeTable } from '../markdown/write-table'
import { neckOfDocument } from '../reading/neck-request'
import type { Mirrored } from '../registry/surfaces'
import type { PitchMapDocument } from './map.schema'

type PitchMap = PitchMapDocument

const SHOWN_LAST_FRET = 15

function membershipOf({ theory }: PitchMap): string {
  const memberships = [
    `${theory.inScale ? 'in' : 'outside'} ${theory.root} ${theory.scale.name}`,
    `${theory.inChord ? 'in' : 'outside'} ${theory.chord.symbol}`,
  ]
  return memberships.join(', ')
}

/** Which way and how far a frequency is off. */
function centsLine(cents: number, note: string): string {
  if (cents === 0) return `The frequency given is ${note} exactly.`
  return `The frequency given is ${Math.abs(cents)} ${Math.abs(cents) === 1 ? 'cent' : 'cents'} ${cents > 0 ? 'sharp' : 'flat'} of ${note}.`
}

function pianoLine({ piano }: PitchMap): string {
  const others = piano.sameNameKeys.map(({ keyNumber, note }) => `${note} (key ${keyNumber})`)
  const exact = piano.exactKey
    ? `key ${piano.exactKey.keyNumber} of ${piano.preset}, ${piano.exactKey.color}`
    : piano.exactKeyReason
  return `Piano: ${exact}. Keys of that name: ${others.join(', ') || 'none'}.`
}

function headingOf({ selected, fretboard }: PitchMap): string {
  const { instrument, tuning } = fretboard
  if (!instrument) return `## Guitar: ${selected.note} itself (string 1 is the highest)`
  const capo = instrument.capo === 0 ? '' : `, capo ${instrument.capo}`
  return `## ${instrument.name} (${tuning}${capo}): ${selected.note} itself`
}

export function writeMap(map: PitchMap & Mirrored): string {
  const { selected, theory, fretboard } = map
  const exact = fretboard.exactPositions
  return joinParts([
    `# ${selected.note} – MIDI ${selected.midi}, ${selected.frequencyHz} Hz${selected.a4 === undefined ? '' : ` where A4 is ${selected.a4} Hz`}`,
    writeList([
      `${selected.note} is the ${theory.interval === 'R' ? 'root' : `${theory.intervalName} (${theory.interval})`} of ${theory.root}: ${membershipOf(map)}.`,
      ...(theory.asInKey
        ? [
            `In the key it is written ${theory.asInKey.pitchClass}, the ${theory.asInKey.intervalName}.`,
          ]
        : []),
      ...(selected.octaveAssumed ? ['No octave was given; octave 4 is assumed.'] : []),
      ...(selected.centsFromPitch === undefined
        ? []
        : [centsLine(selected.centsFromPitch, selected.note)]),
      pianoLine(map),
      `${theory.root} ${theory.scale.name}: ${theory.scale.tones.map(({ pitchClass }) => pitchClass).join(' ')}. ${theory.chord.symbol}: ${theory.chord.tones.map(({ pitchClass }) => pitchClass).join(' ')}.`,
    ]),
    headingOf(map),
    exact.length === 0
      ? fretboard.exactPositionsReason
      : writeTable(
          ['String', 'Fret', 'Note', 'Interval'],
          exact.map(({ string, fret, note, interval }) => [string, fret, note, interval]),
        ),
    writeBlock(
      drawNeckText(
        exact.map(({ string, fret }) => ({ string, fret, label: theory.interval })),
        0,
        SHOWN_LAST_FRET,
        neckOfDocument(fretboard),
        map.leftHanded,
      ),
    ),
    '## Same name in other octaves',
    writeTable(
      ['String', 'Fret', 'Note', 'Octaves away'],
      fretboard.sameNamePositions
        .filter(({ octaveDistance }) => octaveDistance !== 0)
        .map(({ string, fret, note, octaveDistance }) => [string, fret, note, octaveDistance]),
    ),
  ])
}
