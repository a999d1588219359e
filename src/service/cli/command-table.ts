/**
 * Commands of the terminal: every operation is one, under the last words of its path; the rows say
 * which parameters may be given as plain words and which shorter names exist.
 */

import { getChord } from '#operations/chords/chord'
import { identifyChordName } from '#operations/chords/identify'
import { getGuitarVoicings } from '#operations/chords/voicings'
import { getPracticeDrill } from '#operations/drills/practice'
import { getPitchMap } from '#operations/neck/map'
import { getPositions } from '#operations/neck/positions'
import { drawVoicing } from '#operations/pictures/diagram-voicing'
import { getProgression } from '#operations/progressions/progression'
import { OPERATIONS } from '#operations/registry/index'
import type { AnyOperation } from '#operations/registry/operation'
import { getRoute, planMelody } from '#operations/routes/route'
import { getScaleMap } from '#operations/scales/scale-map'
import { findContainingScales } from '#operations/scales/scales-containing'
import { checkTab } from '#operations/tab/check'
import { getProjectState } from '#operations/tab/project'
import { renderTab } from '#operations/tab/render-tab'

/** How the words after a command become its request. */
export type WordsKind = 'none' | 'one' | 'many' | 'file'

export interface Command {
  readonly name: string
  readonly operation: AnyOperation
  /** Parameter that plain words fill. */
  readonly words?: string
  readonly wordsKind: WordsKind
  /** How the words are shown in help: `<note>`. */
  readonly usage: string
  /** Answers instead when words are given. */
  readonly whenWords?: AnyOperation
}

interface Row {
  readonly operation: AnyOperation
  readonly name?: string
  readonly words?: string
  readonly wordsKind?: WordsKind
  readonly usage?: string
  readonly whenWords?: AnyOperation
}

const ROWS: readonly Row[] = [
  { operation: getPitchMap, words: 'note', wordsKind: 'one', usage: '[note]' },
  { operation: getPositions, words: 'note', wordsKind: 'one', usage: '[note]' },
  { operation: getRoute, words: 'notes', wordsKind: 'many', usage: '<note> …' },
  { operation: planMelody, name: 'melody', wordsKind: 'file', usage: '<body.json>' },
  { operation: getPracticeDrill, name: 'drill' },
  {
    operation: getGuitarVoicings,
    words: 'symbol',
    wordsKind: 'one',
    usage: '[symbol]',
    whenWords: getChord,
  },
  { operation: getChord, words: 'symbol', wordsKind: 'one', usage: '<symbol>' },
  { operation: identifyChordName, words: 'frets', wordsKind: 'one', usage: '<frets>' },
  { operation: getProgression, words: 'chords', wordsKind: 'many', usage: '<chord> …' },
  { operation: getScaleMap, name: 'scale', words: 'root', wordsKind: 'one', usage: '[root]' },
  { operation: findContainingScales, words: 'notes', wordsKind: 'many', usage: '<note> …' },
  { operation: getProjectState, words: 'zproject', wordsKind: 'one', usage: '[zproject]' },
  { operation: renderTab, wordsKind: 'file', usage: '<body.json | S5F3,S4F0 | ->' },
  { operation: checkTab, wordsKind: 'file', usage: '<tab.txt | frets | ->' },
  { operation: drawVoicing, words: 'frets', wordsKind: 'one', usage: '[frets]' },
]

/** `/api/scales/containing` → `scales-containing`, `/api/diagram/tab.svg` → `diagram-tab`. */
function nameOf({ http }: AnyOperation): string {
  return http.path
    .replace(/^\/api\//, '')
    .replace(/\.svg$/, '')
    .replaceAll('/', '-')
}

function commandOf(operation: AnyOperation): Command {
  const row = ROWS.find((one) => one.operation.id === operation.id)
  const whenWords = row?.whenWords && OPERATIONS.find(({ id }) => id === row.whenWords?.id)
  return {
    name: row?.name ?? nameOf(operation),
    operation,
    ...(row?.words !== undefined && { words: row.words }),
    wordsKind: row?.wordsKind ?? 'none',
    usage: row?.usage ?? '',
    ...(whenWords && { whenWords }),
  }
}

export const COMMANDS: readonly Command[] = OPERATIONS.map(commandOf)

/** Commands that are no question to the engine. */
export const OTHER_COMMANDS = [
  { name: 'serve', summary: 'Serves the API, MCP and the workbench (PORT, HOST, PUBLIC_URL)' },
  { name: 'mcp', summary: 'Serves MCP over standard input and output, for desktop clients' },
  { name: 'completion', summary: 'Prints completion for bash, zsh or fish' },
  { name: 'help', summary: 'Says what a command takes' },
  { name: 'version', summary: 'Prints the version of the interface' },
] as const

export const COMMAND_NAMES: readonly string[] = [
  ...COMMANDS.map(({ name }) => name),
  ...OTHER_COMMANDS.map(({ name }) => name),
]
