/**
 * What is drawn again only when it changes. Preact leaves an element alone when it is given the
 * very same one, so a picture of many parts redraws those that differ.
 */
import { useMemo } from 'preact/hooks'

/** What a maker makes of a request; the same object as long as the request's values are. */
export function useMadeOf<Request extends object, Made>(
  make: (request: Request) => Made,
  request: Request,
): Made {
  return useMemo(() => make(request), Object.values(request))
}
