/** An arrangement of a request as it comes, with what it loads late. */
import { readRequest } from '../reading/read-request'
import { arrangePiece } from './arrange'

export const CONTEXT = { baseUrl: 'https://pitch-map.example' }

export async function askArrangement(request: Record<string, unknown>) {
  const read = readRequest(arrangePiece, request)
  await arrangePiece.prepare?.(read)
  return arrangePiece.run(read, CONTEXT)
}
