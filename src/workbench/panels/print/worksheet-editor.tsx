/** The blocks of the worksheet to write: what each shows, and their order. */
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { formatFrets } from '#engine/instrument/fret-text'
import { DRILL_LEVELS } from '#engine/practice/rhythm-table'
import { TARGET_TABLE } from '#engine/practice/target-table'
import {
  readTempos,
  WORKSHEET_LABELS,
  WORKSHEET_LIMITS,
  type WorksheetBlock,
  type WorksheetContent,
} from '#engine/project/worksheet-shape'
import { Choice } from '../../controls/choice'
import { IconButton } from '../../controls/icon-button'
import { NumberField } from '../../controls/number-field'
import { songChords } from '../../editor/song-state'
import {
  addBlock,
  blocks,
  changeBlock,
  moveBlock,
  neckAsShown,
  removeBlock,
} from '../../editor/worksheet'
import { withSigns } from '../../state/display-text'
import { showMessage } from '../../state/messages'
import { chosenPattern } from '../../state/neck-view'
import { neck } from '../../state/project-neck'
import { project, tabMeasures } from '../../state/project-store'
import { chordSymbol, context } from '../../state/theory'
import { Field, LEVEL_NAMES, positionText } from '../practice/drill-fields'
import { positionOfPattern } from '../practice/shown-position'
import { gripsOfTab } from './chord-box'
import { exercises } from './worksheet-exercises'
import { gripsOfChords, keyTitleOf, positionsOn } from './worksheet-pictures'

type Kind = WorksheetContent['kind']

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

/** A text that is taken when the field is left, and put back where it is refused. */
function TextField(props: {
  readonly label: string
  readonly value: string
  readonly maxLength: number
  readonly rows?: number
  /** Says what is wrong. */
  readonly problemOf?: (text: string) => string | undefined
  readonly onChange: (text: string) => void
}) {
  const { label, value, maxLength, rows } = props
  const take = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const typed = field.value.trim()
    const problem = props.problemOf?.(typed)
    if (problem === undefined && typed !== value) props.onChange(typed)
    else field.value = value
    if (problem !== undefined) showMessage(`${label}: ${problem}`)
  }
  const shared = { value, maxLength, spellcheck: false }
  return (
    <Field label={label}>
      {(id) =>
        rows === undefined ? (
          <input id={id} type="text" {...shared} onChange={(event) => take(event.currentTarget)} />
        ) : (
          <textarea
            id={id}
            rows={rows}
            {...shared}
            onChange={(event) => take(event.currentTarget)}
          />
        )
      }
    </Field>
  )
}

const tempoProblem = (text: string) =>
  readTempos(text) ? undefined : 'one to six tempos from 20 to 400, such as 60 80 100.'
const emptyProblem = (text: string) =>
  text === '' ? 'a block is removed by its own button.' : undefined

interface FieldsProps<Each extends Kind> {
  readonly content: WorksheetContent<Each>
  readonly change: (change: Partial<WorksheetContent<Each>>) => void
}

function Tempos({ content, change }: FieldsProps<'drill'> | FieldsProps<'tempo'>) {
  return (
    <TextField
      label="Tempos"
      value={content.tempos}
      maxLength={40}
      problemOf={tempoProblem}
      onChange={(tempos) => change({ tempos })}
    />
  )
}

/** The key of a block, and a way to take that of the page. */
function KeyRow({ content, change }: FieldsProps<'neck'> | FieldsProps<'drill'>) {
  const own = project.value.theory
  return (
    <p class="block-key">
      {keyTitleOf(content)}
      {content.theory !== own && (
        <button type="button" class="small" onClick={() => change({ theory: own })}>
          Take the key of the page
        </button>
      )}
    </p>
  )
}

function NeckFields(props: FieldsProps<'neck'>) {
  const { content, change } = props
  const { position, labels } = content
  const patterns = positionsOn(content, neck.value)
  const isKnown = position === undefined || patterns.some(({ name }) => name === position)
  return (
    <>
      <KeyRow {...props} />
      <Field label="Position">
        {(id) => (
          <Choice
            id={id}
            value={position ?? ''}
            rows={[
              ['', 'Whole neck'] as const,
              ...(isKnown ? [] : [[position, `${position} (not on this neck)`] as const]),
              ...patterns.map(
                ({ name, startFret }) =>
                  [name, `${withSigns(name)}, from fret ${startFret}`] as const,
              ),
            ]}
            onChoose={(name) => change({ position: name === '' ? undefined : name })}
          />
        )}
      </Field>
      <Field label="Labels">
        {(id) => (
          <Choice
            id={id}
            value={labels}
            rows={WORKSHEET_LABELS.map((value) => [value, value] as const)}
            onChoose={(chosen) => change({ labels: chosen })}
          />
        )}
      </Field>
    </>
  )
}

function DrillBlockFields(props: FieldsProps<'drill'>) {
  const { content, change } = props
  return (
    <>
      <KeyRow {...props} />
      <Field label="Target">
        {(id) => (
          <Choice
            id={id}
            value={content.target}
            rows={TARGET_TABLE.map(({ id: target, title }) => [target, title] as const)}
            onChoose={(target) => change({ target })}
          />
        )}
      </Field>
      <Field label="Level">
        {(id) => (
          <Choice
            id={id}
            value={content.level}
            rows={DRILL_LEVELS.map((level) => [level, LEVEL_NAMES[level]] as const)}
            onChoose={(level) => change({ level })}
          />
        )}
      </Field>
      <Field label="Position">
        {(id) => (
          <Choice
            id={id}
            value={content.position}
            rows={POSITION_NAMES.map((name) => [name, positionText(name)] as const)}
            onChoose={(position) => change({ position })}
          />
        )}
      </Field>
      <Field label="Bars">
        {(id) => (
          <NumberField
            id={id}
            value={content.bars}
            low={1}
            high={WORKSHEET_LIMITS.maxDrillBars}
            onChange={(bars) => change({ bars })}
          />
        )}
      </Field>
      <Tempos {...props} />
    </>
  )
}

function BarFields({ content, change }: FieldsProps<'bars'>) {
  const { from, to, tempos } = content
  const last = Math.max(tabMeasures.value.length, to)
  return (
    <>
      <Field label="From bar">
        {(id) => (
          <NumberField
            id={id}
            value={from}
            low={1}
            high={to}
            onChange={(bar) => change({ from: bar })}
          />
        )}
      </Field>
      <Field label="To bar">
        {(id) => (
          <NumberField
            id={id}
            value={to}
            low={from}
            high={last}
            onChange={(bar) => change({ to: bar })}
          />
        )}
      </Field>
      <TextField
        label="Tempos"
        value={tempos ?? ''}
        maxLength={40}
        problemOf={(text) => (text === '' ? undefined : tempoProblem(text))}
        onChange={(text) => change({ tempos: text === '' ? undefined : text })}
      />
    </>
  )
}

function Fields({ content, change }: FieldsProps<Kind>) {
  switch (content.kind) {
    case 'neck':
      return <NeckFields content={content} change={change} />
    case 'drill':
      return <DrillBlockFields content={content} change={change} />
    case 'bars':
      return <BarFields content={content} change={change} />
    case 'tempo':
      return <Tempos content={content} change={change} />
    case 'chords':
      return (
        <TextField
          label="Chords"
          value={content.chords}
          maxLength={WORKSHEET_LIMITS.maxChordsLength}
          problemOf={emptyProblem}
          onChange={(chords) => change({ chords })}
        />
      )
    case 'text':
      return (
        <TextField
          label="Words"
          value={content.text}
          maxLength={WORKSHEET_LIMITS.maxTextLength}
          rows={3}
          problemOf={emptyProblem}
          onChange={(text) => change({ text })}
        />
      )
  }
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
