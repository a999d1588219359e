/** Words and flags of a command line → the query string or body that HTTP would have carried. */
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { NameSystem } from '#engine/theory/note-names/name-systems'
import { isNumericChoice } from '#operations/reading/field-text'
import { readQuery } from '#operations/reading/query'
import { readObject } from '#operations/reading/read-object'
import { requestFieldsOf } from '#operations/registry/field-kinds'
import { formatQuery } from '#operations/registry/format-query'
import type { AnyOperation } from '#operations/registry/operation'
import { requestErrorOf } from '#operations/registry/request-errors'
import type { Detail } from '#operations/registry/surfaces'
import { meantNameOf } from '#operations/suggest/typos'
import { placedNotesRequest, placedNotesSchema } from '#operations/tab/placed-notes-request'
import { STARTS_JSON } from '../http/read-body'
import { readForm } from '../text/representation'
import type { Command } from './command-table'

export type OutputForm = 'text' | 'json' | 'md'

export interface ReadCommandLine {
  readonly operation: AnyOperation
  readonly request: unknown
  readonly form: OutputForm
  readonly detail: Detail
  /** How notes are called in the words and in the output. */
  readonly names: NameSystem
}

const STANDARD_INPUT = 0
/** Frets with typos that a check puts right, and no name of a file. */
const GRIP_LIKE = /^[\dxXoO\s,;|()-]+$/
/** One word with an extension of letters, as no line of a sheet has. */
const FILE_NAME = /^\S+\.[a-z]{2,8}$/i

function kebabOf(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
}

function camelOf(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** Bytes of a file, of standard input for `-`; undefined where there is no such file. */
function readIfFile(word: string): Uint8Array | undefined {
  try {
    return readFileSync(word === '-' ? STANDARD_INPUT : word)
  } catch (thrown) {
    const { code } = thrown as NodeJS.ErrnoException
    if (code === 'ENOENT' || code === 'ENOTDIR' || code === 'ENAMETOOLONG') return undefined
    throw requestErrorOf('malformed-body', [{ path: word, message: `${word} cannot be read` }])
  }
}

function parseBody(text: string, source: string): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text)
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
      return { ...value }
    }
  } catch {
    // Told below, like every text that is no JSON object.
  }
  throw requestErrorOf('malformed-body', [
    { path: source, message: `${source} does not hold one JSON object` },
  ])
}

function givenTwice(name: string, source: string): Error {
  const path = `--${kebabOf(name)}`
  const message = `${path} and ${source} both give ${name}; give one of them`
  return requestErrorOf('conflicting-parameters', [{ path, message }])
}

/** What the word after `check`, `tab` or `melody` stands for. */
function bodyOfWord(operation: AnyOperation, word: string | undefined): Record<string, unknown> {
  if (word === undefined) return {}
  const bytes = readIfFile(word)
  const text = bytes && new TextDecoder().decode(bytes)
  const { bytesField } = operation.http
  if (bytesField !== undefined && !text?.trimStart().startsWith('{')) {
    if (bytes) return { [bytesField]: bytes }
    throw requestErrorOf('malformed-body', [{ path: word, message: `${word} is no file` }])
  }
  const { textField } = operation.http
  if (textField !== undefined) {
    if (text === undefined && FILE_NAME.test(word)) {
      throw requestErrorOf('malformed-body', [
        { path: word, message: `${word}: there is no such file` },
      ])
    }
    const sheet = text ?? word
    return STARTS_JSON.test(sheet) ? parseBody(sheet, word) : { [textField]: sheet }
  }
  const isCheck = operation.http.path === '/api/check'
  if (text !== undefined) {
    return isCheck && !text.trimStart().startsWith('{') ? { tab: text } : parseBody(text, word)
  }
  if (isCheck && GRIP_LIKE.test(word)) return { frets: word }
  if (placedNotesSchema.safeParse({ positions: word }).success) {
    return placedNotesRequest({ positions: word })
  }
  throw requestErrorOf('malformed-body', [
    {
      path: word,
      message: `${word}: there is no such file, and it is no ${isCheck ? 'grip such as x32010' : 'list of notes such as S5F3,S4F0'}`,
    },
  ])
}

/** A flag's text as the JSON value that the body's schema wants. */
function bodyValue(operation: AnyOperation, name: string, value: string | boolean): unknown {
  const field = requestFieldsOf(operation.request).get(name)
  if (!field || typeof value === 'boolean') return value
  const { kind } = field
  if (kind === 'integer' || kind === 'number' || isNumericChoice(field)) return numberOr(value)
  return kind === 'list' ? value.split(/[,/]/).map(numberOr) : value
}

/** The number that a text writes, else the text. */
function numberOr(text: string): string | number {
  const number = text.trim() === '' ? Number.NaN : Number(text)
  return Number.isNaN(number) ? text : number
}

function repeatedFlag(name: string): Error {
  const path = `--${kebabOf(name)}`
  const message = `${path} is given more than once; give it once`
  return requestErrorOf('repeated-parameter', [{ path, message }])
}

function readFlags(
  operation: AnyOperation,
  given: readonly string[],
): { readonly flags: Record<string, string | boolean>; readonly words: readonly string[] } {
  const options: Record<string, { type: 'string' | 'boolean'; short?: string }> = {
    detail: { type: 'string' },
    json: { type: 'boolean' },
    md: { type: 'boolean' },
    names: { type: 'string' },
  }
  for (const { name, kind } of requestFieldsOf(operation.request).values()) {
    const type = kind === 'boolean' ? 'boolean' : 'string'
    options[name] = { type }
    options[kebabOf(name)] = { type }
  }
  const { values, positionals, tokens } = parseArgs({
    args: [...given],
    options,
    allowPositionals: true,
    strict: false,
    tokens: true,
  })
  const names = tokens.flatMap((token) => (token.kind === 'option' ? camelOf(token.name) : []))
  const repeated = names.find((name, index) => names.indexOf(name) !== index)
  if (repeated !== undefined) throw repeatedFlag(repeated)
  const flags: Record<string, string | boolean> = {}
  for (const [name, value] of Object.entries(values)) {
    if (typeof value === 'string' || typeof value === 'boolean') flags[camelOf(name)] = value
  }
  return { flags, words: positionals }
}

function readWords(command: Command, words: readonly string[]): Record<string, string | boolean> {
  if (words.length === 0 || command.words === undefined) return {}
  if (command.wordsKind === 'many') return { [command.words]: words.join(',') }
  return { [command.words]: words[0]! }
}

/** Told before the words are counted: what follows an unknown flag was meant for it. */
function refuseUnknownFlag(command: Command, operation: AnyOperation, flags: object): void {
  const known = [...requestFieldsOf(operation.request).keys()]
  const stray = Object.keys(flags).find((name) => !known.includes(name))
  if (stray === undefined) return
  const path = `--${kebabOf(stray)}`
  const meant = meantNameOf(stray, known)
  throw requestErrorOf('unknown-parameter', [
    {
      path,
      message: `${path} is not known here; see pitch-map help ${command.name}`,
      ...(meant !== undefined && { didYouMean: `--${kebabOf(meant)}` }),
    },
  ])
}

/**
 * Reads what follows a command's name, by the schema of its operation.
 *
 * @throws RequestError as HTTP would refuse it, and for words or flags that the command does not take.
 */
export function readCommandLine(command: Command, given: readonly string[]): ReadCommandLine {
  const hasWords = given.some((word, index) => !word.startsWith('-') && index === 0)
  const operation = hasWords && command.whenWords ? command.whenWords : command.operation
  const { flags, words } = readFlags(operation, given)
  const { json, md, detail: detailText = 'full', names: namesText = 'english', ...filters } = flags
  const detail = readForm('detail', detailText)
  const names = readForm('names', namesText)
  const form: OutputForm = json === true ? 'json' : md === true ? 'md' : 'text'
  refuseUnknownFlag(command, operation, filters)
  const most = command.wordsKind === 'many' ? Number.POSITIVE_INFINITY : 1
  if (words.length > (command.wordsKind === 'none' ? 0 : most)) {
    const extra = words[command.wordsKind === 'none' ? 0 : 1]!
    throw requestErrorOf('unknown-parameter', [
      { path: extra, message: `${extra} is one word too many; see pitch-map help ${command.name}` },
    ])
  }
  if (operation.http.method === 'POST') {
    const body = bodyOfWord(operation, words[0])
    for (const [name, value] of Object.entries(filters)) {
      if (Object.hasOwn(body, name)) throw givenTwice(name, `"${words[0]}"`)
      body[name] = bodyValue(operation, name, value)
    }
    return { operation, request: readObject(operation, body, names).request, form, detail, names }
  }
  const asked = readWords(command, words)
  for (const [name, value] of Object.entries(filters)) {
    if (Object.hasOwn(asked, name)) throw givenTwice(name, `"${asked[name]}"`)
    asked[name] = value
  }
  const { request } = readQuery(operation, formatQuery(asked).slice(1), {}, names)
  return { operation, request, form, detail, names }
}
