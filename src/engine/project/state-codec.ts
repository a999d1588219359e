/**
 * Projects as text for share links: `project` is the JSON in base64url, `zproject` a version
 * character and the packed form (see `packed-form.ts`), deflated with a preset dictionary, in
 * base64url. Decoding trusts nothing: length limit, decode, inflate with a cap, version, migrate,
 * shape, sense; each refusal has its own code.
 */
import { deflateSync } from 'fflate'
import { DomainError } from '../errors'
import { decodeBase64Url, encodeBase64Url } from './base64url'
import { checkProject } from './check-project'
import { COMPRESSED_FORMS } from './dictionaries'
import { inflateCapped } from './inflate-capped'
import { packProject } from './pack-project'
import { EXPECTED } from './packed-form'
import { PROJECT_LIMITS } from './project-limits'
import { neckOfProject } from './project-neck'
import type { ProjectState } from './project-state'
import { unpackProject } from './unpack-project'

/**
 * How much structure a JSON text has, told from its bytes without parsing it: parsing a megabyte
 * of brackets takes twenty times as long as parsing the largest project there can be.
 */

const QUOTE = 0x22
const COMMA = 0x2c
const BACKSLASH = 0x5c
const OPENING_BRACKET = 0x5b
const CLOSING_BRACKET = 0x5d
const OPENING_BRACE = 0x7b
const CLOSING_BRACE = 0x7d

/**
 * Whether a JSON text nests at most `maxDepth` lists and objects and has at most `maxCommas`
 * commas outside its texts. It does not check that the text is JSON.
 */
export function isWithinStructure(json: Uint8Array, maxDepth: number, maxCommas: number): boolean {
  let depth = 0
  let commas = 0
  for (let index = 0; index < json.length; index++) {
    switch (json[index]) {
      case QUOTE:
        for (index++; index < json.length && json[index] !== QUOTE; index++) {
          if (json[index] === BACKSLASH) index++
        }
        break
      case COMMA:
        commas++
        if (commas > maxCommas) return false
        break
      case OPENING_BRACKET:
      case OPENING_BRACE:
        depth++
        if (depth > maxDepth) return false
        break
      case CLOSING_BRACKET:
      case CLOSING_BRACE:
        depth--
        break
      default:
    }
  }
  return true
}

const encoder = new TextEncoder()
const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true })

const FORMS = COMPRESSED_FORMS.map((form) => ({
  ...form,
  dictionary: encoder.encode(form.dictionary),
}))

/** The newest form that can hold the neck of a project; projects of before go on as they were. */
function formFor(state: ProjectState) {
  const { instrument, tuning, capo } = state.tabProject
  const isSixStrings =
    instrument === undefined &&
    tuning.length * 3 === EXPECTED.tuning.length &&
    (capo === 0 || neckOfProject(state).capo === 0)
  return FORMS.findLast(({ holdsAnyNeck }) => isSixStrings !== Boolean(holdsAnyNeck))!
}

function invalid(message: string): DomainError {
  return new DomainError('invalid-project', message)
}

function tooLarge(message: string): DomainError {
  return new DomainError('project-too-large', message)
}

function bytesOfJson(value: unknown, maxBytes: number): Uint8Array {
  const bytes = encoder.encode(JSON.stringify(value))
  if (bytes.length > maxBytes) {
    throw tooLarge(`This project has ${bytes.length} bytes; ${maxBytes} is the limit.`)
  }
  return bytes
}

/**
 * A project as `project` text: base64url, without padding, of its UTF-8 JSON.
 *
 * @throws DomainError `project-too-large` when the JSON passes 2 MB.
 */
export function encodeProject(state: ProjectState): string {
  return encodeBase64Url(bytesOfJson(state, PROJECT_LIMITS.maxBytes))
}

/**
 * A project as `zproject` text, some 25 times shorter than the other.
 *
 * @throws DomainError `project-too-large`; RangeError for a state that `checkProject` would refuse.
 */
export function encodeCompressedProject(state: ProjectState): string {
  const form = formFor(state)
  const { character, date, dictionary } = form
  if (state.version !== date) throw new RangeError(`version ${state.version} cannot be packed`)
  const bytes = bytesOfJson(packProject(state, form), PROJECT_LIMITS.maxInflatedBytes)
  return character + encodeBase64Url(deflateSync(bytes, { dictionary, level: 9 }))
}

/** The bytes of encoded text, within the limit. */
function bytesOfText(text: string): Uint8Array {
  if (text.length > PROJECT_LIMITS.maxTextLength) {
    throw tooLarge(
      `This project text has ${text.length} characters; ${PROJECT_LIMITS.maxTextLength} is the limit.`,
    )
  }
  const bytes = decodeBase64Url(text)
  if (!bytes || bytes.length === 0) throw invalid('This project text is not base64url.')
  return bytes
}

function jsonOfBytes(bytes: Uint8Array): unknown {
  const { maxJsonDepth, maxJsonCommas } = PROJECT_LIMITS
  if (!isWithinStructure(bytes, maxJsonDepth, maxJsonCommas)) {
    throw tooLarge('This project text holds more lists and values than a project can have.')
  }
  let json: string
  try {
    json = decoder.decode(bytes)
  } catch {
    throw invalid('This project text does not hold UTF-8.')
  }
  try {
    return JSON.parse(json)
  } catch {
    throw invalid('This project text does not hold JSON.')
  }
}

/**
 * The project of `project` text, whatever its age, checked and brought up to this version.
 *
 * @throws DomainError `project-too-large`, `invalid-project`, `project-without-version`,
 * `project-too-new`, `invalid-project-shape` or `inconsistent-project`.
 */
export function decodeProject(text: string): ProjectState {
  return checkProject(jsonOfBytes(bytesOfText(text)))
}

/**
 * The project of `zproject` text, whatever its form, checked and brought up to this version.
 *
 * @throws DomainError as `decodeProject`, or `unknown-dictionary`.
 */
export function decodeCompressedProject(text: string): ProjectState {
  const form = FORMS.find(({ character }) => text.startsWith(character))
  if (!form) {
    throw new DomainError(
      'unknown-dictionary',
      text === ''
        ? 'This compressed project is empty.'
        : `No form of compressed projects is called ${JSON.stringify(text.slice(0, 1))}.`,
    )
  }
  const deflated = bytesOfText(text.slice(1))
  const inflated = inflateCapped(deflated, form.dictionary, PROJECT_LIMITS.maxInflatedBytes)
  if (inflated === 'invalid') throw invalid('This compressed project does not inflate.')
  if (inflated === 'too-large') {
    throw tooLarge(`This project inflates to more than ${PROJECT_LIMITS.maxInflatedBytes} bytes.`)
  }
  const project = unpackProject(jsonOfBytes(inflated), form)
  if (project === undefined) throw invalid('This compressed project is not of its form.')
  return checkProject(project)
}
