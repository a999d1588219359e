/** Twelve chips, one a pitch class; the chosen one offers its other spelling. */
import { enharmonicRootOf } from '#engine/theory/choose-root'
import { formatNoteName, type NoteName, pitchClassOf } from '#engine/theory/pitch'
import { spokenNote, withSigns } from '../../state/display-text'

/** A radio group of roots, named by `spellRoot`; the chosen one keeps its own name. */
export function RootStrip(props: {
  readonly label: string
  readonly chosen: NoteName
  readonly spellRoot: (pitchClass: number) => NoteName
  readonly isInKey: (pitchClass: number) => boolean
  readonly onChoose: (root: NoteName) => void
}) {
  const { label, chosen, spellRoot, isInKey, onChoose } = props
  const chosenClass = pitchClassOf(chosen)
  const roots = Array.from({ length: 12 }, (_, pitchClass) =>
    pitchClass === chosenClass ? chosen : spellRoot(pitchClass),
  )
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: 11, ArrowUp: 11 }[event.key]
    if (step === undefined || !(event.currentTarget instanceof Element)) return
    event.preventDefault()
    const next = (chosenClass + step) % 12
    // Moving the focus forces a layout, so it is done before anything changes.
    event.currentTarget.querySelectorAll<HTMLElement>('[role="radio"]')[next]?.focus()
    onChoose(spellRoot(next))
  }
  const other = enharmonicRootOf(chosen)
  return (
    <div class="root-strip-row">
      <div class="root-strip" role="radiogroup" aria-label={label} onKeyDown={onKeyDown}>
        {roots.map((root, pitchClass) => {
          const name = formatNoteName(root)
          return (
            <button
              key={pitchClass}
              type="button"
              role="radio"
              aria-checked={pitchClass === chosenClass}
              aria-label={spokenNote(name)}
              tabIndex={pitchClass === chosenClass ? 0 : -1}
              class={isInKey(pitchClass) ? 'root-chip in-key' : 'root-chip'}
              onClick={() => onChoose(root)}
            >
              {withSigns(name)}
            </button>
          )
        })}
      </div>
      <button
        type="button"
        class="enharmonic"
        disabled={!other}
        aria-label={
          other ? `Write it as ${spokenNote(formatNoteName(other))}` : 'No other usual spelling'
        }
        title={other ? `Write it as ${withSigns(formatNoteName(other))}` : undefined}
        onClick={() => other && onChoose(other)}
      >
        {other ? `= ${withSigns(formatNoteName(other))}` : '='}
      </button>
    </div>
  )
}
