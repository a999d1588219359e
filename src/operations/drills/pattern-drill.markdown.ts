/** A pattern drill as Markdown: the sheet with the plucking fingers, its grips and its proof. */
import { titleOfChord } from '../chords/capo-symbols'
import { handWords } from '../markdown/hand-words'
import { weightsLine } from '../markdown/weights-line'
import { joinParts, writeBlock, writeLink, writeList, writeTable } from '../markdown/write-table'
import type { PatternDocument } from './pattern-drill.schema'

export function writePattern(document: PatternDocument): string {
  const { drill, chords, asciiSheet, routes, patternProof, compactUrl } = document
  const { fingering, notes, proof } = routes[0]!
  const hand = handWords({
    noteCount: notes.length,
    shifts: proof.positionShiftCount,
    reachMm: proof.widestReachMm,
  })
  const untrue = [...Object.entries(patternProof), ...Object.entries(proof)].flatMap(
    ([name, value]) => (value === false ? [name] : []),
  )
  return joinParts([
    `# ${drill.title}`,
    asciiSheet !== undefined && writeBlock(asciiSheet),
    'Below the tab: the plucking fingers, p thumb, i index, m middle, a ring.',
    writeTable(
      ['Chord', 'Frets', 'From beat'],
      chords.map(({ frets, startBeat, ...names }) => [titleOfChord(names), frets, startBeat]),
    ),
    weightsLine(document.constraints),
    writeList(fingering.warnings),
    untrue.length === 0
      ? `Proof: a hand can play it and holds every note to its end; ${hand.join(', ')}.`
      : `Proof fails: ${untrue.join(', ')}.`,
    writeLink('Open in the workbench', compactUrl),
  ])
}
