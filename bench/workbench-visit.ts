/** What a visitor does in a long first visit, step by step; every press is timed by the browser. */
import type { Page } from '@playwright/test'

/** Time between two steps: a visitor who knows what comes next. */
const PAUSE_MS = 150
/** Time between two keys of a word or a fret number. */
const TYPING_MS = 110
const PATIENCE_MS = 4000

/** A control by selector, by the pattern of its name where that is given, counted from 0. */
type Target = readonly [selector: string, name?: string | undefined, nth?: number]

export interface Hands {
  readonly page: Page
  /** Everything that happens from here on counts for this kind of interaction. */
  readonly kind: (name: string) => Promise<void>
  readonly click: (...target: Target) => Promise<void>
  readonly rightClick: (...target: Target) => Promise<void>
  readonly hover: (...target: Target) => Promise<void>
  /** Puts the keyboard somewhere without a press. */
  readonly focus: (selector: string) => Promise<void>
  readonly press: (...keys: readonly string[]) => Promise<void>
  readonly type: (text: string) => Promise<void>
}

interface Point {
  readonly x: number
  readonly y: number
}

/** `bench/watch-page.js` answers in the page. */
declare global {
  interface Window {
    middleOf(selector: string, name: string | undefined, nth: number): Point | undefined
    seen: { kinds: [startMs: number, kind: string][] }
  }
}

/** Where a control is; asked before the press, so that asking is no part of it. */
async function middleOf(page: Page, [selector, name, nth = 0]: Target): Promise<Point> {
  const found = await page.waitForFunction(
    ([css, pattern, index]) => window.middleOf(css!, pattern, Number(index)),
    [selector, name, String(nth)] as const,
    { timeout: PATIENCE_MS },
  )
  return (await found.jsonValue()) as Point
}

export function handsOn(page: Page): Hands {
  const pause = () => page.waitForTimeout(PAUSE_MS)
  const clickWith = async (button: 'left' | 'right', target: Target) => {
    const { x, y } = await middleOf(page, target)
    await page.mouse.move(x, y, { steps: 2 })
    await page.mouse.down({ button })
    await page.waitForTimeout(60)
    await page.mouse.up({ button })
    await pause()
  }
  return {
    page,
    kind: (name) =>
      page.evaluate((kind) => {
        window.seen.kinds.push([performance.now(), kind])
      }, name),
    click: (...target) => clickWith('left', target),
    rightClick: (...target) => clickWith('right', target),
    hover: async (...target) => {
      const { x, y } = await middleOf(page, target)
      await page.mouse.move(x, y, { steps: 3 })
      await pause()
    },
    focus: (selector) => page.focus(selector, { timeout: PATIENCE_MS }),
    press: async (...keys) => {
      for (const key of keys) {
        await page.keyboard.press(key, { delay: 40 })
        await pause()
      }
    },
    type: async (text) => {
      for (const letter of text) {
        await page.keyboard.press(letter, { delay: 30 })
        await page.waitForTimeout(TYPING_MS - 30)
      }
      await pause()
    },
  }
}

export type Step = readonly [kind: string, act: (hands: Hands) => Promise<void>]

const fret = (string: number, number: number): Target => [
  `.neck [data-string="${string}"][data-fret="${number}"]`,
]
const pianoKey = (midi: number): Target => [`.keyboard [data-midi="${midi}"]`]
const button = (name: string): Target => ['button', `^${name}$`]
const inGroup = (label: string, nth: number): Target => [
  `[role=group][aria-label="${label}"] button`,
  undefined,
  nth,
]
const inSheet = (selector: string, nth = 0): Target => [
  `.sheet:popover-open ${selector}`,
  undefined,
  nth,
]
const keyChip = (pitchClass: number): Target => ['.key-controls .root-chip', undefined, pitchClass]

/** On the neck and the keys. */
const NECK_STEPS: readonly Step[] = [
  [
    'hover over the neck',
    async ({ hover }) => {
      for (const number of [3, 5, 8, 12]) await hover(...fret(3, number))
    },
  ],
  [
    'click a fret',
    async ({ click }) => {
      await click(...fret(2, 1))
      await click(...fret(5, 3))
      await click(...fret(1, 12))
    },
  ],
  [
    'walk the neck by arrows',
    ({ press }) => press('ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp', 'Shift+ArrowRight'),
  ],
  ['Enter on a fret', ({ press }) => press('Enter', 'ArrowRight', 'Enter')],
  ['labels by key (D)', ({ press }) => press('d', 'd')],
  [
    'labels by button',
    async ({ click }) => {
      for (const name of ['Notes', 'Intervals', 'Fingers', 'Degrees']) await click(...button(name))
    },
  ],
  [
    'degrees from the chord, the key',
    async ({ click }) => {
      await click('.neck-button')
      await click(...inGroup('Count degrees', 1))
      await click(...inGroup('Count degrees', 0))
    },
  ],
  [
    'hide and show the scale',
    async ({ click, press }) => {
      await click(...inGroup('Show on the neck', 0))
      await click(...inGroup('Show on the neck', 0))
      await press('Escape')
    },
  ],
  [
    'scale position: open, choose',
    async ({ click }) => {
      await click('.position-button')
      await click(...inSheet('.pattern-button', 2))
      await click('.position-button')
      await click(...inSheet('.wide-button'))
    },
  ],
  [
    'number of frets',
    async ({ click }) => {
      await click('.neck-button')
      await click(...inGroup('Frets', -1))
      await click(...inGroup('Frets', 0))
    },
  ],
  [
    'capo',
    async ({ click, press }) => {
      await click(...inGroup('Capo', -1))
      await click(...inGroup('Capo', 0))
      await press('Escape')
    },
  ],
  ['flip the neck', ({ press }) => press('Shift+H', 'Shift+H', 'Shift+V', 'Shift+V')],
  [
    'menu of a place',
    async ({ rightClick, press }) => {
      await rightClick(...fret(4, 5))
      await press('Escape')
    },
  ],
  [
    'click a piano key',
    async ({ click }) => {
      await click(...pianoKey(64))
      await click(...pianoKey(61))
    },
  ],
  ['walk the keys by arrows', ({ press }) => press('ArrowRight', 'ArrowLeft', 'Enter')],
  [
    'size of the keyboard',
    async ({ focus, press }) => {
      await focus('.piano-panel select')
      await press('ArrowDown', 'ArrowUp')
    },
  ],
]

/** Key, scale and chord. */
const THEORY_STEPS: readonly Step[] = [
  [
    'key by chip',
    async ({ click }) => {
      for (const pitchClass of [7, 10, 0]) await click(...keyChip(pitchClass))
    },
  ],
  ['key by arrows', ({ press }) => press('ArrowRight', 'ArrowLeft')],
  ['scale list: open', ({ click }) => click('.scale-button')],
  ['scale list: type', ({ type }) => type('dor')],
  ['scale list: arrows', ({ press }) => press('ArrowDown', 'ArrowUp')],
  ['scale list: choose', ({ press }) => press('Enter')],
  ['chord list: open', ({ click }) => click('.chord-button')],
  [
    'chord list: type',
    async ({ click, type }) => {
      await click(...inSheet('.search-field'))
      await type('m7')
    },
  ],
  ['chord list: choose', ({ press }) => press('Enter')],
  [
    'chord of the key: choose',
    async ({ click }) => {
      await click('.chord-button')
      await click(...inSheet('.diatonic-chord', 4))
    },
  ],
  [
    'undo and redo',
    async ({ click, press }) => {
      await press('Control+z', 'Control+z', 'Control+Shift+z', 'Control+Shift+z')
      await click('button', '^Undo: ')
      await click('button', '^Redo: ')
    },
  ],
  [
    'theme',
    async ({ click }) => {
      for (let turn = 0; turn < 3; turn++) await click('button', '^Theme: ')
    },
  ],
  [
    'pick notes, find scales',
    async ({ click, press }) => {
      await click('.scale-button')
      await click(...button('Find scales from notes on the neck'))
      for (const number of [0, 3, 7]) await click(...fret(6, number))
      await click('.pick-bar button', '^\\d+ scales$')
      await press('Escape')
      await click(...button('Stop picking notes'))
    },
  ],
]

/** Commands, help, menus. */
const PAGE_STEPS: readonly Step[] = [
  ['command list: open', ({ press }) => press('Control+k')],
  ['command list: type', ({ type }) => type('blues')],
  ['command list: choose', ({ press }) => press('ArrowDown', 'Enter')],
  ['command list: again', ({ press }) => press('Control+k', 'Escape', 'Control+z')],
  ['shortcuts: open, close', ({ press }) => press('?', 'Escape')],
  [
    'page menu',
    async ({ click, press }) => {
      await click('button[title="More actions"]')
      await press('Escape')
    },
  ],
  ['share', ({ click }) => click(...button('Share'))],
]

/** The tab. */
const TAB_STEPS: readonly Step[] = [
  ['click into the tab', ({ click }) => click('.tab-grid')],
  [
    'write frets',
    async ({ press, type }) => {
      await press('Home', '3', 'ArrowRight', '5', 'ArrowRight')
      await type('12')
      await press('ArrowRight', '7', 'ArrowDown', '8')
    },
  ],
  ['walk the tab', ({ press }) => press('ArrowLeft', 'ArrowUp', 'ArrowRight', 'ArrowDown')],
  [
    'select, copy, paste',
    ({ press }) => press('Shift+ArrowLeft', 'Shift+ArrowLeft', 'Control+c', 'End', 'Control+v'),
  ],
  ['delete, undo', ({ press }) => press('Backspace', 'Control+z')],
  [
    'note length',
    async ({ click }) => {
      await click(...inGroup('Note length', 2))
      await click(...inGroup('Note length', 1))
    },
  ],
  [
    'duplicate a bar by its name',
    async ({ press, type }) => {
      await press('Control+k')
      await type('duplicate')
      await press('Enter')
    },
  ],
]

/** Routes, voicings, harmony, practice. */
const PANEL_STEPS: readonly Step[] = [
  ['route: hover', ({ hover }) => hover('.route-card', undefined, 1)],
  [
    'route: choose, compare, use',
    async ({ click }) => {
      await click('.route-choice', undefined, 1)
      await click('.route-compare', undefined, 0)
      await click('.routes-panel button', '^Use')
    },
  ],
  [
    'route: pin a note, let go',
    async ({ click }) => {
      await click('.pin-place', undefined, -1)
      await click('.pin-place', undefined, -1)
    },
  ],
  [
    'route: where the hand stays',
    async ({ focus, press }) => {
      await focus('#panel-routes select')
      await press('ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp')
    },
  ],
  ['grips: hover', ({ hover }) => hover('.grip-card', undefined, 2)],
  [
    'grips: choose, add to tab',
    async ({ click }) => {
      await click('.grip-card', undefined, 1)
      await click(...button('Add to tab'))
    },
  ],
  ['grips: more', ({ click }) => click('.more-grips')],
  [
    'grips: filters',
    async ({ click, focus, press }) => {
      await click('.voicings-head button')
      await focus('.sheet:popover-open select')
      await press('ArrowDown', 'ArrowUp')
      await click(...button('Without barres'))
      await click(...button('Without barres'))
      await press('Escape')
    },
  ],
  [
    'chord while grips show',
    async ({ click }) => {
      for (const nth of [3, 0]) {
        await click('.chord-button')
        await click(...inSheet('.diatonic-chord', nth))
      }
    },
  ],
  ['harmony: open', ({ click }) => click('[role=tab]', 'Harmony')],
  ['harmony: tone by tone', ({ click }) => click('.scale-card summary')],
  ['harmony: moves', ({ click }) => click(...button('Moves'))],
  [
    'harmony: hear, go',
    async ({ click }) => {
      await click('.move-hear')
      await click('.move-choice')
    },
  ],
  ['harmony: name', ({ click }) => click(...button('Name'))],
  [
    'key while harmony shows',
    async ({ click }) => {
      await click(...button('Scales'))
      for (const pitchClass of [2, 0]) await click(...keyChip(pitchClass))
    },
  ],
  ['voicings: open', ({ click }) => click('[role=tab]', 'Voicings')],
  ['practice: open', ({ click }) => click('[role=tab]', 'Practice')],
  [
    'practice: another drill',
    async ({ focus, press }) => {
      await focus('.practice-panel select')
      await press('ArrowDown', 'ArrowDown')
    },
  ],
  [
    'practice: start, stop',
    async ({ click, page }) => {
      await click(...button('Start drill'))
      await page.waitForTimeout(1200)
      await click(...button('Stop drill'))
    },
  ],
  ['routes: open', ({ click }) => click('[role=tab]', 'Routes')],
]

/** The bar at the foot. */
const TRANSPORT_STEPS: readonly Step[] = [
  [
    'play, stop',
    async ({ click, page }) => {
      await click('.play-button')
      await page.waitForTimeout(3500)
      await click('.play-button')
    },
  ],
  ['metronome, loop, count-in by key', ({ press }) => press('m', 'm', 'l', 'l', 'c', 'c')],
  ['tempo', ({ press }) => press('[', ']', 't', 't')],
  [
    'sound: open, another voice',
    async ({ click, press }) => {
      await click('.sound-button')
      await click(...button('Piano'))
      await click(...button('Steel guitar'))
      await press('Escape')
    },
  ],
  [
    'count-in and loop sheet',
    async ({ click, press }) => {
      await click('button[title="Count-in, loop and speed-up"]')
      await press('Escape')
    },
  ],
]

/** All of it, in the order in which a visitor might come by. */
export const STEPS: readonly Step[] = [
  ...NECK_STEPS,
  ...THEORY_STEPS,
  ...PAGE_STEPS,
  ...TAB_STEPS,
  ...PANEL_STEPS,
  ...TRANSPORT_STEPS,
]

/** The impatient press: on the neck as soon as it is drawn, while the page still loads. */
export async function pressAtOnce({ page, kind }: Hands): Promise<void> {
  const { x, y } = await middleOf(page, fret(3, 7))
  await kind('first press, as the neck shows')
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.waitForTimeout(60)
  await page.mouse.up()
}
