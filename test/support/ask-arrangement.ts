/** An arrangement of a request as it comes, with what it loads late. */

import { arrangePiece } from '#operations/arrange/arrange'
import { readRequest } from '#operations/reading/read-request'

export const CONTEXT = { baseUrl: 'https://pitch-map.example' }

export async function askArrangement(request: Record<string, unknown>) {
  const read = readRequest(arrangePiece, request)
  await arrangePiece.prepare?.(read)
  return arrangePiece.run(read, CONTEXT)
}
