/** `pitch-map convert`: a file, or every file of a folder, in another format. */
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { type FormatId, formatRowOf } from '#formats/format'
import type { Report } from '#formats/score/report'
import { type Converted, convert } from '#operations/files/convert'
import { loadFormats } from '#operations/files/load-formats'
import { requestErrorOf } from '#operations/registry/request-errors'
import { refusalOfThrown } from '../http/http-errors'
import { type CommandResult, EXIT } from './command-table'
import { type ConvertRequest, readConvertRequest } from './convert-request'

function refuse(path: string, message: string): never {
  throw requestErrorOf('invalid-parameter', [{ path, message }])
}

export function reportText(report: Report): string {
  return report
    .map(({ kind, message, count, track, bars }) => {
      const where = bars.length === 0 ? '' : ` (bar ${bars.join(', ')})`
      const times = count > 1 ? ` ×${count}` : ''
      return `  ${kind}${track === undefined ? '' : `, ${track}`}: ${message}${times}${where}\n`
    })
    .join('')
}

function kindOf(path: string): 'file' | 'folder' | undefined {
  const found = statSync(path, { throwIfNoEntry: false })
  return found && (found.isDirectory() ? 'folder' : 'file')
}

async function convertOne(
  from: string,
  to: string,
  type: FormatId,
  request: ConvertRequest,
): Promise<Converted> {
  const converted = await convert(readFileSync(from), type, request)
  mkdirSync(dirname(to), { recursive: true })
  writeFileSync(to, converted.bytes)
  return converted
}

/** Endings of containers that are read, while their formats are written as another. */
const READ_ALONE = /\.(gp[345x]|mxl)$/i

/** The format asked for, else the one that the name to write ends in. */
export async function typeOf({
  type,
  to,
  command,
}: {
  readonly type?: FormatId
  readonly to: string | undefined
  readonly command: string
}): Promise<FormatId> {
  if (type) return type
  if (to === undefined) return refuse('-o', '-o needs the name of the file to write: -o song.gp')
  const { formatOfName } = await loadFormats()
  const hint = command === 'convert' ? '; name it with --type' : ''
  const format = formatOfName(to)
  if (!format) return refuse(command, `${to} does not end as a format that is written${hint}`)
  const [, older] = READ_ALONE.exec(to) ?? []
  if (older === undefined) return format.id
  const { name, extension } = formatRowOf(format.id)
  const right = to.replace(READ_ALONE, `.${extension}`)
  return refuse(command, `.${older} is read but not written; as ${name} write ${right}`)
}

function wordsOf({ noteCount, movedCount }: Pick<Converted, 'noteCount' | 'movedCount'>): string {
  return `${noteCount} notes${movedCount > 0 ? `, ${movedCount} moved` : ''}`
}

/** All files below a folder, by name. */
function filesOf(folder: string): readonly string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(join(folder, '/').length))
    .sort()
}

async function convertFolder(
  request: ConvertRequest,
  progress: (text: string) => void,
): Promise<CommandResult> {
  const { from, to, type } = request
  if (!type) refuse('--type', 'a folder needs --type: the format to write')
  if (resolve(from) === resolve(to)) refuse('convert', 'the folder to write must be another one')
  const { extension } = formatRowOf(type)
  const files = filesOf(from)
  const sum = { noteCount: 0, movedCount: 0 }
  const refused: string[] = []
  const written = new Set<string>()
  const changes = new Map<string, number>()
  for (const [index, name] of files.entries()) {
    progress(`[${index + 1}/${files.length}] ${name}`)
    try {
      const stem = name.replace(/\.[^./]+$/, '')
      // Two files that differ in their endings alone keep them.
      const target = `${written.has(stem) ? name : stem}.${extension}`
      written.add(stem)
      const { report, noteCount, movedCount } = await convertOne(
        join(from, name),
        join(to, target),
        type,
        request,
      )
      sum.noteCount += noteCount
      sum.movedCount += movedCount
      for (const { kind, message } of report) {
        const text = `${kind}: ${message}`
        changes.set(text, (changes.get(text) ?? 0) + 1)
      }
    } catch (thrown) {
      const { status, body } = refusalOfThrown(thrown)
      if (status >= 500) throw thrown
      refused.push(`  ${name}: ${body.error}\n`)
    }
  }
  const most = [...changes].toSorted(([, a], [, b]) => b - a).slice(0, 20)
  const output = [
    `${files.length - refused.length} of ${files.length} files converted to ${formatRowOf(type).name}: ${wordsOf(sum)}\n`,
    ...most.map(([text, count]) => `  ${text} (${count} files)\n`),
  ].join('')
  const complaint = refused.length === 0 ? '' : `Not converted:\n${refused.join('')}`
  return { exitCode: refused.length === 0 ? EXIT.answered : EXIT.foundMistake, output, complaint }
}

/**
 * Runs `convert`.
 *
 * @param progress called with a line about each file of a folder
 * @throws RequestError, DomainError or FormatError for what cannot be converted.
 */
export async function runConvert(
  given: readonly string[],
  progress: (text: string) => void,
): Promise<CommandResult> {
  const request = readConvertRequest(given)
  const { from, to } = request
  const kind = kindOf(from)
  if (!kind) refuse('convert', `${from}: there is no such file or folder`)
  if (kind === 'folder') return convertFolder(request, progress)
  if (resolve(from) === resolve(to)) refuse('convert', 'the file to write must be another one')
  const type = await typeOf({ ...request, command: 'convert' })
  const converted = await convertOne(from, to, type, request)
  const output = `${to}: ${formatRowOf(type).name} from ${converted.from}, ${wordsOf(converted)}\n${reportText(converted.report)}`
  return { exitCode: EXIT.answered, output, complaint: '' }
}
