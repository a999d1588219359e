/** The project's name, edited in place. */
import { useState } from 'preact/hooks'
import { PROJECT_LIMITS } from '#engine/project/project-limits'
import { title } from '../../state/project-store'
import { setTitle } from '../../state/theory-actions'

export function ProjectTitle({ label = 'Project title' }: { readonly label?: string }) {
  const [draft, setDraft] = useState<string | undefined>(undefined)
  const keep = () => {
    const text = draft?.trim()
    setDraft(undefined)
    if (text !== undefined && text !== title.peek()) setTitle(text === '' ? 'Untitled' : text)
  }
  return (
    <input
      class="project-title"
      aria-label={label}
      spellcheck={false}
      maxLength={PROJECT_LIMITS.maxTitleLength}
      value={draft ?? title.value}
      onInput={(event) => setDraft(event.currentTarget.value)}
      onBlur={keep}
      onKeyDown={(event) => {
        if (event.key === 'Enter') event.currentTarget.blur()
        if (event.key === 'Escape') setDraft(undefined)
      }}
    />
  )
}
