/** What one HTTP request to /mcp may hold. */

/** Messages of a batch. */
export const MAX_BATCH_MESSAGES = 12

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
  if (messages.length <= MAX_BATCH_MESSAGES) return undefined
  return `Invalid Request: this batch has ${messages.length} messages, and a batch may have ${MAX_BATCH_MESSAGES}; send them in ${Math.ceil(messages.length / MAX_BATCH_MESSAGES)} requests or more`
}
