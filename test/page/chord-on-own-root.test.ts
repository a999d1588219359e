/** A chord on another root than the key's: what the page shows equals what the service answers. */
import { openPanel, openProject } from '../browser/support/panels'
import { expect, neckCell, neckMark, type Page, test } from '../browser/support/workbench'

interface Tone {
  readonly pitchClass: string
  readonly pitchClassNumber: number
  readonly interval: string
}

interface Position {
  readonly string: number
  readonly fret: number
  readonly interval: string
  readonly inScale: boolean
}

const EXAMPLES = [
  { root: 'C', scale: 'major', chordRoot: 'D', chord: 'minor7', symbol: 'Dm7' },
  { root: 'A', scale: 'harmonicMinor', chordRoot: 'E', chord: 'dominant7', symbol: 'E7' },
  { root: 'C', scale: 'major', chordRoot: 'Ab', chord: 'dominant7', symbol: 'Ab7' },
  { root: 'Eb', scale: 'dorian', chordRoot: 'Bb', chord: 'minor', symbol: 'Bbm' },
] as const

/** The drawn label as the service writes it: `♭3` → `b3`, the root's 1 → `R`. */
const plain = (label: string | null) =>
  (label ?? '').replaceAll('♭', 'b').replaceAll('♯', '#').replace(/^1$/, 'R')

async function ask<T>(page: Page, path: string, query: Record<string, string>): Promise<T> {
  const answer = await page.request.get(`${path}?${new URLSearchParams(query)}`)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
  return answer.json()
}

/** Where a pitch class lies in the octave from middle C, with what the key says about it. */
async function positionOf(page: Page, key: Record<string, string>, pitchClass: number) {
  const { fretboard } = await ask<{ fretboard: { exactPositions: readonly Position[] } }>(
    page,
    '/api/map',
    { ...key, midi: String(60 + pitchClass) },
  )
  return fretboard.exactPositions[0]!
}

for (const { root, scale, chordRoot, chord, symbol } of EXAMPLES) {
  test.describe(`${symbol} in ${root} ${scale}`, () => {
    test('read from the key: degrees of the scale, tones of the chord, the same grips and drill', async ({
      page,
    }) => {
      const { tones } = await ask<{ tones: readonly Tone[] }>(page, '/api/chord', { symbol })
      await openProject(page, { theory: { root, scale, chord, chordRoot, layer: 'scale' } })
      for (let pitchClass = 0; pitchClass < 12; pitchClass++) {
        const inKey = await positionOf(page, { root, scale, layer: 'scale' }, pitchClass)
        const cell = neckCell(page, inKey.string, inKey.fret)
        const inChord = tones.some(({ pitchClassNumber }) => pitchClassNumber === pitchClass)
        const spoken = (await cell.getAttribute('aria-label')) ?? ''
        expect(spoken.includes('chord tone')).toBe(inChord)
        await expect(neckMark(page, inKey.string, inKey.fret)).toHaveCount(
          inKey.inScale || inChord ? 1 : 0,
        )
        if (inKey.inScale) {
          expect(
            plain(await neckMark(page, inKey.string, inKey.fret).locator('text').textContent()),
          ).toBe(inKey.interval)
        }
      }

      const { voicings } = await ask<{ voicings: readonly { text: string }[] }>(
        page,
        '/api/voicings',
        { root: chordRoot, chord },
      )
      await openPanel(page, 'Voicings')
      await expect(page.locator('.grip-frets')).toHaveText(voicings.map(({ text }) => text))

      const { positionDrill } = await ask<{
        positionDrill: readonly { midi: number; string: number; fret: number }[]
      }>(page, '/api/practice', { key: root, scale, chord, chordRoot, bars: '2' })
      await openPanel(page, 'Practice')
      await expect(page.locator('.drill-note')).toHaveCount(positionDrill.length)
      const frets = await page.locator('.drill-note text:first-of-type').allTextContents()
      expect(frets.map(Number)).toEqual(positionDrill.map(({ fret }) => fret))
    })

    test('read from the chord: its own degrees and its own spelling', async ({ page }) => {
      const { tones } = await ask<{ tones: readonly Tone[] }>(page, '/api/chord', { symbol })
      await openProject(page, { theory: { root, scale, chord, chordRoot, layer: 'chord' } })
      const labels = async () => {
        const drawn: Record<string, string> = {}
        for (const { pitchClass, pitchClassNumber } of tones) {
          const { string, fret } = await positionOf(page, { root, scale }, pitchClassNumber)
          const mark = neckMark(page, string, fret).locator('text')
          drawn[pitchClass] = plain(await mark.textContent())
        }
        return drawn
      }
      expect(await labels()).toEqual(
        Object.fromEntries(tones.map(({ pitchClass, interval }) => [pitchClass, interval])),
      )
      await page.getByRole('button', { name: 'Notes', exact: true }).click()
      expect(await labels()).toEqual(
        Object.fromEntries(tones.map(({ pitchClass }) => [pitchClass, pitchClass])),
      )
    })
  })
}
