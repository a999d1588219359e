/** Seeded random riffs, for size figures and measurements: the same seed gives the same riffs. */

import { openMidiOf } from '#engine/instrument/fretboard'
import { STANDARD_NECK } from '#engine/instrument/neck'
import { PIANO_PRESET_IDS } from '#engine/instrument/piano'
import { compileProjectState, type ProjectState } from '#engine/project/project-state'
import type { TabNote } from '#engine/tab/tab-event'
import { CHORD_IDS, chordTypeById } from '#engine/theory/chord'
import { parseRoot, pitchClassOf } from '#engine/theory/pitch'
import { pitchClassSetOn, SCALES } from '#engine/theory/scale'
import { OPERATIONS } from '#operations/index'

/** Uniform numbers in [0, 1) from a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const ROOTS = 'C C# Db D Eb E F F# Gb G Ab A Bb B Cb E#'.split(' ')
const WORDS = [
  'Blue',
  'Étude',
  'riff',
  'no. 7',
  'sunrise',
  '雨',
  'My',
  'tune',
  'take',
  'Vamp!',
  'II–V',
  'x',
]
const DATES = OPERATIONS.flatMap(({ apiVersion = [] }) => apiVersion)
const DURATIONS = [[1], [0.5], [0.25], [1 / 3], [1, 0.5, 0.5], [0.5, 0.25, 0.25, 1 / 3, 1, 1.5, 2]]
const START_BEATS = [0, 0, 0, 1, 2.5, 16, 63.75]

/** A riff of notes that wander over the neck, mostly within a random scale. */
export function randomRiff(random: () => number, noteCount: number): ProjectState {
  const pick = <Item>(items: readonly Item[]): Item => items[Math.floor(random() * items.length)]!
  const root = parseRoot(pick(ROOTS))!
  const scale = pick(SCALES)
  const tones = pitchClassSetOn(pitchClassOf(root), scale.pitchClassSet)
  const durations = pick(DURATIONS)
  const ids = pick(['route', 'position-drill', 'own'])
  // Half the riffs add beat to beat, as a player of durations does, half lie on the exact beats.
  const summed = random() < 0.5
  const centre = Math.floor(random() * 16)
  let startBeat = pick(START_BEATS)
  const notes: TabNote[] = []
  while (notes.length < noteCount) {
    const string = 1 + Math.floor(random() * 6)
    const fret = centre + Math.floor(random() * 8)
    const midi = openMidiOf(string, STANDARD_NECK) + fret
    if (random() < 0.9 && ((tones >> (midi % 12)) & 1) === 0) continue
    const n = notes.length + 1
    const durationBeats = pick(durations)
    const id = {
      route: `route-${string}-${fret}-${n}`,
      'position-drill': `position-drill-practice-target-${n}-${n}`,
      own: `n${n}`,
    }[ids]!
    notes.push({ id, string, fret, midi, startBeat, durationBeats, technique: 'normal' })
    const end = startBeat + durationBeats
    startBeat = summed ? end : Math.round(end * 48) / 48
  }
  const title = Array.from({ length: 1 + Math.floor(random() * 5) }, () => pick(WORDS)).join(' ')
  return compileProjectState({
    neck: STANDARD_NECK,
    date: pick(DATES),
    id: `riff-${Math.floor(random() * 1e6)}`,
    title,
    theory: {
      root,
      scale,
      chord: chordTypeById(pick(CHORD_IDS))!,
      layer: pick(['scale', 'chord'] as const),
    },
    pianoPreset: pick(PIANO_PRESET_IDS),
    notes,
    tempo: 40 + Math.floor(random() * 180),
    timeSignature: pick([
      [4, 4],
      [3, 4],
      [6, 8],
      [5, 4],
    ] as const),
    cursorBeat: pick([0, 0, 4]),
  })
}
