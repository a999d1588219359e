/** Notes that the ASCII tab draws one after the other because their string sounds only one. */
import { clashes, clashLines, goToClash, goToNextClash } from './clashes'

export function Clashes() {
  const count = clashes.value.length
  if (count === 0) return null
  return (
    <div>
      <button
        type="button"
        class="tab-clashes small"
        title="Go to the next clash"
        onClick={goToNextClash}
      >
        <span class="clash-sign" aria-hidden="true">
          !
        </span>
        Notes that clash on one string: {count}
      </button>
      <details class="tab-words">
        <summary>Clash by clash</summary>
        <ol class="clash-list">
          {clashLines.value.map((line, index) => (
            <li key={line}>
              <button type="button" onClick={() => goToClash(index)}>
                {line}
              </button>
            </li>
          ))}
        </ol>
      </details>
    </div>
  )
}
