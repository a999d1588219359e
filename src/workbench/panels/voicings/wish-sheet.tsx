/** The sheet that narrows the grips. */
import type { ComponentChildren } from 'preact'
import { useId } from 'preact/hooks'
import { fretsOfPosition, POSITION_NAMES } from '#engine/route/hand-window'
import { MAX_DIFFICULTY } from '#engine/voicing/difficulty'
import { VOICING_STYLES } from '#engine/voicing/style'
import { Icon } from '../../controls/icon'
import { Popover } from '../../controls/popover'
import { context } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { difficultyWord } from './grip-words'
import { voicingWishes, wishCount, wishVoicings } from './voicing-wishes'

const STYLE_NAMES = {
  open: 'Open',
  barre: 'Barre',
  shell: 'Shell',
  drop2: 'Drop 2',
  drop3: 'Drop 3',
  triad: 'Triad on three strings',
} as const

/** A labelled select whose first row is `any`. */
function Wish<T extends string | number>(props: {
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
      <span class="select-field">
        <select
          id={id}
          value={props.value ?? ''}
          onChange={(event) =>
            props.onChoose(props.rows[event.currentTarget.selectedIndex - 1]?.[0])
          }
        >
          <option value="">{props.any}</option>
          {props.rows.map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      </span>
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

function Wishes(): ComponentChildren {
  const wishes = voicingWishes.value
  return (
    <div class="settings-list">
      <Wish
        label="Style"
        any="any style"
        value={wishes.style}
        rows={VOICING_STYLES.map((style) => [style, STYLE_NAMES[style]] as const)}
        onChoose={(style) => wishVoicings({ style })}
      />
      <Wish
        label="Bass"
        any="any tone"
        value={wishes.inversion}
        rows={toneRows()}
        onChoose={(inversion) => wishVoicings({ inversion })}
      />
      <Wish
        label="Top"
        any="any tone"
        value={wishes.topTone}
        rows={toneRows()}
        onChoose={(topTone) => wishVoicings({ topTone })}
      />
      <Wish
        label="Position"
        any="anywhere"
        value={wishes.position}
        rows={POSITION_NAMES.flatMap((name) => {
          const frets = fretsOfPosition(name)
          return frets ? [[name, `${name}, ${frets.startFret}–${frets.endFret}`] as const] : []
        })}
        onChoose={(position) => wishVoicings({ position })}
      />
      <Wish
        label="Hardest"
        any="any difficulty"
        value={wishes.maxDifficulty}
        rows={DIFFICULTIES.map(
          (level) => [level, `${level} of 5, ${difficultyWord(level)}`] as const,
        )}
        onChoose={(maxDifficulty) => wishVoicings({ maxDifficulty })}
      />
      <span>Barre</span>
      <button
        type="button"
        aria-pressed={wishes.noBarre ?? false}
        onClick={() => wishVoicings({ noBarre: !wishes.noBarre })}
      >
        Without barres
      </button>
    </div>
  )
}

export function WishSheet() {
  const count = wishCount.value
  return (
    <Popover
      label="Which grips"
      buttonClass="small"
      sheetClass="wish-sheet"
      button={
        <>
          <Icon name="filter" size={15} /> {count === 0 ? 'Filters' : `Filters · ${count}`}
        </>
      }
    >
      {() => <Wishes />}
    </Popover>
  )
}

/** Frees every wish. */
export function freeWishes(): void {
  wishVoicings({
    style: undefined,
    inversion: undefined,
    topTone: undefined,
    position: undefined,
    maxDifficulty: undefined,
    noBarre: undefined,
  })
}
