/**
 * npm run ablate -- <fingerings.jsonl>: what each term of the fretting hand is worth. It is switched
 * off by itself, in all styles, and the change is counted on songs; docs/fingering-evidence.md is
 * written anew. A line of the file is a part of a piece:
 * `{piece, tuning, notes: [{midi, startBeat, durationBeats, finger?, string?}]}`.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { INSTRUMENTS, type Neck, neckOf, STANDARD_NECK } from '#engine/instrument/neck'
import type { Note, PlayedNote } from '#engine/plan/note'
import { planMusic } from '#engine/plan/plan-music'
import { lineOf, TUNES } from '#engine/plan/tunes.test-support'
import {
  PREFERENCE_TERMS,
  type Style,
  TERM,
  TERMS,
  type Term,
  weightsOf,
} from '#engine/plan/weights'

/** Music, and of each note played whether it lies as it should; `undefined` where none says. */
interface Piece {
  readonly song: string
  readonly neck: Neck
  readonly notes: readonly Note[]
  readonly style: Style
  readonly isRight: (played: PlayedNote, before: PlayedNote | undefined) => boolean | undefined
}
interface PrintedPart {
  readonly piece: string
  readonly tuning: string
  readonly notes: readonly (Note & { readonly finger?: number; readonly string?: number })[]
}

const neckNamed = (id: string, tuning?: string): Neck => {
  const row = INSTRUMENTS.find((own) => own.id === id)!
  return neckOf(row, row.tunings.find((own) => own.id === tuning) ?? row.tunings[0]!)
}
const styleOf = (notes: readonly Note[], neck: Neck) => planMusic(notes, { neck }).style

function printed(path: string, fact: 'finger' | 'string'): readonly Piece[] {
  const lines = readFileSync(path, 'utf8').trim().split('\n')
  return lines.map((line) => {
    const { piece, tuning, notes } = JSON.parse(line) as PrintedPart
    const neck = neckNamed('guitar', tuning)
    const isRight = (played: PlayedNote) => {
      const told = notes[played.note]![fact]
      return told === undefined ? undefined : told === played[fact]
    }
    return { song: piece, neck, notes, style: styleOf(notes, neck), isRight }
  })
}

const HIGH_A = 69
/** Tunes that first position holds, as first methods write them. */
const firstPosition = (): readonly Piece[] =>
  TUNES.filter(({ midis }) => Math.max(...midis) <= HIGH_A).map(({ name, midis }) => ({
    song: name,
    neck: STANDARD_NECK,
    notes: lineOf(midis),
    style: 'melody',
    isRight: ({ fret, midi }) => fret <= (midi === HIGH_A ? 5 : 4),
  }))

const SCALES = ['0 2 4 5 7 9 11 12', '0 2 3 5 7 8 10 12', '0 3 5 7 10 12', '0 2 4 7 9 12']
/** Scales of one and two octaves, which climb from string to string and never turn back. */
const climbing = (): readonly Piece[] =>
  ['bass', 'bass-5', 'mandolin', 'ukulele'].flatMap((id) => {
    const neck = neckNamed(id)
    const opens = neck.strings.map(({ midi }) => midi)
    const [low, high] = [Math.min(...opens), Math.max(...opens) + 14]
    return SCALES.flatMap((scale) =>
      Array.from({ length: 12 }, (_, key) =>
        scale.split(' ').map((own) => low + key + Number(own)),
      ),
    )
      .flatMap((one) => [one, [...one, ...one.slice(1).map((midi) => midi + 12)]])
      .filter((midis) => midis.at(-1)! <= high)
      .map((midis) => ({
        song: `${id} from ${midis[0]! - low}`,
        neck,
        notes: lineOf(midis),
        style: styleOf(lineOf(midis), neck),
        isRight: ({ string }, before) => before && string <= before.string,
      }))
  })

/** The share that is right, by song. @param off a term that weighs nothing */
function sharesOf(pieces: readonly Piece[], off?: Term): ReadonlyMap<string, number> {
  const counts = new Map<string, [right: number, all: number]>()
  for (const { song, neck, notes, style, isRight } of pieces) {
    const count = counts.get(song) ?? [0, 0]
    counts.set(song, count)
    const weights = weightsOf(style).map((weight, term) => (term === TERM[off!] ? 0 : weight))
    const [route] = planMusic(notes, { neck, style, weights }).routes
    for (const [index, played] of (route?.notes ?? []).entries()) {
      const right = isRight(played, route!.notes[index - 1])
      if (right === undefined) continue
      count[1]++
      if (right) count[0]++
    }
  }
  return new Map(
    [...counts].flatMap(([song, [right, all]]) => (all === 0 ? [] : [[song, (100 * right) / all]])),
  )
}

const meanOf = (shares: readonly number[]): number =>
  shares.reduce((sum, share) => sum + share, 0) / shares.length

/** `-0.4 (1 up, 3 down)`: the mean of songs, and how many move. */
function changeOf(was: ReadonlyMap<string, number>, is: ReadonlyMap<string, number>): string {
  const changes = [...was].map(([song, share]) => is.get(song)! - share)
  const [up, down] = [changes.filter((by) => by > 0), changes.filter((by) => by < 0)]
  if (up.length + down.length === 0) return '–'
  return `${meanOf(changes).toFixed(1)} (${up.length} up, ${down.length} down)`
}

const [path] = process.argv.slice(2)
if (path === undefined) throw new Error('no file was given: npm run ablate -- <fingerings.jsonl>')
const SETS: readonly (readonly [name: string, pieces: readonly Piece[]])[] = [
  ['printed fingers', printed(path, 'finger')],
  ['printed strings', printed(path, 'string')],
  ['tunes in first position', firstPosition()],
  ['scales on other necks', climbing()],
]
const base = SETS.map(([, pieces]) => sharesOf(pieces))
const terms = TERMS.filter((term) => !PREFERENCE_TERMS.includes(term))
const cells = (own: readonly string[]) => `| ${own.join(' | ')} |`
const table = [
  cells(['', ...SETS.map(([name]) => name)]),
  `|---|${SETS.map(() => '---|').join('')}`,
  cells([
    'mean of songs',
    ...base.map((own) => `${meanOf([...own.values()]).toFixed(1)} % of ${own.size}`),
  ]),
  ...terms.map((term) => {
    const changes = SETS.map(([, pieces], at) => changeOf(base[at]!, sharesOf(pieces, term)))
    console.log(term, ...changes)
    return cells([`no \`${term}\``, ...changes])
  }),
].join('\n')
const page = new URL('../docs/fingering-evidence.md', import.meta.url)
const [before, , after] = readFileSync(page, 'utf8').split(/<!-- (?:ablate|end) -->/)
writeFileSync(page, `${before}<!-- ablate -->\n\n${table}\n\n<!-- end -->${after}`)
