/** What documents begin with that bring a tab and a project: how to use them, links, ASCII tab. */
import * as z from 'zod'
import type { Neck } from '#engine/instrument/neck'
import type { ProjectState } from '#engine/project/project-state'
import { renderAscii } from '#engine/tab/render-ascii'
import { asciiTab } from '../schemas/tab'
import { apiVersion } from '../schemas/theory'
import { longUrlAdvice, projectLinksOf } from './project-links'

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
