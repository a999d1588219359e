import { formatFrets } from '#engine/instrument/fret-text'
import {
  WORKSHEET_LIMITS,
  type WorksheetBlock,
  type WorksheetContent,
} from '#engine/project/worksheet-shape'
import { IconButton } from '../../controls/icon-button'
import { songChords } from '../../editor/song-state'
import {
  addBlock,
  blocks,
  changeBlock,
  moveBlock,
  neckAsShown,
  removeBlock,
} from '../../editor/worksheet'
import { chosenPattern } from '../../state/neck-view'
import { neck } from '../../state/project-neck'
import { project, tabMeasures } from '../../state/project-store'
import { chordSymbol, context } from '../../state/theory'
import { positionOfPattern } from '../practice/shown-position'
import { gripsOfTab } from './chord-box'
import { exercises } from './worksheet-exercises'
import { Fields, type Kind, TextField } from './worksheet-fields'
import { gripsOfChords } from './worksheet-pictures'

const KIND_NAMES: Readonly<Record<Kind, string>> = {
  text: 'Text',
  neck: 'Neck',
  drill: 'Drill',
  bars: 'Bars of the tab',
  chords: 'Chord boxes',
  tempo: 'Tempos',
}

const USUAL_TEMPOS = '60 80 100'

/** The chords at hand: those of the song, else those held in the tab, else the one of the page. */
function chordsAtHand(): string {
  const ofSong = songChords.peek().map(({ symbol }) => symbol)
  const ofTab = gripsOfTab(tabMeasures.peek(), neck.peek(), context.peek()).map(
    ({ symbol, frets }) => `${symbol}:${formatFrets(frets)}`,
  )
  const found = ofSong.length > 0 ? ofSong : ofTab.length > 0 ? ofTab : [chordSymbol.peek()]
  let text = ''
  for (const chord of found) {
    if (text.length + chord.length < WORKSHEET_LIMITS.maxChordsLength) text += ` ${chord}`
  }
  return text.trim()
}

/** A block of a kind as it begins, about what the page shows. */
const NEW_CONTENT: { readonly [Each in Kind]: () => WorksheetContent<Each> } = {
  neck: neckAsShown,
  drill: () => ({
    kind: 'drill',
    theory: project.peek().theory,
    target: 'scale-steps',
    level: 'beginner',
    position: positionOfPattern(chosenPattern.peek()),
    bars: 2,
    tempos: USUAL_TEMPOS,
  }),
  bars: () => ({ kind: 'bars', from: 1, to: tabMeasures.peek().length }),
  chords: () => ({ kind: 'chords', chords: chordsAtHand() }),
  tempo: () => ({ kind: 'tempo', tempos: USUAL_TEMPOS }),
  text: () => ({ kind: 'text', text: 'Practise slowly, five minutes a day.' }),
}

/** What of a block cannot be shown, and what a player of it should know. */
function remarksOn({ content }: WorksheetBlock, index: number): readonly string[] {
  if (content.kind === 'chords') return gripsOfChords(content.chords, neck.value).problems
  const made = exercises.value[index]
  return made === undefined || typeof made === 'string' ? [] : made.remarks
}

function BlockRow({ block, index }: { readonly block: WorksheetBlock; readonly index: number }) {
  const { title, content } = block
  const name = `${KIND_NAMES[content.kind]}, block ${index + 1}`
  const change = (own: Partial<WorksheetContent>) =>
    changeBlock(index, {
      ...block,
      content: withoutGaps({ ...content, ...own } as WorksheetContent),
    })
  return (
    <li class="worksheet-block" aria-label={name}>
      <div class="block-head">
        <strong>{KIND_NAMES[content.kind]}</strong>
        <span class="spacer" />
        <IconButton
          icon="chevron"
          class="icon-button turned"
          label={`${name}: up`}
          disabled={index === 0}
          onClick={() => moveBlock(index, -1)}
        />
        <IconButton
          icon="chevron"
          label={`${name}: down`}
          disabled={index === blocks.value.length - 1}
          onClick={() => moveBlock(index, 1)}
        />
        <IconButton icon="copy" label={`${name}: copy`} onClick={() => addBlock(block, index)} />
        <IconButton icon="trash" label={`${name}: remove`} onClick={() => removeBlock(index)} />
      </div>
      <div class="block-fields">
        <TextField
          label="Heading"
          value={title ?? ''}
          maxLength={WORKSHEET_LIMITS.maxTitleLength}
          onChange={(text) =>
            changeBlock(index, withoutGaps({ ...block, title: text === '' ? undefined : text }))
          }
        />
        <Fields content={content} change={change} />
      </div>
      {remarksOn(block, index).map((remark) => (
        <p key={remark} class="drill-warning">
          {remark}
        </p>
      ))}
    </li>
  )
}

/** Without fields that say nothing, which a project does not hold. */
function withoutGaps<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, own]) => own !== undefined)) as T
}

export function WorksheetEditor() {
  return (
    <section class="worksheet-editor" aria-label="Blocks of the worksheet">
      {blocks.value.length === 0 && (
        <p>A worksheet is made of blocks, about the key and the position that the page shows.</p>
      )}
      <ol>
        {blocks.value.map((block, index) => (
          <BlockRow key={index} block={block} index={index} />
        ))}
      </ol>
      <div class="block-adders" role="group" aria-label="Add a block">
        {(Object.keys(NEW_CONTENT) as Kind[]).map((kind) => (
          <button
            key={kind}
            type="button"
            onClick={() => addBlock({ content: NEW_CONTENT[kind]() })}
          >
            + {KIND_NAMES[kind]}
          </button>
        ))}
      </div>
    </section>
  )
}
