/** What colours, shapes and rings mean. */

function Sign({ title, children }: { title: string; children: preact.ComponentChildren }) {
  return (
    <li>
      <svg width={18} height={18} viewBox="-9 -9 18 18" font-size={10} aria-hidden="true">
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
          <rect x={-7.2} y={-7.2} width={14.4} height={14.4} rx={7.2} />
        </g>
      </Sign>
      <Sign title="scale">
        <g class="mark tone-2">
          <rect x={-5} y={-5} width={10} height={10} rx={5} />
        </g>
      </Sign>
      <Sign title="altered">
        <g class="mark tone-3 altered">
          <rect x={-7} y={-7} width={14} height={14} rx={7} />
          <rect class="hollow" x={-4} y={-4} width={8} height={8} rx={4} />
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
