/** The document of GET /api/scale-map as Markdown. */

import { drawNeckText } from '#engine/diagram/draw-neck-text'
import type { Neck } from '#engine/instrument/neck'
import { stringsOutsideClimb } from '#engine/instrument/scale-climb'
import { joinParts, pitchClassNames, writeBlock, writeTable } from '../markdown/write-table'
import { neckOfDocument } from '../reading/neck-request'
import type { Detail, Mirrored } from '../registry/surfaces'
import type { ScaleMapDocument } from './scale-map.schema'

type ScaleMap = ScaleMapDocument

/** One place to play a scale, drawn. */
function writeAnchor(
  anchor: ScaleMap['guitarAnchors'][number],
  neck: Neck,
  { leftHanded }: Mirrored,
): string {
  const marks = anchor.strings.flatMap(({ string, frets, degrees }) =>
    frets.map((fret, index) => ({
      string,
      fret,
      label: degrees[index] === '1' ? 'R' : degrees[index]!,
    })),
  )
  return joinParts([
    `### ${anchor.system}: ${anchor.name}, frets ${anchor.startFret} to ${anchor.endFret}`,
    writeBlock(drawNeckText(marks, anchor.startFret, anchor.endFret, neck, leftHanded)),
  ])
}

const DRAWN_ANCHORS = 3

/** Why a string is left blank: `String 4 (G4) stays blank: it sounds above string 3 …`. */
function writeOutsideStrings(neck: Neck): string | false {
  const outside = stringsOutsideClimb(neck)
  if (outside.length === 0) return false
  const words = outside.map(({ string, name, startFret }) =>
    startFret > 0
      ? `String ${string} (${name}) stays blank: it is a drone that begins at fret ${startFret}.`
      : `String ${string} (${name}) stays blank: scales climb from the lowest string up, and this one is not lower than those before it; its notes lie on them too.`,
  )
  return words.join(' ')
}

export function writeScaleMap(map: ScaleMap & Mirrored, detail: Detail): string {
  const { guitarAnchors } = map
  const neck = neckOfDocument(map)
  const drawn = detail === 'full' ? DRAWN_ANCHORS : 1
  const others = guitarAnchors.slice(drawn)
  return joinParts([
    `# ${map.root} ${map.name}: ${pitchClassNames(map.pitchClasses)}`,
    detail === 'full'
      ? writeTable(
          ['Tone', 'Degree', 'Interval', 'Semitones', 'Role'],
          map.pitchClasses.map((tone) => [
            tone.pitchClass,
            tone.degree,
            tone.intervalName,
            tone.semitones,
            tone.role,
          ]),
        )
      : `Degrees: ${map.pitchClasses.map(({ degree }) => degree).join(' ')}.`,
    map.parent && `It is the ${map.parent.words}.`,
    `Suits the chords ${map.suitsChords.join(', ') || 'none of the usual ones'}.${map.sameTonesAs.length > 0 ? ` Same tones as ${map.sameTonesAs.join(', ')}.` : ''}`,
    '## On the neck',
    writeOutsideStrings(neck),
    ...guitarAnchors.slice(0, drawn).map((anchor) => writeAnchor(anchor, neck, map)),
    writeTable(
      ['System', 'Position', 'Frets', 'Frets by string, low string first'],
      others.map((anchor) => [
        anchor.system,
        anchor.name,
        `${anchor.startFret}–${anchor.endFret}`,
        anchor.strings
          .toSorted((a, b) => b.string - a.string)
          .map(({ frets }) => frets.join('-'))
          .join(' '),
      ]),
    ),
  ])
}
