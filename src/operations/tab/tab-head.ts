/** What documents begin with that bring a tab and a project: how to use them, links, ASCII tab. */
import * as z from 'zod'
import type { Neck } from '#engine/instrument/neck'
import type { ProjectState } from '#engine/project/project-state'
import { encodeCompressedProject, encodeProject } from '#engine/project/state-codec'
import { renderAscii } from '#engine/tab/render-ascii'
import { asciiTab } from '../schemas/tab'
import { apiVersion } from '../schemas/theory'

/** URLs that open or export a project. */
interface ProjectLinks {
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

export const tabHead = {
  agentUsage: z.array(z.string()),
  apiVersion,
  appUrl: z.string(),
  compactUrl: z.string(),
  asciiTab,
}

export function describeTab(
  project: ProjectState,
  neck: Neck,
  facts: {
    readonly apiVersion: string
    readonly usage: readonly string[]
    readonly baseUrl: string
  },
) {
  const { appUrl, compactUrl } = projectLinksOf(project, facts.baseUrl)
  return {
    agentUsage: [...facts.usage, ...longUrlAdvice({ appUrl })],
    apiVersion: facts.apiVersion,
    appUrl,
    compactUrl,
    asciiTab: renderAscii(project.tabProject.measures, neck),
  }
}
