/** Tempo: a number to type, buttons to step, and a place to tap. */

import { ladderAddedBpm } from '../../audio/playback/transport-state'
import { IconButton } from '../../controls/icon-button'
import { MAX_TEMPO_BPM, MIN_TEMPO_BPM } from '../../editor/edit-measures'
import { showMessage } from '../../state/messages'
import {
  chooseTempo,
  settleTempo,
  stepTempo,
  TEMPO_STEP_BPM,
  tapTempo,
  tempoBpm,
} from './tempo-actions'

export function TempoField() {
  const added = ladderAddedBpm.value
  return (
    <>
      <span class="stepper tempo-field">
        <IconButton
          icon="minus"
          iconSize={16}
          label="Slower"
          class="desk-only"
          title="Slower ([)"
          onClick={() => stepTempo(-TEMPO_STEP_BPM)}
        />
        <input
          type="number"
          inputMode="numeric"
          min={MIN_TEMPO_BPM}
          max={MAX_TEMPO_BPM}
          value={Math.round(tempoBpm.value * 100) / 100}
          aria-label="Tempo in beats per minute"
          title="Tempo ([ and ])"
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
          {added === 0 ? 'bpm' : `+${added}`}
        </span>
        <IconButton
          icon="plus"
          iconSize={16}
          label="Faster"
          class="desk-only"
          title="Faster (])"
          onClick={() => stepTempo(TEMPO_STEP_BPM)}
        />
      </span>
      <button
        type="button"
        class="desk-only"
        title="Tap the tempo (T)"
        onClick={(event) => tapTempo(event.timeStamp)}
      >
        Tap
      </button>
    </>
  )
}
