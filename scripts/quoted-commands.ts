/**
 * Commands quoted in the docs with what they print. A `console` block holds lines `$ curl …` and,
 * below each, its output; this runs the commands against the app and writes the output anew.
 */
import { createApp } from '#service/app'

const ORIGIN = 'http://127.0.0.1:8787'
/** A fence of four and more holds output that has fences of its own. */
const BLOCK = /^(`{3,})console\n([\s\S]*?)^\1$/gm
const CURL = /^\$ curl -s(i?) '([^']+)'(?: -d '([^']+)')?(?: \| head -c (\d+))?$/

const app = createApp({ buildId: 'docs' })

/** The first bytes of a text, without the character that the cut would split. */
function cutBytes(text: string, limit: number): string {
  return Buffer.from(text)
    .subarray(0, limit)
    .toString()
    .replace(/\uFFFD$/, '')
}

/** What a quoted command prints. @throws RangeError for a command this cannot run. */
async function outputOf(command: string): Promise<string> {
  const match = CURL.exec(command)
  if (!match) throw new RangeError(`cannot run the quoted command: ${command}`)
  const [, withHead, url, body, limit] = match
  if (!url!.startsWith(ORIGIN)) throw new RangeError(`quoted commands ask ${ORIGIN}: ${command}`)
  const response = await app.request(url!, body === undefined ? {} : { method: 'POST', body })
  const text = await response.text()
  const head = withHead ? `HTTP/1.1 ${response.status}\n\n` : ''
  const printed = head + text
  return limit === undefined ? printed : cutBytes(printed, Number(limit))
}

/** The text of a page with the output of every quoted command as it is now. */
export async function refreshQuotes(page: string): Promise<string> {
  let refreshed = ''
  let end = 0
  for (const block of page.matchAll(BLOCK)) {
    refreshed += page.slice(end, block.index)
    end = block.index + block[0].length
    const [, fence, body] = block
    const commands = body!.split('\n').filter((line) => line.startsWith('$ '))
    const parts: string[] = []
    for (const command of commands)
      parts.push(`${command}\n${(await outputOf(command)).trimEnd()}\n`)
    refreshed += `${fence}console\n${parts.join('')}${fence}`
  }
  return refreshed + page.slice(end)
}
