/**
 * What the browser's Back closes before it leaves the page: the reading view, and sheets that cover
 * a phone. All of them share one entry of the browser's history, put there while anything is open.
 */
import { isSmallScreen } from './layout-preferences'

const open: (() => void)[] = []
let hasEntry = false
/** Whether the entry is being taken out, which the browser does a moment later. */
let isLeaving = false

function addEntry(): void {
  hasEntry = true
  history.pushState(null, '', location.href)
}

function onBack(): void {
  hasEntry = false
  // Something was opened while the entry of that which was closed went.
  if (!isLeaving) open.pop()?.()
  isLeaving = false
  if (open.length > 0) addEntry()
}

function leaveEntry(): void {
  if (open.length > 0 || !hasEntry || isLeaving) return
  isLeaving = true
  history.back()
}

/** Lets Back close what was opened; gives the function that tells that it is closed. */
export function addBackStep(close: () => void): () => void {
  if (open.length === 0 && !hasEntry) {
    addEventListener('popstate', onBack)
    addEntry()
  }
  // Each step is its own, also where two close by the same function.
  const step = () => close()
  open.push(step)
  return () => {
    const at = open.indexOf(step)
    if (at >= 0) open.splice(at, 1)
    // What replaces a sheet opens in the same moment and takes the entry over.
    setTimeout(leaveEntry)
  }
}

/** Lets Back close the sheets and dialogs of a phone, wherever they are opened. */
export function followSheets(): void {
  const ends = new WeakMap<Element, () => void>()
  document.addEventListener(
    'beforetoggle',
    (event) => {
      const { target } = event
      if (!(target instanceof HTMLElement) || !target.matches('.sheet, .dialog-place')) return
      ends.get(target)?.()
      ends.delete(target)
      if (event.newState !== 'open') return
      if (isSmallScreen.peek())
        ends.set(
          target,
          addBackStep(() => target.hidePopover()),
        )
    },
    { capture: true },
  )
}
