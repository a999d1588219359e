/** A song over the bars of a score: names and words at their beats, section marks, repeats. */

import { readStrum, type Strum } from '#engine/accompany/strum'
import { strummedSong } from '#engine/accompany/strummed-song'
import { isMinorScale } from '#engine/harmony/key'
import type { Neck } from '#engine/instrument/neck'
import { withCapo } from '#engine/instrument/read-neck'
import { chordNamesOf } from '#engine/practice/drill-chord-names'
import type { ChordName } from '#engine/project/chord-names'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { theoryOfProject } from '#engine/project/project-theory'
import type { Song } from '#engine/project/song-shape'
import { titleOfKind } from '#engine/song/directives'
import { keyOfSong } from '#engine/song/song-marks'
import { type SongTimes, songTimes, type TimedChord } from '#engine/song/song-times'
import { keyIn, soundingSong } from '#engine/song/transpose-song'
import { barBeatsOf, DEFAULT_TEMPO, emptyMeasure } from '#engine/tab/measure'
import type { Measure } from '#engine/tab/tab-event'
import { C_MAJOR } from '#engine/theory/layer'
import { scaleById } from '#engine/theory/scale'
import type { ReadScore } from '../format'
import { type ChordInBar, layChords } from '../score/lay-chords'
import { FILE_LIMITS } from '../score/limits'
import { newReport, type ReportWriter } from '../score/report'
import type { Score, ScoreMeasure, Voice } from '../score/score'
import { barQuartersOf, beatQuartersOf } from '../score/score-times'
import { plainText } from '../score/text'
import { barsOfProject, scoreOfProject, songNameOf } from './project-of-track'
import { scoreOfBars, type TabHeading } from './score-of-tab'

/** Titles of projects that were not named. */
const UNNAMED = ['Untitled', 'Song']

const textOf = ({ chord, symbol }: TimedChord) =>
  chord?.symbol ?? (/^\(?n/i.test(symbol) ? 'N.C.' : symbol)

/** The words from each chord of a line to the next one; a hyphen where a word goes on. */
function chunksOf(text: string, starts: readonly number[]): readonly string[] {
  return starts.map((start, index) => {
    const end = starts[index + 1] ?? text.length
    const goesOn = /\S/.test(text[end - 1] ?? ' ') && /\S/.test(text[end] ?? ' ')
    const chunk = text.slice(index === 0 ? 0 : start, end).trim()
    return chunk !== '' && goesOn ? `${chunk}-` : chunk
  })
}

const joined = (parts: readonly string[]) => parts.filter((part) => part !== '').join(' ')

/** The words below each chord that begins in the song, by its index; words alone go to the chord before. */
function wordsUnder(
  { sections }: Song,
  times: SongTimes,
  report: ReportWriter,
): ReadonlyMap<number, string> {
  const words = new Map<number, string>()
  const first = new Map<string, number>()
  times.chords.forEach(({ section, line, mark, held }, index) => {
    const key = `${section} ${line} ${mark}`
    if (!held && !first.has(key)) first.set(key, index)
  })
  let waiting = ''
  times.sections.forEach(({ recalls }, section) => {
    let last: number | undefined
    sections[recalls ?? section]!.lines.forEach(({ kind, text, marks }, line) => {
      if (kind !== 'lyrics') {
        report.add('left-out', 'Comments, tab and directives of the sheet: scores have none.')
        return
      }
      const cells = marks.flatMap(({ at }, mark) => {
        const index = first.get(`${section} ${line} ${mark}`)
        return index === undefined ? [] : [{ at, index }]
      })
      if (cells.length === 0 && text.trim() !== '') {
        report.add('changed', 'Words without chords stand below the chord before them.')
        if (last === undefined) waiting = joined([waiting, text.trim()])
        else words.set(last, joined([words.get(last) ?? '', text.trim()]))
      }
      const chunks = chunksOf(
        text,
        cells.map(({ at }) => at),
      )
      for (const [index, { index: chord }] of cells.entries()) {
        words.set(chord, joined([waiting, chunks[index]!]))
        waiting = ''
        last = chord
      }
    })
  })
  if (waiting !== '') report.add('left-out', 'Words after which no chord comes.')
  return words
}

/** Repeats that do not lie in one another, as the bars of a score can say them. */
function withRepeats(
  measures: readonly ScoreMeasure[],
  { sections, repeats }: SongTimes,
  report: ReportWriter,
): readonly ScoreMeasure[] {
  const asked = [
    ...sections.flatMap(({ firstBar, bars, repeats: times }) =>
      bars > 0 && times > 1 ? [{ firstBar, bars, times }] : [],
    ),
    ...repeats.filter(({ times }) => times > 1),
  ]
  const marked = [...measures]
  const taken = new Set<number>()
  for (const { firstBar, bars, times } of asked) {
    const own = Array.from({ length: bars }, (_, index) => firstBar - 1 + index)
    if (own.some((bar) => taken.has(bar) || bar >= marked.length)) {
      report.add('left-out', 'Repeats inside of repeats: their bars stand once.', { bar: firstBar })
      continue
    }
    for (const bar of own) taken.add(bar)
    const [start, end] = [own[0]!, own.at(-1)!]
    marked[start] = { ...marked[start]!, isRepeatStart: true }
    marked[end] = { ...marked[end]!, repeatCount: times }
  }
  return marked
}

/** When the beats with names begin in a bar, in quarters. */
function namedTimes(voices: readonly Voice[]): readonly number[] {
  const times = voices.flatMap((voice) => {
    let at = 0
    return voice.flatMap((beat) => {
      const start = at
      at += beatQuartersOf(beat)
      return beat.chord === undefined ? [] : [start]
    })
  })
  return times.sort((a, b) => a - b)
}

/** The score with words, section marks and repeats of a song whose bars are its bars. */
function withSong(score: Score, song: Song, times: SongTimes, report: ReportWriter): Score {
  const words = wordsUnder(song, times, report)
  const byBar = new Map<number, (ChordInBar & { readonly isLyric: true })[]>()
  times.chords.forEach(({ bar, beat, held }, index) => {
    if (held) return
    const own = byBar.get(bar - 1) ?? []
    byBar.set(bar - 1, own)
    own.push({ quarters: beat, symbol: plainText(words.get(index)), isLyric: true })
  })
  const measures = score.measures.map((measure, bar): ScoreMeasure => {
    const named = times.sections.findLast(({ firstBar, bars }) => bars > 0 && firstBar === bar + 1)
    if (!named || (named.kind === 'part' && named.label === undefined)) return measure
    return { ...measure, section: plainText(named.label ?? titleOfKind(named.kind)) }
  })
  const tracks = score.tracks.map((track) => ({
    ...track,
    measures: track.measures.map((voices, bar) => {
      const own = byBar.get(bar) ?? []
      const at = namedTimes(voices)
      const placed = own.map((one, index) =>
        at.length === own.length ? { ...one, quarters: at[index]! } : one,
      )
      const said = placed.filter(({ symbol }) => symbol !== '')
      return layChords(voices, said, barQuartersOf(measures[bar]!), (laid) => {
        if (laid === 'nowhere')
          report.add('left-out', 'Words where no beat can begin.', { bar: bar + 1 })
      })
    }),
  }))
  const strum = song.strum === undefined ? {} : { strum: plainText(song.strum) }
  return { ...score, ...strum, measures: withRepeats(measures, times, report), tracks }
}

/** The names of a song at beats of bars. */
function namesOver(times: SongTimes, bars: readonly Measure[]): readonly ChordName[] {
  const starts: number[] = []
  let start = 0
  for (const { timeSignature } of bars) {
    starts.push(start)
    start += barBeatsOf(timeSignature)
  }
  return times.chords.flatMap(({ held, ...cell }) => {
    const [bar, from] = [bars[cell.bar - 1], starts[cell.bar - 1]]
    if (held || !bar || from === undefined) return []
    return [{ beat: from + (cell.beat * bar.timeSignature[1]) / 4, symbol: textOf(cell) }]
  })
}

/** The strum that a song names, or one stroke a beat. */
function strumOf({ strum, meter = [4, 4] }: Song, report: ReportWriter): Strum {
  const read = strum === undefined ? undefined : readStrum(strum, meter)
  if (read && !('problem' in read)) return read
  if (read)
    report.add(
      'changed',
      `The strum ${JSON.stringify(strum)} ${read.problem}: struck on each beat.`,
    )
  const plain = readStrum('D'.repeat(meter[0]), meter)
  if ('problem' in plain) throw new RangeError(`no strum for ${meter.join('/')}`)
  return plain
}

/** The bars of a song without tab, as a hand can play them. */
function strummedBarsOf(
  song: Song,
  times: SongTimes,
  neck: Neck,
  report: ReportWriter,
): readonly Measure[] {
  const strum = strumOf(song, report)
  const perBar = strum.strokes.length * neck.strings.length
  const most = Math.min(FILE_LIMITS.maxMeasures, Math.floor(FILE_LIMITS.maxNotes / perBar))
  if (times.bars > most) report.add('left-out', `Bars after bar ${most} of the song.`)
  let { chords } = times
  for (;;) {
    const tempo = song.tempo ?? DEFAULT_TEMPO
    const { measures, unplayable } = strummedSong({ ...times, chords }, strum, tempo, neck, most)
    if (unplayable === undefined) return measures
    report.add('left-out', `Strokes of ${unplayable}: no hand can hold it on these strings.`)
    chords = chords.filter(({ symbol }) => symbol !== unplayable)
  }
}

/**
 * A song as a score, struck by its strum or on each beat.
 *
 * @param given the neck; the song's capo is put on it.
 */
export function scoreOfSong(song: Song, given: Neck, heading: Partial<TabHeading> = {}): ReadScore {
  const report = newReport()
  const sounding = soundingSong(song)
  const times = songTimes(sounding)
  const neck = song.capo === undefined ? given : withCapo(given, song.capo)
  const bars = strummedBarsOf(song, times, neck, report)
  const key = keyIn(sounding)
  const scale = scaleById(key && isMinorScale(key.scale) ? 'naturalMinor' : 'major')!
  const read = scoreOfBars(bars, neck, {
    title: plainText(song.title),
    artist: plainText(song.artist),
    theory: { ...C_MAJOR, root: key?.root ?? C_MAJOR.root, scale },
    chords: namesOver(times, bars),
    ...heading,
  })
  report.add('changed', 'The sheet has no tab: its chords are struck.')
  for (const sentence of times.assumed) report.add('changed', sentence)
  const score = withSong(read.score, song, times, report)
  return {
    score: { ...score, sheet: { song, isStrummed: true } },
    report: [...read.report, ...report.finish()],
  }
}

/**
 * A project as a score with its song: over its tab, or struck where it has none.
 *
 * @throws FormatError `not-writable` for more bars than a score holds.
 */
export function wholeScoreOf(project: ProjectState): ReadScore {
  const { song } = project
  if (!song) return scoreOfProject(project)
  const { title } = project.tabProject
  const own = [...UNNAMED, songNameOf({ title: song.title, artist: song.artist ?? '' })]
  const heading = {
    // A project that was renamed is called by its new name.
    title: plainText(own.includes(title) ? song.title : title),
    artist: plainText(song.artist),
  }
  const hasTab = project.tabProject.measures.some(({ notes }) => notes.length > 0)
  const times = songTimes(soundingSong(song))
  if (!hasTab && times.bars > 0) {
    // A key that the song names is its own; else the project's stands.
    const theory = keyOfSong(song) ? {} : { theory: theoryOfProject(project) }
    return scoreOfSong(song, neckOfProject(project), { ...heading, ...theory })
  }
  const report = newReport()
  const tab = barsOfProject(project)
  const last = tab.at(-1)
  const missing = Math.max(0, Math.min(times.bars, FILE_LIMITS.maxMeasures) - tab.length)
  const bars = [
    ...tab,
    ...Array.from({ length: missing }, (_, index) => ({
      ...emptyMeasure(tab.length + index + 1),
      ...(last && { tempo: last.tempo, timeSignature: last.timeSignature }),
    })),
  ]
  const given = chordNamesOf(project)
  const names = given.length > 0 ? given : namesOver(times, bars)
  const read = scoreOfProject(project, bars, { ...heading, chords: names })
  const score = withSong(read.score, song, times, report)
  return {
    score: { ...score, sheet: { song, isStrummed: false } },
    report: [...read.report, ...report.finish()],
  }
}
