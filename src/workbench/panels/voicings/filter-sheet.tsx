/** The sheet that narrows the grips. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { fretsOfPosition, POSITION_NAMES } from '#engine/hand/hand-window'
import { MAX_DIFFICULTY } from '#engine/voicing/difficulty'
import { VOICING_STYLES } from '#engine/voicing/style'
import { Choice } from '../../controls/choice'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { context } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { difficultyWord } from './grip-words'
import { chosenFilters, filterCount, setFilters } from './voicing-filters'

const STYLE_NAMES = {
  open: 'Open',
  barre: 'Barre',
  shell: 'Shell',
  drop2: 'Drop 2',
  drop3: 'Drop 3',
  triad: 'Triad on three strings',
} as const

/** A labelled select whose first row is `any`. */
function Filter<T extends string | number>(props: {
  readonly label: string
  readonly any: string
  readonly value: T | undefined
  readonly rows: readonly (readonly [value: T, text: string])[]
  readonly onChoose: (value: T | undefined) => void
}) {
  const id = useId()
  return (
    <>
      <label for={id}>{props.label}</label>
      <Choice<T | ''>
        id={id}
        value={props.value ?? ''}
        rows={[['', props.any], ...props.rows]}
        onChoose={(value) => props.onChoose(value === '' ? undefined : value)}
      />
    </>
  )
}

function toneRows(): readonly (readonly [number, string])[] {
  return context.value.chord.degreeLabels.map((label, index) => [
    index,
    label === 'R' ? 'root' : withSigns(label),
  ])
}

const DIFFICULTIES = Array.from({ length: MAX_DIFFICULTY - 1 }, (_, index) => index + 1)

function Filters(): ComponentChildren {
  const filters = chosenFilters.value
  return (
    <div class="settings-list">
      <Filter
        label="Style"
        any="any style"
        value={filters.style}
        rows={VOICING_STYLES.map((style) => [style, STYLE_NAMES[style]] as const)}
        onChoose={(style) => setFilters({ style })}
      />
      <Filter
        label="Bass"
        any="any tone"
        value={filters.inversion}
        rows={toneRows()}
        onChoose={(inversion) => setFilters({ inversion })}
      />
      <Filter
        label="Top"
        any="any tone"
        value={filters.topTone}
        rows={toneRows()}
        onChoose={(topTone) => setFilters({ topTone })}
      />
      <Filter
        label="Position"
        any="anywhere"
        value={filters.position}
        rows={POSITION_NAMES.flatMap((name) => {
          const frets = fretsOfPosition(name)
          return frets ? [[name, `${name}, ${frets.startFret}–${frets.endFret}`] as const] : []
        })}
        onChoose={(position) => setFilters({ position })}
      />
      <Filter
        label="Hardest"
        any="any difficulty"
        value={filters.maxDifficulty}
        rows={DIFFICULTIES.map(
          (level) => [level, `${level} of 5, ${difficultyWord(level)}`] as const,
        )}
        onChoose={(maxDifficulty) => setFilters({ maxDifficulty })}
      />
      <span>Barre</span>
      <button
        type="button"
        aria-pressed={filters.noBarre ?? false}
        onClick={() => setFilters({ noBarre: !filters.noBarre })}
      >
        Without barres
      </button>
    </div>
  )
}

export function FilterSheet() {
  const count = filterCount.value
  return (
    <Popover
      label="Which grips"
      buttonClass="small"
      sheetClass="filter-sheet"
      button={
        <>
          <Icon name="filter" size={15} /> {count === 0 ? 'Filters' : `Filters · ${count}`}
        </>
      }
    >
      {() => <Filters />}
    </Popover>
  )
}

/** Removes every filter. */
export function clearFilters(): void {
  setFilters({
    style: undefined,
    inversion: undefined,
    topTone: undefined,
    position: undefined,
    maxDifficulty: undefined,
    noBarre: undefined,
  })
}
