/** The pages as they are printed: in the dialog as a preview, and hidden in the page for the printer. */
import type { ComponentChildren } from 'preact'
import { ownText } from '../../state/shown-names'
import { ChordBox } from './chord-box'
import type { Sheet } from './print-state'
import { codeSidePx, type QrCode, QUIET_MODULES } from './qr-code'

export function LinkCode(code: QrCode) {
  const modules = code.size + 2 * QUIET_MODULES
  const side = codeSidePx(code)
  return (
    <svg
      class="link-code"
      width={side}
      height={side}
      viewBox={`${-QUIET_MODULES} ${-QUIET_MODULES} ${modules} ${modules}`}
      shape-rendering="crispEdges"
      role="img"
      aria-label="Link to this tab"
    >
      <path d={code.path} />
    </svg>
  )
}

/** Title, composer and facts, with the code of the link beside them. */
export function SheetHeading(props: {
  readonly title: string
  readonly composer: string
  readonly facts: readonly string[]
  readonly qr: QrCode | undefined
  readonly heightPx?: number
  /** Below the facts. */
  readonly children?: ComponentChildren
}) {
  const { title, composer, facts, qr, heightPx } = props
  return (
    <header
      class="sheet-heading"
      style={heightPx === undefined ? undefined : { minHeight: `${heightPx}px` }}
    >
      <div>
        <h1>{ownText(title)}</h1>
        {composer !== '' && <p class="composer">{ownText(composer)}</p>}
        <p class="facts">{facts.join('   ·   ')}</p>
        {props.children}
      </div>
      {qr && <LinkCode {...qr} />}
    </header>
  )
}

function Heading({ grips, headingPx, ...words }: Sheet) {
  return (
    <>
      <SheetHeading {...words} heightPx={headingPx} />
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
            <span>{index > 0 ? ownText(title) : ''}</span>
            <span>
              {index + 1} / {pages.length}
            </span>
          </footer>
        </section>
      ))}
    </>
  )
}
