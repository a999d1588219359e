/** A tool is a question that an agent asks, answered by one operation of the registry. */
import type * as z from 'zod'
import type { AnyOperation } from '#operations/registry/operation'

export interface ToolExample {
  readonly title: string
  readonly arguments: Readonly<Record<string, unknown>>
}

export interface McpTool {
  /** `verb_noun`. */
  readonly name: string
  readonly title: string
  /** Purpose, when to use it, which sibling to use instead, and how it behaves. */
  readonly description: string
  readonly operation: AnyOperation
  /** Parameters of the operation that the tool offers; the others keep their defaults. */
  readonly fields: readonly string[]
  /** Defaults that are shorter than those of the operation, so that an answer fits a chat. */
  readonly defaults?: Readonly<Record<string, unknown>>
  /** Parameters of its own, where the operation's request is not made of plain values. */
  readonly own?: {
    readonly schema: z.ZodObject
    readonly toRequest: (own: Readonly<Record<string, unknown>>) => Record<string, unknown>
  }
  readonly examples: readonly ToolExample[]
}
