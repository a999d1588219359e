/** The fingers of an open D among the open chords of songs, asked for as notes and not as a grip. */
import { expect, test } from 'vitest'
import { readRequest } from '../reading/read-request'
import { planMelody } from './route'

const NOTES: Readonly<Record<string, string>> = {
  D: 'D3 A3 D4 F#4',
  G: 'G2 B2 D3 G3 B3 G4',
  C: 'C3 E3 G3 C4 E4',
  A: 'A2 E3 A3 C#4 E4',
  A7: 'A2 E3 G3 C#4 E4',
  Am: 'A2 E3 A3 C4 E4',
  Em: 'E2 B2 E3 G3 B3 E4',
  E: 'E2 B2 E3 G#3 B3 E4',
}

// Chord sequences of songs, a bar a chord. Two chords alone are not enough to tell open ones by.
// biome-ignore format: a chart
test.each([
  'D', 'D G A', 'D A', 'D G D A', 'G D Em C', 'Em D', 'C D G', 'A D E', 'D Em A', 'G C D', 'Am D',
  'D C G D', 'D A7 D', 'G Em C D', 'E A D', 'D Em G A',
])('%s: D is fingered 1 3 2', (sequence) => {
  const chords = sequence.split(' ')
  const notes = chords.flatMap((chord, bar) =>
    NOTES[chord]!.split(' ').map((note) => ({ note, startBeat: bar * 4, durationBeats: 4 })),
  )
  const style = sequence === 'Em D' ? { style: 'acoustic' } : {}
  const request = readRequest(planMelody, { notes, limit: 1, ...style })
  const { steps } = planMelody.run(request, { baseUrl: 'https://x.example' }).routes[0]!.fingering
  const fingers = steps.map(({ string, fret, finger }) => `${string}/${fret} ${finger}`)
  const shape = ['4/0 open', '3/2 index', '2/3 ring', '1/2 middle']
  for (const [bar, chord] of chords.entries()) {
    if (chord !== 'D') continue
    const from = chords.slice(0, bar).reduce((sum, own) => sum + NOTES[own]!.split(' ').length, 0)
    expect(fingers.slice(from, from + shape.length)).toEqual(shape)
  }
})
