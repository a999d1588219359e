/** `pitch-map arrange <file> -o <file>`: a piece of any length, arranged and written as a file. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Share, Trial } from '#engine/arrange/arrangement'
import { changesOf } from '#engine/arrange/bars'
import { noteReaderOf } from '#engine/theory/note-reader'
import { formatRowOf } from '#formats/format'
import type { PieceLimits } from '#formats/track/piece-of-score'
import type { ArrangeQuery } from '#operations/arrange/arrange.schema'
import { planBest } from '#operations/arrange/arrange-document'
import { printedChords } from '#operations/arrange/arranged-chords'
import { arrangedScore } from '#operations/arrange/arranged-score'
import {
  barsToTell,
  incompleteText,
  type ToldChange,
  tellChange,
} from '#operations/arrange/told-bars'
import { tryPiece } from '#operations/arrange/try-piece'
import { loadFormats } from '#operations/files/load-formats'
import { type Command, type CommandResult, EXIT, OUTPUT_FLAGS } from './command-table'
import { reportText, typeOf } from './convert'
import { readCommandLine } from './read-arguments'

/** The words without the name of the file to write; that name is undefined where it is missing. */
function splitOutput(given: readonly string[]): {
  rest: readonly string[]
  to: string | undefined
} {
  const at = given.findIndex((word) => OUTPUT_FLAGS.includes(word))
  return { rest: given.filter((_, index) => index !== at && index !== at + 1), to: given[at + 1] }
}

const share = (name: string, { kept, of }: Share) => `${name} ${kept}/${of}`

function settingText({ setting: { transpose, neck } }: Trial): string {
  const capo = neck.capo === 0 ? 'no capo' : `capo ${neck.capo}`
  return `${transpose > 0 ? '+' : ''}${transpose} semitones, ${neck.tuning.id}, ${capo}`
}

function changeText({ kind, from, to }: ToldChange): string {
  return kind === 'moved' ? `${from} moved to ${to}` : `${from} ${kind}`
}

/**
 * Arranges and writes.
 *
 * @throws RequestError, DomainError or FormatError for what cannot be read, arranged or written.
 */
export async function runArrange(
  command: Command,
  given: readonly string[],
): Promise<CommandResult> {
  const { rest, to } = splitOutput(given)
  const type = await typeOf({ to, command: 'arrange' })
  const { operation, request } = readCommandLine(command, rest)
  await operation.prepare?.(request)
  const query = request as ArrangeQuery
  const { MAX_PLANNED_NOTES, writtenFormatOf, writeTab } = await loadFormats()
  await writtenFormatOf(type).load?.()
  const limits: PieceLimits = {
    notes: MAX_PLANNED_NOTES,
    startBeat: Infinity,
    durationBeats: Infinity,
  }
  const { piece, trials } = tryPiece(query, limits)
  const [best] = trials
  const { plan, theory, notes: named, score } = planBest({ ...query, limit: 1 }, piece, best!)
  const [route] = plan.routes
  const { transpose } = best!.setting
  const arranged = arrangedScore(piece, best!, route!, theory, named)
  const written = await writeTab(arranged.score, type)
  mkdirSync(dirname(to!), { recursive: true })
  writeFileSync(to!, written.bytes)
  const { melody, bass, pitchClasses, notes } = best!.kept
  const shares = [
    share('melody', melody),
    share('bass', bass),
    share('pitch classes', pitchClasses),
    share('notes', notes),
  ]
  const read = noteReaderOf(theory)
  const changes = changesOf(best!, route!)
  const chords = printedChords(best!, piece.theory, query.keep)
  const told = barsToTell(best!, changes, chords, piece.barOf)
  const bars = told.map(({ bar, changes: own, chords: incomplete }) => {
    const texts = [
      ...own.map((one) => changeText(tellChange(one, score, transpose, read))),
      ...incomplete.map(incompleteText),
    ]
    return `  bar ${bar}: ${texts.join(', ')}\n`
  })
  const report = [...(piece.source?.report ?? []), ...arranged.report, ...written.report]
  const playable = route!.proof.playable ? '' : '; some grips are not playable'
  const output = [
    `${to}: ${formatRowOf(type).name}, ${route!.notes.length} notes, ${settingText(best!)}${playable}\n`,
    `  kept: ${shares.join(', ')}\n`,
    ...bars,
    reportText(report),
  ].join('')
  return { exitCode: EXIT.answered, output, complaint: '' }
}
