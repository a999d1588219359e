/** Reading and writing files of others: what the worker does, without the worker. */
import { DomainError } from '#engine/errors'
import { INSTRUMENTS, neckOf } from '#engine/instrument/neck'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { loadAlphaTab } from '#formats/alphatab/library'
import { type DrawnSystem, drawScore } from '#formats/drawing/draw-score'
import { withoutEmptyEnd } from '#formats/drawing/without-empty-end'
import type { FormatId } from '#formats/format'
import {
  arrangeScore,
  cutScore,
  FormatError,
  instrumentIdOf,
  newReport,
  placeTrack,
  projectOfTrack,
  type ReadTab,
  readTab,
  scoreOfProject,
  soundingNotesOf,
  wholeScoreOf,
  writtenFormatOf,
} from '#formats/index'
import { withChordTexts } from '#formats/score/lay-chords'
import type { ScoreTrack } from '#formats/score/score'
import { isSingleLine } from '#formats/track/plan-notes'
import { type BackingTrack, backingOf } from '#formats/track/sounds-of-track'
import { withFileTracks } from '#formats/track/with-file-tracks'
import { withSigns } from '../state/display-text'
import type {
  ArrangedTracks,
  ArrangeRequest,
  DrawRequest,
  FileAnswers,
  FileQuestion,
  FileRequests,
  OpenedFile,
  PartRequest,
  TrackProject,
  TrackRequest,
  WriteRequest,
  WrittenFile,
} from './file-messages'

/** The file that was read last: tracks are taken from it one after the other. */
let opened: ReadTab | undefined

async function read(bytes: Uint8Array): Promise<OpenedFile> {
  opened = undefined
  const file = await readTab(bytes)
  opened = file
  const { score, report, format } = file
  const tracks = score.tracks.map((track) => {
    const notes = soundingNotesOf(score, track)
    const isLine = notes.length > 0 && isSingleLine(notes)
    return {
      name: track.name,
      isPercussion: track.isPercussion,
      ...(track.neck && { neck: track.neck }),
      noteCount: notes.length,
      program: track.program,
      ...(isLine && {
        highestOfLine: notes.reduce((most, { midi }) => Math.max(most, midi), 0),
      }),
    }
  })
  const melodic = tracks.filter(({ isPercussion, noteCount }) => !isPercussion && noteCount > 0)
  const first = melodic.find(({ neck }) => neck) ?? melodic[0]
  return {
    format: { id: format.id, name: format.name },
    title: score.title,
    artist: score.artist,
    measureCount: score.measures.length,
    tracks,
    firstTrack: first && tracks.indexOf(first),
    report,
  }
}

/** A bass part that has no strings is planned on a bass, whatever the page shows. */
function neckFor({ neck, leavesOwnNeck }: TrackRequest, track: ScoreTrack) {
  if (track.neck) return leavesOwnNeck ? neck : track.neck
  const id = instrumentIdOf(track.program)
  const other = INSTRUMENTS.find((row) => row.id === id)
  const isFine = !other || id === 'guitar' || id === neck.instrument.id
  return isFine ? neck : neckOf(other, other.tunings[0]!)
}

function projectOf({ score }: ReadTab, request: TrackRequest): TrackProject {
  const from = score.tracks[request.track]
  if (!from) throw new RangeError('the file has no such track')
  const report = newReport()
  const named = { ...score, title: score.title || request.title }
  if (from.neck && request.fingers === 'written') {
    const made = projectOfTrack(named, from, from.neck, report)
    return { ...made, report: report.finish(), placing: undefined }
  }
  const neck = neckFor(request, from)
  const cut = cutScore(named, from, PROJECT_LIMITS.maxNotes, report)
  const keep = request.fingers === 'written' ? 'none' : request.fingers
  const { track: placed, ...placing } = placeTrack(cut.score, cut.track, neck, report, { keep })
  return { ...projectOfTrack(cut.score, placed, neck, report), report: report.finish(), placing }
}

async function track(request: TrackRequest): Promise<TrackProject> {
  if (!opened) throw new RangeError('no file is open')
  return projectOf(opened, request)
}

async function backing(bytes: Uint8Array): Promise<readonly BackingTrack[]> {
  return backingOf((await readTab(bytes)).score)
}

async function part({ bytes, ...request }: PartRequest): Promise<TrackProject> {
  const file = await readTab(bytes)
  return projectOf(file, { ...request, fingers: 'written', leavesOwnNeck: false })
}

async function arrange({ title, ...options }: ArrangeRequest): Promise<ArrangedTracks> {
  if (!opened) throw new RangeError('no file is open')
  const report = newReport()
  const named = { ...opened.score, title: opened.score.title || title }
  return { ...arrangeScore(named, options, report), report: report.finish() }
}

/** Formats that hold one track or none. */
const ONE_TRACK: readonly FormatId[] = ['ascii', 'chordpro', 'sheet']

async function write({ project, format: id, file }: WriteRequest): Promise<WrittenFile> {
  const format = writtenFormatOf(id)
  await format.load?.()
  const alone = wholeScoreOf(project)
  const isAlone = !file || ONE_TRACK.includes(id)
  const { score, report } = !isAlone
    ? withFileTracks(alone, project, { ...file, score: (await readTab(file.bytes)).score })
    : alone
  const written = format.write(score)
  const told = newReport()
  if (file && isAlone) told.add('left-out', `The other tracks: ${format.name} holds one.`)
  return {
    bytes: Uint8Array.from(written.bytes),
    report: [...told.finish(), ...report, ...written.report],
  }
}

async function draw(request: DrawRequest): Promise<readonly DrawnSystem[]> {
  await loadAlphaTab()
  const { project, isTrimmed, ...drawing } = request
  const { score } = scoreOfProject(project)
  const tracks = score.tracks.map((one) => withChordTexts(one, withSigns))
  const named = { ...score, tracks }
  return drawScore(isTrimmed ? withoutEmptyEnd(named) : named, drawing)
}

type Work = {
  readonly [Question in FileQuestion]: (
    request: FileRequests[Question],
  ) => Promise<FileAnswers[Question]>
}

export const fileWork: Work = { read, track, arrange, backing, part, write, draw }

/** Why a file is refused, in a sentence; `undefined` for an unexpected error. */
export function refusalOf(error: unknown): string | undefined {
  return error instanceof FormatError || error instanceof DomainError ? error.message : undefined
}
