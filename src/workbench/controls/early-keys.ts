/** What is typed into a dialog before its field is there, kept for the field. */

interface EarlyKeys {
  /**
   * Keeps a key that a field would write, or what follows one: Space, Enter, and Backspace, which
   * takes the last one back. True for a key that is kept.
   */
  readonly keep: (event: KeyboardEvent) => boolean
  /** Writes what was kept into a field that gets the focus, as if it were typed there. */
  readonly giveTo: (focused: EventTarget | null) => void
}

const enterKey = () =>
  new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })

export function earlyKeys(): EarlyKeys {
  let typed = ''
  let isEntered = false
  return {
    keep: ({ key, ctrlKey, metaKey, isComposing }) => {
      if (ctrlKey || metaKey || isComposing) return false
      // One sign, which may be two code units; named keys such as `Tab` are longer.
      const isSign = [...key].length === 1
      // Before anything is typed, Space and Enter press what has the focus.
      if (typed === '' && (key === ' ' || key === 'Enter')) return false
      if (isEntered) return true
      if (isSign) typed += key
      else if (key === 'Backspace') typed = [...typed].slice(0, -1).join('')
      else if (key === 'Enter') isEntered = true
      return isSign || key === 'Backspace' || key === 'Enter'
    },
    giveTo: (focused) => {
      const [text, isToEnter] = [typed, isEntered]
      typed = ''
      isEntered = false
      if (text === '' || !(focused instanceof HTMLInputElement)) return
      const { length } = focused.value
      focused.setRangeText(text, length, length, 'end')
      focused.dispatchEvent(new InputEvent('input', { bubbles: true }))
      // After the list has answered what was typed.
      if (isToEnter) setTimeout(() => focused.dispatchEvent(enterKey()))
    },
  }
}
