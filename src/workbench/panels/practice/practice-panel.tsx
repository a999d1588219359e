/** Practice: choose a drill over the key and chord, loop it, and have it judged by the microphone. */
import '../../styles/practice.css'
import { useSignalEffect } from '@preact/signals'
import { useEffect, useMemo } from 'preact/hooks'
import type { Drill } from '#engine/practice/drill'
import { measureOfDrill } from '#engine/practice/position-drill'
import { formatNoteName } from '#engine/theory/pitch'
import { isPracticing } from '../../audio/playback/playback-control'
import { areNotesHeard, isLadderOn, isMetronomeOn } from '../../audio/playback/transport-state'
import { Icon } from '../../controls/icon'
import { Switch } from '../../controls/switch'
import { putOnWorksheet } from '../../editor/worksheet'
import { chordSymbol, context } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { isSmallScreen } from '../../state/layout-preferences'
import { shownRoute } from '../../state/view-state'
import { DrillFields } from './drill-fields'
import { compiledDrill, drillContent } from './drill-options'
import { DrillNotes, DrillSummary } from './drill-result'
import {
  forgetVerdicts,
  isPlayAlong,
  putDrillIntoTab,
  startDrill,
  stopDrill,
  stopOtherDrill,
} from './drill-session'
import { DrillStaff } from './drill-staff'

function Switches() {
  return (
    <div class="drill-switches">
      <Switch
        label="Play along with the microphone"
        value={isPlayAlong}
        onToggle={(isOn) => {
          isPlayAlong.value = isOn
          areNotesHeard.value = !isOn
          if (isOn) isMetronomeOn.value = true
        }}
      />
      <Switch label="Hear the notes" value={areNotesHeard} />
      <Switch label="Metronome" value={isMetronomeOn} />
      <Switch label="Faster after clean loops" value={isLadderOn} />
    </div>
  )
}

function DrillActions({ drill }: { readonly drill: Drill }) {
  const isRunning = isPracticing.value
  return (
    <div class="drill-actions">
      <button
        type="button"
        class="primary"
        onClick={() => (isRunning ? stopDrill() : void startDrill(drill))}
      >
        <Icon name={isRunning ? 'stop' : 'play'} />
        {isRunning ? 'Stop drill' : 'Start drill'}
      </button>
      <button type="button" onClick={() => putDrillIntoTab(drill)}>
        <Icon name="import" /> Put into tab
      </button>
      <button type="button" onClick={() => putOnWorksheet(drillContent())}>
        <Icon name="file" /> To worksheet
      </button>
    </div>
  )
}

function DrillView({ drill }: { readonly drill: Drill }) {
  const measure = useMemo(() => measureOfDrill(drill), [drill])
  return (
    <>
      <DrillActions drill={drill} />
      {(isSmallScreen.value || !isPracticing.value) && <DrillStaff measure={measure} />}
      <DrillSummary />
      {drill.warnings.map((warning) => (
        <p key={warning} class="drill-warning">
          {warning}
        </p>
      ))}
      <details class="drill-list">
        <summary>Note by note</summary>
        <p class="drill-objective">{drill.objective}.</p>
        <DrillNotes notes={measure.notes} drillNotes={drill.positionDrill} />
      </details>
    </>
  )
}

/** Shows the drill's places on the neck while the panel is in view. */
function useDrillOnNeck(): void {
  useSignalEffect(() => {
    const { drill } = compiledDrill.value
    // A drill that is playing ends when another one is chosen.
    stopOtherDrill(drill)
    forgetVerdicts()
    shownRoute.value = drill && {
      kind: 'route',
      label: `Drill, ${drill.title}`,
      marks: drill.positionDrill.map(({ string, fret, finger }) => ({ string, fret, finger })),
    }
  })
  useEffect(
    () => () => {
      shownRoute.value = undefined
      stopDrill()
    },
    [],
  )
}

export function PracticePanel() {
  useDrillOnNeck()
  const { drill, refusal } = compiledDrill.value
  const key = `${formatNoteName(context.value.root)} ${context.value.scale.name}`
  return (
    <div class="practice-panel">
      <p class="drill-setting">
        Over <strong>{withSigns(chordSymbol.value)}</strong> in <strong>{withSigns(key)}</strong>
      </p>
      {drill ? <DrillView drill={drill} /> : <p class="empty-state">{refusal}</p>}
      <DrillFields />
      <Switches />
    </div>
  )
}
