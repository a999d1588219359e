/** POST /api/import: a file of another program as a project, planned anew where asked for. */
import { DomainError } from '#engine/errors'
import { neckOfProject } from '#engine/project/project-neck'
import type { ProjectState } from '#engine/project/project-state'
import { encodeCompressedProject } from '#engine/project/state-codec'
import { renderAscii } from '#engine/tab/render-ascii'
import type { Measure } from '#engine/tab/tab-event'
import { FORMAT_ERRORS, type FormatErrorCode } from '#formats/score/format-error'
import { FILE_LIMITS } from '#formats/score/limits'
import type { ReportWriter } from '#formats/score/report'
import type { Score, ScoreTrack } from '#formats/score/score'
import { scoreUrlOf } from '../pictures/score-url'
import { defineOperation, type OperationContext } from '../registry/operation'
import { describeNeck } from '../schemas/neck-document'
import { NECK_FIELDS } from '../schemas/neck-parameters'
import { LONG_URL_LENGTH, projectLinksOf } from '../tab/tab-head'
import { bytesOfFile } from './file-bytes'
import { fileLinksOf } from './file-links'
import { writeImport } from './import.markdown'
import {
  type ImportedDocument,
  type ImportRequest,
  importDocument,
  importRequest,
} from './import.schema'
import { neckOfImport, trackOfImport } from './import-request'
import { formats, loadFormats } from './load-formats'

const API_VERSION = '2026-11-23'

/** Bars that a document shows as text. */
const SHOWN_BARS = 4

/** Six lines of tab text, from C up, as base64. */
export const TWO_BARS =
  'ZXwtLS0tLS0tLS0tLS0tLS0tfC0tLS0tLS0tLS0tLS0tLS18CkJ8LS0tLS0tLS0tLS0tMS0tLXwxLS0tLS0tLS0tLS0tLS0tfApHfC0tLS0tLS0tMC0tLS0tLS18MC0tLS0tLS0tLS0tLS0tLXwKRHwtLS0tMi0tLS0tLS0tLS0tfDItLS0tLS0tLS0tLS0tLS18CkF8My0tLS0tLS0tLS0tLS0tLXwzLS0tLS0tLS0tLS0tLS0tfApFfC0tLS0tLS0tLS0tLS0tLS18LS0tLS0tLS0tLS0tLS0tLXwK'

function describeTracks(score: Score): ImportedDocument['tracks'] {
  return score.tracks.map((track, index) => ({
    track: index + 1,
    name: track.name,
    instrument: track.neck?.instrument.id ?? null,
    tuning: track.neck?.tuning.id ?? null,
    capo: track.neck?.capo ?? null,
    isPercussion: track.isPercussion,
    noteCount: formats().soundingNotesOf(score, track).length,
  }))
}

/** Strums that were planned anew are a tab. */
const withOwnTab = ({ sheet, ...score }: Score): Score =>
  sheet ? { ...score, sheet: { ...sheet, isStrummed: false } } : score

/** The track on its neck, and how it was planned. */
function placedTrack(
  request: ImportRequest,
  score: Score,
  track: ScoreTrack,
  report: ReportWriter,
) {
  const { placeTrack, cutScore, MAX_PLANNED_NOTES } = formats()
  const { neck, isPlanned } = neckOfImport(request, track)
  if (!isPlanned) return { score, track, neck, fingering: null }
  const cut = cutScore(score, track, MAX_PLANNED_NOTES, report)
  const keep = track.neck ? request.keep : 'none'
  const { track: placed, ...counts } = placeTrack(cut.score, cut.track, neck, report, {
    keep,
    style: request.style,
  })
  if (!track.neck) {
    report.add(
      'changed',
      'The file has no strings for it: strings, frets and fingers are planned.',
      { track: track.name },
    )
  }
  return { score: withOwnTab(cut.score), track: placed, neck, fingering: { ...counts, keep } }
}

interface Links {
  readonly appUrl: string | null
  readonly compactUrl: string | null
  readonly files: ImportedDocument['files']
  readonly scoreUrl: string | null
  readonly advice: readonly string[]
}

/** Links only where they are short enough to be followed. */
function linksOf(project: ProjectState, { baseUrl }: OperationContext): Links {
  const zproject = encodeCompressedProject(project)
  if (zproject.length > LONG_URL_LENGTH) {
    const advice = [
      `A link to this project would have ${zproject.length} characters, more than clients follow; project holds it whole.`,
    ]
    return { appUrl: null, compactUrl: null, files: [], scoreUrl: null, advice }
  }
  const { appUrl, compactUrl } = projectLinksOf(project, baseUrl)
  const isShort = appUrl.length <= LONG_URL_LENGTH
  return {
    appUrl: isShort ? appUrl : null,
    compactUrl,
    files: [...fileLinksOf(project, baseUrl)],
    scoreUrl: scoreUrlOf(zproject, project.tabProject.measures, baseUrl),
    advice: isShort ? [] : ['appUrl would be too long to share; compactUrl holds the same.'],
  }
}

/** A tied note sounds on: its number would look like another stroke. */
const withoutTies = (measure: Measure): Measure => ({
  ...measure,
  notes: measure.notes.filter(({ tied }) => !tied),
})

function shownBars({ tabProject, selectedPitch }: ProjectState): string | null {
  try {
    return renderAscii(
      tabProject.measures.slice(0, SHOWN_BARS).map(withoutTies),
      neckOfProject({ tabProject, selectedPitch }),
      { barLines: true },
    )
  } catch (error) {
    if (error instanceof DomainError) return null
    throw error
  }
}

export const importFile = defineOperation({
  id: 'importFile',
  http: {
    method: 'POST',
    path: '/api/import',
    bytesField: 'file',
    maxBodyBytes: FILE_LIMITS.maxBytes,
  },
  summary: 'Reads a file of another program, and plans better fingers for it',
  description:
    'Takes Guitar Pro 3 to 8, MusicXML (also .mxl), MIDI, alphaTex, ASCII tab, ChordPro or a chord sheet as the body, known by its bytes and never by its name, and answers its tracks, a project of one of them, and a report of what was kept, changed and left out. Chords, words and sections become the song of the project; a sheet is a song with an empty tab, for which /api/song does more. refinger=true plans strings, frets and fingers anew on any neck and tells how many notes moved and what that costs. As files again: /api/file. A body of application/json holds the file as base64 beside the other parameters.',
  request: importRequest,
  document: importDocument,
  apiVersion: API_VERSION,
  errors: Object.keys(FORMAT_ERRORS) as FormatErrorCode[],
  lane: 'files',
  examples: [
    {
      title: 'Two bars of tab text',
      request: { file: TWO_BARS },
    },
  ],
  markdown: writeImport,
  tool: {
    name: 'import_file',
    title: 'Import a file',
    description:
      'Read a Guitar Pro, MusicXML, MIDI, alphaTex, ASCII tab or ChordPro file and get a track as a project. Use it when the user gives you a file of up to 180 kB. To write files use export_files; to judge tab text check_tab.',
    fields: ['file', 'track', 'refinger', 'keep', 'style', ...NECK_FIELDS],
    words: {
      file: 'As base64',
      track: 'As tracks lists it',
      refinger: 'Plan places and fingers anew',
    },
    examples: [{ title: 'Two bars of tab text', arguments: { file: TWO_BARS } }],
  },
  prepare: async ({ file }) => {
    const { sniffFormat } = await loadFormats()
    await sniffFormat(bytesOfFile(file), FILE_LIMITS.maxBytes).load?.()
  },
  run(request, context) {
    const { sniffFormat, readLoaded, newReport, projectOfTrack } = formats()
    const bytes = bytesOfFile(request.file)
    const {
      score,
      report: readReport,
      format,
    } = readLoaded(sniffFormat(bytes, FILE_LIMITS.maxBytes), bytes)
    const report = newReport()
    const track = trackOfImport(request, score.tracks)
    const placed = track && placedTrack(request, score, track, report)
    const made = placed && projectOfTrack(placed.score, placed.track, placed.neck, report)
    return {
      apiVersion: API_VERSION,
      format: { id: format.id, name: format.name },
      title: score.title,
      artist: score.artist,
      measureCount: score.measures.length,
      tracks: describeTracks(score),
      report: [...readReport, ...report.finish()].map(({ bars, ...entry }) => ({
        ...entry,
        bars: [...bars],
      })),
      track: track ? score.tracks.indexOf(track) + 1 : null,
      fingering: placed?.fingering ?? null,
      noteCount: made?.noteCount ?? 0,
      asciiTab: made ? shownBars(made.project) : null,
      shownMeasureCount: Math.min(SHOWN_BARS, made?.project.tabProject.measures.length ?? 0),
      project: made?.project ?? null,
      ...(made
        ? linksOf(made.project, context)
        : {
            appUrl: null,
            compactUrl: null,
            files: [],
            scoreUrl: null,
            advice: ['No track of this file has pitches that strings play.'],
          }),
      ...(placed && describeNeck(placed.neck)),
    }
  },
})
