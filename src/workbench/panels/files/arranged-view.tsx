/** The arrangement that is chosen, on the keys and on the neck; loaded when there is one. */

import { arranged } from '../../files/arrange-choice'
import { PianoToGuitar } from '../piano-to-guitar/piano-to-guitar'

export function ArrangedView() {
  const shown = arranged.value
  return shown ? <PianoToGuitar arranged={shown} /> : <p class="quiet">Arranging …</p>
}
