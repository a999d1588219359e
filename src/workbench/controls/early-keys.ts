/** What is typed into a dialog before its field is there, kept for the field. */

interface EarlyKeys {
  /** Keeps a key that a field would write; Backspace takes the last one back. True for such a key. */
  readonly keep: (event: KeyboardEvent) => boolean
  /** Writes what was kept into a field that gets the focus, as if it were typed there. */
  readonly giveTo: (focused: EventTarget | null) => void
}

export function earlyKeys(): EarlyKeys {
  let typed = ''
  return {
    keep: ({ key, ctrlKey, metaKey, isComposing }) => {
      if (ctrlKey || metaKey || isComposing) return false
      // One sign, which may be two code units; named keys such as `Enter` are longer.
      const isSign = [...key].length === 1
      if (isSign) typed += key
      else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('')
      return isSign || key === 'Backspace'
    },
    giveTo: (focused) => {
      const text = typed
      typed = ''
      if (text === '' || !(focused instanceof HTMLInputElement)) return
      const { length } = focused.value
      focused.setRangeText(text, length, length, 'end')
      focused.dispatchEvent(new InputEvent('input', { bubbles: true }))
    },
  }
}
