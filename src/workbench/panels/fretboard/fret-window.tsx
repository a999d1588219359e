/** On a phone: which stretch of the neck fills the screen. */
import { Segmented } from '../../controls/segmented'
import { prefer, preferences } from '../../state/layout-preferences'

/** Overlapping by a hand's width, so that a position on a border has a window of its own. */
const WINDOWS = ['0-5', '5-9', '7-12', '12-17', 'all'] as const
type WindowId = (typeof WINDOWS)[number]

function windowOf(id: WindowId): readonly [number, number] | undefined {
  if (id === 'all') return undefined
  const [low, high] = id.split('-').map(Number)
  return [low!, high!]
}

export function FretWindowControl() {
  const { fretWindow } = preferences.value
  const current = fretWindow ? fretWindow.join('-') : 'all'
  return (
    <Segmented
      label="Frets in view"
      segments={WINDOWS.map((id) => ({
        value: id,
        label: id === 'all' ? 'All' : id.replace('-', '–'),
      }))}
      isOn={(id) => id === current}
      onToggle={(id) => prefer({ fretWindow: windowOf(id) })}
    />
  )
}
