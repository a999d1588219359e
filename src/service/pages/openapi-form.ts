/** Parameters that choose the form of an answer and are no part of its question. */
import { NAME_SYSTEMS } from '#engine/theory/note-names/name-systems'
import type { AnyOperation } from '#operations/registry/operation'
import { DETAILS } from '#operations/registry/surfaces'
import { hasMarkdown } from '../text/markdown/markdown-of'
import { FORMATS, hasDetail } from '../text/representation'

type Json = Record<string, unknown>

const FORMAT_PARAMETER = {
  name: 'format',
  in: 'query',
  required: false,
  description: 'md answers as Markdown, as Accept: text/markdown does.',
  schema: { type: 'string', enum: [...FORMATS], default: 'json' },
  example: 'json',
}

const DETAIL_PARAMETER = {
  name: 'detail',
  in: 'query',
  required: false,
  description: 'lean answers with the essential fields alone, each as in the whole document.',
  schema: { type: 'string', enum: [...DETAILS], default: 'full' },
  example: 'full',
}

const NAMES_PARAMETER = {
  name: 'names',
  in: 'query',
  required: false,
  description:
    'How notes are called in the request and in the answer: english (Bb, B, F#), german (B, H, Fis) or solfege (Sib, Si, Fa#). Projects and files stay English.',
  schema: { type: 'string', enum: [...NAME_SYSTEMS], default: 'english' },
  example: 'english',
}

/** Those that an operation takes. */
export function formParametersOf(operation: AnyOperation): Json[] {
  return [
    NAMES_PARAMETER,
    ...(hasMarkdown(operation) ? [FORMAT_PARAMETER] : []),
    ...(hasDetail(operation) ? [DETAIL_PARAMETER] : []),
  ]
}
