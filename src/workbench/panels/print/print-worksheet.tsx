/** The worksheet as it is printed: its blocks one after the other, necks side by side. */
import { readTempos, type WorksheetBlock } from '#engine/project/worksheet-shape'
import { blocks } from '../../editor/worksheet'
import { preferred } from '../../state/layout-preferences'
import { neck, neckTitleWithCapo } from '../../state/project-neck'
import { title } from '../../state/project-store'
import { ownText } from '../../state/shown-names'
import { ChordBox } from './chord-box'
import { SheetHeading } from './print-pages'
import { hasLink, isUsualNeck, linkCode } from './print-state'
import { drawingOf, type ExerciseOrProblem, exercises } from './worksheet-exercises'
import { gripsOfChords, neckPictureOf } from './worksheet-pictures'

/** Tempos, each with a box to tick when it goes. */
function TempoRow({ tempos }: { readonly tempos: string }) {
  return (
    <p class="tempo-row">
      ♩ ={' '}
      {(readTempos(tempos) ?? []).map((tempo, index) => (
        <span key={index}>
          {tempo} <span class="tick-box" />
        </span>
      ))}
    </p>
  )
}

function Title({ own, usual }: { readonly own: string | undefined; readonly usual: string }) {
  if (own !== undefined) return <h2>{ownText(own)}</h2>
  return usual === '' ? null : <h2>{usual}</h2>
}

function ExerciseView({
  block,
  made,
}: {
  readonly block: WorksheetBlock
  readonly made: ExerciseOrProblem
}) {
  const { title: own, content } = block
  if (typeof made === 'string') return <p class="sheet-problem">{made}</p>
  const tempos = 'tempos' in content ? content.tempos : undefined
  const drawing = drawingOf(made)
  return (
    <>
      <Title own={own} usual={made.title} />
      {tempos !== undefined && <TempoRow tempos={tempos} />}
      {drawing === 'failed' && (
        <p class="sheet-problem">The part that draws scores could not be loaded.</p>
      )}
      {Array.isArray(drawing) &&
        drawing.map(({ svg, firstBar }) => (
          <div key={firstBar} class="print-system" dangerouslySetInnerHTML={{ __html: svg }} />
        ))}
    </>
  )
}

function BlockView({ block, index }: { readonly block: WorksheetBlock; readonly index: number }) {
  const { title: own, content } = block
  switch (content.kind) {
    case 'text':
      return (
        <>
          <Title own={own} usual="" />
          <p class="sheet-text">{ownText(content.text)}</p>
        </>
      )
    case 'neck': {
      const shown = { title: own, content }
      const picture = neckPictureOf(shown, neck.value, preferred.flipHorizontal.value)
      if ('problem' in picture) return <p class="sheet-problem">{picture.problem}</p>
      return <div class="sheet-neck" dangerouslySetInnerHTML={{ __html: picture.svg }} />
    }
    case 'chords':
      return (
        <>
          <Title own={own} usual="" />
          <div class="chord-boxes">
            {gripsOfChords(content.chords, neck.value).grips.map((grip, at) => (
              <ChordBox key={at} {...grip} />
            ))}
          </div>
        </>
      )
    case 'tempo':
      return (
        <>
          <Title own={own} usual="" />
          <TempoRow tempos={content.tempos} />
        </>
      )
    default: {
      const made = exercises.value[index]
      return made === undefined ? null : <ExerciseView block={block} made={made} />
    }
  }
}

export function PrintWorksheet() {
  const played = neckTitleWithCapo(neck.value)
  return (
    <section class="print-page print-song print-worksheet" aria-label="Worksheet">
      <SheetHeading
        title={title.value}
        composer=""
        facts={isUsualNeck.value ? [] : [played]}
        qr={hasLink.value ? linkCode.value : undefined}
      />
      {blocks.value.map((block, index) => (
        <div key={index} class={`sheet-block of-${block.content.kind}`}>
          <BlockView block={block} index={index} />
        </div>
      ))}
    </section>
  )
}
