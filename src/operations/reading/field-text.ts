/** Values written as text: in a query string, and lists in the arguments of a tool. */
import type { RequestField } from '../registry/field-kinds'

const DECIMAL = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/
const INTEGER = /^-?(0|[1-9][0-9]*)$/
const MAX_NUMBER_LENGTH = 24

/** Whether a field takes a number or something else, such as a fret or `auto`, or 1 or `true`. */
export function isNumericChoice({ json }: RequestField): boolean {
  return json.anyOf?.some(({ type }) => type === 'integer' || type === 'number') ?? false
}

/**
 * The items of a list that is written as text: what stands between commas. One inside parentheses
 * belongs to a symbol.
 *
 * @example
 * itemsOfText('C7(b9,#11), F') // => ["C7(b9,#11)","F"]
 */
export function itemsOfText(text: string): string[] {
  const items: string[] = []
  let start = 0
  let isInside = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (character === '(') isInside = true
    else if (character === ')') isInside = false
    else if (character === ',' && !isInside) {
      items.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return [...items, text.slice(start).trim()]
}

const NUMERIC: readonly (string | undefined)[] = ['integer', 'number']

function readListText({ json }: RequestField, text: string): readonly unknown[] {
  const each = json.prefixItems?.[0] ?? json.items
  const isNumeric = NUMERIC.includes(each?.type)
  // A time signature is written 3/4.
  return itemsOfText(json.prefixItems ? text.replace('/', ',') : text).map((item) =>
    isNumeric && DECIMAL.test(item) ? Number(item) : item,
  )
}

/**
 * Text of a field as the value that its schema takes; text that is not one stays text and is refused
 * by the schema. Numbers are plain decimals: no sign +, no exponent, no leading zero.
 */
export function readFieldText(field: RequestField, text: string): unknown {
  switch (field.kind) {
    case 'integer':
      return INTEGER.test(text) && text.length <= MAX_NUMBER_LENGTH ? Number(text) : text
    case 'number':
      return DECIMAL.test(text) && text.length <= MAX_NUMBER_LENGTH ? Number(text) : text
    case 'boolean':
      if (isNumericChoice(field) && (text === '1' || text === '0')) return Number(text)
      return text === 'true' ? true : text === 'false' ? false : text
    case 'list':
      return readListText(field, text)
    case 'text':
      return isNumericChoice(field) && INTEGER.test(text) ? Number(text) : text
  }
}
