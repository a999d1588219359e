/** What a tool call gives back. */
export interface ToolResult {
  readonly content: { type: 'text'; text: string }[]
  readonly structuredContent?: Record<string, unknown>
  readonly isError?: boolean
}
