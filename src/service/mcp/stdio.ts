/** MCP over standard input and output, for desktop clients: `pitch-map mcp`. */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { createMcpServer } from './server'

/** Serves until standard input ends. Nothing else may write to standard output. */
export function serveMcpOverStdio(baseUrl: string): void {
  const report = (thrown: unknown) => console.error(thrown)
  serveStdio(() => createMcpServer({ baseUrl, onFault: report }), { onerror: report })
}
