/** The fingers of the chosen position, while the neck is labelled with fingers. */
import { useSignalEffect } from '@preact/signals'
import { preferred } from '../../state/layout-preferences'
import { cellKey, chosenPattern, FINGER_NUMBERS, positionFingers } from '../../state/neck-view'
import { neck } from '../../state/project-neck'
import { context } from '../../state/theory'

/** Plans them as position, key and neck change. */
export function usePositionFingers(): void {
  useSignalEffect(() => {
    const pattern = preferred.labelMode.value === 'fingers' ? chosenPattern.value : undefined
    const theory = context.value
    const on = neck.value
    positionFingers.value = undefined
    if (!pattern) return undefined
    let isShown = true
    void import('#engine/plan/pattern-fingers').then(({ patternFingersOf }) => {
      if (!isShown) return
      const places = patternFingersOf(pattern, theory, on)
      positionFingers.value = new Map(
        places.map(({ string, fret, finger }) => [cellKey(string, fret), FINGER_NUMBERS[finger]]),
      )
    })
    return () => {
      isShown = false
    }
  })
}
