/** The key: a strip of roots where there is room, else root and scale behind one button. */
import { formatNoteName } from '#engine/theory/pitch'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { withSigns } from '../../state/display-text'
import { context, readings } from '../../state/theory'
import { setKeyRoot, usualRootOf } from '../../state/theory-actions'
import { RootStrip } from './root-strip'
import { ScaleList } from './scale-picker'

export function KeyStrip() {
  return (
    <RootStrip
      label="Key"
      chosen={context.value.root}
      spellRoot={usualRootOf}
      isInKey={(pitchClass) => readings.value[pitchClass]?.inScale ?? false}
      onChoose={setKeyRoot}
    />
  )
}

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
          <KeyStrip />
          <ScaleList close={close} />
        </>
      )}
    </Popover>
  )
}
