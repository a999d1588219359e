/** The tools: every operation that says which question of an agent it answers. */
import { OPERATIONS } from '#operations/registry/index'
import type { McpTool } from './tool'

export const MCP_TOOLS: readonly McpTool[] = OPERATIONS.flatMap((operation) =>
  operation.tool ? [{ ...operation.tool, operation }] : [],
)
