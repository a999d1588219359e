/** The button that names the neck, with the sheet of all its settings. */
import { Icon } from '../../controls/icon'
import { lazyComponent } from '../../controls/lazy'
import { Popover } from '../../controls/popover'
import { neck, neckTitle, neckTitleWithCapo } from '../../state/project-neck'

const NeckSheet = lazyComponent(async () => (await import('./neck-sheet')).NeckSheet)

/** Loads the sheet while the page idles. */
export function preloadNeckSheet(): void {
  void NeckSheet.preload()
}

export function NeckButton() {
  const { capo } = neck.value
  return (
    <Popover
      label="Neck"
      buttonClass="menu-button neck-button"
      buttonTitle={`Neck settings: ${neckTitleWithCapo(neck.value)}`}
      sheetClass="list-sheet neck-sheet"
      button={
        <>
          <Icon name="filter" />
          <span class="button-text">{neckTitle(neck.value)}</span>
          {capo > 0 && <small class="quiet">capo {capo}</small>}
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {() => <NeckSheet />}
    </Popover>
  )
}
