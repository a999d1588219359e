/** The beats of the bar as dots; the lit one is the beat that is heard now. */
import { computed } from '@preact/signals'
import { heardPulse } from '../../audio/playback/transport-state'
import { cursor, measures } from '../tab/edit/tab-state'

/** More beats than this are told in figures. */
const MAX_DOTS = 8

/** While nothing is heard: those of the bar at the tab's cursor. */
const writtenBeats = computed(
  () => measures.value[cursor.value.measureIndex]?.timeSignature[0] ?? 4,
)

export function PulseDots() {
  const pulse = heardPulse.value
  const beatsPerBar = pulse?.beatsPerBar ?? writtenBeats.value
  const isCounting = pulse?.kind === 'count-in'
  const className = `pulse-dots${isCounting ? ' counting' : ''}`
  const words = pulse
    ? `${isCounting ? 'Counting in, beat' : 'Beat'} ${pulse.beatInBar + 1} of ${beatsPerBar}`
    : `${beatsPerBar} beats a bar`
  return (
    <span
      class={className}
      role="img"
      aria-label={words}
      data-beat={pulse?.beat}
      data-kind={pulse?.kind}
    >
      {beatsPerBar > MAX_DOTS ? (
        <span class="pulse-count">{`${(pulse?.beatInBar ?? -1) + 1}/${beatsPerBar}`}</span>
      ) : (
        Array.from({ length: beatsPerBar }, (_, beat) => (
          <span key={beat} class={pulse?.beatInBar === beat ? 'dot lit' : 'dot'} />
        ))
      )}
    </span>
  )
}
