/**
 * How far a small edit moves a line: `npx tsx bench/edits.ts`. A note is dropped, doubled or added a
 * step beside each note in turn; an edit that lays more than three in ten of the other notes on other
 * strings moves the line elsewhere. docs/fingering-evidence.md has the figures.
 */
import { STANDARD_NECK } from '#engine/instrument/neck'
import { planMusic } from '#engine/plan/plan-music'
import { lineOf, TUNES } from '#engine/plan/tunes.test-support'
import { midiOf, parseNote } from '#engine/theory/pitch'
import { FOLK_SONGS } from '../test/support/folk-songs'

interface Line {
  readonly name: string
  readonly midis: readonly number[]
}

/** The folk songs whole, in every key from the lowest that has no note below A2. */
const SONGS: readonly Line[] = FOLK_SONGS.flatMap((song) => {
  const sung = song.melody.split(',').map((note) => {
    const { name, octave = 4 } = parseNote(note.replace(/[@:].*/, ''))!
    return midiOf(name, octave)
  })
  const down = Math.min(...sung) - 45
  return Array.from({ length: 12 }, (_, key) => ({
    name: song.title,
    midis: sung.map((midi) => midi - down + key),
  }))
})

const added = (step: number) => (midis: readonly number[], at: number) =>
  midis.toSpliced(at, 0, Math.max(40, midis[at]! + step))

const EDITS: Readonly<Record<string, (midis: readonly number[], at: number) => readonly number[]>> =
  {
    dropped: (midis, at) => midis.toSpliced(at, 1),
    doubled: added(0),
    'added above': added(2),
    'added below': added(-2),
  }

const stringsOf = (midis: readonly number[]) =>
  planMusic(lineOf(midis), { neck: STANDARD_NECK }).routes[0]!.notes.map(({ string }) => string)

/** Whether more than three in ten of the other notes lie elsewhere. */
function isMoved(was: readonly number[], is: readonly number[], at: number): boolean {
  const longer = is.length > was.length ? 1 : -1
  const others = was.filter((string, index) => {
    const now = is[index < at ? index : index + longer]
    return index !== at && string !== now
  })
  return others.length > 0.3 * (was.length - 1)
}

for (const [name, lines] of Object.entries({ 'short lines': TUNES, 'folk songs': SONGS })) {
  const shares = Object.entries(EDITS).map(([kind, edit]) => {
    const moved = lines.flatMap(({ midis }) => {
      const was = stringsOf(midis)
      return midis.map((_, at) => isMoved(was, stringsOf(edit(midis, at)), at))
    })
    return [kind, moved.filter(Boolean).length, moved.length] as const
  })
  const [moved, all] = [1, 2].map((at) => shares.reduce((sum, own) => sum + Number(own[at]), 0))
  const cells = shares.map(([kind, count, of]) => `${kind} ${((100 * count) / of).toFixed(1)}`)
  console.log(`${name}: ${((100 * moved!) / all!).toFixed(1)} % of ${all} (${cells.join(', ')})`)
}
