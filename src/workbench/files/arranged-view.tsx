/** The arrangement that is chosen, on the keys and on the neck; loaded when there is one. */
import { PianoToGuitar } from '../panels/piano-to-guitar/piano-to-guitar'
import { arranged } from './arrange-choice'

export function ArrangedView() {
  const shown = arranged.value
  return shown ? <PianoToGuitar arranged={shown} /> : <p class="quiet">Arranging …</p>
}
