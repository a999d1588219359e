/** The bar over the neck while notes are picked: what is picked and which scales hold it. */

import { useEffect } from 'preact/hooks'
import { chooseRoot } from '#engine/theory/choose-root'
import { type ContainingScale, findScalesContaining } from '#engine/theory/find-scales'
import { formatNoteName } from '#engine/theory/pitch'
import { sizeOfSet } from '#engine/theory/pitch-class'
import { Icon } from '../../controls/icon'
import { IconButton } from '../../controls/icon-button'
import { type Option, OptionList } from '../../controls/option-list'
import { Popover } from '../../controls/popover'
import { type Command, registerCommands } from '../../state/commands'
import { withSigns } from '../../state/display-text'
import { readings } from '../../state/theory'
import { setKey } from '../../state/theory-actions'
import { isPicking, pickedPitchClasses } from '../../state/view-state'

/** Matches offered in the bar; the scale sheet lists all of them. */
const OFFERED_MATCHES = 4

/** Pitch classes of a set, ascending. */
function classesOf(set: number): readonly number[] {
  return Array.from({ length: 12 }, (_, pitchClass) => pitchClass).filter(
    (pitchClass) => ((set >> pitchClass) & 1) === 1,
  )
}

/** A match as the page names it: `D Dorian`, spelled so that the picked notes keep their names. */
function matchTitle(match: ContainingScale, set: number): string {
  return withSigns(`${formatNoteName(matchRootOf(match, set))} ${match.scale.name}`)
}

function matchRootOf(match: ContainingScale, set: number) {
  const written = classesOf(set).map((pitchClass) => readings.value[pitchClass]!.name)
  return chooseRoot(match.rootPitchClass, match.scale, written)
}

/** Makes a match the project's key. */
function applyMatch(match: ContainingScale, set: number): void {
  setKey(matchRootOf(match, set), match.scale)
}

function AllMatches(props: { readonly matches: readonly ContainingScale[]; readonly set: number }) {
  const { matches, set } = props
  const optionOf = (match: ContainingScale, index: number): Option => ({
    id: String(index),
    title: matchTitle(match, set),
    group: groupTitleOf(match),
    detail: match.scale.degreeLabels.map(withSigns).join(' '),
    aliases: match.scale.aliases,
  })
  return (
    <Popover
      label="Scales that hold the picked notes"
      buttonClass="menu-button"
      sheetClass="list-sheet"
      button={
        <>
          {matches.length === 1 ? '1 scale' : `${matches.length} scales`}
          <Icon name="chevron" size={16} />
        </>
      }
    >
      {(close) => (
        <OptionList
          label="Scales that hold the picked notes"
          placeholder="Search these scales"
          options={matches.map(optionOf)}
          emptyText="None of these has that name."
          onChoose={(id) => {
            const match = matches[Number(id)]
            close(() => match && applyMatch(match, set))
          }}
        />
      )}
    </Popover>
  )
}

function groupTitleOf({ extraSet }: ContainingScale): string {
  const extra = sizeOfSet(extraSet)
  if (extra === 0) return 'Exactly these notes'
  return extra === 1 ? 'One note more' : `${extra} notes more`
}

function statusOf(pickedCount: number, matchCount: number): string {
  if (pickedCount === 0) return ''
  if (matchCount === 0) return 'No scale holds them all'
  return matchCount === 1 ? 'One scale holds them' : `${matchCount} scales hold them`
}

/** Ends the picking; the keyboard focus stays where it was. */
function stopPicking(): void {
  isPicking.value = false
  pickedPitchClasses.value = 0
  document.querySelector<SVGElement>('.neck [tabindex="0"]')?.focus({ preventScroll: true })
}

const STOP_COMMAND: Command = {
  id: 'pick-stop',
  title: 'Stop picking notes',
  group: 'Neck',
  keys: ['Escape'],
  run: stopPicking,
}

export function PickBar() {
  useEffect(() => registerCommands([STOP_COMMAND]), [])
  const set = pickedPitchClasses.value
  const count = sizeOfSet(set)
  const matches = count > 0 ? findScalesContaining(set) : []
  return (
    <div class="pick-bar" role="group" aria-label="Scales that contain the picked notes">
      <IconButton icon="close" label="Stop picking notes" onClick={stopPicking} />
      <span class="pick-notes">
        {count === 0
          ? 'Tap notes on the neck or the keys'
          : classesOf(set)
              .map((pitchClass) => withSigns(readings.value[pitchClass]!.pitchClass))
              .join(' ')}
      </span>
      {matches.slice(0, OFFERED_MATCHES).map((match) => (
        <button
          key={`${match.rootPitchClass}${match.scale.id}`}
          type="button"
          class="chip"
          onClick={() => applyMatch(match, set)}
        >
          {matchTitle(match, set)}
        </button>
      ))}
      <span class={matches.length > 0 ? 'visually-hidden' : 'quiet'} role="status">
        {statusOf(count, matches.length)}
      </span>
      {matches.length > 0 && <AllMatches matches={matches} set={set} />}
    </div>
  )
}
