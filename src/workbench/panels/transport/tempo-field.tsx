/** Tempo: a number to type and a place to tap; practice speed: buttons to step. */

import { IconButton } from '../../controls/icon-button'
import { MAX_TEMPO_BPM, MIN_TEMPO_BPM } from '../../editor/edit-measures'
import { showMessage } from '../../state/messages'
import {
  chooseTempo,
  SPEED_STEP_PERCENT,
  settleTempo,
  speedNow,
  speedText,
  stepSpeed,
  tapTempo,
  tempoBpm,
} from './tempo-actions'

export function TempoField() {
  return (
    <>
      <span class="stepper tempo-field">
        <input
          type="number"
          inputMode="numeric"
          min={MIN_TEMPO_BPM}
          max={MAX_TEMPO_BPM}
          value={Math.round(tempoBpm.value * 100) / 100}
          aria-label="Tempo in beats per minute"
          title="Tempo of the tab"
          onChange={(event) => {
            const bpm = event.currentTarget.valueAsNumber
            if (bpm >= MIN_TEMPO_BPM && bpm <= MAX_TEMPO_BPM) chooseTempo(bpm)
            else {
              showMessage(
                `Tempo: ${MIN_TEMPO_BPM} to ${MAX_TEMPO_BPM}, so it stays ${tempoBpm.peek()}.`,
              )
              event.currentTarget.value = String(tempoBpm.peek())
            }
            settleTempo()
          }}
        />
        <span class="tempo-unit" aria-hidden="true">
          bpm
        </span>
      </span>
      <button
        type="button"
        class="desk-only"
        title="Tap the tempo (T)"
        onClick={(event) => tapTempo(event.timeStamp)}
      >
        Tap
      </button>
      <span class={`stepper speed-field${speedNow.value === 100 ? ' own' : ''}`}>
        <IconButton
          icon="minus"
          iconSize={16}
          label="Slower"
          class="desk-only"
          title={`Slower by ${SPEED_STEP_PERCENT} % ([)`}
          onClick={() => stepSpeed(-1)}
        />
        <output class="speed" title="Practice speed ([ and ])">
          {speedText.value}
        </output>
        <IconButton
          icon="plus"
          iconSize={16}
          label="Faster"
          class="desk-only"
          title={`Faster by ${SPEED_STEP_PERCENT} % (])`}
          onClick={() => stepSpeed(1)}
        />
      </span>
    </>
  )
}
