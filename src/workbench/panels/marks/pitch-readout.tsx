/**
 * What the focused pitch is, in fixed places: nothing moves while the numbers change. It is
 * visual only; screen readers get the same from the cell that has the focus.
 */
import { formatPitch, frequencyHzOf } from '#engine/theory/pitch'
import type { ToneReading } from '#engine/theory/read-tones'
import { withSigns } from '../../state/display-text'
import { focusedPlaceCount } from '../../state/neck-view'
import { readingOf } from '../../state/theory'
import { focusedMidi } from '../../state/view-state'

function swatchClass(reading: ToneReading): string {
  if (!reading.inScale && !reading.inChord) return 'swatch outside'
  const altered = reading.degree.alteration === 0 ? '' : ' altered'
  return `swatch tone-${reading.degree.number}${altered}`
}

export function PitchReadout() {
  const midi = focusedMidi.value
  const reading = readingOf(midi)
  const places = focusedPlaceCount.value
  const isInside = reading.inScale || reading.inChord
  return (
    <dl class="readout" aria-label="Focused pitch">
      <div class="readout-note">
        <dt class="visually-hidden">Note</dt>
        <dd>
          <span class={swatchClass(reading)} />
          {withSigns(formatPitch(reading.name, midi))}
        </dd>
      </div>
      <div class="readout-midi">
        <dt>MIDI</dt>
        <dd>{midi}</dd>
      </div>
      <div class="readout-frequency">
        <dt class="visually-hidden">Frequency</dt>
        <dd>
          {frequencyHzOf(midi).toFixed(2)} <span class="unit">Hz</span>
        </dd>
      </div>
      <div class="readout-places">
        <dt class="visually-hidden">On the neck</dt>
        <dd>
          {places} {places === 1 ? 'place' : 'places'}
        </dd>
      </div>
      <div class="readout-degree">
        <dt>{isInside ? 'Degree' : 'Outside'}</dt>
        <dd>
          {withSigns(reading.isRoot ? '1' : reading.interval)}
          <span class="readout-interval">{reading.intervalName}</span>
        </dd>
      </div>
    </dl>
  )
}
