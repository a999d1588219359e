/** The parts of a window that the page asks for before its first picture. */
import { PAPER } from './paper-dom'

/** A kind of screen that the page is drawn for beforehand. */
export interface Screen {
  readonly name: 'desktop' | 'tablet' | 'phone'
  readonly widthPx: number
  readonly isTouched: boolean
}

interface Query {
  readonly text: string
  readonly tell: (event: { readonly matches: boolean }) => void
}

/** Whether a screen answers a media query of the kinds that the page asks. */
function matches(text: string, { widthPx, isTouched }: Screen): boolean {
  const [, bound, px] = /^\((min|max)-width: (\d+)px\)$/.exec(text) ?? []
  if (bound === 'min') return widthPx >= Number(px)
  if (bound === 'max') return widthPx <= Number(px)
  return text === '(pointer: coarse)' && isTouched
}

export interface PaperWindow {
  readonly turnTo: (screen: Screen) => void
  /** Gives the globals back. */
  readonly close: () => void
}

/** Puts a window in place of the globals. */
export function openPaperWindow(first: Screen): PaperWindow {
  let screen = first
  const queries: Query[] = []
  const nothing = () => undefined
  const values = {
    document: PAPER,
    localStorage: { getItem: () => null, setItem: nothing },
    navigator: { userAgent: '' },
    location: { search: '', pathname: '/' },
    addEventListener: nothing,
    requestAnimationFrame: nothing,
    cancelAnimationFrame: nothing,
    ResizeObserver: class {
      observe = nothing
      disconnect = nothing
    },
    matchMedia: (text: string) => ({
      matches: matches(text, screen),
      addEventListener: (_: string, tell: Query['tell']) => queries.push({ text, tell }),
    }),
  }
  const before = Object.getOwnPropertyDescriptors(globalThis)
  for (const [name, value] of Object.entries(values)) {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
  }
  return {
    turnTo: (next) => {
      screen = next
      for (const { text, tell } of queries) tell({ matches: matches(text, next) })
    },
    close: () => {
      for (const name of Object.keys(values)) {
        const descriptor = before[name as keyof typeof before]
        if (descriptor) Object.defineProperty(globalThis, name, descriptor)
        else Reflect.deleteProperty(globalThis, name)
      }
    },
  }
}
