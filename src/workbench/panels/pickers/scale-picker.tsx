/** The scale: a list by family with search, and the way to find it from notes. */
import { SCALES, scaleById } from '#engine/theory/scale'
import { Icon } from '../../controls/icon'
import { type Option, OptionList } from '../../controls/option-list'
import { type ClosePopover, Popover } from '../../controls/popover'
import { withSigns } from '../../state/display-text'
import { context } from '../../state/theory'
import { setScale } from '../../state/theory-actions'
import { isPicking } from '../../state/view-state'

const FAMILY_TITLES = {
  major: 'Major',
  minor: 'Minor',
  modal: 'Modes',
  pentatonic: 'Pentatonic',
  blues: 'Blues',
  jazz: 'Jazz',
  symmetric: 'Symmetric',
  synthetic: 'Synthetic',
} as const

/** The whole catalogue as options, with degrees beside the names. */
function scaleOptions(chosenId: string): readonly Option[] {
  return SCALES.map((scale) => ({
    id: scale.id,
    title: withSigns(scale.name),
    group: FAMILY_TITLES[scale.family],
    detail: scale.degreeLabels.map(withSigns).join(' '),
    aliases: scale.aliases,
    keywords: scale.id,
    isChosen: scale.id === chosenId,
  }))
}

/** Closes the sheet and lets the player pick notes instead. */
function PickNotesButton({ close }: { readonly close: ClosePopover }) {
  return (
    <div class="sheet-footer">
      <button
        type="button"
        onClick={() => {
          close(() => {
            isPicking.value = true
          })
        }}
      >
        <Icon name="search" size={16} /> Find scales from notes on the neck
      </button>
    </div>
  )
}

/** What the sheet of a scale holds. */
export function ScaleList({ close }: { readonly close: ClosePopover }) {
  return (
    <>
      <OptionList
        label="Scale"
        placeholder={`Search ${SCALES.length} scales`}
        options={scaleOptions(context.value.scale.id)}
        emptyText="No scale has that name. Try a mode, a family or a degree such as b6, without a root."
        onChoose={(id) => {
          const chosen = scaleById(id)
          close(() => chosen && setScale(chosen))
        }}
      />
      <PickNotesButton close={close} />
    </>
  )
}

export function ScalePicker() {
  return (
    <Popover
      label="Scale"
      buttonClass="menu-button scale-button"
      buttonTitle="Choose a scale"
      sheetClass="list-sheet"
      button={
        <>
          <span class="button-text">{withSigns(context.value.scale.name)}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => <ScaleList close={close} />}
    </Popover>
  )
}
