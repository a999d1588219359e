/** What is told of changed notes is true of what is written and of what sounds. */
import { describe, expect, test } from 'vitest'
import { parseNote } from '#engine/theory/pitch'
import { askArrangement } from '../../../test/support/ask-arrangement'
import { writeArrangement } from './arrange.markdown'
import { movedText } from './told-bars'

interface Note {
  readonly note: string
  readonly startBeat: number
  readonly durationBeats: number
  readonly voice: string
}

/** Notes of a beat one after the other, in both hands. */
function hands(right: string, left: string): readonly Note[] {
  const hand = (text: string, voice: string) =>
    text.split(' ').map((note, startBeat) => ({ note, startBeat, durationBeats: 1, voice }))
  return [...hand(right, 'right'), ...hand(left, 'left')]
}

const changesIn = (document: Awaited<ReturnType<typeof askArrangement>>) =>
  document.bars.flatMap(({ changes }) => changes)

// biome-ignore format: a request a line
test.each<[right: string, left: string, root: string, transpose: number, told: string]>([
  ['D5 F5 Bb5', 'Bb2 F3 D3', 'Bb', -12, 'Bb2 stays Bb2, F3 stays F3, D3 stays D3'],
  ['G4 A4 B4', 'G2 D3 B2', 'G', 0, ''],
  ['E5 C5 D5', 'C2 G2 E2', 'C', 0, 'C2 moved C3, G2 moved G3, E2 moved E3'],
  ['A5 C6 E6', 'A2 E3 A2', 'A', -12, 'A2 stays A2, E3 stays E3, A2 stays A2'],
  ['E4 F4 G4', 'C3 C3 C3', 'C', 12, ''],
  ['E6 C6 E6', 'C4 G3 C4', 'C', -24, 'C4 moved C3, G3 moved G2, C4 moved C3'],
  ['E5 C5 D5', 'C3 G2 E3', 'C', 2, ''],
  ['E5 C5 D5', 'E3 C3 F3', 'C', -14, 'D3 stays D3, Bb2 stays Bb2, Eb3 stays Eb3'],
])('%s over %s in %s by %i: %s', async (right, left, root, transpose, told) => {
  const document = await askArrangement({ notes: hands(right, left), root, transpose })
  const changes = changesIn(document).map(({ kind, from, to }) => `${from} ${kind} ${to}`)
  expect(changes.join(', ')).toBe(told)
})

describe('over piano figures in six keys and seven transpositions', () => {
  const figures = 'C2 G2 E3, E2 C3 G3, C3 E3 G3'.split(', ')
  const cases = [-24, -14, -12, -5, 0, 3, 12].flatMap((by) =>
    figures.map((left) => [by, left] as const),
  )

  test.each(cases)(
    'by %i, %s: what is told to sound sounds, and nothing stays that moved',
    async (transpose, left) => {
      const notes = hands('E4 G4 C5', left)
      const document = await askArrangement({ notes, root: 'C', transpose })
      const midiOf = new Map(
        document.routes[0]!.notes.map(({ midi }, index) => [document.sources[index]!, midi]),
      )
      for (const { note, kind, from, to } of changesIn(document)) {
        if (kind !== 'moved' && kind !== 'stays' && kind !== 'shortened') continue
        const sounds = midiOf.get(note)!
        expect(to).toBe(document.input.notes[document.sources.indexOf(note)]!.note)
        if (kind === 'moved') expect(from).not.toBe(to)
        if (kind === 'stays') expect(from).toBe(to)
        if (transpose % 12 === 0) expect(from).toBe(notes[note]!.note)
        expect((sounds - document.score[note]!.midi) % 12).toBe(0)
        expect(parseNote(to!)).toBeDefined()
      }
    },
  )
})

test('a note that is moved and shortened is told to sound where it sounds, both times', async () => {
  const notes = [
    { note: 'D5', startBeat: 0, durationBeats: 4, voice: 'right' },
    { note: 'F5', startBeat: 4, durationBeats: 1, voice: 'right' },
    { note: 'E2', startBeat: 0, durationBeats: 4, voice: 'left' },
    { note: 'F2', startBeat: 1, durationBeats: 1, voice: 'left' },
    { note: 'D3', startBeat: 2, durationBeats: 1, voice: 'left' },
  ]
  const document = await askArrangement({ notes, root: 'Bb', transpose: -10 })
  const own = changesIn(document).filter(({ note }) => note === 2)
  expect(own.map(({ kind, to }) => `${kind} ${to}`)).toEqual(['moved F#2', 'shortened F#2'])
})

test.each([
  [0, false, undefined],
  [-12, false, 'Everything sounds an octave lower than written.'],
  [-12, true, 'Everything else sounds an octave lower than written.'],
  [24, false, 'Everything sounds 2 octaves higher than written.'],
  [-1, false, 'Everything sounds a semitone lower than written.'],
  [-14, true, 'Everything else sounds 14 semitones lower than written.'],
])('%i semitones', (transpose, isTold, text) => {
  expect(movedText(transpose, isTold)).toBe(text)
})

test('a page says that a melody lies an octave lower', async () => {
  const document = await askArrangement({
    notes: hands('D5 F5 Bb5', 'Bb2 F3 D3'),
    root: 'Bb',
    transpose: -12,
  })
  expect(writeArrangement(document, 'full')).toContain('sounds an octave lower than written')
})
