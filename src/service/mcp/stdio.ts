/** MCP over standard input and output, for desktop clients: `pitch-map mcp`. */
import { serveStdio } from '@modelcontextprotocol/server/stdio'
import { UNSERVED } from './linked-resources'
import { createMcpServer } from './server'

/**
 * Serves until standard input ends. Nothing else may write to standard output.
 *
 * @param publicUrl where the links in answers are served over HTTP; without it they are resources.
 */
export function serveMcpOverStdio(publicUrl: string | undefined): void {
  const baseUrl = publicUrl ?? UNSERVED
  const loadPainter = async () => (await import('../png/paint-picture')).paintPicture
  const report = (thrown: unknown) => console.error(thrown)
  serveStdio(() => createMcpServer({ baseUrl, loadPainter, onFault: report }), { onerror: report })
}
