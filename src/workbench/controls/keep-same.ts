/**
 * What is drawn again only when it changes. Preact leaves an element alone when it is given the
 * very same one, so a picture of many parts redraws those that differ.
 */
import type { VNode } from 'preact'
import { useMemo, useRef } from 'preact/hooks'

/** What a maker makes of a request; the same object as long as the request's values are. */
export function useMadeOf<Request extends object, Made>(
  make: (request: Request) => Made,
  request: Request,
): Made {
  return useMemo(() => make(request), Object.values(request))
}

function areSame(a: readonly unknown[], b: readonly unknown[]): boolean {
  return a.length === b.length && a.every((fact, index) => Object.is(fact, b[index]))
}

/** Keeps drawn parts by key; a part is drawn again when one of the facts it shows is another. */
export function useKeptParts(): (
  key: string | number,
  facts: readonly unknown[],
  draw: () => VNode,
) => VNode {
  const kept = useRef(new Map<string | number, { facts: readonly unknown[]; part: VNode }>())
  return (key, facts, draw) => {
    const before = kept.current.get(key)
    if (before && areSame(before.facts, facts)) return before.part
    const part = draw()
    kept.current.set(key, { facts, part })
    return part
  }
}
