/** MIDI in and out: pitches and times, without strings and fingers. */

import { formatOf, type TabFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { newReport } from '../score/report'
import { loadMidiFile, midiFile } from './library'
import { midiBytesOf } from './midi-bytes'
import { isCutOff } from './midi-chunks'
import { readMidiScore } from './read-midi'
import { midiOfScore } from './write-midi'

export const midi: TabFormat = {
  ...formatOf('midi', ['midi']),
  load: loadMidiFile,
  sniff: (bytes) => String.fromCharCode(...bytes.subarray(0, 4)) === 'MThd',
  read(bytes) {
    checkCount('bytes', bytes.length, FILE_LIMITS.maxMidiBytes)
    let file: ReturnType<ReturnType<typeof midiFile>['parseMidi']>
    try {
      file = midiFile().parseMidi(bytes)
    } catch {
      throw new FormatError('unreadable-file', 'This MIDI file is broken or cut off.')
    }
    const read = readMidiScore(file)
    if (!isCutOff(bytes)) return read
    const report = newReport()
    report.add('left-out', 'What followed: the file is cut off.')
    return { ...read, report: [...read.report, ...report.finish()] }
  },
  write(score) {
    const report = newReport()
    const isPlaced = score.tracks.some(({ neck }) => neck !== undefined)
    if (isPlaced) report.add('left-out', 'Strings, frets and fingers: MIDI has none.')
    for (const { name, measures } of score.tracks) {
      for (const [index, voices] of measures.entries()) {
        const beats = voices.flat()
        const about = { bar: index + 1, track: name }
        if (beats.some(({ grace }) => grace)) report.add('left-out', 'Grace notes.', about)
        if (beats.some(({ notes }) => notes.some(({ techniques }) => techniques))) {
          report.add('left-out', 'Techniques: MIDI has pitches and times only.', about)
        }
      }
    }
    const bytes = midiBytesOf(midiOfScore(score))
    return { bytes, report: report.finish() }
  },
}
