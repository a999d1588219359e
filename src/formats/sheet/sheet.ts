/** Sheets of songs in and out: ChordPro, and chords over words. */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { checkSong } from '#engine/project/check-song'
import { type Song, surplusOf } from '#engine/project/song-shape'
import { readSong } from '#engine/song/read-song'
import { songTimes } from '#engine/song/song-times'
import { writeChordPro } from '#engine/song/write-chordpro'
import { writeText } from '#engine/song/write-text'
import { ascii } from '../ascii/ascii'
import { formatOf, type ReadFormat, type ReadScore, type WrittenFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { newReport, type ReportWriter } from '../score/report'
import type { Score } from '../score/score'
import { plainText, textOf } from '../score/text'
import { scoreOfSong } from '../track/score-of-song'
import { songOfScore, withRepeatsFolded } from '../track/song-of-score'

/** Characters that are looked at to tell what a text is. */
const HEAD = 65_536
/** Directives that only ChordPro has at the start of a line. */
const DIRECTIVE =
  /^\s*\{\s*(?:title|t|subtitle|st|artist|key|capo|comment|c|start_of_[a-z]+|so[cvbt]|chorus|define|new_song|ns)\s*[:}\s]/im
// biome-ignore lint/suspicious/noControlCharactersInRegex: a text has none of them
const CONTROL = /[\u0000-\u0008\u000e-\u001f]/

/** The text of a sheet; `undefined` for bytes that are none. */
function sheetTextOf(bytes: Uint8Array): string | undefined {
  const text = textOf(bytes)
  return CONTROL.test(text) ? undefined : text
}

function hasChords(song: Song): boolean {
  return songTimes(song).chords.some(({ chord }) => chord !== undefined)
}

function read(bytes: Uint8Array): ReadScore {
  const text = sheetTextOf(bytes)
  if (text === undefined) throw new FormatError('unreadable-file', 'This sheet is no plain text.')
  checkCount('characters', text.length, FILE_LIMITS.maxSheetCharacters)
  const { song, assumed, unread } = readSong(text)
  const over = surplusOf(song)
  if (over) checkCount(over.what, over.count, over.most)
  const [issue] = checkSong(song).issues
  if (issue) throw new FormatError('unreadable-file', `This sheet: ${issue.message}`)
  if (!hasChords(song) && ascii.sniff(bytes)) return ascii.read(bytes)
  if (!hasChords(song)) throw new FormatError('empty-file', 'This sheet holds no chords.')
  const report = newReport()
  for (const sentence of assumed) report.add('changed', sentence)
  for (const { line, text: part, reason } of unread) {
    report.add('left-out', `Line ${line}: ${JSON.stringify(plainText(part))} ${reason}.`)
  }
  for (const { text: part, reason } of songTimes(song).unread) {
    report.add('left-out', `The chord ${JSON.stringify(plainText(part))} ${reason}.`)
  }
  const made = scoreOfSong(song, STANDARD_NECK)
  return { score: made.score, report: [...report.finish(), ...made.report] }
}

/** The song of a score; where nothing in it is one, its tab as a block of a sheet. */
function songOf(score: Score, report: ReportWriter): Song {
  const [first] = score.tracks
  const song = score.sheet?.song ?? (first && songOfScore(score, first, report))
  if (song) {
    if (!score.sheet?.isStrummed)
      report.add('left-out', 'Notes: a sheet has chords, words and sections.')
    // The bars of a tab play repeats out.
    return score.sheet?.isStrummed ? song : withRepeatsFolded(song)
  }
  const tab = ascii.write(score)
  const texts = new TextDecoder('utf-8').decode(tab.bytes).trimEnd().split('\n')
  report.add('changed', 'There are no chord names, words and sections: the sheet holds tab text.')
  return {
    title: score.title,
    ...(score.artist !== '' && { artist: score.artist }),
    metadata: [],
    sections: [
      {
        kind: 'tab',
        repeats: 1,
        lines: texts.map((text) => ({ kind: 'tab', text, marks: [] })),
      },
    ],
  }
}

function writerOf(id: 'chordpro' | 'sheet', write: (song: Song) => string): WrittenFormat {
  return {
    ...formatOf(id, id === 'chordpro' ? ['chopro', 'chordpro', 'pro'] : []),
    write(score) {
      const report = newReport()
      const text = write(songOf(score, report))
      return { bytes: new TextEncoder().encode(text), report: report.finish() }
    },
  }
}

export const chordPro = writerOf('chordpro', writeChordPro)
export const sheetText = writerOf('sheet', writeText)

/** Text with directives: asked before tab text, which may stand inside. */
export const chordProSheet: ReadFormat = {
  id: 'chordpro',
  name: 'ChordPro',
  extensions: chordPro.extensions,
  sniff(bytes) {
    const head = sheetTextOf(bytes.subarray(0, HEAD))
    return head !== undefined && DIRECTIVE.test(head)
  },
  read,
}

const STRINGS = 6

/** Whether a text with tab is a sheet: more lines of words have chords than there are systems of tab. */
function isMoreSungThanTab({ sections }: Song): boolean {
  const lines = sections.flatMap((section) => section.lines)
  const sung = lines.filter(({ text, marks }) => text !== '' && marks.length > 0).length
  return sung * STRINGS > lines.filter(({ kind }) => kind === 'tab').length
}

/** Any other text in which chords are read, but for tab. */
export const chordSheet: ReadFormat = {
  id: 'sheet',
  name: 'Chord sheet',
  extensions: sheetText.extensions,
  sniff(bytes) {
    const head = sheetTextOf(bytes.subarray(0, HEAD))
    if (head === undefined) return false
    const { song } = readSong(head)
    return hasChords(song) && (isMoreSungThanTab(song) || !ascii.sniff(bytes))
  },
  read,
}
