/**
 * A search field over a grouped list: type to narrow, arrows to walk, Enter to choose. The focus
 * stays in the field; the list follows it (`aria-activedescendant`).
 */

import type { ComponentChildren, VNode } from 'preact'
import { useEffect, useId, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks'
import { groupBy } from '#engine/group-by'
import { bestMatches } from './best-matches'
import { useDrawnRows } from './drawn-rows'

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
  /** Of what the typed text itself names: nothing else can be meant, so it comes first. */
  readonly isSure?: boolean
}

interface OptionGroup {
  /** Empty while searching, when the best match comes first wherever it stands. */
  readonly title: string
  readonly options: readonly Option[]
}

/** Rows that fit into any sheet: under headings, and without while searching. */
const ROWS_BROWSED = 11
const ROWS_FOUND = 13

/** The options that match, under their headings; groups in order of their first option. */
function groupsOf(options: readonly Option[], query: string): readonly OptionGroup[] {
  const isSearching = query.trim() !== ''
  const matching = bestMatches(options, query)
  const byTitle = groupBy(matching, ({ group }) => (isSearching ? '' : group))
  return [...byTitle].map(([title, grouped]) => ({ title, options: grouped }))
}

interface RowProps {
  readonly id: string
  readonly option: Option
  readonly isActive: boolean
  readonly onPoint: (id: string) => void
  readonly onChoose: (id: string) => void
}

function Row({ id, option, isActive, onPoint, onChoose }: RowProps) {
  return (
    <div
      id={id}
      class="option"
      role="option"
      aria-selected={option.isChosen ?? false}
      aria-disabled={option.isDisabled}
      data-active={isActive ? '' : undefined}
      onPointerMove={() => !option.isDisabled && onPoint(option.id)}
      onClick={() => !option.isDisabled && onChoose(option.id)}
    >
      <span class="option-title">{option.title}</span>
      {option.detail !== undefined && <span class="option-detail">{option.detail}</span>}
    </div>
  )
}

/**
 * Draws a row, or gives the very element of the last time where nothing about it changed, which
 * Preact then leaves alone: a step of the arrows redraws two rows, not all.
 */
function useStableRows(
  listId: string,
  onPoint: (id: string) => void,
  onChoose: (id: string) => void,
): (option: Option, isActive: boolean) => VNode {
  const kept = useRef(new Map<Option, { isActive: boolean; row: VNode }>())
  const latest = useRef(onChoose)
  latest.current = onChoose
  return (option, isActive) => {
    const before = kept.current.get(option)
    if (before?.isActive === isActive) return before.row
    const row = (
      <Row
        key={option.id}
        id={`${listId}-${option.id}`}
        option={option}
        isActive={isActive}
        onPoint={onPoint}
        onChoose={(id) => latest.current(id)}
      />
    )
    kept.current.set(option, { isActive, row })
    return row
  }
}

/** The first rows of groups; a group without rows is left out. */
function firstRows(groups: readonly OptionGroup[], count: number): readonly OptionGroup[] {
  let left = count
  return groups.flatMap((group) => {
    const options = group.options.slice(0, Math.max(0, left))
    left -= group.options.length
    return options.length === 0 ? [] : [{ ...group, options }]
  })
}

export function OptionList(props: {
  readonly label: string
  readonly placeholder: string
  readonly options: readonly Option[]
  /** Shown when nothing matches. */
  readonly emptyText: string
  readonly onChoose: (id: string) => void
  readonly autofocus?: boolean
  /** What the typed text itself names: first where it is sure or begins with a capital, as names do. */
  readonly named?: (query: string) => Option | undefined
}) {
  const { label, placeholder, options, emptyText, onChoose } = props
  const listId = useId()
  const [query, setQuery] = useState('')
  const [activeId, setActiveId] = useState<string | undefined>(undefined)
  const list = useRef<HTMLDivElement>(null)
  const field = useRef<HTMLInputElement>(null)
  const { named } = props
  const groups = useMemo(() => {
    const text = query.trim()
    const own = named?.(text)
    const found = groupsOf(options, query)
    if (!own || found.some((group) => group.options.some(({ id }) => id === own.id))) return found
    const group = { title: '', options: [own] }
    return own.isSure || /^\p{Lu}/u.test(text) ? [group, ...found] : [...found, group]
  }, [options, query, named])
  // In the order shown, which the arrows follow: panels add to groups that stand further up.
  const listed = groups.flatMap((group) => group.options)
  const usable = listed.filter((option) => !option.isDisabled)
  const active =
    usable.find((option) => option.id === activeId) ??
    (query === '' ? usable.find((option) => option.isChosen) : undefined) ??
    usable[0]

  const rowOf = useStableRows(listId, setActiveId, onChoose)
  // As far as the active one at least, which the field names to those who do not see the list.
  const activeRows = active ? listed.indexOf(active) + 1 : 0
  const drawnRows = Math.max(
    useDrawnRows(groups, listed.length, query === '' ? ROWS_BROWSED : ROWS_FOUND),
    activeRows,
  )
  const drawn = useMemo(() => firstRows(groups, drawnRows), [groups, drawnRows])

  useEffect(() => {
    if (props.autofocus) field.current?.focus()
  }, [props.autofocus])
  useLayoutEffect(() => {
    list.current?.querySelector('[data-active]')?.scrollIntoView({ block: 'nearest' })
  }, [active, groups])

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
        {drawn.map((group, index) => (
          <div key={`${group.title}${index}`} role="group" aria-label={group.title || label}>
            {group.title !== '' && (
              <div class="option-group" aria-hidden="true">
                {group.title}
              </div>
            )}
            {group.options.map((option) => rowOf(option, option === active))}
          </div>
        ))}
        {groups.length === 0 && (
          <p class="empty-state" role="status">
            {emptyText}
          </p>
        )}
      </div>
    </div>
  )
}
