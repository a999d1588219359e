/** The capo, fret by fret. */
import { MAX_CAPO } from '#engine/instrument/neck'
import { Stepper } from '../../controls/stepper'
import { withCapo } from '../../editor/edit-strings'
import { neck } from '../../state/project-neck'
import { changeNeck } from './change-neck'

export function CapoStepper() {
  return (
    <Stepper
      label="Capo"
      value={neck.value.capo}
      low={0}
      high={MAX_CAPO}
      format={(fret) => (fret === 0 ? 'none' : String(fret))}
      onChange={(fret) => changeNeck(withCapo(neck.peek(), fret))}
    />
  )
}
