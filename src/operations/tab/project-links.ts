/** URLs that open or export a project. */
import type { ProjectState } from '#engine/project/project-state'
import { encodeCompressedProject, encodeProject } from '#engine/project/state-codec'

export interface ProjectLinks {
  /** Opens the workbench with the project spelled out in `project`. */
  readonly appUrl: string
  /** The same with the compressed project in `zproject`. */
  readonly compactUrl: string
  /** Exports the project as ASCII tab. */
  readonly asciiTabUrl: string
}

/** Above this length some clients and the edge cut a URL; share `compactUrl` instead. */
export const LONG_URL_LENGTH = 8000

export function projectLinksOf(project: ProjectState, baseUrl: string): ProjectLinks {
  const encoded = encodeProject(project)
  return {
    appUrl: `${baseUrl}/?project=${encoded}`,
    compactUrl: `${baseUrl}/?zproject=${encodeCompressedProject(project)}`,
    asciiTabUrl: `${baseUrl}/api/tab/export?project=${encoded}`,
  }
}

/** What `agentUsage` says about a link that is too long to share; nothing for others. */
export function longUrlAdvice(links: Pick<ProjectLinks, 'appUrl'>): readonly string[] {
  return links.appUrl.length > LONG_URL_LENGTH
    ? [`appUrl is ${links.appUrl.length} characters long; share compactUrl instead.`]
    : []
}
