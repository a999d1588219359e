/** Harmony: scales over the chord, chords it can go to, and names for notes at hand. */
import '../../styles/harmony.css'
import { useEffect } from 'preact/hooks'
import { Segmented } from '../../controls/segmented'
import { deferred } from '../../state/after-paint'
import { ChordNames } from './chord-names'
import { HARMONY_VIEWS, type HarmonyView, harmonyView } from './harmony-state'
import { stopHearing } from './hear-chords'
import { MoveCards } from './move-cards'
import { ScaleCards } from './scale-cards'

const VIEW_TITLES: Readonly<Record<HarmonyView, string>> = {
  scales: 'Scales',
  moves: 'Moves',
  names: 'Name',
}

/** The button answers the press first, then the view is drawn. */
const shownView = deferred(harmonyView)

export function HarmonyPanel() {
  useEffect(() => stopHearing, [])
  const view = harmonyView.value
  const shown = shownView.value
  return (
    <div class="harmony-panel">
      <Segmented
        label="Harmony"
        segments={HARMONY_VIEWS.map((value) => ({ value, label: VIEW_TITLES[value] }))}
        isOn={(value) => value === view}
        onToggle={(value) => {
          harmonyView.value = value
        }}
      />
      {shown === 'scales' && <ScaleCards />}
      {shown === 'moves' && <MoveCards />}
      {shown === 'names' && <ChordNames />}
    </div>
  )
}
