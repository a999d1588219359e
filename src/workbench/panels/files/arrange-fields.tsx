/** How an arrangement may be laid: difficulty, key, capo. */
import { EASES } from '#engine/plan/fingerings'
import { lazyComponent } from '../../controls/lazy'
import { Segmented } from '../../controls/segmented'
import { type ArrangeChoice, arranged, arrangeOptions } from '../../files/arrange-choice'
import { layFacts, layText } from '../../files/lay-words'

const ArrangedView = lazyComponent(async () => (await import('./arranged-view')).ArrangedView)

const EASE_TITLES = { easy: 'Easy', medium: 'Medium', hard: 'Full' } as const

/** Other options have other proposals, so that the best one is taken first. */
function set(change: Partial<ArrangeChoice>): void {
  arrangeOptions.value = { ...arrangeOptions.peek(), choice: 0, ...change }
}

/** The ways to lay the piece, each with what it keeps. */
function Proposals() {
  const { proposals, choice } = arranged.value ?? {}
  if (!proposals) return null
  const [only, other] = proposals
  if (only && !other) {
    return (
      <p class="quiet">
        {layText(only)}: {layFacts(only)}.
      </p>
    )
  }
  return (
    <fieldset class="track-list">
      <legend>How the piece is laid</legend>
      {proposals.map((proposal, index) => (
        <label key={index} class="track-row lay-row">
          <input
            type="radio"
            name="proposal"
            checked={index === choice}
            onChange={() => set({ choice: index })}
          />
          <span>{layText(proposal)}</span>
          <small>{layFacts(proposal)}</small>
        </label>
      ))}
    </fieldset>
  )
}

export function ArrangeFields() {
  const { ease, key, findsCapo } = arrangeOptions.value
  return (
    <section class="arrange-fields">
      <p>Melody first, then bass, then harmony: what a hand can hold, with its fingers.</p>
      <div class="arrange-row">
        <Segmented
          label="Difficulty"
          segments={EASES.map((value) => ({ value, label: EASE_TITLES[value] }))}
          isOn={(value) => value === ease}
          onToggle={(value) => set({ ease: value })}
        />
        <Segmented
          label="Key"
          segments={[
            { value: 'octave', label: 'Key as written' },
            { value: 'any', label: 'Any key' },
          ]}
          isOn={(value) => value === key}
          onToggle={(value) => set({ key: value })}
        />
        <label class="switch">
          <input
            type="checkbox"
            checked={findsCapo}
            onChange={({ currentTarget: { checked } }) => set({ findsCapo: checked })}
          />
          Capo where it helps
        </label>
      </div>
      <Proposals />
      <ArrangedView />
    </section>
  )
}
