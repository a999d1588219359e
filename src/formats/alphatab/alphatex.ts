/** alphaTex, the text form of alphaTab: `\title "Riff" . 3.5 5.5 7.5 |`. */

import { formatOf, type TabFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { plainText, utf8Of } from '../score/text'
import { checkAlphaTex } from './alphatex-counts'
import { alphaTab, loadAlphaTab } from './library'
import { readAlphaTabScore } from './read-score'
import { writeAlphaTabScore } from './write-score'

const HEAD = 4096
/** A header tag at the start of a line, or a beat such as `3.5` or `(0.1 2.2).4`. */
const TAGS =
  /(^|\s)\\(title|subtitle|artist|album|tempo|tuning|track|staff|ts|ks|instrument|capo|section|lyrics|music|words|copyright|chord|voice|clef|score|defaultsystemslayout)\b/

interface Diagnostic {
  readonly message: string
  readonly start?: { readonly line: number; readonly col: number } | undefined
}

function listOf(thrown: object, name: string): readonly Diagnostic[] {
  const field: unknown = Reflect.get(thrown, name)
  if (typeof field !== 'object' || field === null || !(Symbol.iterator in field)) return []
  return [...(field as Iterable<Diagnostic>)]
}

function refusalOf(thrown: unknown): FormatError {
  const all =
    typeof thrown === 'object' && thrown !== null
      ? ['lexerDiagnostics', 'parserDiagnostics', 'semanticDiagnostics'].flatMap((name) =>
          listOf(thrown, name),
        )
      : []
  const issues = all.slice(0, 20).map(({ message, start }) => ({
    path: start ? `line ${start.line}, column ${start.col}` : 'text',
    message: plainText(message),
  }))
  const first = issues[0]
  const where = first ? `: ${first.path}: ${first.message}` : ' to its end.'
  return new FormatError('unreadable-file', `This alphaTex cannot be read${where}`, issues)
}

export const alphaTex: TabFormat = {
  ...formatOf('alphatex', ['atex']),
  load: loadAlphaTab,
  sniff(bytes) {
    const head = new TextDecoder('utf-8', { fatal: false, ignoreBOM: false }).decode(
      bytes.subarray(0, HEAD),
    )
    return !head.includes('\0') && TAGS.test(head)
  },
  read(bytes) {
    const text = utf8Of(bytes)
    if (text === undefined) throw new FormatError('unreadable-file', 'This alphaTex is not UTF-8.')
    checkCount('characters', text.length, FILE_LIMITS.maxAlphaTexCharacters)
    checkAlphaTex(text)
    const { importer, Settings } = alphaTab()
    const reader = new importer.AlphaTexImporter()
    let score: ReturnType<typeof reader.readScore>
    try {
      reader.initFromString(text, new Settings())
      score = reader.readScore()
    } catch (thrown) {
      throw refusalOf(thrown)
    }
    return readAlphaTabScore(score)
  },
  write(score) {
    const { exporter } = alphaTab()
    const { score: made, settings } = writeAlphaTabScore(score, 'text')
    const text = new exporter.AlphaTexExporter().exportToString(made, settings)
    return { bytes: new TextEncoder().encode(text), report: [] }
  },
}
