/** A router of fixed paths: one look-up, whatever their number. A path with a slash more is another. */
import { METHOD_NAME_ALL, type Params, type Result, type Router } from 'hono/router'

interface Route<Handler> {
  readonly method: string
  readonly handler: Handler
}

export function createExactRouter<Handler>(): Router<Handler> {
  const routes = new Map<string, Route<Handler>[]>()
  const noParams: Params = Object.freeze({})
  return {
    name: 'ExactRouter',
    add(method, path, handler) {
      if (/[:*?]/.test(path)) throw new RangeError(`${path} is not a fixed path`)
      const own = routes.get(path) ?? []
      own.push({ method, handler })
      routes.set(path, own)
    },
    match(method, path): Result<Handler> {
      const matching = (routes.get(path) ?? []).filter(
        (route) => route.method === method || route.method === METHOD_NAME_ALL,
      )
      return [matching.map(({ handler }) => [handler, noParams])]
    },
  }
}
