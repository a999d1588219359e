/** A tool with the operation that answers it. */
import type { AnyOperation } from '#operations/registry/operation'
import type { OperationTool } from '#operations/registry/surfaces'

export interface McpTool extends OperationTool {
  readonly operation: AnyOperation
}
