/** Values written as text: in a query string, and lists in the arguments of a tool. */
import type { RequestField } from './field-kinds'

const DECIMAL = /^-?(0|[1-9][0-9]*)(\.[0-9]+)?$/
const INTEGER = /^-?(0|[1-9][0-9]*)$/
const MAX_NUMBER_LENGTH = 24

/** Whether a field takes a number or a word, such as a fret or `auto`. */
export function isNumericChoice({ json }: RequestField): boolean {
  return json.anyOf?.some(({ type }) => type === 'integer') ?? false
}

/** Items of a list that stand between commas. */
function readListText({ json }: RequestField, text: string): readonly unknown[] {
  const isNumeric = json.items?.type === 'integer' || json.items?.type === 'number'
  return text.split(',').map((item) => {
    const trimmed = item.trim()
    return isNumeric && DECIMAL.test(trimmed) ? Number(trimmed) : trimmed
  })
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
      return text === 'true' ? true : text === 'false' ? false : text
    case 'list':
      return readListText(field, text)
    case 'text':
      return isNumericChoice(field) && INTEGER.test(text) ? Number(text) : text
  }
}
