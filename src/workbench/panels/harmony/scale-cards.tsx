/** Scales over the chord: how well each fits, what is open and what to avoid, and why. */
import type { ScaleAdvice, ScaleScoreParts } from '#engine/harmony/advise-scales'
import type { ScaleToneOverChord, ToneRole } from '#engine/harmony/tension'
import { formatDegree } from '#engine/theory/interval'
import { formatNoteName, pitchClassOf } from '#engine/theory/pitch'
import { chordRoot, chordSymbol, readings } from '../../state/deferred-view'
import { withSigns } from '../../state/display-text'
import { setKeyOverChord } from '../../state/theory-actions'
import { currentKey, isOwnScale, scaleAdvice } from './harmony-state'

const PARTS = [
  'context',
  'usage',
  'clarity',
  'size',
] as const satisfies readonly (keyof ScaleScoreParts)[]
const PART_WORDS = {
  context: 'fits the key',
  usage: 'usual here',
  clarity: 'few to avoid',
  size: 'size',
} as const

function scoreText({ score, parts }: ScaleAdvice): string {
  const shown = PARTS.filter((part) => parts[part] !== 0)
  return `score ${score} of 100: ${shown.map((part) => `${PART_WORDS[part]} ${parts[part]}`).join(', ')}`
}

function ScoreBar({ advice }: { readonly advice: ScaleAdvice }) {
  let x = 0
  return (
    <svg
      class="score-bar"
      viewBox="0 0 100 6"
      preserveAspectRatio="none"
      role="img"
      aria-label={scoreText(advice)}
    >
      <rect class="cost-ground" width={100} height={6} />
      {PARTS.map((part) => {
        const width = Math.max(0, advice.parts[part])
        const left = x
        x += width
        return (
          <rect
            key={part}
            class={`score-part ${part}`}
            x={left}
            width={Math.max(0, width - 0.8)}
            height={6}
          />
        )
      })}
    </svg>
  )
}

function degreesOf(tones: readonly ScaleToneOverChord[], role: ToneRole): string {
  return withSigns(
    tones
      .filter((tone) => tone.role === role)
      .map(({ degree }) => formatDegree(degree))
      .join(' '),
  )
}

const ROLE_WORDS: Readonly<Record<ToneRole, string>> = {
  chord: 'chord tone',
  tension: 'open tension',
  avoid: 'avoid',
  passing: 'passing',
  blue: 'blue note',
}

function Tones({ tones }: { readonly tones: readonly ScaleToneOverChord[] }) {
  return (
    <ul class="scale-tones">
      {tones.map((tone) => {
        const { number, alteration } = readings.value[pitchClassOf(tone.name)]!.degree
        return (
          <li key={tone.semitones} class={`role-${tone.role}`}>
            <span class={`swatch tone-${number}${alteration === 0 ? '' : ' altered'}`} />
            <strong>{withSigns(formatNoteName(tone.name))}</strong>
            <span>{withSigns(formatDegree(tone.degree))}</span>
            <span class="tone-why">
              {ROLE_WORDS[tone.role]}
              {tone.role !== 'chord' && `: ${withSigns(tone.reason)}`}
            </span>
          </li>
        )
      })}
    </ul>
  )
}

function ScaleCard({ advice }: { readonly advice: ScaleAdvice }) {
  const { scale, tones, outsideKey } = advice
  const tensions = degreesOf(tones, 'tension')
  const avoid = degreesOf(tones, 'avoid')
  const isOwn = isOwnScale(advice)
  return (
    <li class="scale-card" data-scale={scale.id}>
      <button
        type="button"
        class="scale-choice"
        aria-pressed={isOwn}
        title={isOwn ? 'The scale of the project' : 'Make this the scale of the project'}
        onClick={() => setKeyOverChord(chordRoot.peek(), scale)}
      >
        <span class="scale-name">
          {withSigns(`${formatNoteName(chordRoot.value)} ${scale.name}`)}
        </span>
        <span class="scale-score">{advice.score.toFixed(1)}</span>
        <ScoreBar advice={advice} />
        <span class="scale-roles">
          {tensions && <>open {tensions}</>}
          {tensions && avoid && ' · '}
          {avoid && <span class="avoid">avoid {avoid}</span>}
          {!tensions && !avoid && 'chord tones only'}
          {outsideKey.length > 0 && ` · ${outsideKey.length} outside the key`}
        </span>
      </button>
      <details>
        <summary>Tone by tone</summary>
        <p class="score-text">{scoreText(advice)}</p>
        <Tones tones={tones} />
      </details>
    </li>
  )
}

export function ScaleCards() {
  const { candidates, function: found } = scaleAdvice.value
  const key = currentKey.value
  return (
    <>
      <p class="chord-role">
        <strong>{withSigns(chordSymbol.value)}</strong>
        {found && (
          <>
            {' '}
            is <strong>{withSigns(found.numeral)}</strong>, {found.role}, in{' '}
            {withSigns(`${formatNoteName(key.root)} ${key.scale.name}`)}
          </>
        )}
      </p>
      {candidates.length === 0 ? (
        <p class="empty-state">No scale of the catalogue holds this chord.</p>
      ) : (
        <ol class="scale-list" aria-label="Scales over the chord, best first">
          {candidates.map((advice) => (
            <ScaleCard key={advice.scale.id} advice={advice} />
          ))}
        </ol>
      )}
    </>
  )
}
