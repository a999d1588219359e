/** The document of GET /api/voicings as Markdown. */

import { joinParts } from '../markdown/write-table'
import { neckOfDocument } from '../reading/neck-request'
import type { Detail, Mirrored } from '../registry/surfaces'
import { titleOfChord } from './capo-symbols'
import { boxWords, gripParts, toneWords, type Voicings } from './grips.markdown'

export function writeVoicings(document: Voicings & Mirrored, detail: Detail): string {
  const neck = neckOfDocument(document)
  return joinParts([
    `# Grips of ${titleOfChord(document)}`,
    `Tones: ${toneWords(document.tones)}. ${document.matchCount} of ${document.gripCount} playable grips meet the filters; the best ${document.voicings.length} follow. ${boxWords(neck, document.leftHanded)}`,
    ...gripParts(document.voicings, neck, detail, document.leftHanded),
  ])
}
