/** What can be done with the bar under the cursor. */
import { barCountOf } from '#engine/tab/measure'
import { type MenuAction, MenuActions } from '../../controls/menu-actions'
import { NumberField } from '../../controls/number-field'
import { BEAT_UNITS, MAX_BEATS_PER_BAR } from '../../editor/edit-measures'
import {
  appendMeasure,
  chooseTimeSignature,
  closeGapHere,
  duplicateMeasureHere,
  insertGapHere,
  removeMeasureHere,
  splitLongMeasures,
} from '../../editor/tab-actions'
import { cursor, measures } from '../../editor/tab-state'

function SignatureFields() {
  const [beats, unit] = measures.value[cursor.value.measureIndex]?.timeSignature ?? [4, 4]
  return (
    <fieldset class="signature-fields">
      <legend>Time signature from here on</legend>
      <NumberField
        label="Beats per bar"
        value={beats}
        low={1}
        high={MAX_BEATS_PER_BAR}
        onChange={(value) => chooseTimeSignature([value, unit])}
      />
      <span aria-hidden="true">/</span>
      <select
        aria-label="Beat unit"
        value={unit}
        onChange={(event) => chooseTimeSignature([beats, Number(event.currentTarget.value)])}
      >
        {BEAT_UNITS.map((value) => (
          <option key={value} value={value}>
            {value}
          </option>
        ))}
      </select>
    </fieldset>
  )
}

export function BarSheet({ close }: { readonly close: () => void }) {
  const hasLongMeasures = measures.value.some((measure) => barCountOf(measure) > 1)
  const actions: readonly MenuAction[] = [
    { title: 'Add a bar', run: appendMeasure },
    { title: 'Duplicate this bar', run: duplicateMeasureHere },
    { title: 'Remove this bar', run: removeMeasureHere },
    { title: 'Insert a gap', keys: 'Insert', run: insertGapHere },
    { title: 'Close the gap', keys: 'Shift+Delete', run: closeGapHere },
    ...(hasLongMeasures
      ? [{ title: 'Split long measures into bars', run: splitLongMeasures }]
      : []),
  ]
  return (
    <div class="menu-list">
      <SignatureFields />
      <MenuActions actions={actions} close={close} />
    </div>
  )
}
