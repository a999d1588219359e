/** What was struck at one time against what the tab asks for there. */
import { pitchClassOfMidi } from '#engine/theory/pitch'
import { soundsLike } from '../chord/heard-chord'
import type { AskedOnset } from './asked-onset'
import type { PlayedOnset } from './played-onset'

export interface OnsetMatch {
  /** `partly`: some keys of a chord, or all and others besides. */
  readonly kind: 'right' | 'partly' | 'octave' | 'wrong'
  /** Of each note asked whether its key was pressed; absent where the keys are not known. */
  readonly struck?: readonly boolean[]
  /** Keys that were not asked for. */
  readonly besides?: readonly number[]
}

function matchNote(asked: readonly number[], { midis }: PlayedOnset): OnsetMatch {
  if (midis.some((midi) => asked.includes(midi))) return { kind: 'right' }
  const classes = asked.map(pitchClassOfMidi)
  const isOctave = midis.some((midi) => classes.includes(pitchClassOfMidi(midi)))
  return { kind: isOctave ? 'octave' : 'wrong' }
}

function matchKeys(asked: readonly number[], played: PlayedOnset): OnsetMatch {
  const { midis } = played
  const struck = asked.map((midi) => midis.includes(midi))
  const besides = midis.filter((midi) => !asked.includes(midi))
  if (!struck.includes(true)) return matchNote(asked, played)
  const isRight = !struck.includes(false) && besides.length === 0
  return { kind: isRight ? 'right' : 'partly', struck, besides }
}

/** Compares; `undefined` where nothing struck can be meant for what is asked. */
export function matchOnset({ midis }: AskedOnset, played: PlayedOnset): OnsetMatch | undefined {
  const isChord = midis.length > 1
  if (played.isComplete && (isChord || played.midis.length > 1)) return matchKeys(midis, played)
  if (isChord && played.sound) {
    return { kind: soundsLike(played.sound, midis) ? 'right' : 'wrong' }
  }
  // A strum that was too short to be heard as a chord is right by any of its notes.
  return played.midis.length > 0 ? matchNote(midis, played) : undefined
}
