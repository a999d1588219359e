/** The keyboard: finds the command of a key press. Keys without a modifier do nothing in fields. */
import { commands } from '../state/commands'
import { flag, persisted } from '../state/persisted'
import { openDialog } from '../state/view-state'

/** Whether a letter, digit or sign alone runs a command of the page (WCAG 2.1.4). */
export const { singleKeys: hasSingleKeys } = persisted('pitch-map.keys', { singleKeys: flag(true) })

/** Whether a press is a letter, digit or sign with no modifier but Shift: what speech input types. */
const isCharacter = (pressed: string) => /^(Shift\+)?\S$/.test(pressed)

/** A key press as commands write it: `Shift+Mod+Z`, `?`, `Space`. */
export function chordOf(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'shiftKey' | 'altKey' | 'ctrlKey' | 'metaKey'>,
): string {
  const isLetter = /^[a-z]$/i.test(event.key)
  // Shift is part of a sign such as `?`, and a modifier of a letter, the space bar or a named key.
  const needsShift = event.shiftKey && (isLetter || event.key === ' ' || event.key.length > 1)
  // Option with a digit types another sign on a Mac; the key itself is meant.
  const digit = event.altKey ? /^Digit(\d)$/.exec(event.code)?.[1] : undefined
  const named = event.key === ' ' ? 'Space' : isLetter ? event.key.toUpperCase() : event.key
  const key = digit ?? named
  return [
    ...(needsShift ? ['Shift'] : []),
    ...(event.altKey ? ['Alt'] : []),
    ...(event.ctrlKey || event.metaKey ? ['Mod'] : []),
    key,
  ].join('+')
}

function isField(target: EventTarget | null): boolean {
  if (!(target instanceof HTMLElement)) return false
  if (target.isContentEditable || target instanceof HTMLTextAreaElement) return true
  if (target instanceof HTMLSelectElement) return true
  return (
    target instanceof HTMLInputElement &&
    !['button', 'checkbox', 'radio', 'range'].includes(target.type)
  )
}

/** Keys that a focused control needs for itself. */
function isKeyOfControl(event: KeyboardEvent): boolean {
  const { target } = event
  if (!(target instanceof Element)) return false
  if (event.key === ' ' || event.key === 'Enter') {
    return target.closest('button, a, summary, input, [role="option"]') !== null
  }
  return (
    target instanceof HTMLInputElement && target.type === 'range' && event.key.startsWith('Arrow')
  )
}

/** A dialog that is loading is not in the page yet; one that was closed is in it for a moment more. */
function isDialogOpen(): boolean {
  const places = [...document.querySelectorAll('.dialog-place')]
  const isClosing = places.length > 0 && !places.some((place) => place.matches(':popover-open'))
  const isOpen = openDialog.peek() !== undefined && !isClosing
  return isOpen || document.querySelector('.sheet:popover-open') !== null
}

/** Listens to the whole page. */
export function listenToShortcuts(): void {
  addEventListener('keydown', (event) => {
    if (event.defaultPrevented || event.isComposing) return
    const hasModifier = event.ctrlKey || event.metaKey
    if (!hasModifier && (isField(event.target) || isKeyOfControl(event))) return
    // Undo inside a field is the field's own.
    if (hasModifier && isField(event.target) && /^[zy]$/i.test(event.key)) return
    const pressed = chordOf(event)
    if (!hasSingleKeys.peek() && isCharacter(pressed)) return
    if (isDialogOpen() && pressed !== 'Mod+K') return
    const command = commands.peek().find((candidate) => candidate.keys?.includes(pressed))
    if (!command || command.isEnabled?.() === false) return
    event.preventDefault()
    command.run()
  })
}
