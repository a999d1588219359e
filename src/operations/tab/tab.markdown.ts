/** Tab, checks and projects as Markdown. */

import { chordNamesOf } from '#engine/practice/drill-chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import { barCountOf } from '#engine/tab/measure'
import { writeSheet } from '../markdown/write-sheet'
import { joinParts, writeBlock, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { CheckDocument } from './check'
import type { ProjectDocument } from './project'
import type { RenderedTabDocument } from './render-tab'

type Check = CheckDocument

export function writeRenderedTab(document: RenderedTabDocument): string {
  const wrong = document.eventProof.filter((event) => !event.stringFretMatchesMidi)
  return joinParts([
    `# ${document.project.tabProject.title}`,
    writeSheet(document.project.tabProject),
    document.verified
      ? `Verified: all ${document.eventProof.length} events sound the pitch that string and fret give.`
      : 'Not verified:',
    writeList(
      wrong.map(
        (event) =>
          `${event.id}: string ${event.string} fret ${event.fret} gives MIDI ${event.expectedMidi}, not ${event.midi}.`,
      ),
    ),
    writeList(document.warnings),
    document.compactUrl !== null && writeLink('Open in the workbench', document.compactUrl),
  ])
}

function placeWords({ line, column, path }: Check['mistakes'][number]): string {
  if (line !== null) return `line ${line}${column === null ? '' : `, column ${column}`}`
  return path ?? ''
}

function claimWords({ matches, nearestFrets }: NonNullable<Check['claim']>): string {
  if (!matches) {
    const nearest = nearestFrets === null ? '' : `; the nearest grip that is: ${nearestFrets}`
    return `the grip is not that chord${nearest}`
  }
  return nearestFrets === null
    ? 'the grip is that chord'
    : `the grip is that chord without its root; the nearest grip with it: ${nearestFrets}`
}

export function writeCheck(check: Check): string {
  const { claim, corrected, events } = check
  return joinParts([
    `# ${check.summary}`,
    `Read as ${check.input.kind} in ${check.input.key}${check.input.keyIsGuessed ? ' (guessed)' : ''}. ok: ${check.ok}; playable: ${check.playable}.`,
    check.mistakes.length > 0 && '## Mistakes',
    writeTable(
      ['Where', 'Severity', 'Code', 'What'],
      check.mistakes.map((one) => [placeWords(one), one.severity, one.code, one.message]),
    ),
    claim && `${claim.symbol} (${claim.tones.join(' ')}): ${claimWords(claim)}.`,
    '## What sounds',
    writeTable(
      ['Bar', 'Beat', 'Notes', 'Grip', 'Chord', 'Playable', 'Hand at fret'],
      events.map((event) => [
        event.bar,
        event.startBeat,
        event.notes
          .map(({ note, string, fret }) => `${note ?? '?'} (S${string}F${fret})`)
          .join(' '),
        event.frets,
        event.chord?.symbol,
        event.playable ? 'yes' : event.mistakes.map(({ message }) => message).join('; ') || 'no',
        event.handFret,
      ]),
    ),
    corrected.changed && '## Corrected',
    writeList(corrected.changes),
    corrected.changed && corrected.frets !== null && `Grip: ${corrected.frets}`,
    corrected.asciiTab !== null &&
      (corrected.changed || check.input.kind === 'tab') &&
      writeBlock(corrected.asciiTab),
  ])
}

export function writeProject(project: ProjectDocument): string {
  const { selectedPitch, tabProject, theory } = project
  const [measure] = tabProject.measures
  const bars = tabProject.measures.reduce((sum, own) => sum + barCountOf(own), 0)
  const { chordRoot, ...plain } = theory
  const named = { ...project, theory: { ...plain, ...(chordRoot !== undefined && { chordRoot }) } }
  const chords = chordNamesOf(named).map(({ beat, symbol }) => ({ startBeat: beat, symbol }))
  return joinParts([
    `# ${tabProject.title}`,
    `${theory.root} ${theory.scale}, ${measure?.tempo ?? 90} beats a minute, measures: ${bars}.`,
    writeSheet(tabProject, { chords }, neckOfProject({ selectedPitch, tabProject })),
  ])
}
