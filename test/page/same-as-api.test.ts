/** What the panels show equals what the service answers, over examples. */
import { measureOf, openPanel, openProject } from '../browser/support/panels'
import { expect, type Page, test } from '../browser/support/workbench'

async function ask<T>(
  page: Page,
  path: string,
  query: Readonly<Record<string, string>>,
): Promise<T> {
  const answer = await page.request.get(`${path}?${new URLSearchParams(query)}`)
  expect(answer.ok(), `${path} answered ${answer.status()}`).toBe(true)
  return answer.json()
}

const dataOf = (page: Page, selector: string, name: string) =>
  page
    .locator(selector)
    .evaluateAll((cards, key) => cards.map((card) => card.getAttribute(`data-${key}`)), name)

const textsOf = (page: Page, selector: string) => page.locator(selector).allTextContents()

for (const [root, chord] of [
  ['C', 'major'],
  ['F#', 'minor7'],
  ['Bb', 'dominant7'],
  ['E', 'diminished'],
  ['Ab', 'major7'],
] as const) {
  test(`voicings of ${root} ${chord}: the same grips in the same order, as hard`, async ({
    page,
  }) => {
    interface Answer {
      readonly gripCount: number
      readonly voicings: readonly { frets: unknown; text: string; difficulty: { level: number } }[]
    }
    const answer = await ask<Answer>(page, '/api/voicings', { root, chord })
    await openProject(page, { theory: { root, chord } })
    await openPanel(page, 'Voicings')
    await expect(page.locator('.grip-card')).toHaveCount(answer.voicings.length)
    expect(await dataOf(page, '.grip-card', 'frets')).toEqual(
      answer.voicings.map(({ text }) => text),
    )
    const levels = await page
      .locator('.grip-card')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('.difficulty .on').length))
    expect(levels).toEqual(answer.voicings.map(({ difficulty }) => difficulty.level))
    await expect(page.locator('.voicings-count')).toHaveText(`${answer.gripCount} grips`)
  })
}

const LINES = [
  [
    [5, 3],
    [4, 0],
    [4, 2],
    [4, 3],
    [3, 0],
    [3, 2],
    [2, 0],
    [2, 1],
  ],
  [
    [1, 5],
    [1, 8],
    [1, 12],
    [2, 8],
    [2, 5],
    [3, 7],
  ],
  [
    [6, 0],
    [6, 3],
    [5, 2],
    [1, 15],
    [1, 17],
  ],
] as const

for (const [index, places] of LINES.entries()) {
  test(`routes of line ${index + 1}: the same ids, costs and words`, async ({ page }) => {
    interface Answer {
      readonly routes: readonly {
        readonly id: string
        readonly cost: number
        readonly label: string
        readonly fingering: { readonly positionShiftCount: number }
      }[]
    }
    const measure = measureOf(places)
    const midis = (measure.notes as readonly { midi: number }[]).map(({ midi }) => midi)
    await openProject(page, { tabProject: { measures: [measure] } })
    await openPanel(page, 'Routes')
    await expect(page.locator('.route-card').first()).toBeVisible()
    for (const position of ['any', 'fifth'] as const) {
      const { routes } = await ask<Answer>(page, '/api/route', { notes: midis.join(), position })
      await page.getByLabel('Hand position').selectOption(position)
      await expect(page.locator('.route-card').first()).toHaveAttribute('data-route', routes[0]!.id)
      expect(await dataOf(page, '.route-card', 'route')).toEqual(routes.map(({ id }) => id))
      expect((await dataOf(page, '.route-card', 'cost')).map(Number)).toEqual(
        routes.map(({ cost }) => cost),
      )
      const names = await textsOf(page, '.route-name')
      for (const [rank, { label, fingering }] of routes.entries()) {
        expect(names[rank]!.toLowerCase()).toContain(label)
        await expect(page.locator('.route-words').nth(rank)).toContainText(
          new RegExp(`· ${fingering.positionShiftCount} shift`),
        )
      }
    }
  })
}

for (const { root, chord, contextRoot, contextScale } of [
  { root: 'G', chord: 'dominant7', contextRoot: 'C', contextScale: 'major' },
  { root: 'A', chord: 'dominant7', contextRoot: 'C', contextScale: 'major' },
  { root: 'F', chord: 'minor7', contextRoot: 'C', contextScale: 'naturalMinor' },
  { root: 'D', chord: 'major7', contextRoot: 'D', contextScale: 'lydian' },
]) {
  test(`scales over ${root} ${chord} in ${contextRoot} ${contextScale}: the same, scored the same`, async ({
    page,
  }) => {
    interface Answer {
      readonly context: { readonly numeral: string }
      readonly candidates: readonly { readonly id: string; readonly score: number }[]
    }
    const answer = await ask<Answer>(page, '/api/chord-scale', {
      root,
      chord,
      contextRoot,
      contextScale,
      limit: '12',
    })
    await openProject(page, {
      theory: {
        root: contextRoot,
        scale: contextScale,
        chord,
        ...(root !== contextRoot && { chordRoot: root }),
      },
    })
    await openPanel(page, 'Harmony')
    await expect(page.locator('.scale-card').first()).toBeVisible()
    const ids = answer.candidates.map(({ id }) => id)
    expect(await dataOf(page, '.scale-card', 'scale')).toEqual(ids)
    expect((await textsOf(page, '.scale-score')).map(Number)).toEqual(
      answer.candidates.map(({ score }) => score),
    )
    const numeral = answer.context.numeral.replaceAll('b', '♭').replaceAll('#', '♯')
    await expect(page.locator('.chord-role')).toContainText(numeral)
  })
}

for (const { root, chord, scale } of [
  { root: 'C', chord: 'major', scale: 'major' },
  { root: 'A', chord: 'minor7', scale: 'naturalMinor' },
  { root: 'G', chord: 'dominant7', scale: 'mixolydian' },
  { root: 'Eb', chord: 'diminished', scale: 'harmonicMinor' },
]) {
  test(`moves from ${root} ${chord}: the same relations to the same chords`, async ({ page }) => {
    interface Answer {
      readonly moves: readonly {
        readonly id: string
        readonly relation: string
        readonly movingVoices: number
      }[]
    }
    const { moves } = await ask<Answer>(page, '/api/composer', { root, chord, scale })
    await openProject(page, { theory: { root, chord, scale } })
    await openPanel(page, 'Harmony')
    await page.getByRole('button', { name: 'Moves', exact: true }).click()
    await expect(page.locator('.move-card').first()).toBeVisible()
    expect(await dataOf(page, '.move-card', 'move')).toEqual(moves.map(({ id }) => id))
    expect(await dataOf(page, '.move-card', 'relation')).toEqual(
      moves.map(({ relation }) => relation),
    )
    const moving = await page
      .locator('.move-card')
      .evaluateAll((cards) => cards.map((card) => card.querySelectorAll('.move-voice').length))
    expect(moving).toEqual(moves.map(({ movingVoices }) => movingVoices))
  })
}

for (const [name, frets] of [
  ['open C', 'x32010'],
  ['a barre of F', '133211'],
  ['C over E', '032010'],
] as const) {
  test(`${name}: the same names in the same order`, async ({ page }) => {
    interface Answer {
      readonly chords: readonly { readonly symbol: string }[]
    }
    const { chords } = await ask<Answer>(page, '/api/identify', { frets, key: 'C major' })
    const places = [...frets].flatMap((fret, place) =>
      fret === 'x' ? [] : [[6 - place, Number(fret)] as const],
    )
    const measure = measureOf(places)
    const notes = (measure.notes as readonly object[]).map((note) => ({ ...note, startBeat: 0 }))
    await openProject(page, { tabProject: { measures: [{ ...measure, notes }] } })
    await openPanel(page, 'Harmony')
    await page.getByRole('button', { name: 'Name', exact: true }).click()
    await expect(page.locator('.name-choice').first()).toBeVisible()
    const plain = (await textsOf(page, '.name-choice strong')).map((text) =>
      text.replaceAll('♭', 'b').replaceAll('♯', '#'),
    )
    expect(plain).toEqual(chords.map(({ symbol }) => symbol))
  })
}
