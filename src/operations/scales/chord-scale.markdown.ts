/** The document of GET /api/chord-scale as Markdown. */

import { joinParts, pitchClassNames, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import type { ChordScaleDocument } from './chord-scale.schema'

type Advice = ChordScaleDocument['candidates'][number]

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
  return `Play ${chord.root} ${first.name} (${pitchClassNames(first.tones)})${source}: ${why}`
}

/** The scales after the first choice, which is told in a sentence, and what to avoid in each. */
function leanAdvice(candidates: readonly Advice[]): string {
  return writeTable(
    ['id', 'Tones', 'Why', 'Avoid'],
    candidates.map((one) => [
      one.id,
      pitchClassNames(one.tones),
      one.why,
      pitchClassNames(one.avoidNotes),
    ]),
  )
}

export function writeChordScale(document: ChordScaleDocument, detail: Detail): string {
  const { chord, context } = document
  return joinParts([
    `# Scales over ${chord.symbol} (${pitchClassNames(chord.tones)})`,
    context &&
      `In ${context.root} ${context.scale.name} it is ${context.numeral}, ${context.role}${context.alsoCalled === undefined ? '' : ` (${context.alsoCalled})`}${context.isDiatonic ? '' : ', not a chord of the key'}.`,
    writeFirstChoice(document),
    detail === 'full' ? adviceTable(document.candidates) : leanAdvice(document.candidates),
  ])
}
