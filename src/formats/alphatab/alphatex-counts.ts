/** What an alphaTex becomes once its beats are repeated and its tracks are as long as each other. */

import { checkCount } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { alphaTab } from './library'

/**
 * Counts before anything is repeated: `3.3*2000000000` is one beat of the text.
 *
 * @throws FormatError `file-too-large` beyond `FILE_LIMITS`.
 */
export function checkAlphaTex(text: string): void {
  const { bars } = new (alphaTab().importer.alphaTex.AlphaTexParser)(text).read()
  let tracks = 1
  let staves = 1
  let voices = 1
  let isBarWise = false
  let ownBars = 0
  let mostBars = 0
  let beats = 0
  let notes = 0
  for (const bar of bars) {
    for (const { tag } of bar.metaData) {
      const name = tag.tag.text.toLowerCase()
      if (name === 'voicemode') isBarWise = true
      if (name === 'voice') voices++
      if (name === 'track') tracks++
      if (name === 'track' || name === 'staff') {
        staves++
        voices = 1
      }
      const isAgain = name === 'track' || name === 'staff' || (name === 'voice' && !isBarWise)
      if (isAgain) ownBars = 0
    }
    mostBars = Math.max(mostBars, ++ownBars)
    checkCount('voices in a bar', voices, FILE_LIMITS.maxBarVoices)
    if (isBarWise && bar.pipe) voices = 1
    for (const { beatMultiplierValue, notes: list } of bar.beats) {
      const times = Math.max(1, beatMultiplierValue?.value ?? 1)
      beats += times
      notes += times * (list?.notes.length ?? 0)
    }
  }
  checkCount('tracks', tracks, FILE_LIMITS.maxWrittenTracks)
  checkCount('bars', mostBars, FILE_LIMITS.maxWrittenBars)
  checkCount('bars of all staves', mostBars * staves, FILE_LIMITS.maxStaffBars)
  checkCount('beats', beats, FILE_LIMITS.maxWrittenBeats)
  checkCount('notes', notes, FILE_LIMITS.maxWrittenNotes)
}
