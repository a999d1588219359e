/** The keyboard as a grid of one row; marks, rings and names as on the neck. */
import { effect } from '@preact/signals'
import type { RefObject } from 'preact'
import { useLayoutEffect, useMemo, useRef } from 'preact/hooks'
import { formatPitch } from '#engine/theory/pitch'
import { deferredPreferences, readingOf } from '../../state/deferred-view'
import { spokenNote } from '../../state/display-text'
import { preferred } from '../../state/layout-preferences'
import { teachingMarks } from '../../state/teaching-marks'
import { soundingNotes } from '../../state/view-state'
import { type MarkFace, markLettersPx } from '../marks/mark-drawing'
import { keepTabStop, pitchGridHandlers } from '../marks/pitch-grid'
import { drawSigns } from '../marks/pitch-signs'
import { type PitchPlace, speakPlaces, spokenMembership } from '../marks/spoken-places'
import { sharedFaces } from '../marks/tone-face'
import type { KeyBox, KeyboardLayout } from './keyboard-layout'

/** Pointer and keyboard on the piano: arrows walk by semitone, with Shift or up and down by octave. */
const SEMITONES_OF_KEY: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowLeft: -1,
  ArrowUp: 12,
  ArrowDown: -12,
}

function targetOf(midi: number, event: KeyboardEvent): string | undefined {
  const semitones = SEMITONES_OF_KEY[event.key]
  if (semitones === undefined) return undefined
  const step = event.shiftKey ? Math.sign(semitones) * 12 : semitones
  return `[data-midi="${midi + step}"]`
}

/** Event handlers of the keyboard. `roving` remembers which key Tab comes back to. */
function keyboardHandlers(roving: RefObject<number>) {
  return pitchGridHandlers(
    { cellOf: (key) => Number(key.dataset.midi), focusOf: (midi) => ({ midi }), targetOf },
    roving,
  )
}

/** Room between white keys. */
const CRACK_PX = 0.75

function placeOf({ midi, markX, markY, markScale }: KeyBox): PitchPlace {
  return { at: String(midi), midi, x: markX, y: markY, scale: markScale }
}

/** Gives what is marked on each key now; reads signals. */
function keyFaces(): (place: PitchPlace) => MarkFace | undefined {
  const labelMode = deferredPreferences.labelMode.value
  const faceOf = sharedFaces({
    readingOf,
    // Fingers belong to the neck; the keys keep their degrees.
    labelMode: labelMode === 'fingers' ? 'degrees' : labelMode,
    overlays: deferredPreferences.overlays.value,
  })
  return ({ midi }) => faceOf(midi)
}

/** What screen readers say for a key; reads signals. */
function keyTextOf({ midi }: PitchPlace): string {
  const reading = readingOf(midi)
  return `${spokenNote(formatPitch(reading.name, midi))}, ${spokenMembership(reading)}`
}

function Key({ box }: { readonly box: KeyBox }) {
  const gap = box.isBlack ? 0 : CRACK_PX
  return (
    <rect
      class={`cell key ${box.isBlack ? 'black' : 'white'}`}
      role="gridcell"
      tabindex={-1}
      data-midi={box.midi}
      x={box.left + gap}
      y={-6}
      width={box.width - gap * 2}
      height={box.height + 5}
      rx={box.isBlack ? 3.5 : 5}
    />
  )
}

/** The keys that a lesson points at. */
function TaughtKeys({ layout }: { readonly layout: KeyboardLayout }) {
  const isShown = preferred.overlays.value.includes('teaching')
  const taught = new Set(isShown ? teachingMarks.value.flatMap(({ midis }) => midis) : [])
  return (
    <g class="teaching-keys" aria-hidden="true">
      {layout.keys
        .filter(({ midi }) => taught.has(midi))
        .map(({ midi, markX, markScale, height }) => (
          <rect
            key={midi}
            x={markX - 13 * markScale}
            y={height - 4}
            width={26 * markScale}
            height={2.5}
            rx={1.25}
          />
        ))}
    </g>
  )
}

function OctaveNames({ layout }: { readonly layout: KeyboardLayout }) {
  return (
    <g class="octave-names" aria-hidden="true">
      {layout.keys
        .filter((box) => box.midi % 12 === 0)
        .map((box) => (
          <text key={box.midi} x={box.left + box.width / 2} y={box.height - 8}>
            C{Math.floor(box.midi / 12) - 1}
          </text>
        ))}
    </g>
  )
}

/** Shows the keys that sound as pressed. */
function pressKeys(drawing: Element): () => void {
  const keys = drawing.querySelectorAll<SVGElement>('.key')
  return effect(() => {
    const down = new Set(soundingNotes.value.map(({ midi }) => midi))
    for (const key of keys) key.classList.toggle('sounding', down.has(Number(key.dataset.midi)))
  })
}

/** Draws marks, rings and names into a drawing of this layout. */
function useSigns(layout: KeyboardLayout, keyboard: RefObject<SVGSVGElement | null>): void {
  useLayoutEffect(() => {
    const drawing = keyboard.current
    if (!drawing) return
    const stops = [speakPlaces(drawing, layout.keys.map(placeOf), keyTextOf), pressKeys(drawing)]
    for (const isBlack of [false, true]) {
      const group = drawing.querySelector(isBlack ? '.signs.on-black' : '.signs.on-white')
      const places = layout.keys.filter((box) => box.isBlack === isBlack).map(placeOf)
      if (group) stops.push(drawSigns(group, places, keyFaces))
    }
    return () => {
      for (const stop of stops) stop()
    }
  }, [keyboard, layout])
}

const scaleOf = ({ keys }: KeyboardLayout, isBlack: boolean) =>
  keys.find((box) => box.isBlack === isBlack)?.markScale ?? 1

export function Piano({
  layout,
  keyboard,
}: {
  readonly layout: KeyboardLayout
  readonly keyboard: RefObject<SVGSVGElement | null>
}) {
  const roving = useRef(60)
  const handlers = useMemo(() => keyboardHandlers(roving), [])
  useSigns(layout, keyboard)
  useLayoutEffect(() => {
    const isInView = layout.keys.some(({ midi }) => midi === roving.current)
    if (!isInView) roving.current = layout.keys[0]!.midi
    const selector = `[data-midi="${roving.current}"]`
    if (keyboard.current) keepTabStop(keyboard.current, keyboard.current.querySelector(selector))
  }, [keyboard, layout])
  return (
    <svg
      ref={keyboard}
      class="keyboard"
      role="grid"
      width={layout.widthPx}
      height={layout.heightPx}
      viewBox={`0 0 ${layout.widthPx} ${layout.heightPx}`}
      aria-label={`Piano keyboard, ${layout.keys.length} keys`}
      aria-rowcount={1}
      aria-colcount={layout.keys.length}
      {...handlers}
    >
      <g role="row">
        {layout.keys.map((box) => (
          <Key key={box.midi} box={box} />
        ))}
      </g>
      <TaughtKeys layout={layout} />
      <g
        class="signs on-white"
        font-size={markLettersPx(scaleOf(layout, false))}
        aria-hidden="true"
      />
      <g
        class="signs on-black"
        font-size={markLettersPx(scaleOf(layout, true))}
        aria-hidden="true"
      />
      <OctaveNames layout={layout} />
    </svg>
  )
}
