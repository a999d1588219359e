/** The chords of npm `@tombatossals/chords-db` (MIT), with frets counted from the nut. */
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import * as z from 'zod'

const position = z
  .object({
    frets: z.array(z.int()),
    // Given for the guitar alone; 0 is none.
    fingers: z.array(z.int()).default([]),
    baseFret: z.int(),
  })
  .transform(({ frets, fingers, baseFret }) => ({
    fingers,
    // −1 is muted and 0 open; other frets count from the base fret.
    frets: frets.map((fret) => (fret < 0 ? null : fret === 0 ? 0 : fret + baseFret - 1)),
  }))
const chordRow = z.object({ key: z.string(), suffix: z.string(), positions: z.array(position) })
const chordsDb = z.object({ chords: z.record(z.string(), z.array(chordRow)) })

export function readChordsDb(instrument: 'guitar' | 'ukulele'): z.output<typeof chordRow>[] {
  const name = `@tombatossals/chords-db/lib/${instrument}.json`
  const path = createRequire(import.meta.url).resolve(name)
  return Object.values(chordsDb.parse(JSON.parse(readFileSync(path, 'utf8'))).chords).flat()
}
