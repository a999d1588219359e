/** Scales as Markdown. */

import { drawNeckText } from '#engine/diagram/draw-neck-text'
import type { Neck } from '#engine/instrument/neck'
import { stringsOutsideClimb } from '#engine/instrument/scale-climb'
import { joinParts, writeBlock, writeList, writeTable } from '../markdown/write-table'
import { neckOfDocument } from '../neck/neck-document'
import type { Detail } from '../registry/surfaces'
import type { ChordScaleDocument } from './chord-scale'
import type { ScaleMapDocument } from './scale-map'
import type { ScalesDocument } from './scales'
import type { ContainingDocument } from './scales-containing'

type Advice = ChordScaleDocument['candidates'][number]
type ScaleMap = ScaleMapDocument

function names(tones: readonly { readonly pitchClass: string }[]): string {
  return tones.map(({ pitchClass }) => pitchClass).join(' ')
}

export function writeScaleCatalogue({ scales, count }: ScalesDocument): string {
  return joinParts([
    `# ${count} scales`,
    writeTable(
      ['id', 'Name', 'Family', 'Degrees', 'Comes from', 'Suits', 'Also called', 'Same tones as'],
      scales.map((scale) => [
        scale.id,
        scale.name,
        scale.family,
        scale.degrees.join(' '),
        scale.parent ?? '',
        scale.suitsChords.join(', '),
        scale.aliases.join(', '),
        scale.sameTonesAs.join(', '),
      ]),
    ),
  ])
}

/** One place to play a scale, drawn. */
function writeAnchor(anchor: ScaleMap['guitarAnchors'][number], neck: Neck): string {
  const marks = anchor.strings.flatMap(({ string, frets, degrees }) =>
    frets.map((fret, index) => ({
      string,
      fret,
      label: degrees[index] === '1' ? 'R' : degrees[index]!,
    })),
  )
  return joinParts([
    `### ${anchor.system}: ${anchor.name}, frets ${anchor.startFret} to ${anchor.endFret}`,
    writeBlock(drawNeckText(marks, anchor.startFret, anchor.endFret, neck)),
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

export function writeScaleMap(map: ScaleMap, detail: Detail): string {
  const { guitarAnchors } = map
  const neck = neckOfDocument(map)
  const drawn = detail === 'full' ? DRAWN_ANCHORS : 1
  const others = guitarAnchors.slice(drawn)
  return joinParts([
    `# ${map.root} ${map.name}: ${names(map.pitchClasses)}`,
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
    ...guitarAnchors.slice(0, drawn).map((anchor) => writeAnchor(anchor, neck)),
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

export function writeContaining(document: ContainingDocument, detail: Detail): string {
  const { notes, matches, totalMatches } = document
  const tellsAll = detail === 'full' && matches.length < totalMatches
  return joinParts([
    `# Scales with ${names(notes)}`,
    `${totalMatches} in all; the first ${matches.length} follow.`,
    writeTable(
      [
        'Root',
        'id',
        'Name',
        'Tones',
        'Beyond those asked',
        'Missing',
        'Comes from',
        'Same tones as',
      ],
      matches.map((match) => [
        match.root,
        match.id,
        match.name,
        names(match.pitchClasses),
        match.extraTones.join(' '),
        match.missingTones.join(' '),
        match.parent?.words ?? '',
        match.sameTonesAs.join(', '),
      ]),
    ),
    tellsAll && '## All of them, by root',
    tellsAll && writeList(document.idsByRoot.map(({ root, ids }) => `${root}: ${ids.join(', ')}`)),
  ])
}

/** Scales over a chord: what each gives and what to mind. */
export function adviceTable(candidates: readonly Advice[]): string {
  return writeTable(
    ['Rank', 'id', 'Scale', 'Tones', 'Comes from', 'Why', 'Score', 'Tensions', 'Avoid'],
    candidates.map((one) => [
      one.rank,
      one.id,
      one.name,
      one.tones.map(({ pitchClass, degree }) => `${pitchClass} (${degree})`).join(' '),
      one.parent?.words ?? '',
      one.why,
      one.score,
      one.availableTensions.map(({ pitchClass, degree }) => `${pitchClass} (${degree})`).join(' '),
      one.avoidNotes
        .map(({ pitchClass, degree, reason }) => `${pitchClass} (${degree}): ${reason}`)
        .join('; '),
    ]),
  )
}

/** The first choice in one sentence: `Play E Phrygian Dominant, the fifth mode of …: …`. */
function writeFirstChoice({ chord, candidates }: ChordScaleDocument): string | false {
  const [first] = candidates
  if (!first) return false
  const source = first.parent ? `, the ${first.parent.words}` : ''
  const why = first.why.charAt(0).toLowerCase() + first.why.slice(1)
  return `Play ${chord.root} ${first.name} (${names(first.tones)})${source}: ${why}`
}

/** The scales after the first choice, which is told in a sentence, and what to avoid in each. */
function leanAdvice(candidates: readonly Advice[]): string {
  return writeTable(
    ['id', 'Tones', 'Why', 'Avoid'],
    candidates.map((one) => [one.id, names(one.tones), one.why, names(one.avoidNotes)]),
  )
}

export function writeChordScale(document: ChordScaleDocument, detail: Detail): string {
  const { chord, context } = document
  return joinParts([
    `# Scales over ${chord.symbol} (${names(chord.tones)})`,
    context &&
      `In ${context.root} ${context.scale.name} it is ${context.numeral}, ${context.role}${context.alsoCalled === undefined ? '' : ` (${context.alsoCalled})`}${context.isDiatonic ? '' : ', not a chord of the key'}.`,
    writeFirstChoice(document),
    detail === 'full' ? adviceTable(document.candidates) : leanAdvice(document.candidates),
  ])
}
