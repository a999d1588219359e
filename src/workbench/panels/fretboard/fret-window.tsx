/** On a phone: which stretch of the neck fills the screen. */
import { useSignalEffect } from '@preact/signals'
import { Segmented } from '../../controls/segmented'
import { prefer, preferences, preferred } from '../../state/layout-preferences'
import { chosenPattern, shownFretCount } from '../../state/neck-view'
import { shownHand, shownRoute, shownVoicing } from '../../state/view-state'

type FretWindow = readonly [number, number]

/** Overlapping by a hand's width, so that a position on a border has a window of its own. */
const WINDOWS: readonly FretWindow[] = [
  [0, 5],
  [5, 9],
  [7, 12],
  [12, 17],
  [17, 24],
]
const WHOLE_NECK = 'All'

function textOf([low, high]: FretWindow): string {
  return `${low}–${high}`
}

function windowsOn(fretCount: number): readonly FretWindow[] {
  return WINDOWS.filter(([low]) => low < fretCount).map(([low, high]) => [
    low,
    Math.min(high, fretCount),
  ])
}

/** Frets of what was asked to be seen last: a grip, a route, a position. Open strings have none. */
function fretsToShow(): readonly number[] {
  const overlay = shownVoicing.value ?? shownHand.value ?? shownRoute.value
  const pattern = chosenPattern.value
  const frets = overlay
    ? overlay.marks.map(({ fret }) => fret)
    : (pattern?.strings.flatMap((string) => string.frets) ?? [])
  return frets.filter((fret) => fret > 0)
}

/** Brings the window to what was asked for, when another one shows more of it. */
function followWhatIsShown(): void {
  const frets = fretsToShow()
  const { fretWindow } = preferences.peek()
  const fretCount = shownFretCount.peek()
  if (!fretWindow || frets.length === 0) return
  const countIn = ([low, high]: FretWindow) =>
    frets.filter((fret) => fret >= low && fret <= high).length
  const best = windowsOn(fretCount).reduce(
    (winner, candidate) => (countIn(candidate) > countIn(winner) ? candidate : winner),
    fretWindow,
  )
  if (best !== fretWindow) prefer({ fretWindow: best })
}

export function FretWindowControl() {
  useSignalEffect(followWhatIsShown)
  const fretWindow = preferred.fretWindow.value
  const fretCount = shownFretCount.value
  const windows = windowsOn(fretCount)
  const current = fretWindow ? textOf(fretWindow) : WHOLE_NECK
  return (
    <Segmented
      label="Frets in view"
      segments={[...windows.map(textOf), WHOLE_NECK].map((text) => ({ value: text, label: text }))}
      isOn={(text) => text === current}
      onToggle={(text) =>
        prefer({ fretWindow: windows.find((candidate) => textOf(candidate) === text) })
      }
    />
  )
}
