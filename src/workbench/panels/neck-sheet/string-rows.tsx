/** The open strings, each a semitone up or down, and one string more or less. */
import { MAX_STRINGS, MIN_STRINGS } from '#engine/instrument/neck'
import { Stepper } from '../../controls/stepper'
import {
  OPEN_MIDI_RANGE,
  withOpenMidi,
  withStringAdded,
  withStringRemoved,
} from '../../editor/edit-strings'
import { audition } from '../../state/audition'
import { withSigns } from '../../state/display-text'
import { neck } from '../../state/project-neck'
import { changeNeck } from './change-neck'

/** Tunes a string and sounds it. */
function tune(string: number, openMidi: number): void {
  changeNeck(withOpenMidi(neck.peek(), string, openMidi))
  audition({ midis: [openMidi + neck.peek().capo] })
}

export function StringRows() {
  const { strings } = neck.value
  return (
    <section class="string-rows" aria-label="Strings">
      <ol>
        {strings.map(({ string, name, openMidi }) => (
          <li key={string}>
            <Stepper
              label={`String ${string}`}
              value={openMidi}
              low={OPEN_MIDI_RANGE.low}
              high={OPEN_MIDI_RANGE.high}
              format={() => withSigns(name)}
              onChange={(midi) => tune(string, midi)}
            />
          </li>
        ))}
      </ol>
      <div class="string-count">
        <button
          type="button"
          class="small"
          disabled={strings.length <= MIN_STRINGS}
          onClick={() => changeNeck(withStringRemoved(neck.peek()))}
        >
          Remove string {strings.length}
        </button>
        <button
          type="button"
          class="small"
          disabled={strings.length >= MAX_STRINGS}
          onClick={() => changeNeck(withStringAdded(neck.peek()))}
        >
          Add string {strings.length + 1}
        </button>
      </div>
    </section>
  )
}
