/** Roles, names and visibility of elements, as a reader of the page is told them. No styles. */

const INPUT_ROLES: Readonly<Record<string, string>> = {
  button: 'button',
  submit: 'button',
  checkbox: 'checkbox',
  radio: 'radio',
  range: 'slider',
  number: 'spinbutton',
  search: 'searchbox',
}

const TAG_ROLES: Readonly<Record<string, string>> = {
  ARTICLE: 'article',
  BUTTON: 'button',
  DETAILS: 'group',
  DIALOG: 'dialog',
  FIELDSET: 'group',
  H1: 'heading',
  H2: 'heading',
  H3: 'heading',
  H4: 'heading',
  HEADER: 'banner',
  IMG: 'img',
  LI: 'listitem',
  MAIN: 'main',
  NAV: 'navigation',
  OL: 'list',
  OPTION: 'option',
  OUTPUT: 'status',
  SELECT: 'combobox',
  TABLE: 'table',
  TEXTAREA: 'textbox',
  UL: 'list',
}

export function roleOf(element: Element): string | undefined {
  const written = element.getAttribute('role')
  if (written) return written
  if (element.tagName === 'A') return element.hasAttribute('href') ? 'link' : undefined
  if (element.tagName === 'INPUT')
    return INPUT_ROLES[(element as HTMLInputElement).type] ?? 'textbox'
  if (element.tagName === 'SECTION') {
    const isNamed = element.hasAttribute('aria-label') || element.hasAttribute('aria-labelledby')
    return isNamed ? 'region' : undefined
  }
  return TAG_ROLES[element.tagName]
}

export const plainText = (text: string | null | undefined) =>
  (text ?? '').replaceAll(/\s+/g, ' ').trim()

/** Text of an element and of what stands in it, by its names. */
function contentOf(element: Element): string {
  const parts = [...element.childNodes].map((node) => {
    if (node.nodeType === 3) return node.textContent ?? ''
    if (node.nodeType !== 1) return ''
    const inner = node as Element
    if (inner.getAttribute('aria-hidden') === 'true') return ''
    const text = inner.getAttribute('aria-label') ?? inner.getAttribute('alt') ?? contentOf(inner)
    return /^(?:DIV|P|LI|UL|SMALL|H\d)$/.test(inner.tagName) ? ` ${text} ` : text
  })
  return parts.join('')
}

/** The texts of a field's labels. */
function labelsOf(element: Element): string | undefined {
  if (!/^(?:INPUT|SELECT|TEXTAREA)$/.test(element.tagName)) return undefined
  const { id, ownerDocument } = element
  const labels = [
    ...(id ? ownerDocument.querySelectorAll(`label[for="${id}"]`) : []),
    ...(element.closest('label') ? [element.closest('label')!] : []),
  ]
  return labels.length > 0 ? labels.map((label) => labelText(label)).join(' ') : undefined
}

/** A label without the values of the fields in it. */
function labelText(label: Element): string {
  const copy = label.cloneNode(true) as Element
  for (const field of copy.querySelectorAll('select, textarea, [aria-hidden="true"]'))
    field.remove()
  return contentOf(copy)
}

const NAMED_BY_CONTENT =
  /^(?:button|link|option|radio|tab|checkbox|switch|heading|menuitem|gridcell|cell|listitem)$/

export function nameOf(element: Element): string {
  const labelledBy = element.getAttribute('aria-labelledby')
  if (labelledBy) {
    const named = labelledBy.split(/\s+/).map((id) => element.ownerDocument.getElementById(id))
    return plainText(named.map((one) => (one ? contentOf(one) : '')).join(' '))
  }
  const byContent = NAMED_BY_CONTENT.test(roleOf(element) ?? '') || element.tagName === 'SUMMARY'
  return plainText(
    element.getAttribute('aria-label') ??
      labelsOf(element) ??
      element.getAttribute('alt') ??
      ((byContent && plainText(contentOf(element))) ||
        element.getAttribute('title') ||
        element.getAttribute('placeholder')),
  )
}

export function descriptionOf(element: Element): string {
  const ids = element.getAttribute('aria-describedby')?.split(/\s+/) ?? []
  const texts = ids.map((id) => element.ownerDocument.getElementById(id)?.textContent ?? '')
  return plainText(element.getAttribute('aria-description') ?? texts.join(' '))
}

export function isHidden(element: Element, isOpen: (popover: Element) => boolean): boolean {
  if (!element.isConnected) return true
  for (let one: Element | null = element; one; one = one.parentElement) {
    if (one.hasAttribute('hidden')) return true
    if (one.hasAttribute('popover') && !isOpen(one)) return true
    if (one.tagName === 'DIALOG' && !one.hasAttribute('open')) return true
    const { parentElement: around } = one
    const isFolded = around?.tagName === 'DETAILS' && !around.hasAttribute('open')
    if (isFolded && one.tagName !== 'SUMMARY') return true
  }
  return false
}

/** Whether it is left out for those who hear the page. */
export const isSilent = (element: Element) => element.closest('[aria-hidden="true"]') !== null

/** The state that ARIA or the element itself tells: checked, selected, pressed, expanded. */
export function stateOf(element: Element, state: string): boolean {
  const told = element.getAttribute(`aria-${state}`)
  return told === null ? Reflect.get(element, state) === true : told === 'true'
}

export function isDisabled(element: Element): boolean {
  return (
    Reflect.get(element, 'disabled') === true ||
    element.getAttribute('aria-disabled') === 'true' ||
    element.closest('fieldset[disabled]') !== null
  )
}
