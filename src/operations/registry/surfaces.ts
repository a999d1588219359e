/** How an operation appears to agents, on the command line and in pictures. */
import type * as z from 'zod'
import type { PianoPresetId } from '#engine/instrument/piano'
import type { Measure } from '#engine/tab/tab-event'
import type { Layer } from '#engine/theory/layer'

/** How much an answer says: all of it, or what answers the question. */
export const DETAILS = ['full', 'lean'] as const
export type Detail = (typeof DETAILS)[number]

/** A document whose operation `mirrors`. */
export interface Mirrored {
  readonly leftHanded?: true
}

interface TonesPicture {
  readonly root: string
  readonly scale: string
  readonly layer?: Layer
  readonly labels?: 'notes'
}

/** The neck that a picture shows; the standard guitar where none is given. */
interface NeckOfPicture {
  readonly instrument?: string
  readonly tuning?: string
  readonly capo?: number
}

/** Writes URLs of pictures, each from parameters of the operation that draws it. */
export interface PictureUrls {
  readonly voicing: (
    request: NeckOfPicture & { readonly frets?: string; readonly symbol?: string },
  ) => string
  readonly fretboard: (
    request: TonesPicture &
      NeckOfPicture & {
        readonly positions?: string[]
        readonly notes?: string[]
        readonly toFret?: number
      },
  ) => string
  readonly piano: (
    request: TonesPicture & {
      readonly notes?: string[]
      readonly piano?: PianoPresetId | undefined
    },
  ) => string
  /** Tab of placed notes; none where a note or the whole is more than a picture can show. */
  readonly tab: (positions: readonly string[], neck: NeckOfPicture) => readonly string[]
  /** Tab of the project in a compact URL: its first bars where it is too long for one picture. */
  readonly tabOf: (compactUrl: string, measures: readonly Measure[]) => readonly string[]
}

export interface ToolExample {
  readonly title: string
  readonly arguments: Readonly<Record<string, unknown>>
}

/** A question that an agent asks, answered by the operation. */
export interface OperationTool {
  /** `verb_noun`. */
  readonly name: string
  readonly title: string
  /** Purpose, when to use it, which sibling to use instead, and how it behaves. */
  readonly description: string
  /** Parameters of the operation that the tool offers; the others keep their defaults. */
  readonly fields: readonly string[]
  /** Defaults that are shorter than those of the operation, so that an answer fits a chat. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Descriptions that are shorter than those of the operation. */
  readonly words?: Readonly<Record<string, string>>
  /** Parameters of its own, where the operation's request is not made of plain values. */
  readonly own?: {
    readonly schema: z.ZodObject
    readonly toRequest: (own: Readonly<Record<string, unknown>>) => Record<string, unknown>
  }
  readonly examples: readonly ToolExample[]
}

/** How the words after a command become its request. */
export type WordsKind = 'none' | 'one' | 'many' | 'file'

/** What a command has that its operation does not say already. */
export interface OperationCommand {
  /** Shorter than the last words of the path. */
  readonly name?: string
  /** Parameter that plain words fill. */
  readonly words?: string
  readonly wordsKind?: WordsKind
  /** What help says beside the description. */
  readonly about?: string
  /** How the words are shown in help: `<note>`. */
  readonly usage?: string
  /** Id of the operation that answers instead when words are given. */
  readonly whenWords?: string
}
