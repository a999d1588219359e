import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { readTab, soundingNotesOf } from '#formats/index'
import { runCommand } from './run-command'

const home = mkdtempSync(join(tmpdir(), 'pitch-map-convert-'))
const at = (name: string) => join(home, name)
const terminal = { baseUrl: 'http://127.0.0.1:8787', colored: false }
afterAll(() => rmSync(home, { recursive: true }))

const RIFF = '\\title "Riff" . \\track "A" 12.6.4 14.6 12.5 14.5 | \\track "B" 3.3.1'
writeFileSync(at('riff.atex'), RIFF)
mkdirSync(at('songs/deep'), { recursive: true })
writeFileSync(at('songs/riff.atex'), RIFF)
writeFileSync(at('songs/deep/other.txt'), RIFF)
writeFileSync(at('songs/note.md'), '# not a tab')

const pitchesOf = async (name: string) => {
  const { score } = await readTab(readFileSync(at(name)))
  return score.tracks.map((track) => soundingNotesOf(score, track).map(({ midi }) => midi))
}

describe('pitch-map convert', () => {
  test('writes the format that the second name ends in', async () => {
    const { exitCode, output } = await runCommand(
      ['convert', at('riff.atex'), at('out/riff.musicxml')],
      terminal,
    )
    expect(exitCode).toBe(0)
    expect(output).toContain('MusicXML from alphaTex, 5 notes')
    expect(await pitchesOf('out/riff.musicxml')).toEqual([[52, 54, 57, 59], [58]])
  })

  test('writes one track, planned anew, and says how many notes moved', async () => {
    const words = ['convert', at('riff.atex'), at('low.gp'), '--track', '1', '--refinger']
    const { output } = await runCommand(words, terminal)
    expect(output).toContain('4 notes, 4 moved')
    expect(await pitchesOf('low.gp')).toEqual([[52, 54, 57, 59]])
  })

  test('converts a folder, with progress, a summary and what was refused', async () => {
    const lines: string[] = []
    const words = ['convert', at('songs'), at('midi'), '--type', 'midi']
    const result = await runCommand(words, { ...terminal, progress: (text) => lines.push(text) })
    expect(lines).toHaveLength(3)
    expect(result.exitCode).toBe(1)
    expect(result.output).toContain('2 of 3 files converted to MIDI: 10 notes')
    expect(result.complaint).toContain('note.md')
    expect(await pitchesOf('midi/deep/other.mid')).toEqual([[52, 54, 57, 59], [58]])
  })

  test.each([
    [[], 'two names'],
    [['nothing.gp', 'out.mid'], 'no such file or folder'],
    [[at('riff.atex'), at('riff.xyz')], '--type'],
    [[at('riff.atex'), at('riff.atex')], 'another one'],
    [[at('songs'), at('songs2')], 'needs --type'],
    [[at('riff.atex'), at('x.gp'), '--type', 'musicxlm'], 'did you mean "musicxml"'],
    [[at('riff.atex'), at('x.gp'), '--trak', '1'], 'did you mean "track"'],
    [[at('riff.atex'), at('x.gp'), '--track', '9'], 'the file has 2'],
    [[at('riff.atex'), at('x.gp'), '--tuning', 'drop-d'], 'tuning'],
    [[at('songs/note.md'), at('x.gp')], 'no format that is read'],
  ])('refuses %j and says what would work', async (words, sentence) => {
    const { exitCode, complaint } = await runCommand(['convert', ...words], terminal)
    expect(exitCode).toBe(2)
    expect(complaint).toContain(sentence)
  })
})
