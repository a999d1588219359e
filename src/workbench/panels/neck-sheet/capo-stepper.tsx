/** The capo, fret by fret. */
import { MAX_CAPO } from '#engine/instrument/neck'
import { Stepper } from '../../controls/stepper'
import { neck } from '../../state/project-neck'
import { changeCapo } from './change-neck'

export function CapoStepper() {
  return (
    <Stepper
      label="Capo"
      value={neck.value.capo}
      low={0}
      high={MAX_CAPO}
      format={(fret) => (fret === 0 ? 'none' : String(fret))}
      onChange={changeCapo}
    />
  )
}
