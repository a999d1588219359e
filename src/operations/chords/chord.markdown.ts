/** The document of GET /api/chord as Markdown. */

import { joinParts, writeList } from '../markdown/write-table'
import { neckOfDocument } from '../reading/neck-request'
import type { Detail, Mirrored } from '../registry/surfaces'
import { adviceTable } from '../scales/chord-scale.markdown'
import { titleOfChord } from './capo-symbols'
import type { ChordDocument } from './chord.schema'
import { boxWords, gripParts, toneWords } from './grips.markdown'

export function writeChord(document: ChordDocument & Mirrored, detail: Detail): string {
  const { chord, bass, inKey } = document
  const neck = neckOfDocument(document)
  return joinParts([
    `# ${titleOfChord(document)} – ${chord.name}`,
    writeList([
      `Tones: ${toneWords(document.tones)}.`,
      ...(bass ? [`Bass: ${bass.pitchClass} (${bass.interval}).`] : []),
      ...(inKey
        ? [
            `In the key: ${inKey.numeral}, ${inKey.role}${inKey.alsoCalled === undefined ? '' : `; ${inKey.alsoCalled}`}.`,
          ]
        : []),
      `${document.gripCount} playable grips meet the filters; the best ${document.grips.length} follow. ${boxWords(neck, document.leftHanded)}`,
    ]),
    ...gripParts(document.grips, neck, detail, document.leftHanded),
    ...(detail === 'full'
      ? ['## Scales that fit', adviceTable(document.scales)]
      : [writeList(document.scales.map(({ id, why }) => `Scale ${id}: ${why}`))]),
  ])
}
