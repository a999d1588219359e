/** What a score says of a song: its names of chords, words and sections as a sheet. */
import { fitChordName } from '#engine/project/chord-names'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import {
  SONG_LIMITS,
  type Song,
  type SongLine,
  type SongMark,
  type SongSection,
} from '#engine/project/song-shape'
import { cellCountOf, SAME_SHARE } from '#engine/song/bar-cells'
import { titleOfKind } from '#engine/song/directives'
import { kindOfLabel } from '#engine/song/line-text'
import { readSign } from '#engine/song/song-marks'
import { rootOfSignature } from '#engine/theory/key-signature'
import { formatNoteName } from '#engine/theory/pitch'
import type { ReportWriter } from '../score/report'
import type { Score, ScoreTrack } from '../score/score'
import { barQuartersOf, beatQuartersOf, measureQuartersOf } from '../score/score-times'
import { trackWithNames } from './chords-of-track'
import { allowedSignature } from './tab-of-track'

/** Scores have no lines of words: so many bars are one. */
const LINE_BARS = 4

/** A name or words at a share of the bar, 0 to 1. */
interface Said {
  readonly at: number
  readonly text: string
}

/** What the first voice that says it says in each bar. */
function saidIn(
  score: Score,
  track: ScoreTrack | undefined,
  what: 'chord' | 'lyric',
): readonly (readonly Said[])[] {
  return score.measures.map((measure, bar) => {
    const whole = barQuartersOf(measure)
    const pickup = whole - measureQuartersOf(measure, score.tracks, bar)
    const said = new Map<number, Said>()
    for (const voice of track?.measures[bar] ?? []) {
      let at = pickup
      for (const beat of voice) {
        const share = at / whole
        const text = beat[what]
        if (text !== undefined && share < 1 - SAME_SHARE && !said.has(share))
          said.set(share, { at: share, text })
        at += beatQuartersOf(beat)
      }
    }
    return [...said.values()].sort((a, b) => a.at - b.at)
  })
}

function symbolOf(name: string): string {
  const plain = fitChordName(name.replaceAll('[', '(').replaceAll(']', ')')).trim()
  const sign = readSign(plain)
  return sign && sign.kind !== 'silence' ? `*${plain}`.slice(0, SONG_LIMITS.maxSymbolLength) : plain
}

/** The cells of a bar: names, and strokes that hold the one before. */
function cellsOf(names: readonly Said[], beats: number, tell: () => void): readonly Said[] {
  if (names.length === 0) return [{ at: 0, text: '/' }]
  const count = cellCountOf(
    names.map(({ at }) => at),
    beats,
  )
  if (count === undefined) tell()
  const slots = count ?? beats
  return Array.from({ length: slots }, (_, slot) => {
    const own = names.find(({ at }) => Math.min(slots - 1, Math.round(at * slots)) === slot)
    return { at: slot / slots, text: own ? symbolOf(own.text) : '/' }
  })
}

interface Bar {
  readonly cells: readonly Said[]
  readonly words: readonly Said[]
}

/** Words one after the other; a hyphen at the end of some joins the next. */
class Words {
  text = ''
  private goesOn = false
  private readonly marks: SongMark[] = []
  isCut = false

  mark(symbol: string): void {
    if (this.text !== '' && !this.goesOn && !this.text.endsWith(' ')) this.text += ' '
    this.marks.push({ at: this.text.length, symbol })
  }

  add(words: string): void {
    const isSpaced = this.text === '' || this.goesOn || this.text.endsWith(' ')
    const next = `${this.text}${isSpaced ? '' : ' '}${words}`
    if (next.length > SONG_LIMITS.maxLineLength) {
      this.isCut = true
      return
    }
    this.goesOn = words.length > 1 && words.endsWith('-')
    this.text = this.goesOn ? next.slice(0, -1) : next
  }

  line(): SongLine {
    const text = this.text.trimEnd()
    const marks = this.marks.map(({ at, symbol }) => ({ at: Math.min(at, text.length), symbol }))
    return { kind: 'lyrics', text, marks }
  }
}

/** Some bars as a line; bar lines stand where a bar is not one chord. */
function lineOf(bars: readonly Bar[], hasMarks: boolean, report: ReportWriter): SongLine {
  const hasBars = bars.some(({ cells }) => cells.length !== 1 || cells[0]!.text === '/')
  const line = new Words()
  for (const { cells, words } of bars) {
    if (hasMarks && hasBars) line.mark('|')
    for (const [index, { at, text }] of cells.entries()) {
      const end = cells[index + 1]?.at ?? 1
      if (hasMarks) line.mark(text)
      for (const one of words)
        if (one.at > at - SAME_SHARE && one.at < end - SAME_SHARE) line.add(one.text)
    }
  }
  if (hasMarks && hasBars) line.mark('|')
  if (line.isCut) report.add('left-out', 'Words beyond the length of a line.')
  return line.line()
}

const isSame = (one: SongSection, other: SongSection | undefined) =>
  one.kind === other?.kind &&
  one.label === other.label &&
  JSON.stringify(one.lines) === JSON.stringify(other.lines)

/** A chorus that was there is called again. */
function withRecalls(sections: readonly SongSection[]): readonly SongSection[] {
  let chorus: SongSection | undefined
  return sections.map((section) => {
    if (section.kind !== 'chorus') return section
    if (isSame(section, chorus)) return { ...section, recalls: true, lines: [] }
    chorus = section
    return section
  })
}

/** The song with sections that are played again at once as one: its bars are then fewer than its tab's. */
export function withRepeatsFolded(song: Song): Song {
  const kept: SongSection[] = []
  for (const section of song.sections) {
    const before = kept.at(-1)
    const isAgain =
      before !== undefined &&
      (isSame(section, before) || (section.recalls && isSameCall(section, before)))
    const repeats = (before?.repeats ?? 0) + section.repeats
    if (isAgain && repeats <= SONG_LIMITS.maxRepeats) kept[kept.length - 1] = { ...before, repeats }
    else kept.push(section)
  }
  return { ...song, sections: kept }
}

/** Whether a call is of the section that stands before it. */
const isSameCall = (call: SongSection, before: SongSection) =>
  call.kind === before.kind && call.label === before.label

function headOf({ title, artist, strum, measures }: Score, { name, neck }: ScoreTrack) {
  const [first] = measures
  const signature = first && allowedSignature(first)
  const isKeyTold = first && (first.fifths !== 0 || first.isMinor)
  const bpm = first?.tempos.find(({ offsetQuarters }) => offsetQuarters === 0)?.quarterBpm
  const tempo = bpm && signature && Math.round(bpm * signature[1] * 250) / 1000
  const fits = tempo && tempo >= PROJECT_LIMITS.minTempo && tempo <= PROJECT_LIMITS.maxTempo
  return {
    title,
    ...(artist !== '' && { artist }),
    ...(strum !== undefined && { strum }),
    ...(isKeyTold && {
      key: `${formatNoteName(rootOfSignature(first))}${first.isMinor ? 'm' : ''}`,
    }),
    ...(fits && { tempo }),
    ...(signature && { meter: signature }),
    ...(neck && neck.capo > 0 && { capo: neck.capo, chordNames: 'sounding' as const }),
    metadata: name !== '' && name !== neck?.instrument.name ? [{ name: 'track', value: name }] : [],
  }
}

/**
 * The song of a score, from this track or the first other that has names or words; `undefined`
 * where it has no names, no words and no sections.
 */
export function songOfScore(
  score: Score,
  track: ScoreTrack,
  report: ReportWriter,
): Song | undefined {
  const all = [track, ...score.tracks]
  const hasWords = ({ measures }: ScoreTrack) =>
    measures.some((voices) => voices.flat().some(({ lyric }) => lyric !== undefined))
  const named = trackWithNames(all)
  const sung = all.find(hasWords)
  const { measures } = score
  if (!named && !sung && measures.every(({ section }) => section === undefined)) return undefined
  const names = saidIn(score, named, 'chord')
  const words = saidIn(score, sung, 'lyric')
  const head = headOf(score, track)
  const beats = head.meter?.[0] ?? 4
  const bars = measures.map((_, bar): Bar => {
    const tell = () =>
      report.add('changed', 'The sheet has chords on beats that are nearest.', { bar: bar + 1 })
    return { cells: cellsOf(names[bar]!, beats, tell), words: words[bar]! }
  })
  const other = measures.findIndex(
    ({ timeSignature }) => timeSignature.join() !== measures[0]!.timeSignature.join(),
  )
  if (other >= 0)
    report.add('changed', 'The sheet counts all bars in the first time signature.', {
      bar: other + 1,
    })
  const starts = measures.flatMap(({ section }, bar) => (bar === 0 || section ? [bar] : []))
  const hasMarks = named !== undefined || sung === undefined
  let room: { readonly lines: number; readonly marks: number } = {
    lines: SONG_LIMITS.maxLines,
    marks: SONG_LIMITS.maxMarks,
  }
  const sections = starts.slice(0, SONG_LIMITS.maxSections).map((start, index): SongSection => {
    const end = starts[index + 1] ?? bars.length
    const lines: SongLine[] = []
    for (let bar = start; bar < end; bar += LINE_BARS) {
      const line = lineOf(bars.slice(bar, Math.min(end, bar + LINE_BARS)), hasMarks, report)
      if (line.text === '' && line.marks.length === 0) continue
      room = { lines: room.lines - 1, marks: room.marks - line.marks.length }
      if (room.lines >= 0 && room.marks >= 0) lines.push(line)
      else report.add('left-out', 'Bars after the last that a sheet holds.', { bar: bar + 1 })
    }
    const label = measures[start]!.section?.slice(0, SONG_LIMITS.maxLabelLength)
    const named = label === undefined ? undefined : kindOfLabel(label)
    // Its lines are chords and words, which a tab has not.
    const kind = named === undefined || named === 'tab' ? 'part' : named
    const isOwn = label !== undefined && label !== titleOfKind(kind)
    return { kind, ...(isOwn && { label }), repeats: 1, lines }
  })
  if (starts.length > SONG_LIMITS.maxSections)
    report.add('left-out', `Sections after ${SONG_LIMITS.maxSections} of the sheet.`)
  report.add('kept', `Chords, words and sections are a sheet; ${LINE_BARS} bars are a line of it.`)
  return { ...head, sections: withRecalls(sections) }
}
