/** Root and scale behind one button, where the row has no room for the strip. */
import { formatNoteName } from '#engine/theory/pitch'
import { SCALES, scaleById } from '#engine/theory/scale'
import { Icon } from '../../controls/icon'
import { OptionList } from '../../controls/option-list'
import { Popover } from '../../controls/popover'
import { withSigns } from '../../state/display-text'
import { context, readings } from '../../state/theory'
import { setKeyRoot, setScale, usualRootOf } from '../../state/theory-actions'
import { RootStrip } from './root-strip'
import { PickNotesButton, scaleOptions } from './scale-picker'

export function KeyPicker() {
  const { root, scale } = context.value
  return (
    <Popover
      label="Key and scale"
      buttonClass="menu-button key-button"
      buttonTitle="Choose key and scale"
      sheetClass="list-sheet"
      button={
        <>
          <span class="button-text">
            {withSigns(formatNoteName(root))} {withSigns(scale.name)}
          </span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => (
        <>
          <RootStrip
            label="Key"
            chosen={root}
            spellRoot={usualRootOf}
            isInKey={(pitchClass) => readings.value[pitchClass]?.inScale ?? false}
            onChoose={setKeyRoot}
          />
          <OptionList
            label="Scale"
            placeholder={`Search ${SCALES.length} scales`}
            options={scaleOptions(scale.id)}
            emptyText="No scale has that name. Try a mode, a family or a degree such as b6."
            onChoose={(id) => {
              const chosen = scaleById(id)
              if (chosen) setScale(chosen)
              close()
            }}
          />
          <PickNotesButton close={close} />
        </>
      )}
    </Popover>
  )
}
