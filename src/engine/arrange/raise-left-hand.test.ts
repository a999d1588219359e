/** A left hand below the neck is raised as a whole, or not at all. */
import { expect, test } from 'vitest'
import type { ArrangedNote, Role } from './arrangement'
import { raiseLeftHand } from './raise-left-hand'

const LOWEST_E = 40
const barOf = (beat: number) => Math.floor(beat / 4) + 1

const notesOf = (rows: readonly (readonly [Role, number, number, number])[]) =>
  rows.map(([role, midi, startBeat, durationBeats], source): ArrangedNote => ({
    role, midi, startBeat, durationBeats, source,
  })) // biome-ignore format: one note

// biome-ignore format: a bar a line
test.each<[string, readonly (readonly [Role, number, number, number])[], readonly number[]]>([
  ['a figure that begins below the neck', [['melody', 64, 0, 4], ['bass', 33, 0, 1], ['harmony', 40, 1, 1], ['harmony', 45, 2, 1]], [64, 45, 52, 57]],
  ['one two octaves below', [['melody', 72, 0, 4], ['bass', 24, 0, 1], ['harmony', 36, 1, 1]], [72, 48, 60]],
  ['a figure on the neck stays', [['melody', 64, 0, 4], ['bass', 40, 0, 1]], [64, 40]],
  ['the bar beside it stays', [['melody', 64, 0, 4], ['bass', 33, 0, 1], ['melody', 64, 4, 4], ['bass', 45, 4, 1]], [64, 45, 64, 45]],
  ['nothing where it would reach a melody that sounds', [['melody', 57, 0, 4], ['bass', 33, 0, 1], ['harmony', 45, 1, 1]], [57, 33, 45]],
  ['nothing where another bar would', [['melody', 64, 0, 4], ['bass', 33, 0, 1], ['melody', 45, 4, 4], ['bass', 33, 4, 1]], [64, 33, 45, 33]],
  ['a left hand alone', [['bass', 33, 0, 1], ['harmony', 45, 1, 1]], [45, 57]],
])('%s', (_, rows, midis) => {
  const raised = raiseLeftHand(notesOf(rows), LOWEST_E, barOf)
  expect(raised.map(({ midi }) => midi)).toEqual(midis)
})
