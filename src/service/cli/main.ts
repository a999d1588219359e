/** `pitch-map` in a terminal: the operations as commands, the service, and MCP over stdio. */
import { EXIT } from './command-table'
import { runCommand } from './run-command'

/** Where links lead; without it they are paths, since no service is known to listen. */
const publicUrl = process.env.PUBLIC_URL?.replace(/\/+$/, '') || undefined
const given = process.argv.slice(2)

if (given[0] === 'serve' && given.length === 1) await import('../node/main')
else if (given[0] === 'mcp' && given.length === 1) {
  const { serveMcpOverStdio } = await import('../mcp/stdio')
  serveMcpOverStdio(publicUrl)
} else {
  try {
    const colored = process.stdout.isTTY === true && process.env.NO_COLOR === undefined
    // One line that is written over where a person looks on, none where a program reads.
    const progress = (text: string) => {
      if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text.slice(0, 100)}`)
    }
    const terminal = { baseUrl: publicUrl ?? '', colored, progress }
    const { exitCode, output, complaint } = await runCommand(given, terminal)
    process.stdout.write(output)
    process.stderr.write(complaint)
    process.exitCode = exitCode
  } catch (thrown) {
    console.error(thrown)
    process.exitCode = EXIT.fault
  }
}
// A reader that has seen enough (| head) closes the pipe.
process.stdout.on('error', (fault: NodeJS.ErrnoException) => {
  if (fault.code === 'EPIPE') process.exit(EXIT.answered)
})
