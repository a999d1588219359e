/** Whose fingers: those of the file, or planned for the player, and what that changes. */
import { Choice } from '../../controls/choice'
import { Segmented } from '../../controls/segmented'
import type { TrackProject } from '../../files/file-messages'
import { fingers, leavesOwnNeck, trackProject, trackSummary } from '../../files/track-choice'
import { counted } from '../../state/display-text'
import { neck, neckTitleWithCapo } from '../../state/project-neck'

const KEEPS = [
  ['none', 'Plan everything'],
  ['strings', 'Keep the strings'],
  ['fingers', 'Keep notes with a finger'],
] as const

function Planned({ made }: { readonly made: TrackProject | undefined }) {
  if (!made) return <p class="quiet">Planning …</p>
  if (!made.placing) return null
  const { noteCount, movedCount, leftOutCount, costBefore, costAfter } = made.placing
  const cost =
    costBefore === null
      ? ''
      : `, cost ${Math.round(costBefore)} → ${Math.round(costAfter)} (less is easier)`
  const left = leftOutCount === 0 ? '' : ` ${counted(leftOutCount, 'note')} left out.`
  return (
    <p class="planned-notes">
      {trackSummary.value?.neck
        ? `${movedCount} of ${counted(noteCount, 'note')} move${cost}.`
        : `Planned for ${counted(noteCount, 'note')}.`}
      {left}
    </p>
  )
}

export function FingerChoice() {
  const own = trackSummary.value?.neck
  const mine = neckTitleWithCapo(neck.value)
  const isPlanned = fingers.value !== 'written'
  return (
    <section class="finger-choice">
      {own ? (
        <Segmented
          label="Fingers"
          segments={[
            { value: 'written', label: 'As in the file' },
            { value: 'none', label: 'Fingers for me' },
          ]}
          isOn={(value) => (value === 'written') !== isPlanned}
          onToggle={(value) => {
            fingers.value = value
            leavesOwnNeck.value = false
          }}
        />
      ) : (
        <p>This part has no strings: strings, frets and fingers are planned.</p>
      )}
      {own && isPlanned && (
        <>
          <Choice
            label="What stays"
            value={fingers.value}
            rows={KEEPS}
            onChoose={(keep) => {
              fingers.value = keep
            }}
          />
          {neckTitleWithCapo(own) !== mine && (
            <Choice
              label="Neck"
              value={leavesOwnNeck.value ? 'mine' : 'own'}
              rows={[
                ['own', `On ${neckTitleWithCapo(own)}`],
                ['mine', `On ${mine}`],
              ]}
              onChoose={(choice) => {
                leavesOwnNeck.value = choice === 'mine'
              }}
            />
          )}
        </>
      )}
      {(isPlanned || !own) && <Planned made={trackProject.value} />}
    </section>
  )
}
