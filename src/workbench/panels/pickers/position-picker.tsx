/** Which position of the scale stands in front: open, a CAGED form, notes per string. */
import type { PatternSystem, ScalePattern } from '#engine/instrument/scale-patterns'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { neckAsShown, putOnWorksheet } from '../../editor/worksheet'
import { withSigns } from '../../state/display-text'
import { chosenPattern, chosenPatternName, scalePatterns } from '../../state/neck-view'

const SYSTEM_TITLES: Readonly<Record<PatternSystem, string>> = {
  lowest: 'Open',
  caged: 'CAGED',
  position: 'Positions',
  'notes-per-string': 'Notes per string',
}

function shortNameOf(pattern: ScalePattern): string {
  if (pattern.system === 'lowest') return 'Open position'
  if (pattern.system === 'caged') return pattern.name.replace(' form', '')
  return withSigns(pattern.name.replace(/^.* from /, 'from '))
}

function PatternButton({ pattern, onChoose }: { pattern: ScalePattern; onChoose: () => void }) {
  return (
    <button
      type="button"
      class="pattern-button"
      aria-pressed={chosenPattern.value === pattern}
      onClick={onChoose}
    >
      <strong>{shortNameOf(pattern)}</strong>
      <small>
        {pattern.startFret}–{pattern.endFret}
      </small>
    </button>
  )
}

export function PositionPicker() {
  const chosen = chosenPattern.value
  return (
    <Popover
      label="Scale position"
      buttonClass="menu-button position-button"
      buttonTitle="Scale position"
      sheetClass="position-sheet"
      button={
        <>
          <span class="button-text">{chosen ? chosenTitle(chosen) : 'All positions'}</span>
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => {
        const choose = (name: string | undefined) =>
          close(() => {
            chosenPatternName.value = name
          })
        return (
          <>
            <button
              type="button"
              class="wide-button"
              aria-pressed={!chosen}
              data-autofocus
              onClick={() => choose(undefined)}
            >
              Whole neck
            </button>
            {(['lowest', 'caged', 'position', 'notes-per-string'] as const).map((system) => {
              const patterns = scalePatterns.value.filter((pattern) => pattern.system === system)
              if (patterns.length === 0) return null
              return (
                <section key={system} aria-label={SYSTEM_TITLES[system]}>
                  <h2 class="sheet-title">{SYSTEM_TITLES[system]}</h2>
                  <div class="pattern-grid">
                    {patterns.map((pattern) => (
                      <PatternButton
                        key={pattern.name}
                        pattern={pattern}
                        onChoose={() => choose(pattern.name)}
                      />
                    ))}
                  </div>
                </section>
              )
            })}
            <button
              type="button"
              class="wide-button"
              onClick={() => close(() => putOnWorksheet(neckAsShown()))}
            >
              Put on the worksheet
            </button>
          </>
        )
      }}
    </Popover>
  )
}

function chosenTitle(pattern: ScalePattern): string {
  if (pattern.system === 'caged') return `${shortNameOf(pattern)} form`
  if (pattern.system === 'lowest') return 'Open'
  if (pattern.system === 'position') return pattern.name
  return `${pattern.name[0]} a string, ${shortNameOf(pattern)}`
}
