/** What the page asks of the worker that reads and writes files, and what it answers. */
import type { Neck } from '#engine/instrument/neck'
import type { ProjectState } from '#engine/project/project-state'
import type { DrawingRequest, DrawnSystem } from '#formats/drawing/draw-score'
import type { FormatId } from '#formats/format'
import type { Report } from '#formats/score/report'
import type { ArrangedScore, ArrangeScoreOptions } from '#formats/track/arrange-score'
import type { Keep, Placing } from '#formats/track/place-track'
import type { BackingTrack } from '#formats/track/sounds-of-track'

export interface TrackSummary {
  readonly name: string
  readonly isPercussion: boolean
  /** Left out where the file gives no strings. */
  readonly neck?: Neck
  /** Ties joined. */
  readonly noteCount: number
  /** General MIDI, 0–127. */
  readonly program: number
  /** Of a part whose notes sound one at a time: its highest pitch. */
  readonly highestOfLine?: number
}

export interface OpenedFile {
  readonly format: { readonly id: string; readonly name: string }
  readonly title: string
  readonly artist: string
  readonly measureCount: number
  readonly tracks: readonly TrackSummary[]
  /** 0-based; none where no track has notes that strings play. */
  readonly firstTrack: number | undefined
  readonly report: Report
}

/** `written` keeps places of the file; the others plan them anew and keep so much of them. */
export type Fingers = 'written' | Keep

export interface TrackRequest {
  /** 0-based index among the tracks of the file that was read last. */
  readonly track: number
  readonly fingers: Fingers
  /** What a track is planned on that has no neck, or is to leave its own. */
  readonly neck: Neck
  /** Whether the track is planned on `neck` although it has one of its own. */
  readonly leavesOwnNeck: boolean
  /** Of a file that has no title. */
  readonly title: string
}

export interface TrackProject {
  readonly project: ProjectState
  readonly noteCount: number
  readonly report: Report
  /** How it was planned; none where the places are those of the file. */
  readonly placing: Omit<Placing, 'track'> | undefined
}

/** Tracks of the file that was read last, as one part for a neck. */
export interface ArrangeRequest extends ArrangeScoreOptions {
  /** Of a file that has no title. */
  readonly title: string
}

/** The part with what became of each note of the tracks. */
export interface ArrangedTracks extends ArrangedScore {
  readonly report: Report
}

/** A track of a file that was kept, for the neck of the file or the one given. */
export interface PartRequest extends Pick<TrackRequest, 'track' | 'neck' | 'title'> {
  readonly bytes: Uint8Array
}

export interface WriteRequest {
  readonly project: ProjectState
  readonly format: FormatId
  /** The file that the project was opened from: its other tracks are written too. */
  readonly file?: {
    readonly bytes: Uint8Array
    /** As `FileTracks` says. */
    readonly own: readonly number[]
    readonly parts: ReadonlyMap<number, ProjectState>
  }
}

export interface WrittenFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly report: Report
}

export interface DrawRequest extends DrawingRequest {
  readonly project: ProjectState
  /** Whether empty bars at the end are left out. */
  readonly isTrimmed?: boolean
}

export interface FileRequests {
  readonly read: Uint8Array
  readonly track: TrackRequest
  readonly arrange: ArrangeRequest
  readonly backing: Uint8Array
  readonly part: PartRequest
  readonly write: WriteRequest
  readonly draw: DrawRequest
}

export interface FileAnswers {
  readonly read: OpenedFile
  readonly track: TrackProject
  readonly arrange: ArrangedTracks
  readonly backing: readonly BackingTrack[]
  readonly part: TrackProject
  readonly write: WrittenFile
  readonly draw: readonly DrawnSystem[]
}

export type FileQuestion = keyof FileRequests

export type FileCall<Question extends FileQuestion = FileQuestion> = {
  readonly [One in Question]: {
    readonly question: One
    readonly request: FileRequests[One]
  }
}[Question]
