/** What colours, shapes and rings mean. */

function Sign({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <li>
      <svg width={18} height={18} viewBox="-9 -9 18 18" aria-hidden="true">
        {children}
      </svg>
      {title}
    </li>
  )
}

export function Legend() {
  return (
    <ul class="legend" aria-label="Legend">
      <Sign title="root">
        <g class="mark tone-1">
          <rect x={-7} y={-7} width={14} height={14} rx={3} />
        </g>
      </Sign>
      <Sign title="chord tone">
        <g class="mark tone-5">
          <circle r={7.2} />
        </g>
      </Sign>
      <Sign title="scale">
        <g class="mark tone-2">
          <circle r={5} />
        </g>
      </Sign>
      <Sign title="altered">
        <g class="mark tone-3 altered">
          <circle r={7} />
          <circle class="hollow" r={4} />
        </g>
      </Sign>
      <Sign title="this pitch">
        <circle class="legend-ring" r={7} />
      </Sign>
      <Sign title="same name">
        <circle class="legend-ring dashed" r={7} />
      </Sign>
    </ul>
  )
}
