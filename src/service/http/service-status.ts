/** Health and readiness, which need nothing of the engine. */
import { type Answer, answerNow, refuse } from './answer'
import type { AppOptions } from './app-options'
import { httpRefusal } from './http-errors'
import type { Route } from './question'

interface StatusRoute extends Route {
  readonly answer: () => Answer
}

export function statusRoutes(
  options: Pick<AppOptions, 'buildId' | 'isReady'>,
): readonly StatusRoute[] {
  const status = (word: string) =>
    answerNow({ apiVersion: '2026-10-31', status: word, build: options.buildId })
  const notReady = httpRefusal('not-ready', 'This process is shutting down; ask another')
  return [
    { path: '/api/health', method: 'GET', answer: () => status('ok') },
    {
      path: '/api/ready',
      method: 'GET',
      answer: () => (options.isReady?.() === false ? refuse(notReady) : status('ready')),
    },
  ]
}
