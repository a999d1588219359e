/**
 * A search field over a grouped list: type to narrow, arrows to walk, Enter to choose. The focus
 * stays in the field; the list follows it (`aria-activedescendant`).
 */
import type { ComponentChildren } from 'preact'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'

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

const folded = (text: string) =>
  text
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .replaceAll('♭', 'b')
    .replaceAll('♯', '#')
    .replace(/[^a-z0-9#]+/g, ' ')
    .trim()

/**
 * How well a text answers a query: 0 not at all, more is better. Every word of the query must
 * start a word of the title or the keywords, or be found inside one.
 */
export function matchScoreOf(
  query: string,
  option: Pick<Option, 'title' | 'aliases' | 'keywords' | 'group'>,
): number {
  const words = folded(query).split(' ').filter(Boolean)
  if (words.length === 0) return 1
  const title = folded(option.title)
  const aliases = (option.aliases ?? []).map(folded)
  const rest = `${aliases.join(' ')} ${folded(`${option.keywords ?? ''} ${option.group}`)}`
  let score = aliases.includes(words.join(' ')) ? 20 : 0
  for (const word of words) {
    if (title === word) score += 12
    else if (title.startsWith(word)) score += 8
    else if (title.includes(` ${word}`)) score += 6
    else if (` ${rest}`.includes(` ${word}`)) score += 3
    else if (title.includes(word)) score += 2
    else if (rest.includes(word)) score += 1
    else return 0
  }
  return score
}

/** Options that answer the query, best first; in their own order when there is no query. */
function searched(options: readonly Option[], query: string): readonly Option[] {
  if (folded(query) === '') return options
  return options
    .map((option, index) => ({ option, index, score: matchScoreOf(query, option) }))
    .filter(({ score }) => score > 0)
    .sort((left, right) => right.score - left.score || left.index - right.index)
    .map(({ option }) => option)
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
  const found = useMemo(() => searched(options, query), [options, query])
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
