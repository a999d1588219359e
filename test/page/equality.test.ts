/** What the workbench shows equals what the service answers. */
import { expect, openWorkbench, type Page, test } from '../browser/support/workbench'

const EXAMPLES = [
  { root: 'C', scale: 'major', chord: 'major', layer: 'scale', note: 'C4' },
  { root: 'Eb', scale: 'dorian', chord: 'minor7', layer: 'scale', note: 'Bb3' },
  { root: 'F#', scale: 'lydianDominant', chord: 'dominant7', layer: 'chord', note: 'E4' },
  { root: 'A', scale: 'minorPentatonic', chord: 'minor', layer: 'scale', note: 'F#3' },
  { root: 'B', scale: 'altered', chord: 'dominant7', layer: 'chord', note: 'Eb5' },
  { root: 'Db', scale: 'harmonicMinor', chord: 'diminished', layer: 'scale', note: 'A4' },
] as const

interface Position {
  readonly string: number
  readonly fret: number
  readonly midi: number
  readonly interval: string
  readonly inScale: boolean
  readonly inChord: boolean
}

interface PitchMap {
  readonly selected: { readonly midi: number; readonly note: string; readonly frequencyHz: number }
  readonly fretboard: {
    readonly exactPositions: readonly Position[]
    readonly sameNamePositions: readonly Position[]
  }
}

const LAST_FRET = 17

async function ask(page: Page, query: Readonly<Record<string, string>>): Promise<PitchMap> {
  const answer = await page.request.get(`/api/map?${new URLSearchParams(query)}`)
  expect(answer.ok()).toBe(true)
  return answer.json()
}

/** A link to a project in this theory with this pitch, made from the service's own default. */
async function linkFor(page: Page, theory: Readonly<Record<string, string>>, map: PitchMap) {
  const project = await (await page.request.get('/api/project')).json()
  const { midi, note, frequencyHz } = map.selected
  const noteName = note.replace(/-?\d+$/, '')
  const octave = Number(note.slice(noteName.length))
  const source = { instrument: 'piano' }
  const selectedPitch = { midi, note, noteName, pitchClass: noteName, octave, frequencyHz, source }
  const state = { ...project, theory, selectedPitch }
  return `/?project=${Buffer.from(JSON.stringify(state)).toString('base64url')}`
}

const placesOf = (positions: readonly Position[]) =>
  positions
    .filter(({ fret }) => fret <= LAST_FRET)
    .map(({ string, fret }) => `${string}:${fret}`)
    .sort()

async function placesWithClass(page: Page, className: string): Promise<readonly string[]> {
  const places = await page
    .locator(`.neck .ring.${className}`)
    .evaluateAll((rings) => rings.map((ring) => ring.getAttribute('data-at') ?? ''))
  return places.sort()
}

/** Labels of the marks and names of the cells of the neck by place, read at once. */
function drawnNeck(page: Page) {
  return page.locator('.neck').evaluate((neck) => {
    const marks: Record<string, string> = {}
    for (const mark of neck.querySelectorAll<SVGElement>('.mark')) {
      marks[mark.dataset.at ?? ''] = mark.querySelector('text')?.textContent ?? ''
    }
    const names: Record<string, string> = {}
    for (const cell of neck.querySelectorAll<SVGElement>('[data-string][data-fret]')) {
      names[`${cell.dataset.string}:${cell.dataset.fret}`] = cell.getAttribute('aria-label') ?? ''
    }
    return { marks, names }
  })
}

/** The drawn label as the service writes it: `♭3` → `b3`, the root's 1 → `R`. */
const plain = (label: string) => label.replaceAll('♭', 'b').replaceAll('♯', '#').replace(/^1$/, 'R')

for (const { note, ...theory } of EXAMPLES) {
  test.describe(`${theory.root} ${theory.scale} and ${theory.chord}, read from the ${theory.layer}`, () => {
    test(`${note} lies where the service says, and all twelve tones have its degrees and memberships`, async ({
      page,
    }) => {
      const map = await ask(page, { ...theory, note })
      await openWorkbench(page, await linkFor(page, theory, map))
      expect(await placesWithClass(page, 'exact')).toEqual(placesOf(map.fretboard.exactPositions))
      expect(await placesWithClass(page, 'same-name')).toEqual(
        placesOf(map.fretboard.sameNamePositions.filter(({ midi }) => midi !== map.selected.midi)),
      )
      const readout = page.locator('.readout')
      await expect(readout.locator('.readout-midi')).toContainText(String(map.selected.midi))
      await expect(readout.locator('.readout-frequency')).toContainText(
        map.selected.frequencyHz.toFixed(2),
      )

      const { marks, names } = await drawnNeck(page)
      const tones = Array.from({ length: 12 }, (_, step) => String(60 + step))
      for (const map of await Promise.all(tones.map((midi) => ask(page, { ...theory, midi })))) {
        const position = map.fretboard.exactPositions.find(({ fret }) => fret <= LAST_FRET)!
        const at = `${position.string}:${position.fret}`
        const isShown = position.inScale || position.inChord
        expect(marks[at] === undefined ? undefined : plain(marks[at])).toBe(
          isShown ? position.interval : undefined,
        )
        expect(names[at]).toMatch(/^[A-G]/)
        expect(names[at]?.includes('chord tone')).toBe(position.inChord)
        expect(names[at]?.includes('outside the scale')).toBe(!isShown)
      }
    })
  })
}
