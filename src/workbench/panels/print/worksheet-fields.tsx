/** What is asked of each kind of block: its fields, and what is wrong with what was typed. */
import { POSITION_NAMES } from '#engine/hand/hand-window'
import { DRILL_LEVELS } from '#engine/practice/rhythm-table'
import { TARGET_TABLE } from '#engine/practice/target-table'
import {
  readTempos,
  WORKSHEET_LABELS,
  WORKSHEET_LIMITS,
  type WorksheetContent,
} from '#engine/project/worksheet-shape'
import { Choice } from '../../controls/choice'
import { NumberField } from '../../controls/number-field'
import { withSigns } from '../../state/display-text'
import { showMessage } from '../../state/messages'
import { neck } from '../../state/project-neck'
import { project, tabMeasures } from '../../state/project-store'
import { Field, LEVEL_NAMES, positionText } from '../practice/drill-fields'
import { keyTitleOf, positionsOn } from './worksheet-pictures'

export type Kind = WorksheetContent['kind']

/** A text that is taken when the field is left, and put back where it is refused. */
export function TextField(props: {
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

export function Fields({ content, change }: FieldsProps<Kind>) {
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
