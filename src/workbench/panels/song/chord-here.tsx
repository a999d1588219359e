/** The chord at hand: its grip, what can stand in its place with a reason each, and scales over it. */
import { formatChordSymbol } from '#engine/theory/chord'
import { formatNoteName, type NoteName } from '#engine/theory/pitch'
import type { Scale } from '#engine/theory/scale'
import { chordIndex, putSubstitute, reharmonized, scalesHere } from '../../editor/song-here'
import { chordSong, soundingTimes, strummed } from '../../editor/song-state'
import { pitchName } from '../../editor/tab-state'
import { shapeCapo } from '../../state/chord-names'
import { withSigns } from '../../state/display-text'
import { isHarmonyOpen } from '../../state/over-tab'
import { ownText } from '../../state/shown-names'
import { setKeyOverChord } from '../../state/theory-actions'
import { StripGrip } from './strip-grip'

/** A symbol of the song: as it is written where the song has its own names. */
export function shownSymbol(symbol: string): string {
  return chordSong.value?.noteNames ? ownText(symbol) : withSigns(symbol)
}

function Substitutes() {
  const told = reharmonized.value
  if (!told) return null
  const { offers, melody } = told
  if (offers.length === 0) return <p class="empty-state">No other chord is known here.</p>
  return (
    <ul class="substitutes" aria-label={`Instead of ${withSigns(told.here.symbol)}`}>
      {offers.map((offer) => {
        const { chords, reason } = offer.substitute
        const symbols = chords.map(({ root, chord }) => formatChordSymbol(root, chord)).join(' ')
        const lost = new Set(
          offer.lost.map(({ note }) => pitchName(melody.find((one) => one === note)!.midi)),
        )
        return (
          <li key={symbols}>
            <button
              type="button"
              disabled={lost.size > 0}
              title={`Put ${symbols} into the song`}
              onClick={() => putSubstitute(offer)}
            >
              <strong>{withSigns(symbols)}</strong>
              <span>
                {lost.size > 0
                  ? `Not with ${withSigns([...lost].join(', '))} of the melody.`
                  : withSigns(reason)}
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function ScaleButton(props: { readonly root: NoteName; readonly scale: Scale; about?: string }) {
  const { root, scale, about } = props
  return (
    <button
      type="button"
      class="small"
      title="Make this the scale of the page"
      onClick={() => setKeyOverChord(root, scale)}
    >
      {withSigns(`${formatNoteName(root)} ${scale.name}`)}
      {about}
    </button>
  )
}

function Scales() {
  const told = scalesHere.value
  if (!told) return null
  const { current, scales, fewest } = told
  return (
    <div class="scales-here">
      <p class="quiet">
        Over this chord, in{' '}
        {withSigns(`${formatNoteName(current.key.root)} ${current.key.scale.name}`)}
      </p>
      {scales.length === 0 && <p>No scale of the catalogue holds it.</p>}
      {scales.map(({ scale }) => (
        <ScaleButton key={scale.id} root={current.root} scale={scale} />
      ))}
      <p class="quiet">Fewest over all chords</p>
      {fewest.map(({ root, scale, firstBar, lastBar }) => {
        const bars = firstBar === lastBar ? `, bar ${firstBar}` : `, bars ${firstBar}–${lastBar}`
        return <ScaleButton key={bars} root={root} scale={scale} about={bars} />
      })}
    </div>
  )
}

/** What can stand in the place of the chord at hand, and over it; folded until it is asked for. */
export function InsteadOfChord() {
  const told = reharmonized.value
  if (!told) return null
  const { symbol, bar } = told.here
  return (
    <details
      class="chord-here"
      open={isHarmonyOpen.value}
      onToggle={(event) => {
        isHarmonyOpen.value = event.currentTarget.open
      }}
    >
      <summary>
        Instead of {shownSymbol(symbol)} in bar {bar}, and scales over it
      </summary>
      {isHarmonyOpen.value && (
        <>
          <Substitutes />
          <Scales />
        </>
      )}
    </details>
  )
}

export function ChordHere() {
  const at = chordIndex.value
  const told = reharmonized.value
  if (!told || at === undefined) return null
  const { symbol } = told.here
  const cell = soundingTimes.value.chords[at]
  const sounding = cell?.chord?.symbol ?? ''
  const hasOwnNames = chordSong.value?.noteNames !== undefined && shapeCapo.value === 0
  const isNamedOtherwise = sounding !== symbol && !hasOwnNames
  const voicing = strummed.value.grips.find((grip) => grip.cell === cell)?.voicing
  return (
    <>
      <p class="song-grip" role="status">
        <strong>{shownSymbol(symbol)}</strong>
        {isNamedOtherwise && <span class="quiet">sounds {withSigns(sounding)}</span>}
        {voicing ? (
          <>
            <code>{voicing.text}</code>
            <StripGrip voicing={voicing} />
          </>
        ) : (
          <span>has no grip on this neck.</span>
        )}
      </p>
      <InsteadOfChord />
    </>
  )
}
