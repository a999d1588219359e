/** Turns a signal on or off. */
import type { Signal } from '@preact/signals'

export function toggle(isOn: Signal<boolean>): void {
  isOn.value = !isOn.peek()
}
