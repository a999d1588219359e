/** The pages as they are printed: in the dialog as a preview, and hidden in the page for the printer. */
import { ChordBox } from './chord-box'
import type { Sheet } from './print-state'
import type { QrCode } from './qr-code'

/** Modules of paper that a reader needs around a code. */
const QUIET = 3

function LinkCode({ size, path }: QrCode) {
  const side = size + 2 * QUIET
  return (
    <svg
      class="link-code"
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label="Link to this tab"
    >
      <path d={path} />
    </svg>
  )
}

function Heading({ title, composer, facts, grips, qr }: Sheet) {
  return (
    <>
      <header class={`sheet-heading${qr ? ' with-code' : ''}`}>
        <div>
          <h1>{title}</h1>
          {composer !== '' && <p class="composer">{composer}</p>}
          <p class="facts">{facts.join('   ·   ')}</p>
        </div>
        {qr && <LinkCode {...qr} />}
      </header>
      {grips.length > 0 && (
        <div class="chord-boxes">
          {grips.map((grip) => (
            <ChordBox key={grip.frets.join()} {...grip} />
          ))}
        </div>
      )}
    </>
  )
}

export function PrintPages({ sheet }: { readonly sheet: Sheet }) {
  const { pages, title } = sheet
  return (
    <>
      {pages.map((page, index) => (
        <section key={index} class="print-page" aria-label={`Page ${index + 1}`}>
          {index === 0 && <Heading {...sheet} />}
          {page.map(({ svg, firstBar }) => (
            <div key={firstBar} class="print-system" dangerouslySetInnerHTML={{ __html: svg }} />
          ))}
          <footer>
            <span>{index > 0 ? title : ''}</span>
            <span>
              {index + 1} / {pages.length}
            </span>
          </footer>
        </section>
      ))}
    </>
  )
}
