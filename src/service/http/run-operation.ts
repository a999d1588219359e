/** Runs an operation; one that may take seconds on a thread of its own, where the runtime has one. */
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import type { AnyOperation, OperationContext } from '#operations/registry/operation'
import { type Representation, writeDocument } from '../text/representation'

/** How a document is written. */
export interface WrittenForm {
  readonly representation: Representation
  readonly names: NameSystem
}

/** An operation and its request as they go to another thread. */
export interface ApartJob {
  readonly operationId: string
  readonly request: unknown
  readonly context: OperationContext
  readonly form: WrittenForm
}

/** Resolves with the written document. */
export type RunApart = (job: ApartJob) => Promise<string>

/** @throws RequestError, DomainError or FormatError when it is refused. */
export async function writtenAnswerOf(
  operation: AnyOperation,
  request: unknown,
  { baseUrl }: OperationContext,
  form: WrittenForm,
  runApart?: RunApart,
): Promise<string> {
  const context = { baseUrl }
  if (operation.isLong?.(request) && runApart) {
    return runApart({ operationId: operation.id, request, context, form })
  }
  await operation.prepare?.(request)
  return writeDocument(operation, operation.run(request, context), form.representation, form.names)
}

/** The same as a value. */
export async function documentOf(
  operation: AnyOperation,
  request: unknown,
  context: OperationContext,
  runApart?: RunApart,
): Promise<Record<string, unknown>> {
  if (operation.isLong?.(request) && runApart) {
    const form: WrittenForm = { representation: 'json', names: 'english' }
    return JSON.parse(await writtenAnswerOf(operation, request, context, form, runApart))
  }
  await operation.prepare?.(request)
  return operation.run(request, context) as Record<string, unknown>
}
