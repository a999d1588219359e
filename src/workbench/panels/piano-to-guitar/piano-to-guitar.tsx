/** The piece on the keys, the same on the neck: what an arrangement keeps, moves and loses. */
import '../../styles/piano-to-guitar.css'
import { useMemo, useState } from 'preact/hooks'
import type { Share } from '#engine/arrange/arrangement'
import type { ArrangedScore } from '#formats/track/arrange-score'
import { Icon } from '../../controls/icon'
import { counted } from '../../state/display-text'
import { MomentKeys, MomentNeck } from './moment-view'
import { fateOf, placeText, soundingAt, startsOf } from './moments'
import { PianoRoll } from './piano-roll'

/** What each count counts: a melody at its own pitch, a bass in any octave, all that sounds. */
const PARTS = [
  ['melody', 'Melody at its pitch'],
  ['bass', 'Bass in any octave'],
  ['notes', 'All notes'],
] as const

function ShareText({ title, share }: { readonly title: string; readonly share: Share }) {
  return (
    <li>
      {title} <strong>{share.kept}</strong> of {share.of}
    </li>
  )
}

/** What the moment sounds, for those who do not see it: `3 of 4 notes sound on the neck`. */
function momentText(arranged: ArrangedScore, quarters: number): string {
  const sounding = soundingAt(arranged.notes, quarters)
  const lost = sounding.filter((note) => fateOf(note) === 'lost').length
  const heard = sounding.length - lost
  return `${placeText(arranged.barQuarters, quarters)}: ${heard} of ${counted(sounding.length, 'note')}`
}

export function PianoToGuitar({ arranged }: { readonly arranged: ArrangedScore }) {
  const { notes, neck, kept, proof, barQuarters } = arranged
  const starts = useMemo(() => startsOf(notes), [notes])
  const [asked, choose] = useState(0)
  const chosen = Math.min(asked, starts.length - 1)
  const quarters = starts[chosen] ?? 0
  const sounding = soundingAt(notes, quarters)
  const isProven = proof.everyNoteAccountedFor && proof.countsAreTrue
  const text = momentText(arranged, quarters)
  const movedCount = notes.filter((note) => fateOf(note) === 'moved').length
  return (
    <section class="piano-to-guitar" aria-label="From the keys to the neck">
      <ul class="kept-list">
        {PARTS.map(([part, title]) => (
          <ShareText key={part} title={title} share={kept[part]} />
        ))}
        {movedCount > 0 && (
          <li>
            In another octave <strong>{movedCount}</strong>
          </li>
        )}
        <li class={isProven ? 'proven' : 'unproven'}>
          <Icon name={isProven ? 'check' : 'close'} size={13} />
          {isProven ? 'every note accounted for' : 'not every note is accounted for'}
        </li>
      </ul>
      <PianoRoll
        notes={notes}
        barQuarters={barQuarters}
        starts={starts}
        chosen={chosen}
        onChoose={choose}
      />
      <label class="moment-slider">
        <span>{text}</span>
        <input
          type="range"
          aria-label="Moment of the piece"
          aria-valuetext={text}
          min={0}
          max={Math.max(0, starts.length - 1)}
          value={chosen}
          onInput={(event) => choose(Number(event.currentTarget.value))}
        />
      </label>
      <div class="moment">
        <MomentKeys piece={notes} sounding={sounding} />
        <MomentNeck neck={neck} sounding={sounding} />
      </div>
      <ul class="roll-legend" aria-label="Colours">
        {(['melody', 'bass', 'harmony'] as const).map((role) => (
          <li key={role}>
            <span class={`roll-swatch ${role}`} /> {role}
          </li>
        ))}
        <li>
          <span class="roll-swatch lost" /> lost, or in another octave
        </li>
      </ul>
    </section>
  )
}
