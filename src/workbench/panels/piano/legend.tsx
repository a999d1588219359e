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

/** Class, half the width and corner radius of each mark. */
const MARKS = [
  ['root', 'tone-1', 7, 3],
  ['chord tone', 'tone-5', 7.2, 7.2],
  ['scale', 'tone-2', 5, 5],
  ['altered', 'tone-3 altered', 7, 7],
] as const

export function Legend() {
  return (
    <ul class="legend" aria-label="Legend">
      {MARKS.map(([title, look, half, corner]) => (
        <Sign key={title} title={title}>
          <g class={`mark ${look}`}>
            <rect x={-half} y={-half} width={2 * half} height={2 * half} rx={corner} />
            {title === 'altered' && (
              <rect class="hollow" x={-4} y={-4} width={8} height={8} rx={4} />
            )}
          </g>
        </Sign>
      ))}
      <Sign title="this pitch">
        <circle class="legend-ring" r={7} />
      </Sign>
      <Sign title="same name">
        <circle class="legend-ring dashed" r={7} />
      </Sign>
    </ul>
  )
}
