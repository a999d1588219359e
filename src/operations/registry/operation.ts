/**
 * An operation is one thing the product can do, as a plain value. HTTP, OpenAPI, the reference
 * page, capabilities, MCP, the command line and the workbench's command list all walk the list of
 * operations, so they cannot disagree.
 */

import type * as z from 'zod'
import type { DomainErrorCode } from '#engine/errors'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import type { FormatErrorCode } from '#formats/score/format-error'
import type { Detail, OperationCommand, OperationTool, PictureUrls } from './surfaces'

/** With lists that cannot be changed, as the engine's are; any JSON stays as it is. */
type Immutable<Value> = [z.core.util.JSONType] extends [Value]
  ? Value
  : { readonly [Key in keyof Value]: Immutable<Value[Key]> }

/** What `run` may answer for a document's schema. */
export type Answer<Document extends z.ZodType> = Immutable<z.input<Document>>

/** What an operation may know beside its request: where links in its document point. */
export interface OperationContext {
  /** Origin that URLs in the document start with, without a slash at the end. */
  readonly baseUrl: string
  /** Marks a text that a person wrote, where names of notes in the answer are then written anew. */
  readonly own?: (text: string) => string
  /** The system that the answer is written in, where it is not English. */
  readonly names?: NameSystem
}

/** Files and scores take seconds and much memory, so they keep to themselves. */
export type WorkLane = 'files'

export interface Attachment {
  readonly fileName: string
  readonly mediaType: string
}

export interface OperationExample<Request> {
  /** Says what a visitor learns: `Where D4 lies in G major`. */
  readonly title: string
  readonly request: Request
}

export interface Operation<
  Request extends z.ZodObject = z.ZodObject,
  Document extends z.ZodType = z.ZodType,
> {
  /** Operation id of the contract: `getPitchMap`. */
  readonly id: string
  readonly http: {
    readonly method: 'GET' | 'POST'
    readonly path: string
    /** Field that the bytes of a body fill; the other fields stand in the query then. */
    readonly bytesField?: string
    /** Field that a body of text fills, as `text/plain`; the other fields may stand in the query. */
    readonly textField?: string
    /** Most bytes of a body, where they are more than of others. */
    readonly maxBodyBytes?: number
  }
  /** One line. */
  readonly summary: string
  /** What it answers, for whom, and which sibling to use instead. */
  readonly description: string
  /** Parameters, or the body of a POST. Limits and defaults live here and are published. */
  readonly request: Request
  /** Shape of the answer; `mediaType` says when it is not JSON. */
  readonly document: Document
  /**
   * Date of the document kind, `2026-11-13`. A change that a reader of the document could notice
   * moves it; compiled projects are stamped with its midnight, UTC.
   */
  readonly apiVersion?: `${number}-${number}-${number}`
  readonly mediaType?: 'text/plain' | 'image/svg+xml' | 'application/octet-stream'
  /** Whether a picture has no PNG beside it. */
  readonly isSvgOnly?: true
  /** Domain refusals that this operation can answer with. */
  readonly errors: readonly (DomainErrorCode | FormatErrorCode)[]
  readonly examples: readonly OperationExample<z.input<Request>>[]
  /** Where a runtime with threads runs it, if not with the others. */
  readonly lane?: WorkLane
  /**
   * The document for a chat, the lean one in about 2 kB; without this every value is written out in
   * turn.
   */
  readonly markdown?: (
    document: Answer<Document>,
    detail: Detail,
    own?: OperationContext['own'],
  ) => string
  /** Fields of its document that stay as a person wrote them, whatever names are asked for. */
  readonly ownTexts?: readonly string[]
  /** Its document as plain text, by the value of `format` that asks for it. */
  readonly texts?: Readonly<Record<string, (document: Answer<Document>) => string>>
  /**
   * Fields of its lean document: `symbol grips:3{text fingers}`; see `lean.ts`. Without this it is the
   * document without what only programs read.
   */
  readonly lean?: string
  /** URLs of pictures worth showing beside a document, the most telling first. */
  readonly pictures?: (document: Answer<Document>, urls: PictureUrls) => readonly string[]
  /** Whether `leftHanded` mirrors its pictures and the boxes of its text. */
  readonly mirrors?: true
  /** The question that an agent asks; without this the operation is no tool. */
  readonly tool?: OperationTool
  /** How the command line says it; without this by the last words of its path. */
  readonly command?: OperationCommand
  /** The registry that it stands in, which sets this: whose parameter a stray name is. */
  readonly siblings?: () => readonly AnyOperation[]
  /** Whether its document carries a project in `compactUrl`, so that files of it are linked too. */
  readonly hasFiles?: true
  /** Name and media type under which its bytes are saved, and all the types there are. */
  readonly mediaTypes?: readonly string[]
  readonly attachment?: (request: z.output<Request>) => Attachment
  /** Loads what `run` needs and a start does not; to be awaited before it. */
  readonly prepare?: (request: z.output<Request>) => Promise<void>
  run(request: z.output<Request>, context: OperationContext): Answer<Document>
}

/** Holds an operation's `run` and examples to its own schemas. */
export function defineOperation<Request extends z.ZodObject, Document extends z.ZodType>(
  operation: Operation<Request, Document>,
): Operation<Request, Document> {
  return operation
}

/** An operation as the adapters see it, whatever its request and document are. */
// biome-ignore lint/suspicious/noExplicitAny: run is contravariant in a request that only the operation knows
export type AnyOperation = Operation<any, any>
