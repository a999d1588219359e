/**
 * Values that stay the same object until they change. Preact skips an element that is given the
 * same one again, so a drawing of many parts redraws those that differ.
 */
import { useMemo } from 'preact/hooks'

/** What a maker makes of a request; the same object as long as the request's values are. */
export function useMadeOf<Request extends object, Made>(
  make: (request: Request) => Made,
  request: Request,
): Made {
  return useMemo(() => make(request), Object.values(request))
}
