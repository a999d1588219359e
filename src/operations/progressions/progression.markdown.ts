/** The document of GET /api/progression as Markdown. */

import { titleOfChord } from '../chords/capo-symbols'
import { gripTable, writeGrip } from '../chords/grips.markdown'
import { joinParts, writeLink, writeList, writeSheet, writeTable } from '../markdown/write-table'
import { neckOfDocument } from '../reading/neck-request'
import type { Detail, Mirrored } from '../registry/surfaces'
import type { ProgressionDocument } from './progression.schema'

/** The tab with each chord's symbol above its beat. */
function progressionSheet({ chords, project, input }: ProgressionDocument): string {
  return writeSheet(project, {
    chords: chords.map(({ symbol, shapeSymbol = symbol }, at) => ({
      startBeat: at * input.beatsPerChord,
      symbol: shapeSymbol,
    })),
  })
}

export function writeProgression(document: ProgressionDocument & Mirrored, detail: Detail): string {
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
    `# ${chords.map(titleOfChord).join(' – ')}`,
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
      ? grips.map((grip, index) => writeGrip(grip, index, neck, document.leftHanded))
      : [gripTable(grips, neck)]),
    shapes.length > 0 &&
      `The request names ${document.input.chordNames === 'sounding' ? 'what sounds' : 'shapes'}: above the capo they are ${shapes.join(' – ')}, and ${chords.map(({ symbol }) => symbol).join(' – ')} sound. Over the tab stand the shapes.`,
    progressionSheet(document),
    writeLink('Open in the workbench', document.compactUrl),
  ])
}
