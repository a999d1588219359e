/** The document of GET /api/voice-leading as Markdown. */

import { titleOfChord } from '../chords/capo-symbols'
import { gripBox } from '../chords/grips.markdown'
import { joinParts, writeBlock, writeTable } from '../markdown/write-table'
import type { VoiceLeadingDocument } from './voice-leading.schema'

export function writeVoiceLeading(document: VoiceLeadingDocument): string {
  const { from, to, pairs } = document
  return joinParts([
    `# ${titleOfChord(from)} to ${titleOfChord(to)}`,
    `Common tones: ${document.commonPitchClasses.join(' ') || 'none'}.`,
    writeTable(
      [
        'Rank',
        from.symbol,
        to.symbol,
        'Cost',
        'Motion',
        'Common tones',
        'Fingers held',
        'Voices move (semitones)',
      ],
      pairs.map((pair) => [
        pair.rank,
        pair.from.text,
        pair.to.text,
        pair.cost,
        pair.motion.cost,
        pair.motion.commonTones,
        pair.motion.heldFingers,
        pair.motion.voiceSemitones,
      ]),
    ),
    ...pairs
      .slice(0, 1)
      .map((pair) =>
        joinParts([
          `## ${titleOfChord(from)}`,
          writeBlock(gripBox(pair.from)),
          `## ${titleOfChord(to)}`,
          writeBlock(gripBox(pair.to)),
        ]),
      ),
  ])
}
