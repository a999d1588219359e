/** alphaTex, the text form of alphaTab: `\title "Riff" . 3.5 5.5 7.5 |`. */
import { formatOf, type TabFormat } from '../format'
import { checkCount, FormatError } from '../score/format-error'
import { FILE_LIMITS } from '../score/limits'
import { plainText, utf8Of } from '../score/text'
import { alphaTab, loadAlphaTab } from './library'
import { readAlphaTabScore } from './read-score'
import { writeAlphaTabScore } from './write-score'

/**
 * Counts before anything is repeated: `3.3*2000000000` is one beat of the text.
 *
 * @throws FormatError `file-too-large` beyond `FILE_LIMITS`.
 */
function checkAlphaTex(text: string): void {
  const { bars } = new (alphaTab().importer.alphaTex.AlphaTexParser)(text).read()
  let tracks = 1
  let staves = 1
  let voices = 1
  let isBarWise = false
  let ownBars = 0
  let mostBars = 0
  let beats = 0
  let notes = 0
  for (const bar of bars) {
    for (const { tag } of bar.metaData) {
      const name = tag.tag.text.toLowerCase()
      if (name === 'voicemode') isBarWise = true
      if (name === 'voice') voices++
      if (name === 'track') tracks++
      if (name === 'track' || name === 'staff') {
        staves++
        voices = 1
      }
      const isAgain = name === 'track' || name === 'staff' || (name === 'voice' && !isBarWise)
      if (isAgain) ownBars = 0
    }
    mostBars = Math.max(mostBars, ++ownBars)
    checkCount('voices in a bar', voices, FILE_LIMITS.maxBarVoices)
    if (isBarWise && bar.pipe) voices = 1
    for (const { beatMultiplierValue, notes: list } of bar.beats) {
      const times = Math.max(1, beatMultiplierValue?.value ?? 1)
      beats += times
      notes += times * (list?.notes.length ?? 0)
    }
  }
  checkCount('tracks', tracks, FILE_LIMITS.maxWrittenTracks)
  checkCount('bars', mostBars, FILE_LIMITS.maxWrittenBars)
  checkCount('bars of all staves', mostBars * staves, FILE_LIMITS.maxStaffBars)
  checkCount('beats', beats, FILE_LIMITS.maxWrittenBeats)
  checkCount('notes', notes, FILE_LIMITS.maxWrittenNotes)
}

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
