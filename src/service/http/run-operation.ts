/** Runs an operation; one that may take seconds on a thread of its own, where the runtime has one. */
import type { AnyOperation, OperationContext } from '#operations/registry/operation'
import { type Representation, writeDocument } from '../text/representation'

/** An operation and its request as they go to another thread. */
export interface ApartJob {
  readonly operationId: string
  readonly request: unknown
  readonly context: OperationContext
  readonly representation: Representation
}

/** Resolves with the written document. */
export type RunApart = (job: ApartJob) => Promise<string>

/** @throws RequestError, DomainError or FormatError when it is refused. */
export async function writtenAnswerOf(
  operation: AnyOperation,
  request: unknown,
  { baseUrl }: OperationContext,
  representation: Representation,
  runApart?: RunApart,
): Promise<string> {
  const context = { baseUrl }
  if (operation.isLong && runApart) {
    return runApart({ operationId: operation.id, request, context, representation })
  }
  await operation.prepare?.(request)
  return writeDocument(operation, operation.run(request, context), representation)
}

/** The same as a value. */
export async function documentOf(
  operation: AnyOperation,
  request: unknown,
  context: OperationContext,
  runApart?: RunApart,
): Promise<Record<string, unknown>> {
  if (operation.isLong && runApart) {
    return JSON.parse(await writtenAnswerOf(operation, request, context, 'json', runApart))
  }
  await operation.prepare?.(request)
  return operation.run(request, context) as Record<string, unknown>
}
