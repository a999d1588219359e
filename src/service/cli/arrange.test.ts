/** `pitch-map arrange`: any file in, any file out. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { midiAt } from '#engine/instrument/fretboard'
import { readTab, soundingNotesOf } from '#formats/index'
import { runCommand } from './run-command'

const home = mkdtempSync(join(tmpdir(), 'pitch-map-arrange-'))
const at = (name: string) => join(home, name)
const terminal = { baseUrl: 'http://127.0.0.1:8787', colored: false }
afterAll(() => rmSync(home, { recursive: true }))

const BAR = 'e5.4 g4.8 a4.8 b4.8 c5.8 | d5.2 g4.2'
const LOW = '(c3 g3 c4).2 (d3 g3 b3).4 | (e2 g3 c4).1'
const repeat = (bars: string) => Array.from({ length: 40 }, () => bars).join(' | ')
writeFileSync(
  at('long.atex'),
  `\\title "Long" \\tempo 80 . \\track "RH" \\instrument 0 ${repeat(BAR)} \\track "LH" \\instrument 0 ${repeat(LOW)}`,
)
writeFileSync(at('score.json'), '{"notes":[{"note":"C4"},{"note":"E4"}],"tempo":70}')

const run = (...words: string[]) => runCommand(['arrange', ...words], terminal)

describe('with -o', () => {
  test.each(['gp', 'musicxml', 'mid', 'txt'])(
    'a MIDI file of any length becomes a .%s of the same bars',
    async (extension) => {
      await runCommand(['convert', at('long.atex'), at('long.mid')], terminal)
      const name = at(`out/long.${extension}`)
      const { exitCode, output } = await run(at('long.mid'), '--capo', 'auto', '-o', name)
      expect(exitCode).toBe(0)
      expect(output).toMatch(/melody 280\/280, bass 120\/120/)
      const { score } = await readTab(readFileSync(name))
      expect(score.measures).toHaveLength(80)
      expect(score.tracks).toHaveLength(1)
    },
  )

  test('every note of the file lies where it sounds, with a finger', async () => {
    await run(at('long.atex'), '--output', at('long.gp'))
    const { score } = await readTab(readFileSync(at('long.gp')))
    const [track] = score.tracks
    const notes = soundingNotesOf(score, track!)
    expect(notes.length).toBeGreaterThanOrEqual(600)
    for (const { midi, string, fret, finger } of notes) {
      expect(midiAt({ string: string!, fret: fret! }, track!.neck!)).toBe(midi)
      expect(finger === undefined).toBe(fret === 0)
    }
  })

  test('the neck is the one asked for', async () => {
    const { output } = await run(at('long.atex'), '--instrument', 'ukulele', '-o', at('uke.gp'))
    expect(output).toContain('bar 1:')
    const { score } = await readTab(readFileSync(at('uke.gp')))
    expect(score.tracks[0]!.neck!.instrument.id).toBe('ukulele')
  })

  test('a score as JSON is written too', async () => {
    expect((await run(at('score.json'), '-o', at('score.gp'))).exitCode).toBe(0)
    const { score } = await readTab(readFileSync(at('score.gp')))
    expect(soundingNotesOf(score, score.tracks[0]!).map(({ midi }) => midi)).toEqual([60, 64])
  })
})

test('without -o the arrangement is printed, with what it keeps', async () => {
  const { output } = await run(at('long.atex'), '--from-bar', '70', '--tracks', '1,2')
  expect(output).toContain('bars 70–80 of 80')
  expect(output).toContain('What is kept')
})

test.each([
  [['nowhere.mid'], 'nowhere.mid is no file'],
  [[at('long.atex'), '-o'], '-o needs the name of the file to write'],
  [[at('long.atex'), '-o', 'song.xyz'], 'does not end as a format that is written'],
  [[at('long.atex'), '--trakcs', '1'], '--tracks'],
  [[at('long.atex'), '--tracks', '7', '-o', at('x.gp')], 'track 7 is none'],
])('%j is refused, and says what would work', async (words, sentence) => {
  const { exitCode, complaint } = await run(...words)
  expect(exitCode).toBe(2)
  expect(complaint).toContain(sentence)
})
