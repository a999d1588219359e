/** All settings of the neck in one sheet: what it shows, instrument, tuning, strings, capo. */
import '../../styles/neck-sheet.css'
import type { ComponentChildren } from 'preact'
import { useLayoutEffect, useMemo, useState } from 'preact/hooks'
import { INSTRUMENTS, MAX_STRINGS, MIN_STRINGS, neckOf, openNotesOf } from '#engine/instrument/neck'
import { type Option, OptionList } from '../../controls/option-list'
import { Stepper } from '../../controls/stepper'
import {
  OPEN_MIDI_RANGE,
  withOpenMidi,
  withStringAdded,
  withStringRemoved,
} from '../../editor/edit-strings'
import { afterPaint } from '../../state/after-paint'
import { audition } from '../../state/audition'
import { withSigns } from '../../state/display-text'
import { isTouched } from '../../state/layout-preferences'
import { neck, neckTitle, notesText } from '../../state/project-neck'
import { changeNeck } from './change-neck'
import { Tuner } from './tuner-row'
import { typedTuning } from './typed-tuning'
import { ViewRows } from './view-rows'

/** For the further parts of a sheet, which would hold up the frame that shows it opening. */
function OneFrameLater({ children }: { readonly children: () => ComponentChildren }) {
  const [isDue, setDue] = useState(false)
  useLayoutEffect(() => {
    let isShown = true
    afterPaint(() => isShown && setDue(true))
    return () => {
      isShown = false
    }
  }, [])
  return isDue ? children() : null
}

/** Tunes a string and sounds it. */
function tune(string: number, openMidi: number): void {
  changeNeck(withOpenMidi(neck.peek(), string, openMidi))
  audition({ midis: [openMidi + neck.peek().capo] })
}

function StringRows() {
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

const TUNINGS = INSTRUMENTS.flatMap((instrument) =>
  instrument.tunings.map((tuning) => ({
    id: `${instrument.id}-${tuning.id}`,
    instrument,
    tuning,
    notes: openNotesOf(tuning),
  })),
)

/** Made anew for each tuning in use, which is the chosen one. */
function optionsFor(instrumentId: string, tuningId: string): readonly Option[] {
  return TUNINGS.map(({ id, instrument, tuning, notes }) => ({
    id,
    title: withSigns(
      instrument.id === 'guitar' ? tuning.name : `${instrument.name}: ${tuning.name}`,
    ),
    group: instrument.name,
    detail: notesText(notes),
    aliases: tuning.aliases ?? [],
    keywords: `${instrument.name} ${(instrument.aliases ?? []).join(' ')} ${notes.join(' ')} ${notes.join('').replace(/\d/g, '')}`,
    isChosen: instrument.id === instrumentId && tuning.id === tuningId,
  }))
}

const TYPED_PREFIX = 'typed-'

/** The neck whose open strings are typed. */
function typedOption(text: string): Option | undefined {
  const typed = typedTuning(text, neck.peek())
  if (!typed) return undefined
  const { instrument, tuning, strings } = typed
  const id = `${instrument.id}-${tuning.id}`
  return {
    id: TUNINGS.some((row) => row.id === id) ? id : TYPED_PREFIX + text,
    title: withSigns(neckTitle(typed)),
    group: instrument.name,
    detail: notesText(strings.map(({ name }) => name).toReversed()),
  }
}

function chooseTuning(id: string): void {
  const typed = id.startsWith(TYPED_PREFIX)
    ? typedTuning(id.slice(TYPED_PREFIX.length), neck.peek())
    : undefined
  if (typed) changeNeck(typed)
  const row = TUNINGS.find((candidate) => candidate.id === id)
  if (row) changeNeck(neckOf(row.instrument, row.tuning, neck.peek().capo))
}

function TuningList() {
  const { instrument, tuning } = neck.value
  // The same list for every capo.
  return useMemo(
    () => (
      <OptionList
        label="Instrument and tuning"
        placeholder="Search tunings: drop D, ukulele, DADGAD"
        options={optionsFor(instrument.id, tuning.id)}
        // The sheet may come after its place has opened.
        autofocus={!isTouched.peek()}
        emptyText="No tuning has that name. Type open notes such as D2 A2 D3 G3 B3 E4, or set the strings below."
        named={typedOption}
        onChoose={chooseTuning}
      />
    ),
    [instrument.id, tuning.id],
  )
}

export function NeckSheet() {
  return (
    <div class="neck-sheet-body">
      <ViewRows />
      <TuningList />
      <section class="neck-strings" aria-label="Strings and tuner">
        <OneFrameLater>
          {() => (
            <>
              <StringRows />
              <Tuner />
            </>
          )}
        </OneFrameLater>
      </section>
    </div>
  )
}
