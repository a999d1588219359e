/** On a phone: which stretch of the neck fills the screen. */
import { Segmented } from '../../controls/segmented'
import { prefer, preferences } from '../../state/layout-preferences'

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

export function FretWindowControl() {
  const { fretWindow, fretCount } = preferences.value
  const windows = WINDOWS.filter(([low]) => low < fretCount).map(
    ([low, high]): FretWindow => [low, Math.min(high, fretCount)],
  )
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
