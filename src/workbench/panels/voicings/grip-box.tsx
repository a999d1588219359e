/** A chord box: strings downwards, the nut or the first fret on top. */
import { useId } from 'preact/hooks'
import { gripWindowOf } from '#engine/diagram/grip-window'
import { midiAt } from '#engine/instrument/fretboard'
import type { Neck } from '#engine/instrument/neck'
import type { Voicing } from '#engine/voicing/voicing'
import { deferredPreferences, readingOf } from '../../state/deferred-view'
import {
  hollowOf,
  type MarkFace,
  type MarkPlace,
  markClassOf,
  markLettersPx,
  markShapeOf,
} from '../marks/mark-drawing'
import { faceOf } from '../marks/tone-face'
import { gripWords } from './grip-words'

/** A mark that Preact draws; `mark-layer.ts` draws the marks that move. */
function DegreeMark({ face, ...place }: MarkPlace & { readonly face: MarkFace }) {
  const hollow = hollowOf(face, place)
  return (
    <g class={markClassOf(face)}>
      <rect {...markShapeOf(face, place)} />
      {hollow && <rect class="hollow" {...hollow} />}
      {face.label !== '' && (
        <text x={place.x} y={place.y}>
          {face.label}
        </text>
      )}
    </g>
  )
}

const STRING_GAP = 17
const ROW_HEIGHT = 18
/** Beside the outer strings: room for half a mark, and for the number of the first fret. */
const MARK_MARGIN = 14
const NUMBER_MARGIN = 26
const TOP = 24
const MARK_SCALE = 0.66
/** Four fingers, one fret each; on a short neck a hand reaches further. */
const USUAL_ROWS = 4

export function GripBox({ voicing, neck }: { readonly voicing: Voicing; readonly neck: Neck }) {
  const id = useId()
  const { frets, fingers, barres } = voicing
  const labelMode = deferredPreferences.labelMode.value
  const flipHorizontal = deferredPreferences.flipHorizontal.value
  const { firstFret, rows } = gripWindowOf(frets)
  const stringCount = frets.length
  const acrossPx = STRING_GAP * (stringCount - 1)
  const heightPx = TOP + ROW_HEIGHT * Math.max(USUAL_ROWS, rows) + 3
  const widthPx = MARK_MARGIN + NUMBER_MARGIN + acrossPx
  const bottom = TOP + ROW_HEIGHT * rows
  // The number stands before the last string, on whichever side that is.
  const left = flipHorizontal ? MARK_MARGIN : NUMBER_MARGIN
  const right = left + acrossPx
  const stringX = (string: number) =>
    left + STRING_GAP * (flipHorizontal ? string - 1 : stringCount - string)
  const rowY = (fret: number) => TOP + ROW_HEIGHT * (fret - firstFret + 0.5)
  return (
    <svg
      class="grip-box"
      font-size={markLettersPx(MARK_SCALE)}
      viewBox={`0 0 ${widthPx} ${heightPx}`}
      role="img"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-desc`}
    >
      <title id={`${id}-title`}>{`${voicing.symbol}, grip ${voicing.text}`}</title>
      <desc id={`${id}-desc`}>{gripWords(voicing, neck)}</desc>
      <path
        class="box-lines"
        d={[
          ...Array.from(
            { length: rows + 1 },
            (_, row) => `M${left} ${TOP + ROW_HEIGHT * row}H${right}`,
          ),
          ...frets.map((_, place) => `M${left + STRING_GAP * place} ${TOP}V${bottom}`),
        ].join('')}
      />
      {firstFret === 1 ? (
        <rect class="box-nut" x={left - 1} y={TOP - 3} width={right - left + 2} height={4} rx={1} />
      ) : (
        <text class="box-fret" x={flipHorizontal ? right + 17 : left - 17} y={rowY(firstFret)}>
          {firstFret}
        </text>
      )}
      {barres.map((barre) => {
        const { fret } = barre
        const ends = [stringX(barre.fromString), stringX(barre.toString)]
        const x1 = Math.min(...ends)
        const x2 = Math.max(...ends)
        return (
          <rect
            key={`${fret}:${barre.fromString}`}
            class="box-barre"
            x={x1 - 8}
            y={rowY(fret) - 5}
            width={x2 - x1 + 16}
            height={10}
            rx={5}
          />
        )
      })}
      {frets.map((fret, place) => {
        const string = stringCount - place
        const x = stringX(string)
        if (fret === null)
          return (
            <path
              key={string}
              class="box-mute"
              d={`M${x - 3.5} ${TOP - 14.5}l7 7M${x + 3.5} ${TOP - 14.5}l-7 7`}
            />
          )
        if (fret === 0) return <circle key={string} class="box-open" cx={x} cy={TOP - 11} r={4} />
        const face = faceOf({
          reading: readingOf(midiAt({ string, fret }, neck)),
          labelMode,
          overlays: ['chord'],
          fingerNumber: fingers[place] ?? 0,
        })
        return (
          face && <DegreeMark key={string} face={face} x={x} y={rowY(fret)} scale={MARK_SCALE} />
        )
      })}
    </svg>
  )
}
