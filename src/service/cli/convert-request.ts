/** The words and flags of `convert`. */
import { parseArgs } from 'node:util'
import { FORMAT_IDS, type FormatId } from '#formats/format'
import { KEEPS } from '#operations/files/import.schema'
import { requestErrorOf } from '#operations/registry/request-errors'
import { nearestOf } from '#operations/suggest/nearest'

export interface ConvertRequest {
  readonly from: string
  readonly to: string
  readonly type?: FormatId
  readonly track?: number
  readonly refinger: boolean
  readonly keep: (typeof KEEPS)[number]
  readonly instrument?: string
  readonly tuning?: string
  readonly capo?: number
}

const OPTIONS = {
  type: { type: 'string' },
  track: { type: 'string' },
  refinger: { type: 'boolean' },
  keep: { type: 'string' },
  instrument: { type: 'string' },
  tuning: { type: 'string' },
  capo: { type: 'string' },
} as const

export const CONVERT_HELP = `Usage: pitch-map convert <file> <file> [--parameter value …]
       pitch-map convert <folder> <folder> --type musicxml

Writes a file in the format that the second name ends in, or every file of a folder in the format of
--type. What is read is known by its bytes: Guitar Pro 3 to 8, MusicXML, MIDI, alphaTex, ASCII tab,
ChordPro and chord sheets.
Says what was kept, changed and left out.

Parameters
  --type        ${FORMAT_IDS.join(', ')}
  --track       number of the one track to write; without it all are
  --refinger    plans strings, frets and fingers anew; pitches and rhythm stay
  --keep        with --refinger: ${KEEPS.join(', ')}
  --instrument, --tuning, --capo   the neck to plan for

Examples
  pitch-map convert riff.gp5 riff.musicxml
  pitch-map convert song.mid song.gp --tuning drop-d
  pitch-map convert song.gp song.gp --track 2 --refinger
`

function refuse(path: string, message: string, didYouMean?: string): never {
  throw requestErrorOf('invalid-parameter', [
    { path, message, ...(didYouMean !== undefined && { didYouMean }) },
  ])
}

function numberOf(name: string, text: string | undefined, min: number, max: number) {
  if (text === undefined) return undefined
  const value = Number(text)
  if (/^\d+$/.test(text) && value >= min && value <= max) return value
  return refuse(
    `--${name}`,
    `--${name} must be a whole number from ${min} to ${max}, not "${text}"`,
  )
}

function choiceOf<Choice extends string>(
  name: string,
  text: string | undefined,
  choices: readonly Choice[],
) {
  if (text === undefined) return undefined
  const found = choices.find((choice) => choice === text)
  if (found) return found
  const near = nearestOf(text, choices)
  return refuse(`--${name}`, `--${name} must be one of ${choices.join(', ')}, not "${text}"`, near)
}

/** @throws RequestError for flags and words that are not known, missing or wrong. */
export function readConvertRequest(given: readonly string[]): ConvertRequest {
  const { values, positionals } = parseArgs({
    args: [...given],
    options: OPTIONS,
    allowPositionals: true,
    strict: false,
  })
  const stray = Object.keys(values).find((name) => !Object.hasOwn(OPTIONS, name))
  if (stray !== undefined)
    refuse(
      `--${stray}`,
      `--${stray} is not known here; see pitch-map help convert`,
      nearestOf(stray, Object.keys(OPTIONS)),
    )
  const textOf = (name: keyof typeof OPTIONS) => {
    const value = values[name]
    if (value === undefined || typeof value === 'string') return value
    return refuse(`--${name}`, `--${name} needs a value`)
  }
  const [from, to, extra] = positionals
  if (from === undefined || to === undefined)
    refuse('convert', 'convert needs two names: what to read, and what to write')
  if (extra !== undefined)
    refuse('convert', `${extra} is one word too many; see pitch-map help convert`)
  const type = choiceOf('type', textOf('type'), FORMAT_IDS)
  const track = numberOf('track', textOf('track'), 1, 64)
  const capo = numberOf('capo', textOf('capo'), 0, 12)
  const instrument = textOf('instrument')
  const tuning = textOf('tuning')
  return {
    from,
    to,
    ...(type && { type }),
    ...(track !== undefined && { track }),
    refinger: values.refinger === true,
    keep: choiceOf('keep', textOf('keep'), KEEPS) ?? 'none',
    ...(instrument !== undefined && { instrument }),
    ...(tuning !== undefined && { tuning }),
    ...(capo !== undefined && { capo }),
  }
}
