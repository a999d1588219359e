/** What each note of a score is for. */
import { expect, test } from 'vitest'
import type { ScoreNote } from './arrangement'
import { rolesOf } from './roles'

const note = (midi: number, startBeat: number, durationBeats = 1, voice?: string): ScoreNote => ({
  midi,
  startBeat,
  durationBeats,
  ...(voice !== undefined && { voice }),
})

// biome-ignore format: one case a line
test.each<[string, readonly ScoreNote[], string]>([
  ['a chord: top, middle, bottom', [note(48, 0), note(55, 0), note(64, 0)], 'bass harmony melody'],
  ['one voice is the melody', [note(64, 0), note(62, 1), note(60, 2)], 'melody melody melody'],
  ['an accompaniment under a held melody', [note(72, 0, 4), note(48, 0), note(55, 1), note(52, 2)], 'melody bass bass bass'],
  ['a lone bass an octave below its chord', [note(40, 0), note(67, 1), note(64, 1)], 'bass melody bass'],
  ['the names of voices go first', [note(64, 0, 1, 'bass'), note(48, 0, 1, 'melody'), note(52, 0, 1, 'Alto')], 'bass melody harmony'],
  ['hands of a piano', [note(76, 0, 1, 'right'), note(72, 0, 1, 'right'), note(60, 0, 1, 'left'), note(48, 0, 1, 'left')], 'melody harmony harmony bass'],
  ['a left hand above the right one', [note(60, 0, 1, 'RH'), note(72, 0, 1, 'LH')], 'melody bass'],
  ['a voice of another name is judged by where it lies', [note(64, 0, 1, 'part 1'), note(48, 0, 1, 'part 2')], 'melody bass'],
])('%s', (_, score, roles) => {
  expect(rolesOf(score).join(' ')).toBe(roles)
})
