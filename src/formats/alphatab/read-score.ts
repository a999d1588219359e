/** An alphaTab score as a `Score`: repeats played out, tracks staff by staff. */
import type { model } from '@coderline/alphatab'
import type { ReadScore } from '../format'
import { neckOfStrings } from '../score/file-neck'
import { fitMeasures } from '../score/fit-measures'
import { playOut } from '../score/jumps'
import { FILE_LIMITS } from '../score/limits'
import type { BarJumps, Sign } from '../score/playing-order'
import { newReport, type ReportWriter } from '../score/report'
import { isTimeSignature } from '../score/rhythm'
import {
  MAX_VOICES,
  type Score,
  type ScoreMeasure,
  type ScoreTrack,
  type TempoChange,
  type Voice,
} from '../score/score'
import { plainText, strumOf } from '../score/text'
import { alphaTab } from './library'
import { readVoice, reportMasterBar, type VoiceContext } from './read-voice'

/** Where each kind of jump back goes; Fine and coda act wherever they are met after it. */
function backTo(direction: model.Direction): BarJumps['backTo'] {
  const { Direction: at } = alphaTab().model
  switch (direction) {
    case at.JumpDaCapo:
    case at.JumpDaCapoAlCoda:
    case at.JumpDaCapoAlDoubleCoda:
    case at.JumpDaCapoAlFine:
      return 'start'
    case at.JumpDalSegno:
    case at.JumpDalSegnoAlCoda:
    case at.JumpDalSegnoAlDoubleCoda:
    case at.JumpDalSegnoAlFine:
      return 'segno'
    case at.JumpDalSegnoSegno:
    case at.JumpDalSegnoSegnoAlCoda:
    case at.JumpDalSegnoSegnoAlDoubleCoda:
    case at.JumpDalSegnoSegnoAlFine:
      return 'segno-segno'
    default:
      return undefined
  }
}

function jumpsOf({ directions }: model.MasterBar): BarJumps {
  const { Direction: at } = alphaTab().model
  const all = [...(directions ?? [])]
  const signs = new Map<model.Direction, Sign>([
    [at.TargetSegno, 'segno'],
    [at.TargetSegnoSegno, 'segno-segno'],
    [at.TargetCoda, 'coda'],
    [at.TargetDoubleCoda, 'double-coda'],
  ])
  const back = all.map(backTo).find((to) => to !== undefined)
  const coda = all.includes(at.JumpDaCoda)
    ? 'coda'
    : all.includes(at.JumpDaDoubleCoda)
      ? 'double-coda'
      : undefined
  return {
    signs: all.flatMap((direction) => signs.get(direction) ?? []),
    isFine: all.includes(at.TargetFine),
    ...(coda && { toCoda: coda }),
    ...(back && { backTo: back }),
  }
}

/** Of two tempos at one place the later one counts: Guitar Pro 5 files give the first one twice. */
function temposOf(bar: model.MasterBar): readonly TempoChange[] {
  const quarters = (bar.timeSignatureNumerator * 4) / bar.timeSignatureDenominator
  const tempos = new Map<number, TempoChange>()
  for (const { ratioPosition, value } of bar.tempoAutomations) {
    if (!(value > 0 && Number.isFinite(value))) continue
    const offsetQuarters = Math.min(1, Math.max(0, ratioPosition)) * quarters
    tempos.set(offsetQuarters, { offsetQuarters, quarterBpm: value })
  }
  return [...tempos.values()]
}

function measureOf(bar: model.MasterBar, first: model.Bar | undefined): ScoreMeasure {
  const section = plainText(bar.section?.text || bar.section?.marker || '')
  const { KeySignatureType } = alphaTab().model
  const { timeSignatureNumerator: beats, timeSignatureDenominator: unit } = bar
  return {
    timeSignature: isTimeSignature(beats, unit) ? [beats, unit] : [4, 4],
    fifths: first?.keySignature ?? 0,
    isMinor: first?.keySignatureType === KeySignatureType.Minor,
    ...(bar.isAnacrusis && { isPickup: true }),
    ...(section !== '' && { section }),
    tempos: temposOf(bar),
  }
}

function trackOf(staff: model.Staff, order: readonly number[], report: ReportWriter): ScoreTrack {
  const { track } = staff
  const several = track.staves.length > 1 ? ` (staff ${staff.index + 1})` : ''
  const name = (plainText(track.name) || `Track ${track.index + 1}`) + several
  const { program } = track.playbackInfo
  const isPercussion = staff.isPercussion
  const neck =
    staff.isStringed && !isPercussion ? neckOfStrings(staff.tuning, staff.capo) : undefined
  if (staff.isStringed && !isPercussion && !neck) {
    report.add(
      'changed',
      'Its strings or capo are none that a neck can have: only pitches are kept.',
      { track: name },
    )
  }
  const context = { neck, staff, track: name, report }
  const read = new Map<number, readonly Voice[]>()
  return {
    name,
    program: Math.min(127, Math.max(0, Math.round(program) || 0)),
    isPercussion,
    ...(neck && { neck }),
    measures: order.map((index, position) => {
      const bar = staff.bars[index]
      if (!bar) return []
      const voices = read.get(index) ?? voicesOf(bar, { ...context, bar: position + 1 })
      read.set(index, voices)
      return voices
    }),
  }
}

/**
 * Voices of rests without names are empty, and keep their number where a later one has notes.
 */
function voicesOf(bar: model.Bar, context: VoiceContext): readonly Voice[] {
  const isSilent = ({ beats }: model.Voice) =>
    beats.every(({ notes, chordId }) => notes.length === 0 && chordId === null)
  const last = bar.voices.findLastIndex((voice) => !isSilent(voice))
  return bar.voices
    .slice(0, Math.min(last + 1, MAX_VOICES))
    .map((voice) => (isSilent(voice) ? [] : readVoice(voice, context)))
}

function countNotes({ tracks }: model.Score, bar: number): number {
  const voices = tracks.flatMap(({ staves }) =>
    staves.flatMap(({ bars }) => bars[bar]?.voices ?? []),
  )
  return voices.reduce(
    (sum, { beats }) => beats.reduce((more, { notes }) => more + notes.length, sum),
    0,
  )
}

/** Reads a score that alphaTab has finished. */
export function readAlphaTabScore(from: model.Score): ReadScore {
  const report = newReport()
  const order = playOut(
    from.masterBars.map((bar) => ({
      isRepeatStart: bar.isRepeatStart,
      repeatCount: bar.repeatCount,
      endings: bar.alternateEndings,
      jumps: jumpsOf(bar),
    })),
    from.masterBars.map((_, index) => countNotes(from, index)),
    report,
  )
  const staves = from.tracks.flatMap(({ staves }) => staves)
  for (const { name } of from.tracks.slice(FILE_LIMITS.maxTracks)) {
    report.add('left-out', `Tracks after the first ${FILE_LIMITS.maxTracks}.`, {
      track: plainText(name),
    })
  }
  const first = staves[0]
  const measures = order.map((index, position) => {
    const bar = from.masterBars[index]!
    reportMasterBar(bar, report, { bar: position + 1 })
    return measureOf(bar, first?.bars[index])
  })
  const tracks = staves
    .slice(0, FILE_LIMITS.maxTracks)
    .map((staff) => trackOf(staff, order, report))
  const strum = strumOf(from.instructions ?? '')
  const score: Score = {
    title: plainText(from.title),
    artist: plainText(from.artist || from.music || from.words),
    ...(strum !== undefined && { strum }),
    measures,
    tracks,
  }
  return { score: fitMeasures(score, report), report: report.finish() }
}
