/**
 * A search field over a grouped list: type to narrow, arrows to walk, Enter to choose. The focus
 * stays in the field; the list follows it (`aria-activedescendant`).
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { bestMatches } from './best-matches'

export interface Option {
  readonly id: string
  readonly title: string
  /** Heading that it stands under. */
  readonly group: string
  /** Right-hand side: degrees, a shortcut. */
  readonly detail?: ComponentChildren
  /** Other names; one that is typed in full comes first. */
  readonly aliases?: readonly string[]
  /** Further words that find it. */
  readonly keywords?: string
  readonly isChosen?: boolean
  readonly isDisabled?: boolean
}

export function OptionList(props: {
  readonly label: string
  readonly placeholder: string
  readonly options: readonly Option[]
  /** Shown when nothing matches. */
  readonly emptyText: string
  readonly onChoose: (id: string) => void
  readonly autofocus?: boolean
}) {
  const { label, placeholder, options, emptyText, onChoose } = props
  const listId = useId()
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string | undefined>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const found = useMemo(() => bestMatches(options, query), [options, query])
  const usable = found.filter((option) => !option.isDisabled)
  const active =
    usable.find((option) => option.id === activeId) ??
    (query === '' ? usable.find((option) => option.isChosen) : undefined) ??
    usable[0]
  const isSearching = query.trim() !== ''

  useEffect(() => {
    if (props.autofocus) field.current?.focus()
  }, [props.autofocus])
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  })

  const onKeyDown = (event: KeyboardEvent) => {
    const index = active ? usable.indexOf(active) : -1
    const last = usable.length - 1
    const next = {
      ArrowDown: index >= last ? 0 : index + 1,
      ArrowUp: index <= 0 ? last : index - 1,
      PageDown: Math.min(last, index + 8),
      PageUp: Math.max(0, index - 8),
    }[event.key]
    if (next !== undefined) {
      event.preventDefault()
      setActiveId(usable[next]?.id)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      onChoose(active.id)
    }
  }

  const groups: { title: string; options: Option[] }[] = []
  for (const option of found) {
    const title = isSearching ? '' : option.group
    const group = groups.find((candidate) => candidate.title === title)
    if (group) group.options.push(option)
    else groups.push({ title, options: [option] })
  }

  return (
    <div class="option-search">
      <input
        ref={field}
        class="search-field"
        type="text"
        enterkeyhint="search"
        role="combobox"
        autocomplete="off"
        spellcheck={false}
        aria-label={label}
        aria-expanded={true}
        aria-controls={listId}
        aria-activedescendant={active ? `${listId}-${active.id}` : undefined}
        placeholder={placeholder}
        value={query}
        data-autofocus
        onInput={(event) => {
          setQuery(event.currentTarget.value)
          setActiveId(undefined)
        }}
        onKeyDown={onKeyDown}
      />
      <div class="option-list" role="listbox" id={listId} aria-label={label} ref={list}>
        {groups.map((group) => (
          <div key={group.title} role="group" aria-label={group.title || label}>
            {group.title !== '' && (
              <div class="option-group" aria-hidden="true">
                {group.title}
              </div>
            )}
            {group.options.map((option) => (
              <div
                key={option.id}
                id={`${listId}-${option.id}`}
                class="option"
                role="option"
                aria-selected={option.isChosen ?? false}
                aria-disabled={option.isDisabled}
                data-active={option === active ? '' : undefined}
                onPointerMove={() => !option.isDisabled && setActiveId(option.id)}
                onClick={() => !option.isDisabled && onChoose(option.id)}
              >
                <span class="option-title">{option.title}</span>
                {option.detail !== undefined && <span class="option-detail">{option.detail}</span>}
              </div>
            ))}
          </div>
        ))}
        {found.length === 0 && (
          <p class="empty-state" role="status">
            {emptyText}
          </p>
        )}
      </div>
    </div>
  )
}
