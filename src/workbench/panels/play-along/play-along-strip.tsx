/** The play-along over the tab: what listens, the take, its score and those of before. */
import '../../styles/play-along.css'
import { effect } from '@preact/signals'
import { useEffect, useState } from 'preact/hooks'
import { chordOf } from '../../audio/input/chord/heard-chord'
import type { StrumSound } from '../../audio/input/chord/strum-sound'
import { microphoneState } from '../../audio/input/microphone-state'
import { onPlayedStrums } from '../../audio/input/played-notes'
import { stopPlaying } from '../../audio/playback/playback-control'
import { isLadderOn } from '../../audio/playback/transport-state'
import { Choice } from '../../controls/choice'
import { Icon } from '../../controls/icon'
import { Switch } from '../../controls/switch'
import { scoreChanges, scoresOf, streakDays } from '../../projects/scores'
import { afterPaint } from '../../state/after-paint'
import { withSigns } from '../../state/display-text'
import { openedProject, tabMeasures } from '../../state/project-store'
import { nameOfMidi, readingOf } from '../../state/theory'
import { noteKey } from './asked-onsets'
import { type InputSource, inputSource, latencies } from './input-sources'
import { isMeasuring, measureLatency } from './measure-latency'
import { isTaking, startTake, takeScore, takeVerdicts, verdictByNote } from './take-session'
import { type KeyNames, pastScoreText, scoreText, soundText, verdictText } from './take-words'

/** Verdicts on the notes of the staff, as classes of their numbers. */
const CLASSES = ['right', 'early', 'late', 'partly', 'octave', 'wrong', 'missed'].map(
  (name) => `take-${name}`,
)

const noteCells = () => document.querySelectorAll<SVGElement>('.tab-note[data-note]')

function clear(): void {
  for (const note of noteCells()) note.classList.remove(...CLASSES)
}

function mark(): void {
  clear()
  const verdicts = verdictByNote.peek()
  for (const note of noteCells()) {
    const verdict = verdicts.get(noteKey(Number(note.dataset.measure), note.dataset.note ?? ''))
    if (verdict) note.classList.add(`take-${verdict}`)
  }
}

/** Marks notes while it is on; gives the function that ends it. */
function markNotes(): () => void {
  let isOn = true
  const stop = effect(() => {
    void [verdictByNote.value, tabMeasures.value]
    // The staff draws an edited tab into the cells that it has, on some lines one frame later.
    afterPaint(() => afterPaint(() => isOn && mark()))
  })
  return () => {
    isOn = false
    stop()
    clear()
  }
}

const INPUT_ROWS = [
  ['microphone', 'Microphone'],
  ['midi', 'MIDI keyboard'],
] as const satisfies readonly (readonly [InputSource, string])[]

const SHOWN_SCORES = 8

/** A pitch class as a MIDI pitch, whose name the key tells. */
const ANY_OCTAVE_MIDI = 60
const NAMES: KeyNames = {
  ofMidi: nameOfMidi,
  ofPitchClass: (pitchClass) => readingOf(ANY_OCTAVE_MIDI + pitchClass).name,
}

const ascending = (midis: readonly number[]) => midis.toSorted((a, b) => a - b)

/** What the last strum sounded like, while the microphone is on. */
function LastStrum() {
  const [strum, setStrum] = useState<StrumSound>()
  useEffect(() => onPlayedStrums(({ sound }) => setStrum(sound)), [])
  if (!strum || microphoneState.value !== 'on' || !chordOf(strum)) return null
  return <p class="quiet take-strum">{withSigns(soundText(strum, NAMES))}</p>
}

function PastScores() {
  void scoreChanges.value
  const scores = scoresOf(openedProject.value)
  if (scores.length === 0) return null
  const days = streakDays(scores, new Date())
  return (
    <p class="quiet take-past">
      Before: {scores.slice(-SHOWN_SCORES).map(pastScoreText).join(' · ')}
      {days > 1 && ` · played ${days} days in a row`}
    </p>
  )
}

function NoteByNote() {
  const off = takeVerdicts.value.flatMap((row, index) =>
    row.verdict === 'right' && !row.isDoubled ? [] : [{ row, index }],
  )
  if (isTaking.value || off.length === 0) return null
  return (
    <details>
      <summary>Note by note</summary>
      <ol class="take-notes">
        {off.map(({ row, index }) => (
          <li key={row.asked.id} class={`take-${row.verdict}`}>
            {row.asked.midis.length > 1 ? 'chord' : 'note'} {index + 1},{' '}
            {withSigns(ascending(row.asked.midis).map(nameOfMidi).join(' '))}:{' '}
            {withSigns(verdictText(row, NAMES))}
          </li>
        ))}
      </ol>
    </details>
  )
}

export function PlayAlongStrip() {
  useEffect(markNotes, [])
  const score = takeScore.value
  const isOn = isTaking.value
  const latencyMs = Math.round(latencies[inputSource.value].value * 1000)
  return (
    <section class="strip" aria-label="Play along">
      <div class="strip-row">
        <Choice
          label="Listen with"
          value={inputSource.value}
          rows={INPUT_ROWS}
          onChoose={(chosen) => {
            inputSource.value = chosen
          }}
        />
        <button
          type="button"
          class="primary"
          aria-pressed={isOn}
          disabled={isMeasuring.value}
          onClick={() => (isOn ? stopPlaying() : void startTake())}
        >
          <Icon name={isOn ? 'stop' : 'play'} size={16} /> {isOn ? 'Stop' : 'Start a take'}
        </button>
        <button type="button" disabled={isOn} onClick={() => void measureLatency()}>
          {isMeasuring.value ? 'Play on each click…' : `Latency ${latencyMs} ms: measure`}
        </button>
        <Switch value={isLadderOn} label="Faster after clean loops" />
      </div>
      <p class="take-score" role="status">
        {score ? scoreText(score) : ''}
      </p>
      {!score && (
        <p class="quiet">
          The tab plays as clicks; you play its notes. Chords by microphone are a guess at root and
          kind; a MIDI keyboard is judged key by key.
        </p>
      )}
      <LastStrum />
      <NoteByNote />
      <PastScores />
    </section>
  )
}
