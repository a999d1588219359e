/** What one can do with a note of the neck beyond hearing it: a menu at the pointer. */
import { signal } from '@preact/signals'
import { useLayoutEffect, useRef } from 'preact/hooks'
import { midiAt } from '#engine/instrument/fretboard'
import { formatNoteName } from '#engine/theory/pitch'
import { type MenuAction, MenuActions } from '../../controls/menu-actions'
import { withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { context, nameOfMidi, readingOf } from '../../state/theory'
import { setChord, setKeyRoot } from '../../state/theory-actions'
import { tabCursorNotes } from '../../state/view-state'

export interface PlaceMenuRequest {
  readonly string: number
  readonly fret: number
  readonly midi: number
  /** Where the pointer was, from the window's corner. */
  readonly leftPx: number
  readonly topPx: number
  /** Pointer that is still down on the place, if one is. */
  readonly heldBy?: number | undefined
}

/** The place whose menu is open. */
export const placeMenu = signal<PlaceMenuRequest | undefined>(undefined)

/** Writes a place into the tab at the cursor; the editor's code is loaded for it. */
export async function writeIntoTab(string: number, fret: number): Promise<void> {
  const editor = await import('./write-into-tab')
  editor.writeIntoTab(string, fret)
}

/** Keeps the tab's note under the cursor to a string, or lets it go. */
async function pinInTab({ string, midi }: PlaceMenuRequest): Promise<void> {
  const editor = await import('./write-into-tab')
  editor.pinInTab(string, midi)
}

/** For the note under the tab's cursor that has the pitch of the place: to keep it there. */
function pinActionOf(request: PlaceMenuRequest): readonly MenuAction[] {
  const { string, midi } = request
  const here = tabCursorNotes.value.find((mark) => midiAt(mark, neck.value) === midi)
  if (!here) return []
  const isKept = here.pinnedTo === string
  return [
    {
      title: isKept ? 'Let the tab’s note go' : 'Keep the tab’s note on this string',
      run: () => void pinInTab(request),
    },
  ]
}

const EDGE_PX = 8

export function PlaceMenu() {
  const request = placeMenu.value
  const sheet = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    const element = sheet.current
    if (!element || !request) return
    if (!element.matches(':popover-open')) element.showPopover()
    const left = Math.min(request.leftPx, innerWidth - element.offsetWidth - EDGE_PX)
    const top = Math.min(request.topPx, innerHeight - element.offsetHeight - EDGE_PX)
    element.style.setProperty('--sheet-left', `${Math.max(EDGE_PX, left)}px`)
    element.style.setProperty('--sheet-top', `${Math.max(EDGE_PX, top)}px`)
    element.querySelector('button')?.focus()
    // The finger is lifted over the menu: lifted elsewhere, it would close it.
    if (request.heldBy !== undefined) element.setPointerCapture(request.heldBy)
  }, [request])
  if (!request) return null
  const { midi, string, fret } = request
  const { name } = readingOf(midi)
  const text = withSigns(formatNoteName(name))
  const actions: readonly MenuAction[] = [
    {
      title: `Write ${withSigns(nameOfMidi(midi))} into the tab`,
      keys: 'Shift+Enter',
      run: () => void writeIntoTab(string, fret),
    },
    ...pinActionOf(request),
    { title: `Make ${text} the key`, run: () => setKeyRoot(name) },
    { title: `Move the chord to ${text}`, run: () => setChord(name, context.peek().chord) },
  ]
  return (
    <div
      ref={sheet}
      popover="auto"
      role="dialog"
      aria-label={`${withSigns(nameOfMidi(midi))}, string ${string}, fret ${fret}`}
      class="sheet menu-list place-menu"
      onToggle={(event) => {
        if (event.newState === 'closed') placeMenu.value = undefined
      }}
    >
      <MenuActions actions={actions} close={() => sheet.current?.hidePopover()} />
    </div>
  )
}
