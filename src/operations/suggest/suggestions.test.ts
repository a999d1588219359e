/** What a refusal offers in place of a wrong value. */

import { describe, expect, test } from 'vitest'
import { refused } from '../../../test/support/refused'
import { identifyChordName } from '../chords/identify'
import { getGuitarVoicings } from '../chords/voicings'
import { getPracticeDrill } from '../drills/practice'
import { getPitchMap } from '../neck/map'
import { getPositions } from '../neck/positions'
import { getVoiceLeading } from '../progressions/voice-leading'
import { readQuery } from '../reading/query'
import { readObject } from '../reading/read-object'
import type { AnyOperation } from '../registry/operation'
import { getRoute } from '../routes/route'

describe('the value that was meant', () => {
  test.each<[string, AnyOperation, string | undefined]>([
    ['chord=maj7', getGuitarVoicings, 'major7'],
    ['chord=m7', getGuitarVoicings, 'minor7'],
    ['chord=min7', getGuitarVoicings, 'minor7'],
    ['chord=dim', getGuitarVoicings, 'diminished'],
    ['chord=7', getGuitarVoicings, 'dominant7'],
    ['chord=dom7', getGuitarVoicings, 'dominant7'],
    ['chord=dom', getGuitarVoicings, 'dominant7'],
    ['chord=m', getGuitarVoicings, 'minor'],
    ['chord=maj', getGuitarVoicings, 'major'],
    ['chord=sus4', getGuitarVoicings, undefined],
    ['chord=%235', getGuitarVoicings, undefined],
    ['fromChord=m7', getVoiceLeading, 'minor7'],
    ['note=C4&position=5', getPositions, 'fifth'],
    ['note=C4&position=5th', getPositions, 'fifth'],
    ['note=C4&position=0', getPositions, 'open'],
    ['note=C4&position=13', getPositions, undefined],
    ['target=guide', getPracticeDrill, 'guide-tones'],
    ['target=arp', getPracticeDrill, 'arpeggio'],
    ['target=tones', getPracticeDrill, undefined],
    ['level=adv', getPracticeDrill, 'advanced'],
    ['scale=minorr', getPitchMap, 'minor'],
    ['scale=lydain', getPitchMap, 'lydian'],
    ['notes=C4 D4', getRoute, 'C4,D4'],
    ['notes=C4;D4;60', getRoute, 'C4,D4,60'],
    ['notes=C4 X4', getRoute, undefined],
    ['notes=C+E+G', identifyChordName, 'C,E,G'],
    ['note=C4&hand=5–8', getPositions, '5-8'],
  ])('%s', (query, operation, meant) => {
    expect(refused(() => readQuery(operation, query)).issues[0]!.didYouMean).toBe(meant)
  }) // biome-ignore format: one line a row

  test('a number in a body as in a query', () => {
    const { issues } = refused(() => readObject(getPositions, { note: 'C4', position: 5 }))
    expect(issues[0]!.didYouMean).toBe('fifth')
  })

  test('blanks for commas are named', () => {
    expect(refused(() => readQuery(getRoute, 'notes=C4 D4')).message).toBe(
      'notes[0]: "C4 D4" is not a note name such as C or Eb4, or a MIDI number from 0 to 127; separate notes with commas; notes that start together have a + between them, %2B in a URL; did you mean "C4,D4"?',
    )
  })
})

test.each([
  ['é'.repeat(64), `"${'é'.repeat(38)}…"`],
  ['x'.repeat(38), `"${'x'.repeat(38)}"`],
  ['\0'.repeat(64), `"${'\\u0000'.repeat(6)}…"`],
  ['𝄪'.repeat(30), `"${'𝄪'.repeat(19)}…"`],
])('a cut value keeps its quotes: %#', (value, shown) => {
  const { message } = refused(() => readObject(getPitchMap, { layer: value }))
  expect(message).toMatch(/, not "/)
  expect(message.slice(message.indexOf('not ') + 4)).toBe(shown)
})
