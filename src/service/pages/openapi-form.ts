/** Parameters that choose the form of an answer and are no part of its question. */
import { NAME_SYSTEMS } from '#engine/theory/note-names/name-systems'
import type { AnyOperation } from '#operations/registry/operation'
import { DETAILS } from '#operations/registry/surfaces'
import { hasMarkdown } from '../text/markdown/markdown-of'
import { formatsOf, hasDetail } from '../text/representation'

type Json = Record<string, unknown>

/** @param values the default first */
function formParameter(name: string, values: readonly string[], description: string): Json {
  const [usual] = values
  return {
    name,
    in: 'query',
    required: false,
    description,
    schema: { type: 'string', enum: [...values], default: usual },
    example: usual,
  }
}

function formatParameter(operation: AnyOperation): Json {
  const texts = Object.keys(operation.texts ?? {})
  const others = texts.length === 0 ? '' : ` ${texts.join(' and ')} answer with that text alone.`
  const description = `md answers as Markdown, as Accept: text/markdown does.${others}`
  return formParameter('format', formatsOf(operation), description)
}

const DETAIL_PARAMETER = formParameter(
  'detail',
  DETAILS,
  'lean answers with the essential fields alone, each as in the whole document.',
)
const NAMES_PARAMETER = formParameter(
  'names',
  NAME_SYSTEMS,
  'How notes are called in the request and in the answer: english (Bb, B, F#), german (B, H, Fis) or solfege (Sib, Si, Fa#). Projects and files stay English.',
)

/** Those that an operation takes. */
export function formParametersOf(operation: AnyOperation): Json[] {
  return [
    NAMES_PARAMETER,
    ...(hasMarkdown(operation) ? [formatParameter(operation)] : []),
    ...(hasDetail(operation) ? [DETAIL_PARAMETER] : []),
  ]
}
