/** Folds the keys away, and brings them back. */
import { Icon } from '../../controls/icon'
import { areKeysShown, prefer } from '../../state/layout-preferences'

export function KeysFold() {
  const isShown = areKeysShown.value
  const title = isShown ? 'Fold the keys' : 'Show the keys'
  return (
    <button
      type="button"
      class="keys-fold"
      aria-expanded={isShown}
      aria-label={title}
      title={title}
      onClick={() => prefer({ keys: isShown ? 'folded' : 'shown' })}
    >
      <span class="keys-fold-word">Keys</span>
      <Icon name="chevron" size={16} />
    </button>
  )
}
