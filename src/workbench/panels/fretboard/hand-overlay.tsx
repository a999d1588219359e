/** The hand of a chord on the neck: barres beneath the marks, finger numbers beside them. */
import { FINGERS } from '#engine/hand/finger'
import type { NeckBarre, NeckHand } from '../../state/view-state'
import { isInView, type NeckLayout, placesInView } from './neck-layout'

interface HandProps {
  readonly layout: NeckLayout
  readonly hand: NeckHand
}

function Barre({ layout, barre }: { readonly layout: NeckLayout; readonly barre: NeckBarre }) {
  const { fret, fromString } = barre
  if (!isInView(layout, { string: fromString, fret })) return null
  if (!isInView(layout, { string: barre.toString, fret })) return null
  const from = layout.cellAt(fromString, fret)
  const to = layout.cellAt(barre.toString, fret)
  return (
    <line
      class="hand-barre"
      data-fret={fret}
      x1={from.centerX}
      x2={to.centerX}
      y1={from.centerY}
      y2={to.centerY}
    />
  )
}

export function HandBarres({ layout, hand }: HandProps) {
  return (
    <g class="hand" aria-hidden="true">
      {hand.barres.map((barre) => (
        <Barre key={`${barre.fret}:${barre.fromString}`} layout={layout} barre={barre} />
      ))}
      {placesInView(layout, hand.marks).map(({ string, fret, isHeld, centerX, centerY }) => (
        <circle
          key={`${string}:${fret}`}
          class={isHeld ? 'hand-place held' : 'hand-place'}
          cx={centerX}
          cy={centerY}
          r={15.5 * layout.markScale}
        />
      ))}
    </g>
  )
}

const BADGE_RADIUS_PX = 6.5

/** Finger numbers; an open string has none. */
export function HandFingers({ layout, hand }: HandProps) {
  return (
    <g class="hand-fingers" aria-hidden="true">
      {placesInView(layout, hand.marks)
        .filter(({ finger }) => finger && finger !== 'open')
        .map(({ string, fret, finger, centerX, centerY }) => {
          const x = centerX + 12
          const y = centerY - 9
          return (
            <g key={`${string}:${fret}`} data-finger={finger}>
              <circle cx={x} cy={y} r={BADGE_RADIUS_PX} />
              <text x={x} y={y + 0.5}>
                {FINGERS.indexOf(finger ?? 'open')}
              </text>
            </g>
          )
        })}
    </g>
  )
}
