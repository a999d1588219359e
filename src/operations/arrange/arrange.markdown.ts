/** An arrangement as Markdown. */
import { joinParts, writeList, writeTable } from '../markdown/write-table'
import type { Detail } from '../registry/surfaces'
import { writeRoute } from '../routes/route.markdown'
import type { ArrangeDocument } from './arrange.schema'
import { incompleteText, movedText } from './told-bars'

type Source = NonNullable<ArrangeDocument['source']>
type Proposal = ArrangeDocument['proposals'][number]

const shareText = ({ kept, of }: { readonly kept: number; readonly of: number }) => `${kept}/${of}`

const settingText = ({
  transpose,
  tuning,
  capo,
}: Pick<Proposal, 'transpose' | 'tuning' | 'capo'>) =>
  `${transpose > 0 ? '+' : ''}${transpose} semitones, ${tuning}, ${capo === 0 ? 'no capo' : `capo ${capo}`}`

function sourceText({ title, tracks, fromBar, toBar, barCount }: Source): string {
  const names = tracks.filter(({ isArranged }) => isArranged).map(({ name }) => name)
  const rest = toBar < barCount ? `; ask for the rest with fromBar ${toBar + 1}` : ''
  return `From ${title || 'the file'}: ${names.join(', ')}, bars ${fromBar}–${toBar} of ${barCount}${rest}.`
}

export function writeArrangement(document: ArrangeDocument, detail: Detail): string {
  const { arrangement, proposals, bars, arrangementProof: proof, source, report = [] } = document
  const moved = movedText(
    arrangement.transpose,
    bars.some(({ changes }) => changes.length > 0),
  )
  return joinParts([
    writeRoute(document, detail),
    source && sourceText(source),
    ...report.map(({ message }) => `${message}.`),
    '## What is kept',
    writeTable(
      ['Setting', 'Melody', 'Bass', 'Pitch classes', 'Notes'],
      proposals.map(({ kept, used, ...setting }) => [
        `${settingText(setting)}${used ? ' (this one)' : ''}`,
        shareText(kept.melody),
        shareText(kept.bass),
        shareText(kept.pitchClasses),
        shareText(kept.notes),
      ]),
    ),
    (moved || bars.length > 0) && '## What was changed',
    moved,
    writeTable(
      ['Bar', 'Note', 'Part', 'What', 'Sounds as'],
      bars.flatMap(({ bar, changes }) =>
        changes.map(({ note, role, kind, from, to }) => [
          bar,
          `${from} (${note + 1})`,
          role,
          kind,
          to,
        ]),
      ),
    ),
    writeList(
      bars.flatMap(({ bar, chords = [] }) =>
        chords.map((chord) => `Bar ${bar}: ${incompleteText(chord)}.`),
      ),
    ),
    `Proof: ${proof.everyNoteAccountedFor ? 'every note sounds or is named above' : 'some notes are lost without a word'}; the melody is ${proof.melodyKept ? 'whole' : 'not whole'}.`,
  ])
}
