/** Built files on Node: found by path in a map, compressed when first asked for so. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { codingFor, compress, MIN_COMPRESSED_BYTES } from './content-coding'
import { codedForm, heldForm, type KeptAnswer, keptAnswer, notModified } from './kept-answer'
import { sendReady } from './ready-response'
import { isCompressible, readStaticFiles } from './static-files'

export interface StaticFront {
  /** Answers and returns true when a file has this path. */
  readonly answer: (message: IncomingMessage, response: ServerResponse, path: string) => boolean
  /** Reads the files now; else the first request does. */
  readonly load: () => void
}

async function sendCoded(
  message: IncomingMessage,
  response: ServerResponse,
  file: KeptAnswer,
): Promise<void> {
  const { plain, bytes, tag, coded } = file
  const isWorthwhile = bytes.byteLength >= MIN_COMPRESSED_BYTES && isCompressible(plain.headers())
  const coding = isWorthwhile ? codingFor(message.headers['accept-encoding']) : undefined
  if (coding === undefined) {
    sendReady(response, plain)
    return
  }
  if (!coded.has(coding)) {
    const fewer = await compress(bytes, coding)
    if (fewer) coded.set(coding, codedForm(plain, tag, coding, fewer))
  }
  sendReady(response, coded.get(coding) ?? plain)
}

/** @param builtFolder holds `workbench/` and `docs/` as built. */
export function createStaticFront(builtFolder: string): StaticFront {
  let files: ReadonlyMap<string, KeptAnswer> | undefined

  function read(): ReadonlyMap<string, KeptAnswer> {
    const found = [
      ...readStaticFiles(`${builtFolder}/workbench`),
      ...readStaticFiles(`${builtFolder}/docs`, '/docs'),
    ]
    return new Map(
      found.map(([path, { bytes, headers }]) => [path, keptAnswer(headers.ETag, headers, bytes)]),
    )
  }

  function load(): ReadonlyMap<string, KeptAnswer> {
    files ??= read()
    return files
  }

  return {
    load,
    answer(message, response, path) {
      const file = load().get(path)
      if (!file || (message.method !== 'GET' && message.method !== 'HEAD')) return false
      const held = heldForm(message.headers['if-none-match'], file.tag)
      if (held) sendReady(response, notModified(file.plain.headers(), file.tag, held))
      else void sendCoded(message, response, file)
      return true
    },
  }
}
