/** Piano keyboards: ranges, key numbers and colours. */

import { pitchClassOfMidi } from '../theory/pitch'
import { withinOctave } from '../theory/pitch-class'

export interface PianoPreset {
  readonly id: string
  readonly keyCount: number
  readonly lowMidi: number
  readonly highMidi: number
}

/** The usual keyboard sizes with their real ranges. */
export const PIANO_PRESETS = [
  { id: '25-key', keyCount: 25, lowMidi: 48, highMidi: 72 },
  { id: '49-key', keyCount: 49, lowMidi: 36, highMidi: 84 },
  { id: '61-key', keyCount: 61, lowMidi: 36, highMidi: 96 },
  { id: '88-key', keyCount: 88, lowMidi: 21, highMidi: 108 },
] as const satisfies readonly PianoPreset[]

export type PianoPresetId = (typeof PIANO_PRESETS)[number]['id']

export const PIANO_PRESET_IDS = PIANO_PRESETS.map((preset) => preset.id) as [
  PianoPresetId,
  ...PianoPresetId[],
]

/** The preset with this id. @throws RangeError for any other text. */
export function pianoPresetById(id: string): PianoPreset {
  const preset = PIANO_PRESETS.find((row) => row.id === id)
  if (!preset) throw new RangeError(`no piano preset is called ${id}`)
  return preset
}

export interface PianoKey {
  /** 1 = lowest key of the preset. */
  readonly keyNumber: number
  readonly midi: number
  readonly color: 'white' | 'black'
}

const BLACK_PITCH_CLASSES = 0b010101001010

/** Whether the key of a pitch is black. */
export function isBlackKey(midi: number): boolean {
  return ((BLACK_PITCH_CLASSES >> pitchClassOfMidi(midi)) & 1) === 1
}

/**
 * The key that sounds a pitch, or `undefined` when the keyboard is too short.
 *
 * @example
 * pianoKeyOf(PIANO_PRESETS[3], 60) // => {"keyNumber":40,"midi":60,"color":"white"}
 */
export function pianoKeyOf(preset: PianoPreset, midi: number): PianoKey | undefined {
  if (midi < preset.lowMidi || midi > preset.highMidi) return undefined
  return {
    keyNumber: midi - preset.lowMidi + 1,
    midi,
    color: isBlackKey(midi) ? 'black' : 'white',
  }
}

/** All keys of a preset that share a pitch class, ascending. */
export function pianoKeysOfPitchClass(
  preset: PianoPreset,
  pitchClass: number,
): readonly PianoKey[] {
  const keys: PianoKey[] = []
  const first = preset.lowMidi + withinOctave(pitchClass - preset.lowMidi)
  for (let midi = first; midi <= preset.highMidi; midi += 12) keys.push(pianoKeyOf(preset, midi)!)
  return keys
}
