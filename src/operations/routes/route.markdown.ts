/** The document of GET and POST /api/route as Markdown. */

import { handWords } from '../markdown/hand-words'
import { weightsLine } from '../markdown/weights-line'
import {
  joinParts,
  writeBlock,
  writeLink,
  writeList,
  writeSheet,
  writeTable,
} from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { RouteDocument } from './route.schema'

type Route = RouteDocument['routes'][number]

/** Where the hand lies, only for a hand that moves, where little is to be told. */
function routeTable({ notes, tabNotes, fingering }: Route, detail: Detail): string {
  const isHandTold = detail === 'full' || fingering.positionShiftCount > 0
  return writeTable(
    [
      'Beat',
      'Note',
      'Interval',
      'String',
      'Fret',
      'Finger',
      ...(isHandTold ? ['Hand at fret'] : []),
    ],
    notes.map((note, index) => [
      tabNotes[index]?.startBeat,
      note.note,
      note.interval,
      note.string,
      note.fret,
      fingering.steps[index]?.finger,
      ...(isHandTold ? [fingering.steps[index]?.handPositionFret] : []),
    ]),
  )
}

function proofLine({ proof }: Route): string {
  const parts = [
    proof.allNotesMapped ? 'every note at its pitch' : 'some notes not at their pitch',
    proof.fingersInOrder ? 'fingers in order' : 'fingers out of order',
    `${proof.notesOutsideHandWindow} notes outside the hand window (${proof.handWindow})`,
    proof.playable ? 'a hand can play it' : 'no hand can play it',
    proof.heldNotesKept ? 'held notes kept or named' : 'held notes lost',
    ...handWords({ noteCount: 1, shifts: 0, reachMm: proof.widestReachMm }),
  ]
  return `Proof: ${parts.join(', ')}.`
}

function otherRoutes(routes: readonly Route[]): string {
  return writeTable(
    ['Route', 'Where', 'Cost', 'Shifts', 'Path'],
    routes.map((route, index) => [
      index + 2,
      route.label,
      route.cost,
      route.fingering.positionShiftCount,
      route.notes.map(({ string, fret }) => `S${string}F${fret}`).join(' '),
    ]),
  )
}

/** Longer lines are told by their tab alone in a lean text. */
export const MOST_TABLED_NOTES = 8

export function writeRoute(document: RouteDocument, detail: Detail): string {
  const [best, ...others] = document.routes
  const hasTable = detail === 'full' || best!.notes.length <= MOST_TABLED_NOTES
  const { fingering } = best!
  const [shifts] = handWords({
    noteCount: best!.notes.length,
    shifts: fingering.positionShiftCount,
  })
  const handPart = shifts === undefined ? '' : `, ${shifts}`
  return joinParts([
    `# ${document.objective}`,
    document.asciiSheet === undefined
      ? writeSheet(document.project)
      : writeBlock(document.asciiSheet),
    `Best route: ${best!.label}, cost ${best!.cost}${detail === 'full' ? ` (${best!.breakdown.map(({ term, cost }) => `${term} ${cost}`).join(', ')}), efficiency ${best!.efficiencyScore} of 100` : ''}${handPart}.`,
    weightsLine(document.constraints),
    writeList(fingering.warnings),
    hasTable && routeTable(best!, detail),
    proofLine(best!),
    others.length > 0 && '## Other routes',
    otherRoutes(others),
    document.shapeContext && `Over the shape: ${document.shapeContext.effect.explanation}`,
    document.singleNoteFallback.applies && document.singleNoteFallback.reason,
    writeLink('Open in the workbench', document.compactUrl),
  ])
}
