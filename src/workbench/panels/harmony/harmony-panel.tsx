/** Harmony: scales over the chord, chords it can go to, and names for notes at hand. */
import '../../styles/harmony.css'
import { useEffect } from 'preact/hooks'
import { Segmented } from '../../controls/segmented'
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

export function HarmonyPanel() {
  useEffect(() => stopHearing, [])
  const view = harmonyView.value
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
      {view === 'scales' && <ScaleCards />}
      {view === 'moves' && <MoveCards />}
      {view === 'names' && <ChordNames />}
    </div>
  )
}
