/** What one HTTP request to /mcp may hold: messages weighted by what their answers may cost. */
import { MCP_TOOLS } from './tools/tool-table'

/** Sum of the weights of a batch, some 40 ms of CPU; see `Operation.weight`. */
export const MAX_BATCH_WEIGHT = 12
/** Long arguments cost more, up to 40 µs a character: so many weigh 1 at least. */
const CHARACTERS_OF_WEIGHT_1 = 64

interface Weighed {
  /** Name of the tool that a message calls; undefined for everything else, which weighs 1. */
  readonly tool?: string
  readonly weight: number
}

function weigh(message: unknown): Weighed {
  const { method, params } = Object(message)
  const name = method === 'tools/call' ? Object(params).name : undefined
  const tool = MCP_TOOLS.find((one) => one.name === name)
  if (!tool) return { weight: 1 }
  const { length } = JSON.stringify(Object(params).arguments ?? {})
  const weightOfLength = Math.ceil(length / CHARACTERS_OF_WEIGHT_1)
  return { tool: tool.name, weight: Math.max(tool.operation.weight ?? 1, weightOfLength) }
}

/** Why a body is refused as a batch; undefined where it may pass or is none. */
export function refusalOfBatch(body: Uint8Array): string | undefined {
  const text = new TextDecoder().decode(body)
  if (!text.trimStart().startsWith('[')) return undefined
  let messages: readonly unknown[]
  try {
    messages = JSON.parse(text)
  } catch {
    // The protocol's own refusal says so.
    return undefined
  }
  const weighed = messages.map(weigh)
  const sum = weighed.reduce((total, { weight }) => total + weight, 0)
  // One message alone passes, whatever it weighs.
  if (sum <= MAX_BATCH_WEIGHT || messages.length === 1) return undefined
  const heavy = weighed.flatMap(({ tool, weight }) => (weight > 1 ? `${tool} ${weight}` : []))
  const what = ['any other message 1', ...new Set(heavy)].reverse().join(', ')
  const requests = Math.ceil(sum / MAX_BATCH_WEIGHT)
  return `Invalid Request: this batch weighs ${sum} (${what}), and a batch may weigh ${MAX_BATCH_WEIGHT}; send its ${messages.length} messages in ${requests} requests or more`
}
