/**
 * A finger that stays where it came down. Safari on a phone sends nothing for it, so the time is
 * counted here; other browsers send `contextmenu`, which may come first.
 */

const HOLD_MS = 500
/** A resting finger moves a little. */
const DRIFT_PX = 10
/** A click this soon after a finger is lifted was made by it. */
const CLICK_MS = 100

/** Event handlers that call `onHold` with the press that has lasted; a mouse has its right button. */
export function longPressHandlers(onHold: (press: PointerEvent) => void) {
  let press: PointerEvent | undefined
  let timer: ReturnType<typeof setTimeout> | undefined
  let liftedAtMs = Number.NEGATIVE_INFINITY
  const letGo = () => {
    clearTimeout(timer)
    press = undefined
  }
  const noteLift = (event: PointerEvent) => {
    removeEventListener('pointerup', noteLift, true)
    removeEventListener('pointercancel', noteLift, true)
    if (event.type === 'pointerup') liftedAtMs = event.timeStamp
  }
  const hold = () => {
    if (!press) return
    const held = press
    letGo()
    // On the window: the pointer may have been captured by what the press opened.
    addEventListener('pointerup', noteLift, true)
    addEventListener('pointercancel', noteLift, true)
    onHold(held)
  }
  return {
    onPointerDown(event: PointerEvent) {
      letGo()
      if (event.pointerType === 'mouse' || !event.isPrimary) return
      press = event
      timer = setTimeout(hold, HOLD_MS)
    },
    onPointerMove({ pointerId, clientX, clientY }: PointerEvent) {
      if (pointerId !== press?.pointerId) return
      if (Math.hypot(clientX - press.clientX, clientY - press.clientY) > DRIFT_PX) letGo()
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onContextMenu(event: MouseEvent) {
      if (!press) return
      event.preventDefault()
      hold()
    },
    /** Lifting a finger that was held is not a tap. */
    onClickCapture(event: MouseEvent) {
      if (event.timeStamp - liftedAtMs < CLICK_MS) event.stopPropagation()
    },
  }
}
