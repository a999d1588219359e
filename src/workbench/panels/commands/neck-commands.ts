/** Commands that put the project on another neck, and the tuner. */
import { INSTRUMENTS, MAX_CAPO, neckOf, openNotesOf } from '#engine/instrument/neck'
import { afterPaint } from '../../state/after-paint'
import type { Command } from '../../state/commands'
import { withSigns } from '../../state/display-text'
import { pageMode } from '../../state/layout-preferences'
import { neck, notesText } from '../../state/project-neck'
import { changeCapo, changeNeck } from '../neck-sheet/change-neck'
import { startsOnOpening } from '../neck-sheet/tuner-session'

/** Opens the sheet of the neck, which has the tuner, and listens. */
function openTuner(): void {
  pageMode.value = 'desk'
  startsOnOpening.value = true
  afterPaint(() => document.querySelector<HTMLElement>('.neck-button')?.click())
}

/** None comes last: who types `capo` wants one. */
const CAPOS = [...Array.from({ length: MAX_CAPO }, (_, index) => index + 1), 0]

const CAPO_COMMANDS = CAPOS.map(
  (fret): Command => ({
    id: `capo-${fret}`,
    title: fret === 0 ? 'Capo 0 (none)' : `Capo ${fret}`,
    group: 'Neck',
    keywords: `capo${fret} ${fret === 0 ? 'remove off without' : 'fret'}`,
    isOn: () => neck.value.capo === fret,
    run: () => changeCapo(fret),
  }),
)

/** An instrument by its name takes its usual tuning; the capo stays. */
const INSTRUMENT_COMMANDS = INSTRUMENTS.flatMap((instrument): readonly Command[] => [
  {
    id: `instrument-${instrument.id}`,
    title: `Instrument: ${instrument.name}`,
    group: 'Neck',
    keywords: (instrument.aliases ?? []).join(' '),
    isOn: () => neck.value.instrument === instrument,
    run: () => changeNeck(neckOf(instrument, instrument.tunings[0]!, neck.peek().capo)),
  },
  ...instrument.tunings.map((tuning): Command => {
    const notes = openNotesOf(tuning)
    const name = instrument.id === 'guitar' ? tuning.name : `${instrument.name}, ${tuning.name}`
    return {
      id: `tuning-${instrument.id}-${tuning.id}`,
      title: `Tuning: ${withSigns(name)}`,
      group: 'Neck',
      hint: notesText(notes),
      keywords: `${instrument.name} ${(tuning.aliases ?? []).join(' ')} ${notes.join('').replace(/\d/g, '')}`,
      isOn: () => neck.value.instrument === instrument && neck.value.tuning.id === tuning.id,
      run: () => changeNeck(neckOf(instrument, tuning, neck.peek().capo)),
    }
  }),
])

const TUNER_COMMAND: Command = {
  id: 'tuner',
  title: 'Tune by microphone',
  group: 'Neck',
  keywords: 'tuner tuning mic pitch',
  run: openTuner,
}

export const NECK_COMMANDS: readonly Command[] = [
  ...CAPO_COMMANDS,
  ...INSTRUMENT_COMMANDS,
  TUNER_COMMAND,
]
