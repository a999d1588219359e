/** What a tool call gives back. */
interface TextContent {
  type: 'text'
  text: string
}

export type ToolContent =
  | TextContent
  | { type: 'resource'; resource: { uri: string; mimeType: string; blob: string } }
  | { type: 'resource_link'; uri: string; name: string; mimeType: string }

export interface ToolResult {
  /** The answer as Markdown, then the files that it lists where no HTTP serves them. */
  readonly content: [TextContent, ...ToolContent[]]
  readonly structuredContent?: Record<string, unknown>
  readonly isError?: boolean
}
