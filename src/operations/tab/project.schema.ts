/** Request and document of GET /api/project. */

import * as z from 'zod'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import type { Answer } from '../registry/operation'
import { optionalNeckFields } from '../schemas/neck-parameters'
import type { projectState } from '../schemas/project'

/** A project as text. */
export const projectText = z.string().max(PROJECT_LIMITS.maxTextLength)

/** The two parameters that carry a project in a URL. */
export const projectParameters = {
  project: projectText
    .optional()
    .meta({ description: 'Project as base64url of its JSON, as appUrl carries it.' }),
  zproject: projectText
    .optional()
    .meta({ description: 'Compressed project, as compactUrl carries it. Not beside project.' }),
  ...optionalNeckFields,
}

export type ProjectDocument = Answer<typeof projectState>
