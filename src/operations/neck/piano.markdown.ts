/** The document of GET /api/piano as Markdown. */
import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { PianoDocument } from './piano.schema'

const spaced = (fingers: readonly number[]) => fingers.join(' ')
const plain = (note: string) => note.replace(/-?\d+$/, '')

function writeRuns(runs: PianoDocument['runs']): string {
  const [first] = runs
  if (!first) return ''
  return writeTable(
    [first.kind === 'scale' ? 'Scale' : 'Arpeggio', ...first.notes.map(plain)],
    runs.map(({ hand, fingers, notes }) => [
      `${hand} hand from ${notes[0]}`,
      ...(fingers ?? notes.map(plain)),
    ]),
  )
}

export function writePiano({ name, runs, grips, proof, warnings }: PianoDocument): string {
  const hasFingers = runs.some(({ fingers }) => fingers !== null)
  return joinParts([
    `# ${name} on the piano`,
    'Fingers from the thumb (1) to the little finger (5) of either hand.',
    writeTable(
      ['Grip', 'Hand', 'Keys', 'Fingers'],
      grips.flatMap(({ name: grip, hands }) =>
        hands.map(({ hand, notes, fingers }) => [grip, hand, notes.join(' '), spaced(fingers)]),
      ),
    ),
    writeRuns(runs),
    hasFingers && 'Downwards the same fingers, backwards.',
    writeList(warnings),
    proof.leftOut.length > 0 && `Left out: ${proof.leftOut.join(', ')}.`,
    proof.playable && proof.foreign.length === 0
      ? `Proof: no foreign tone${hasFingers || grips.length > 0 ? ', and no finger crosses but over the thumb' : ''}.`
      : `Proof fails: ${proof.playable ? `${proof.foreign.join(', ')} is no tone of it` : 'a hand cannot play it as told'}.`,
  ])
}
