/** What a tool call gives back. */

export interface ToolResult {
  readonly content: { type: 'text'; text: string }[]
  readonly structuredContent?: Record<string, unknown>
  readonly isError?: boolean
  readonly _meta?: Record<string, unknown>
}

/** Where the pictures of a result stand for the app that shows them; models do not read it. */
export const PICTURES_KEY = 'pitch-map/pictures'
