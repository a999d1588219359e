/** A small chord box with finger numbers, of whatever chord. */
import { gripWindowOf } from '#engine/diagram/grip-window'
import type { Voicing } from '#engine/voicing/voicing'

const GAP = 9
const ROW = 11
const LEFT = 14
const TOP = 12

export function StripGrip({ voicing }: { readonly voicing: Voicing }) {
  const { frets, fingers, barres } = voicing
  const { firstFret, rows } = gripWindowOf(frets)
  const right = LEFT + GAP * (frets.length - 1)
  const bottom = TOP + ROW * rows
  const xOfString = (string: number) => LEFT + GAP * (frets.length - string)
  const yOfFret = (fret: number) => TOP + ROW * (fret - firstFret + 0.5)
  return (
    <svg class="strip-grip" viewBox={`0 0 ${right + 8} ${bottom + 4}`} aria-hidden="true">
      <path
        class="strip-lines"
        d={[
          ...Array.from({ length: rows + 1 }, (_, row) => `M${LEFT} ${TOP + ROW * row}H${right}`),
          ...frets.map((_, place) => `M${LEFT + GAP * place} ${TOP}V${bottom}`),
        ].join('')}
      />
      {firstFret === 1 ? (
        <path class="strip-nut" d={`M${LEFT - 0.5} ${TOP}H${right + 0.5}`} />
      ) : (
        <text class="strip-fret" x={LEFT - 9} y={yOfFret(firstFret)}>
          {firstFret}
        </text>
      )}
      {barres.map((barre) => {
        const { fret, fromString } = barre
        const ends = [xOfString(fromString), xOfString(barre.toString)]
        return (
          <path
            key={`${fret}:${fromString}`}
            class="strip-barre"
            d={`M${Math.min(...ends)} ${yOfFret(fret)}H${Math.max(...ends)}`}
          />
        )
      })}
      {frets.map((fret, place) => {
        const x = LEFT + GAP * place
        if (fret === null) {
          return <path key={place} class="strip-mute" d={`M${x - 2} 4l4 4M${x + 2} 4l-4 4`} />
        }
        if (fret === 0) return <circle key={place} class="strip-open" cx={x} cy={6} r={2.2} />
        const finger = fingers[place] ?? 0
        return (
          <g key={place}>
            <circle class="strip-dot" cx={x} cy={yOfFret(fret)} r={4.4} />
            {finger > 0 && (
              <text class="strip-finger" x={x} y={yOfFret(fret)}>
                {finger}
              </text>
            )}
          </g>
        )
      })}
    </svg>
  )
}
