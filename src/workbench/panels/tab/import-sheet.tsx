/** The sheet that reads pasted tab text and says what it understood before anything changes. */
import { useEffect, useRef } from 'preact/hooks'
import { closeImport, importedTab, importText, takeImport } from '../../editor/ascii-import'
import { neck, neckTitleWithCapo } from '../../state/project-neck'

const SHOWN_ISSUES = 8

function Reading() {
  const parsed = importedTab.value
  if (!parsed) {
    return (
      <p class="hint">
        One line a string, string 1 on top or at the bottom; the labels may name another tuning.
      </p>
    )
  }
  const noteCount = parsed.measures.reduce((sum, measure) => sum + measure.notes.length, 0)
  return (
    <div class="import-reading" role="status">
      <p>
        {parsed.measures.length === 0
          ? 'No tab was found in this text.'
          : `Reads as ${parsed.measures.length} ${parsed.measures.length === 1 ? 'bar' : 'bars'} with ${noteCount} ${noteCount === 1 ? 'note' : 'notes'}${parsed.neck === neck.value ? '' : ` on another neck: ${neckTitleWithCapo(parsed.neck)}`}.`}
      </p>
      {parsed.issues.length > 0 && (
        <ul class="import-issues">
          {parsed.issues.slice(0, SHOWN_ISSUES).map((issue) => (
            <li key={`${issue.line}:${issue.column}:${issue.code}`} class={issue.severity}>
              Line {issue.line}, column {issue.column}: {issue.message}
            </li>
          ))}
          {parsed.issueCount > SHOWN_ISSUES && <li>and {parsed.issueCount - SHOWN_ISSUES} more</li>}
        </ul>
      )}
    </div>
  )
}

/** A modal `<dialog>`, which a click beside it leaves open; in the page only during an import. */
export function ImportSheet() {
  const dialog = useRef<HTMLDialogElement>(null)
  const isOpen = importText.value !== undefined
  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
  }, [isOpen])
  if (!isOpen) return null
  const canTake = (importedTab.value?.measures.length ?? 0) > 0
  return (
    <dialog
      ref={dialog}
      class="dialog import-sheet"
      aria-labelledby="import-title"
      onClose={closeImport}
      // The page's shortcuts are off while this is open.
      onKeyDown={(event) => event.stopPropagation()}
    >
      <h2 id="import-title">Import ASCII tab</h2>
      <textarea
        rows={9}
        spellcheck={false}
        aria-label="ASCII tab"
        placeholder={
          'e|----------------|\nB|----------------|\nG|----------------|\nD|--------0-2-----|\nA|--0-2-3---------|\nE|3---------------|'
        }
        value={importText.value}
        onInput={(event) => {
          importText.value = event.currentTarget.value
        }}
      />
      <Reading />
      <div class="dialog-actions">
        <button type="button" onClick={closeImport}>
          Cancel
        </button>
        <button type="button" disabled={!canTake} onClick={() => takeImport('insert')}>
          Insert after this bar
        </button>
        <button
          type="button"
          class="primary"
          disabled={!canTake}
          onClick={() => takeImport('replace')}
        >
          Replace the tab
        </button>
      </div>
    </dialog>
  )
}
