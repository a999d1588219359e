/** The tools: every operation that says which question of an agent it answers. */
import { OPERATIONS } from '#operations/index'
import type { AnyOperation } from '#operations/registry/operation'
import type { OperationTool } from '#operations/registry/surfaces'

export interface McpTool extends OperationTool {
  readonly operation: AnyOperation
}

export const MCP_TOOLS: readonly McpTool[] = OPERATIONS.flatMap((operation) =>
  operation.tool ? [{ ...operation.tool, operation }] : [],
)
