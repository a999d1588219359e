/**
 * The sounding end of a context: notes and clicks through one limiter to one volume. Live and
 * offline contexts use the same one.
 */
import type { Neck } from '#engine/instrument/neck'
import type { PitchCurve } from './playback/pitch-curve'
import type { ClickKind, InstrumentBank } from './voices/instrument-bank'
import type { TrackVoice, VoicedNote } from './voices/voices'

interface NoteToPlay extends VoicedNote {
  readonly voice: TrackVoice
  /** The neck it is played on. */
  readonly neck: Neck
  /** Begun without a plectrum, by a finger that strikes, leaves or slides along the string. */
  readonly isLegato?: boolean
  /** How its pitch moves from its start on, and for how long; then it stays. */
  readonly pitch?: { readonly curve: PitchCurve; readonly seconds: number }
  /** The fader that it goes through; without one, straight out. */
  readonly fader?: string
  /** What damps what: a new note silences the one before it on the same key. */
  readonly damperKey: string
  readonly timeSeconds: number
  /** Until the note is damped; `Infinity` lets it ring. */
  readonly durationSeconds: number
  /** 0–1. */
  readonly velocity: number
}

export interface NotePlayer {
  readonly playNote: (note: NoteToPlay) => void
  readonly playClick: (kind: ClickKind, timeSeconds: number) => void
  /** Damps one key from a time on, as a key that is let go. */
  readonly damp: (damperKey: string, timeSeconds: number) => void
  /** Silences everything, also what has been scheduled. */
  readonly silence: (timeSeconds: number) => void
  /** 0–1; heard as loudness, so half is about half as loud. */
  readonly setLevel: (level: number) => void
  /** The same for what goes through one fader, also for what sounds already. */
  readonly setFader: (fader: string, level: number) => void
}

interface Ringing {
  readonly source: AudioBufferSourceNode
  readonly gain: GainNode
  readonly startSeconds: number
}

/** A finger that lies down on a string, and one that moves to another fret. */
const RELEASE_SECONDS = 0.09
const REPLUCK_SECONDS = 0.012
const NOTE_GAIN = 0.5
/** A legato note has no attack: it begins behind that of the sample, rises softly and is softer. */
const LEGATO = { skippedSeconds: 0.03, riseSeconds: 0.012, velocityFactor: 0.8 }
const MAX_RINGING = 64
/** Input range of the limiter's curve; louder is impossible with the gains above. */
const LIMITER_RANGE = 4
const LIMITER_KNEE = 0.7

/**
 * A limiter without delay: straight up to the knee, then bending so that 1 is never passed. (A
 * compressor node would look ahead and make every sound some milliseconds late.)
 */
function createLimiter(context: BaseAudioContext): { input: AudioNode; output: AudioNode } {
  const curve = new Float32Array(4097)
  const room = 1 - LIMITER_KNEE
  for (let index = 0; index < curve.length; index++) {
    const level = ((2 * index) / (curve.length - 1) - 1) * LIMITER_RANGE
    const over = Math.abs(level) - LIMITER_KNEE
    curve[index] =
      over <= 0 ? level : Math.sign(level) * (LIMITER_KNEE + room * Math.tanh(over / room))
  }
  const input = new GainNode(context, { gain: 1 / LIMITER_RANGE })
  const output = new WaveShaperNode(context, { curve })
  input.connect(output)
  return { input, output }
}

/** Builds the player into a context. Times are those of `context.currentTime`. */
export function createNotePlayer(context: BaseAudioContext, bank: InstrumentBank): NotePlayer {
  const limiter = createLimiter(context)
  const volume = new GainNode(context)
  limiter.output.connect(volume).connect(context.destination)
  const ringing = new Map<string, Ringing>()
  /** Notes whose samples are being rendered. */
  const awaited = new Set<NoteToPlay>()
  const sounding = new Set<AudioBufferSourceNode>()
  const faders = new Map<string, GainNode>()

  const faderOf = (name: string, level = 1): GainNode => {
    const fader = faders.get(name) ?? new GainNode(context, { gain: level ** 2 })
    if (!faders.has(name)) fader.connect(limiter.input)
    faders.set(name, fader)
    return fader
  }
  const slideTo = ({ gain }: GainNode, level: number) =>
    gain.setTargetAtTime(Math.min(1, Math.max(0, level)) ** 2, context.currentTime, 0.01)
  const fade = ({ gain, source }: Ringing, timeSeconds: number, seconds: number) => {
    gain.gain.setTargetAtTime(0, timeSeconds, seconds / 4)
    source.stop(timeSeconds + seconds * 2)
  }
  const track = (source: AudioBufferSourceNode) => {
    sounding.add(source)
    source.addEventListener('ended', () => sounding.delete(source))
    if (sounding.size > MAX_RINGING) {
      const oldest = sounding.values().next().value!
      oldest.stop()
      sounding.delete(oldest)
    }
  }

  const sound = (note: NoteToPlay, buffer: AudioBuffer) => {
    const before = ringing.get(note.damperKey)
    if (before && before.startSeconds < note.timeSeconds) {
      fade(before, note.timeSeconds, REPLUCK_SECONDS)
    }
    const source = new AudioBufferSourceNode(context, { buffer })
    const velocity = note.velocity * (note.isLegato ? LEGATO.velocityFactor : 1)
    const level = NOTE_GAIN * velocity ** 1.5
    const gain = new GainNode(context, { gain: level })
    if (note.isLegato) {
      gain.gain.setValueAtTime(0, note.timeSeconds)
      gain.gain.linearRampToValueAtTime(level, note.timeSeconds + LEGATO.riseSeconds)
    }
    if (note.pitch && note.pitch.seconds > 0) {
      const speeds = note.pitch.curve.map((cents) => 2 ** (cents / 1200))
      source.playbackRate.setValueCurveAtTime(speeds, note.timeSeconds, note.pitch.seconds)
    }
    source.connect(gain).connect(note.fader === undefined ? limiter.input : faderOf(note.fader))
    source.start(note.timeSeconds, note.isLegato ? LEGATO.skippedSeconds : 0)
    track(source)
    const entry = { source, gain, startSeconds: note.timeSeconds }
    ringing.set(note.damperKey, entry)
    if (Number.isFinite(note.durationSeconds)) {
      fade(entry, note.timeSeconds + note.durationSeconds, RELEASE_SECONDS)
    }
  }
  const soundWhenReady = async (note: NoteToPlay) => {
    awaited.add(note)
    await bank.prepare(note.voice, note, note.neck)
    // It may have been let go in the meantime.
    if (!awaited.delete(note)) return
    const buffer = bank.noteBuffer(note.voice, note, note.neck)
    const timeSeconds = Math.max(note.timeSeconds, context.currentTime)
    if (buffer) sound({ ...note, timeSeconds }, buffer)
  }

  return {
    playNote: (note) => {
      const buffer = bank.noteBuffer(note.voice, note, note.neck)
      if (buffer) sound(note, buffer)
      else void soundWhenReady(note)
    },
    playClick: (kind, timeSeconds) => {
      const source = new AudioBufferSourceNode(context, { buffer: bank.clickBuffer(kind) })
      source.connect(limiter.input)
      source.start(timeSeconds)
      track(source)
    },
    damp: (damperKey, timeSeconds) => {
      for (const note of awaited) if (note.damperKey === damperKey) awaited.delete(note)
      const entry = ringing.get(damperKey)
      if (entry) fade(entry, Math.max(timeSeconds, entry.startSeconds), RELEASE_SECONDS)
      ringing.delete(damperKey)
    },
    silence: (timeSeconds) => {
      awaited.clear()
      for (const entry of ringing.values()) fade(entry, timeSeconds, REPLUCK_SECONDS * 2)
      for (const source of sounding) source.stop(timeSeconds + REPLUCK_SECONDS * 4)
      ringing.clear()
    },
    setLevel: (level) => slideTo(volume, level),
    setFader: (name, level) => slideTo(faderOf(name, level), level),
  }
}
