/** The tab alone: title, what it is played on, the lines; the transport lies below. */
import { ownText } from '../../state/shown-names'
import '../../styles/reading.css'
import { barCountOf } from '#engine/tab/measure'
import { formatNoteName } from '#engine/theory/pitch'
import { measures } from '../../editor/tab-state'
import { counted, withSigns } from '../../state/display-text'
import { neck, neckTitleWithCapo } from '../../state/project-neck'
import { title } from '../../state/project-store'
import { context } from '../../state/theory'
import { ReadStaff, readMeasures } from './read-staff'
import { EditButton, ReadTools } from './read-tools'

/** `A minor pentatonic · 90 bpm · 4/4 · 12 bars · Guitar, capo 2`. */
function factsText(): string {
  const { root, scale } = context.value
  const tab = readMeasures(measures.value)
  const [first] = tab
  const bars = tab.reduce((count, measure) => count + barCountOf(measure), 0)
  return [
    withSigns(`${formatNoteName(root)} ${scale.name}`),
    `${Math.round(first?.tempo ?? 0)} bpm`,
    (first?.timeSignature ?? []).join('/'),
    counted(bars, 'bar'),
    neckTitleWithCapo(neck.value),
  ].join(' · ')
}

export function ReadingPage() {
  return (
    <main class="reading">
      <div class="read-head">
        <div>
          <h1>{ownText(title.value)}</h1>
          <p class="read-facts">{factsText()}</p>
        </div>
        <EditButton />
      </div>
      <ReadTools />
      <ReadStaff />
    </main>
  )
}
