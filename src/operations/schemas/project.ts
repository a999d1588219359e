/** Document shape of a ProjectState, in the contract's key order. */
import * as z from 'zod'
import type { Overlay } from '#engine/project/overlay'
import { PROJECT_SHAPE, TAB_PROJECT_SHAPE } from '#engine/project/project-shape'
import type { ProjectState } from '#engine/project/project-state'
import { shapeSchema } from './shape-schema'

export const tabProject = shapeSchema(TAB_PROJECT_SHAPE)

/** A semantic teaching overlay; the project keeps any JSON object that a teacher puts there. */
export const overlay: z.ZodType<Overlay, Overlay> = z.record(z.string(), z.json())

export const projectState = shapeSchema(PROJECT_SHAPE, () => ({
  overlays: z.array(overlay).optional(),
})) as z.ZodType<ProjectState, ProjectState>
