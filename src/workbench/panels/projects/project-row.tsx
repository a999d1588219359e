/** One project of the list: open, rename in place, duplicate, delete. */

import { useState } from 'preact/hooks'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { IconButton } from '../../controls/icon-button'
import { agoText, type ProjectRecord, sizeText } from '../../projects/shelf'
import { openedProject } from '../../state/project-store'
import { ownText } from '../../state/shown-names'

export interface RowActions {
  readonly open: (id: string) => void
  readonly rename: (id: string, title: string) => void
  readonly duplicate: (id: string) => void
  readonly remove: (id: string) => void
}

function NameField(props: {
  readonly name: string
  readonly onDone: (title: string | undefined) => void
}) {
  const { name, onDone } = props
  const [draft, setDraft] = useState(name)
  return (
    <input
      ref={(field) => field?.select()}
      class="project-name-field"
      aria-label={`New name of ${name}`}
      spellcheck={false}
      maxLength={PROJECT_LIMITS.maxTitleLength}
      value={draft}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onBlur={() => onDone(draft.trim())}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key !== 'Escape') return
        event.preventDefault()
        onDone(undefined)
      }}
    />
  )
}

export function ProjectRow(props: {
  readonly record: ProjectRecord
  readonly nowMs: number
  readonly actions: RowActions
}) {
  const { record, nowMs, actions } = props
  const { id, name } = record
  const [isRenaming, setRenaming] = useState(false)
  const isOpen = id === openedProject.value
  return (
    <li class={isOpen ? 'project-row open' : 'project-row'}>
      {isRenaming ? (
        <NameField
          name={name}
          onDone={(title) => {
            setRenaming(false)
            if (title) actions.rename(id, title)
          }}
        />
      ) : (
        <button
          type="button"
          class="project-open"
          aria-current={isOpen ? 'true' : undefined}
          onClick={() => actions.open(id)}
        >
          <span class="project-name">{ownText(name)}</span>
          <small>
            {isOpen ? 'open now · ' : ''}
            {sizeText(record)} · {agoText(record.savedAt, nowMs)}
          </small>
        </button>
      )}
      <IconButton
        icon="pencil"
        label={`Rename ${ownText(name)}`}
        title="Rename"
        onClick={() => setRenaming(true)}
      />
      <IconButton
        icon="copy"
        label={`Duplicate ${ownText(name)}`}
        title="Duplicate"
        onClick={() => actions.duplicate(id)}
      />
      <IconButton
        icon="trash"
        label={`Delete ${ownText(name)}`}
        title="Delete"
        onClick={() => actions.remove(id)}
      />
    </li>
  )
}
